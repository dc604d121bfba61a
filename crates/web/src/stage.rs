//! A stage as the page reads it.

use coloring::Colored;
use registry::Stage;
use serde_json::{Value, json};

/// The board before the first choice.
pub(crate) fn stage(stage: &Stage) -> Value {
    match stage {
        Stage::Queens { n } => json!({ "kind": "queens", "n": n }),
        Stage::Knight { board, start } => {
            let holes: Vec<u32> = (0..board.squares() as u32).filter(|&square| !board.is_free(square)).collect();
            json!({ "kind": "knight", "rows": board.rows(), "columns": board.columns(), "holes": holes, "start": start })
        }
        Stage::Sudoku(grid) => {
            let shape = grid.shape();
            let (box_rows, box_columns) = (shape.box_rows(), shape.box_columns());
            json!({ "kind": "sudoku", "n": shape.n(), "boxRows": box_rows, "boxColumns": box_columns, "givens": grid.cells() })
        }
        Stage::Graph { given, colors } => {
            let graph = &given.graph;
            let places: Vec<[f64; 2]> = render::coloring::place(given).into_iter().map(|(x, y)| [x, y]).collect();
            let names: Vec<_> = (0..graph.vertices()).map(|vertex| graph.name(vertex)).collect();
            let edges: Vec<[u32; 2]> = graph.each_edge().map(|(a, b)| [a, b]).collect();
            let fixed: Vec<Option<u32>> = given.colors.iter().map(|&c| (c != Colored::NONE).then_some(c)).collect();
            json!({ "kind": "graph", "names": names, "places": places, "edges": edges, "colors": colors, "fixed": fixed })
        }
        Stage::Choices => json!({ "kind": "choices" }),
    }
}
