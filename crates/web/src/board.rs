//! A board as the page reads it.

use std::sync::Arc;

use registry::Board;
use registry::board::{Graph, Kind, Regions};
use serde_json::{Value, json};

/// The board before the first choice.
pub(crate) fn board(board: &Board<'_>) -> Value {
    let holes = |holes: &Option<Arc<[bool]>>| -> Vec<usize> {
        let holes = holes.iter().flat_map(|holes| holes.iter().enumerate());
        holes.filter(|&(_, &is_hole)| is_hole).map(|(cell, _)| cell).collect()
    };
    match &board.kind {
        Kind::Squares(squares) => {
            let symbols: String = squares.symbols.iter().map(|symbol| symbol.drawn).collect();
            json!({
                "kind": "squares", "rows": squares.rows, "columns": squares.columns, "first": squares.first, "holes": holes(&squares.holes),
                "symbols": symbols, "givens": squares.given().iter().map(|mark| [mark.cell, mark.value]).collect::<Vec<_>>(),
            })
        }
        Kind::Path(path) => json!({
            "kind": "path", "rows": path.rows, "columns": path.columns, "first": path.first, "holes": holes(&path.holes), "start": path.start,
        }),
        Kind::Grid(grid) => {
            let cells = (0..grid.rows).flat_map(|row| (0..grid.columns).map(move |column| (row, column)));
            let regions = match &grid.regions {
                Regions::Boxes { rows, columns } => json!({ "boxRows": rows, "boxColumns": columns }),
                Regions::Cells(_) => cells.map(|(row, column)| grid.region(row, column)).collect(),
            };
            json!({
                "kind": "grid", "rows": grid.rows, "columns": grid.columns, "most": grid.most, "regions": regions,
                "givens": grid.givens,
            })
        }
        Kind::Graph(graph) => {
            let places: Vec<[f64; 2]> = render::place(graph).into_iter().map(|(x, y)| [x, y]).collect();
            let names: Vec<_> = (0..graph.net.vertices()).map(|vertex| graph.net.name(vertex)).collect();
            let edges: Vec<[u32; 2]> = graph.each_edge().map(|(a, b)| [a, b]).collect();
            let fixed: Vec<Option<u32>> = graph.colors.iter().map(|&c| (c != Graph::NONE).then_some(c)).collect();
            json!({
                "kind": "graph", "names": names, "places": places, "edges": edges, "colors": graph.most, "fixed": fixed,
            })
        }
        Kind::Choices => json!({ "kind": "choices" }),
    }
}
