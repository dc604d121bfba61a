//! The table of all families. What each is, in words, has the id `graph-family-` with its name.

use super::arguments::Arguments;
use super::drawn::Drawn;
use super::{BadGenerator, Family, boards, classic, kneser, maps, mycielski, random, solids};

/// Makes a graph of a family.
type Make = fn(&mut Arguments<'_>) -> Result<Drawn, BadGenerator>;

/// A family of many graphs.
const fn many([word, parameters, takes, example]: [&'static str; 4], make: Make) -> Family {
    Family { word, parameters, takes, example, make }
}

/// A single graph.
const fn one(word: &'static str, make: Make) -> Family {
    Family { word, parameters: "", takes: "graph-takes-nothing", example: word, make }
}

/// A board of any size.
const fn board(word: &'static str, example: &'static str, make: Make) -> Family {
    Family { word, parameters: "SIZE", takes: "graph-takes-size", example, make }
}

/// A family by its number of vertices.
const fn sized(word: &'static str, example: &'static str, make: Make) -> Family {
    Family { word, parameters: "N", takes: "graph-takes-vertices", example, make }
}

const PARTS: &str = "graph-takes-parts";
const NM: &str = "graph-takes-vertices-edges";
const NP: &str = "graph-takes-vertices-probability";
const NKM: &str = "graph-takes-vertices-colours-edges";
const NR: &str = "graph-takes-vertices-distance";
const NS: &str = "graph-takes-vertices-seed";
const NK: &str = "graph-takes-subsets";
const ALONE_OR_PARTS: &str = "graph-takes-vertices-or-parts";

pub(super) const ALL: &[Family] = &[
    one("australia", maps::australia),
    one("usa", maps::usa),
    one("petersen", classic::petersen),
    one("grotzsch", mycielski::grotzsch),
    one("heawood", classic::heawood),
    one("tetrahedron", solids::tetrahedron),
    one("cube", classic::cube),
    one("octahedron", solids::octahedron),
    one("dodecahedron", solids::dodecahedron),
    one("icosahedron", solids::icosahedron),
    sized("path", "path:7", classic::path),
    sized("cycle", "cycle:5", classic::cycle),
    sized("star", "star:7", classic::star),
    sized("wheel", "wheel:6", classic::wheel),
    many(["complete", "N,…", ALONE_OR_PARTS, "complete:5"], classic::complete),
    many(["bipartite", "A,B", PARTS, "bipartite:3,3"], classic::bipartite),
    many(["prism", "N", "graph-takes-sides", "prism:5"], classic::prism),
    many(["hypercube", "D", "graph-takes-dimension", "hypercube:4"], classic::hypercube),
    many(["mycielski", "K", "graph-takes-number", "mycielski:4"], mycielski::mycielski),
    many(["kneser", "N,K", NK, "kneser:6,2"], kneser::kneser),
    board("grid", "grid:5x5", boards::grid),
    board("triangles", "triangles:4x6", boards::triangles),
    board("hexagons", "hexagons:3x4", boards::hexagons),
    board("queen", "queen:8", boards::queen),
    board("king", "king:8", boards::king),
    board("knight", "knight:8", boards::knight),
    board("rook", "rook:8", boards::rook),
    many(["sudoku", "SIZE", "graph-takes-box", "sudoku:3"], boards::sudoku),
    many(["gnm", "N,M,SEED", NM, "gnm:200,470,1"], random::gnm),
    many(["gnp", "N,P,SEED", NP, "gnp:100,0.5,1"], random::gnp),
    many(["flat", "N,K,M,SEED", NKM, "flat:200,3,470,1"], random::flat),
    many(["geometric", "N,R,SEED", NR, "geometric:100,0.15,1"], random::geometric),
    many(["tree", "N,SEED", NS, "tree:20,1"], random::tree),
];
