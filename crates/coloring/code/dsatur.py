import sys

k, vertices = int(sys.argv[1]), int(sys.argv[2])
neighbours = [[] for _ in range(vertices)]
for edge in sys.argv[3].split(','):
    a, b = map(int, edge.split('-'))
    neighbours[a].append(b)
    neighbours[b].append(a)

# @code
colors = [None] * vertices


def possible(vertex):
    """The colours that no neighbour has."""
    return set(range(k)) - {colors[end] for end in neighbours[vertex]}


def fits(vertex, color):
    """Is it possible, and does it leave a colour to each neighbour?"""
    open_ends = [end for end in neighbours[vertex] if colors[end] is None]
    return color in possible(vertex) \
        and all(possible(end) - {color} for end in open_ends)


def paint():
    left = [vertex for vertex in range(vertices) if colors[vertex] is None]
    if not left:
        print(colors)  # @solution
        return
    vertex = min(left, key=lambda vertex:
                 (len(possible(vertex)), -len(neighbours[vertex])))
    for color in range(k):  # @dead_end
        if not fits(vertex, color):
            continue  # @refuse
        colors[vertex] = color  # @enter
        paint()
        colors[vertex] = None  # @leave


paint()  # @root
# @end
