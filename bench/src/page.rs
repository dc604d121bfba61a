//! The page in a real browser: how long a frame of the tree takes while a hand moves it.
//!
//! Chromium draws without a graphics card here, so these are times of the processor alone. A frame has 16.7 ms at 60 a second.

use std::path::Path;

use browser::{Browser, Served, Settings};

use crate::process;
use crate::record::Record;

/// Trees of n queens: how many, and how many visits they have.
const TREES: [(u32, u64); 3] = [(10, 35_539), (11, 166_926), (12, 856_189)];

pub(crate) fn run(record: &mut Record) {
    let served = Served::start(Path::new(&process::own()));
    let browser = Browser::open(&Settings::default());
    record.head(
        "Frames of the tree, 1280 × 720, nothing folded: a script of pans and zooms, each frame the best of three rounds, milliseconds",
        &["queens", "nodes", "view", "layout", "first picture", "median", "p99", "worst"],
    );
    for (queens, visits) in TREES {
        for mode in ["tree", "icicle"] {
            browser.goto(served.address());
            let measured = browser.eval(&script(queens, mode));
            assert_eq!(measured["nodes"], visits, "the page has another tree of {queens} queens");
            let [layout, first, median, p99, worst] =
                ["layout_ms", "first_ms", "median", "p99", "worst"].map(|name| measured[name].to_string());
            record.row(&[&queens.to_string(), &visits.to_string(), mode, &layout, &first, &median, &p99, &worst]);
        }
    }
}

/// What the browser runs: it walks the whole tree, draws it, and measures.
fn script(queens: u32, mode: &str) -> String {
    format!(
        "const {{ Walk }} = await import('/js/walk.js');
         const {{ Cursor }} = await import('/js/run.js');
         const {{ createTree }} = await import('/js/parts/tree.js');
         const {{ measure }} = await import('/js/parts/tree/measure.js');
         const walk = await Walk.open({{ puzzle: 'queens', word: '{queens}', flags: {{}}, solver: 'bits' }});
         await walk.until(Infinity);
         const tree = createTree(walk.run);
         const place = document.createElement('div');
         Object.assign(place.style, {{ position: 'fixed', inset: '0', width: '1280px', height: '720px', zIndex: 9 }});
         Object.assign(tree.element.style, {{ width: '100%', height: '100%' }});
         place.append(tree.element);
         document.body.append(place);
         tree.unfoldAll();
         tree.mode = '{mode}';
         tree.update(new Cursor(walk.run).to(Infinity));
         await new Promise(resolve => setTimeout(resolve, 500));
         return await measure(tree, 3);"
    )
}
