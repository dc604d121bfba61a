import sys

k, vertices = int(sys.argv[1]), int(sys.argv[2])
neighbours = [[] for _ in range(vertices)]
for edge in sys.argv[3].split(','):
    a, b = map(int, edge.split('-'))
    neighbours[a].append(b)
    neighbours[b].append(a)

# @code
colors = [None] * vertices


def paint(vertex):
    if vertex == vertices:
        print(colors)  # @solution
        return
    for color in range(k):  # @dead_end
        if any(colors[end] == color for end in neighbours[vertex]):
            continue  # @refuse
        colors[vertex] = color  # @enter
        paint(vertex + 1)
        colors[vertex] = None  # @leave


paint(0)  # @root
# @end
