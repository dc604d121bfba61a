//! The table of all families.

use super::arguments::Arguments;
use super::drawn::Drawn;
use super::{BadGenerator, Family, boards, classic, kneser, maps, mycielski, random, solids};

/// Makes a graph of a family.
type Make = fn(&mut Arguments<'_>) -> Result<Drawn, BadGenerator>;

/// A family of many graphs.
const fn many([word, parameters, takes, example]: [&'static str; 4], make: Make, help: &'static str) -> Family {
    Family { word, parameters, takes, help, example, make }
}

/// A single graph.
const fn one(word: &'static str, make: Make, help: &'static str) -> Family {
    Family { word, parameters: "", takes: "no parameters", help, example: word, make }
}

/// A board of any size.
const fn board(word: &'static str, example: &'static str, make: Make, help: &'static str) -> Family {
    Family { word, parameters: "SIZE", takes: "a size such as 8 or 8x12", help, example, make }
}

/// A family by its number of vertices.
const fn sized(word: &'static str, example: &'static str, make: Make, help: &'static str) -> Family {
    Family { word, parameters: "N", takes: "a number of vertices", help, example, make }
}

const PARTS: &str = "the numbers of vertices of both parts, such as 3,3";
const NM: &str = "vertices, edges and, if wished, a seed, such as 200,470,1";
const NP: &str = "vertices, a probability and, if wished, a seed, such as 100,0.5,1";
const NKM: &str = "vertices, colours, edges and, if wished, a seed, such as 200,3,470,1";
const NR: &str = "vertices, a distance and, if wished, a seed, such as 100,0.15,1";
const NS: &str = "vertices and, if wished, a seed, such as 20,1";
const NK: &str = "elements and the size of the subsets, such as 5,2";
const ALONE_OR_PARTS: &str = "a number of vertices, or that of each part, such as 5 or 3,3";

pub(super) const ALL: &[Family] = &[
    one("australia", maps::australia, "The states of Australia and the Northern Territory, the textbook's map."),
    one("usa", maps::usa, "The 48 contiguous states and DC, by their postal codes."),
    one("petersen", classic::petersen, "Petersen's graph, two rings of five."),
    one("grotzsch", mycielski::grotzsch, "Grötzsch's graph: no triangle, and yet 4 colours."),
    one("heawood", classic::heawood, "Heawood's graph: 14 vertices, no cycle shorter than 6."),
    one("tetrahedron", solids::tetrahedron, "The tetrahedron, the complete graph of 4 vertices."),
    one("cube", classic::cube, "The cube."),
    one("octahedron", solids::octahedron, "The octahedron."),
    one("dodecahedron", solids::dodecahedron, "The dodecahedron, with 20 vertices."),
    one("icosahedron", solids::icosahedron, "The icosahedron, with 12 vertices."),
    sized("path", "path:7", classic::path, "A path."),
    sized("cycle", "cycle:5", classic::cycle, "A cycle; an odd one needs 3 colours."),
    sized("star", "star:7", classic::star, "A vertex joined to all others."),
    sized("wheel", "wheel:6", classic::wheel, "A cycle and a vertex joined to all of it, counted too."),
    many(
        ["complete", "N,…", ALONE_OR_PARTS, "complete:5"],
        classic::complete,
        "All vertices joined, or all of different parts.",
    ),
    many(
        ["bipartite", "A,B", PARTS, "bipartite:3,3"],
        classic::bipartite,
        "Every vertex of one part joined to every one of the other.",
    ),
    many(["prism", "N", "a number of sides", "prism:5"], classic::prism, "Two cycles, one above the other."),
    many(["hypercube", "D", "a dimension such as 4", "hypercube:4"], classic::hypercube, "The cube of any dimension."),
    many(
        ["mycielski", "K", "a number such as 4", "mycielski:4"],
        mycielski::mycielski,
        "Mycielski's graphs: no triangle, and K + 1 colours are needed.",
    ),
    many(
        ["kneser", "N,K", NK, "kneser:6,2"],
        kneser::kneser,
        "Subsets of K of N elements, joined if they have nothing in common.",
    ),
    board("grid", "grid:5x5", boards::grid, "A grid."),
    board("triangles", "triangles:4x6", boards::triangles, "A grid of triangles."),
    board("hexagons", "hexagons:3x4", boards::hexagons, "A honeycomb of so many hexagons."),
    board("queen", "queen:8", boards::queen, "The squares of a board, joined if a queen attacks one from the other."),
    board("king", "king:8", boards::king, "The same for a king."),
    board("knight", "knight:8", boards::knight, "The same for a knight."),
    board("rook", "rook:8", boards::rook, "The same for a rook: a colouring is a latin square."),
    many(
        ["sudoku", "SIZE", "the size of a box, such as 3 or 2x3", "sudoku:3"],
        boards::sudoku,
        "The cells of a sudoku: a colouring is a solution.",
    ),
    many(["gnm", "N,M,SEED", NM, "gnm:200,470,1"], random::gnm, "M random edges."),
    many(["gnp", "N,P,SEED", NP, "gnp:100,0.5,1"], random::gnp, "Each edge with probability P."),
    many(
        ["flat", "N,K,M,SEED", NKM, "flat:200,3,470,1"],
        random::flat,
        "M random edges that a hidden colouring with K colours allows.",
    ),
    many(
        ["geometric", "N,R,SEED", NR, "geometric:100,0.15,1"],
        random::geometric,
        "Random points of a square, joined if at most R apart.",
    ),
    many(["tree", "N,SEED", NS, "tree:20,1"], random::tree, "A random tree."),
];
