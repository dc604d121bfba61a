//! The board: edited where it stands, drawn for every kind, in the colours of all pictures, with what its solver keeps.

use std::process::Command;

use browser::key;
use serde_json::{Value, json};

use crate::{BACKTRAIL, Page};

fn click(page: &Page, selector: &str, share: (f64, f64)) {
    let (x, y) = page.at(selector, share);
    page.browser.point(x, y, true);
}

fn click_cell(page: &Page, cell: u32) {
    click(page, &format!("[data-cell=\"{cell}\"]"), (0.5, 0.5));
}

/// Where the board is: what must not jump.
fn frame(page: &Page) -> Value {
    page.browser.eval(
        "const { x, y, width, height } = document.querySelector('.frame').getBoundingClientRect(); return [x, y, width, height]",
    )
}

#[test]
fn queens_and_holes_are_placed_on_the_board_that_is_searched() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=scan&question=first&step=9");
    page.counts(&[("steps", 9)]);
    click_cell(&page, 3);
    page.goes_to("f.place=-,-,-,0");
    page.counts(&[("steps", 0)]);
    page.browser.wait("document.querySelectorAll('[data-test=stage] .crown.given').length === 1");
    // The keys are the player's after a click.
    page.browser.press(&key("ArrowRight"));
    page.counts(&[("steps", 1)]);
    // An attacked square is refused in a sentence, and nothing moves.
    page.is_clean();
    let before = frame(&page);
    click_cell(&page, 12);
    page.browser.wait("document.querySelector('[data-test=edit-status].bad')?.textContent.includes('diagonal')");
    assert_eq!(frame(&page), before, "the board stays where it is");
    page.browser.wait("document.querySelectorAll('[data-test=stage] :is(.ring, .attack)').length === 2");
    page.browser.complaints();
    // By keys: one square is reached by the tabulator, arrows go on, the space bar places.
    page.browser.eval("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()");
    page.browser.press(&format!("{}{} ", key("ArrowDown").repeat(2), key("ArrowRight")));
    page.goes_to("f.place=-,-,-,0,-,3");
    page.browser.wait("document.activeElement?.ariaLabel === 'column 5, row 3: a queen'");
    page.browser.eval("document.querySelector('[data-test=edit-clear]').click()");
    page.browser.wait("!location.hash.includes('place')");

    page.goto("#explore?puzzle=knight&word=5&solver=plain&question=first");
    let (from, to) = (page.at("[data-cell=\"6\"]", (0.5, 0.5)), page.at("[data-cell=\"8\"]", (0.5, 0.5)));
    page.browser.drag(from, to);
    page.goes_to("word=...../.###./...../...../.....");
    page.click("edit-start");
    click_cell(&page, 12);
    page.goes_to("f.start=2,2");
    page.click("edit-clear");
    page.goes_to("word=5&");
    page.is_clean();
}

#[test]
fn digits_vertices_and_edges_are_placed_on_the_board_that_is_searched() {
    let page = Page::open("#explore?puzzle=sudoku&word=................&solver=plain&question=first");
    click_cell(&page, 5);
    page.browser.press("3");
    page.goes_to("word=.....3..........");
    // The cell that is typed in keeps the keys on the board that comes.
    page.browser.wait("document.activeElement?.dataset.cell === '5'");
    page.browser.press(&format!("{}4", key("ArrowRight")));
    page.goes_to("word=.....34.........");
    page.browser.wait("document.activeElement?.dataset.cell === '6'");
    page.browser.press(&key("Escape"));
    page.browser.press(&key("ArrowRight"));
    page.counts(&[("steps", 1)]);
    page.is_clean();

    page.goto("#explore?puzzle=color&word=a-b,b-c,a-c&f.k=3&solver=plain&question=first");
    click(&page, "[data-test=sheet]", (0.5, 0.03));
    page.goes_to("graph { a; b; c; d; a -- b; a -- c; b -- c }");
    page.browser.wait("document.querySelectorAll('[data-test=stage] .disc').length === 4");
    let spot = |page: &Page, vertex: u32| page.at(&format!(".disc:nth-of-type({vertex})"), (0.5, 0.5));
    page.browser.drag(spot(&page, 4), spot(&page, 1));
    page.goes_to("word=a-b,a-c,b-c,d-a&");
    page.browser.wait("document.querySelector('[data-test=edit-status]').textContent.includes('joined')");
    // By keys: the cursor is in the middle, where nothing is.
    page.browser.eval("document.querySelector('[data-test=sheet]').focus()");
    page.browser.press(&format!("{} ", key("ArrowDown")));
    page.goes_to("d; e;");
    page.browser.wait("document.activeElement?.dataset.test === 'sheet'");
    page.browser.press(&key("Delete"));
    page.goes_to("word=a-b,a-c,a-d,b-c&");
    page.is_clean();
}

#[test]
fn boards_of_every_kind_are_drawn_as_the_registry_describes_them() {
    let page = Page::open("#explore");
    let draw = |stage: Value, view: Value| {
        page.browser.eval(&format!(
            "const {{ createStage }} = await import('/js/parts/stage.js');
             const stage = createStage({stage});
             document.body.append(stage.element);
             stage.show({view});
             await new Promise(done => setTimeout(done, 500));
             const count = what => stage.element.querySelectorAll(what).length;
             const edge = stage.element.querySelector('.thick')?.getAttribute('d').match(/M/g)?.length ?? 0;
             const told = [[...stage.element.querySelectorAll('.crown')].map(piece => piece.textContent).join(''), stage.element.ariaLabel, edge, count('.house-edge')];
             stage.destroy();
             return told"
        ))
    };
    let squares =
        json!({ "kind": "squares", "rows": 2, "columns": 3, "holes": [4], "symbols": "♞x", "givens": [[0, 2]] });
    let told = draw(squares, json!({ "marks": [{ "cell": 5, "value": 1, "depth": 1 }], "fresh": [5] }));
    assert_eq!(told[0], "x♞");
    let words = told[1].as_str().expect("words");
    assert!(words.contains("2 rows and 3 columns") && words.contains("Holes: column 1, row 1"), "{words}");

    // A jigsaw of 2 × 2 cells with three regions: thick lines between them, and the region of a clash is marked.
    let grid =
        json!({ "kind": "grid", "rows": 2, "columns": 2, "most": 4, "regions": [0, 1, 0, 2], "givens": [1, 0, 0, 0] });
    let tried = json!({ "marks": [], "tried": { "marks": [2, 1], "label": "" }, "culprits": [0] });
    let told = draw(grid, tried);
    assert_eq!((&told[2], &told[3]), (&json!(3), &json!(1)), "{told}");
}

#[test]
fn colours_are_those_of_all_pictures() {
    let page = Page::open("#explore");
    let words = ["color", "complete:24", "-k", "24", "--format", "dot", "-q"];
    let dot = Command::new(BACKTRAIL).args(words).output().expect("the command runs");
    let dot = String::from_utf8(dot.stdout).expect("a text");
    let between = |line: &str, from: &str, to: &str| {
        let rest = &line[line.find(from)? + from.len()..];
        Some(rest[..rest.find(to)?].to_string())
    };
    let painted = dot.lines().filter_map(|line| {
        let color = between(line, "\\n", "\"")?.parse::<usize>().ok()?;
        Some((color, json!([between(line, "fillcolor=\"", "\"")?, between(line, "fontcolor=\"", "\"")?])))
    });
    let mut painted: Vec<_> = painted.collect();
    painted.sort_unstable_by_key(|&(color, _)| color);
    let page_paints = page.browser.eval(
        "const { paint } = await import('/js/parts/stage/palette.js');
         return Array.from({ length: 24 }, (_, color) => { const { fill, ink } = paint(color); return [fill, ink]; })",
    );
    let painted: Vec<_> = painted.into_iter().map(|(_, paint)| paint).collect();
    assert_eq!(page_paints, Value::Array(painted));
}

#[test]
fn what_a_solver_keeps_is_shown_at_every_step_forwards_and_backwards() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=bits&question=all");
    page.counts(&[("steps", 0)]);
    let strips = "[...document.querySelectorAll('[data-test=strips] dd')].map(row => row.ariaLabel).join()";
    let mut seen = Vec::new();
    for step in 1..14 {
        page.browser.press(&key("ArrowRight"));
        page.counts(&[("steps", step)]);
        seen.push(page.browser.eval(&format!("return {strips}")));
    }
    assert!(seen.iter().all(|shown| shown.as_str().is_some_and(|shown| shown.len() > 20)), "{seen:?}");
    assert_ne!(seen[0], seen[1]);
    for step in (1..13).rev() {
        page.browser.press(&key("ArrowLeft"));
        page.browser.wait(&format!("{strips} === {}", seen[step - 1]));
    }
    let size = page.browser.eval("return parseFloat(getComputedStyle(document.querySelector('.bit')).fontSize)");
    assert!(size.as_f64().is_some_and(|size| size >= 12.9), "{size}");
    // A link to a node has those of that node.
    page.goto("#explore?puzzle=queens&word=6&solver=bits&question=all&at=0.2");
    page.browser.wait(&format!("{strips}.includes('1')"));
    page.is_clean();
}

#[test]
fn a_square_that_is_not_offered_says_which_queens_forbid_it() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=bits&question=all");
    page.counts(&[("steps", 0)]);
    let held = "[...document.querySelectorAll('[data-test=withheld] li')]";
    for step in 1..=2 {
        page.browser.press(&key("ArrowRight"));
        page.counts(&[("steps", step)]);
    }
    // A queen in the corner: its row, and the square beside it on the diagonal.
    page.browser.wait(&format!("{held}.length === 2"));
    let whys = page.browser.eval(&format!("return {held}.map(item => item.textContent)"));
    let whys: Vec<&str> = whys.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(whys[0].contains("the queen in column 0 attacks it along the row"), "{whys:?}");
    assert!(whys[1].contains("the queen in column 0 attacks it along a diagonal"), "{whys:?}");
    // Pointed at, it is crossed out on the board, with a line to the queen.
    page.browser.eval(&format!("{held}[1].dispatchEvent(new PointerEvent('pointerenter'))"));
    page.browser.wait("document.querySelectorAll('[data-test=stage] .crosses > *').length === 1");
    page.browser.wait("document.querySelectorAll('[data-test=stage] .lines > *').length === 1");
    page.browser.eval(&format!("{held}[1].dispatchEvent(new PointerEvent('pointerleave'))"));
    page.browser.wait("document.querySelectorAll('[data-test=stage] .crosses > *').length === 0");
    // A step back, and nothing is forbidden; at a link to the node, it is known at once.
    page.browser.press(&key("ArrowLeft"));
    page.browser.wait(&format!("{held}.length === 0"));
    page.goto("#explore?puzzle=queens&word=6&solver=bits&question=all&at=0.0");
    page.browser.wait(&format!("{held}.length === 4"));
    page.is_clean();
}

#[test]
fn rows_and_columns_can_be_counted_from_one() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=scan&question=all&f.place=1");
    page.counts(&[("steps", 0)]);
    let numbers = "[...document.querySelectorAll('[data-test=stage] .number')].map(label => label.textContent).join()";
    page.browser.wait(&format!("{numbers} === '0,1,2,3,4,5,0,1,2,3,4,5'"));
    page.browser.eval("document.querySelector('[data-test=setup-more]').open = true");
    page.browser.click("[data-test=setup-flag-from-one]");
    page.browser.wait(&format!("{numbers} === '1,2,3,4,5,6,1,2,3,4,5,6'"));
    // The queen that was placed stays where it is; its row is called otherwise.
    page.browser.wait("document.querySelector('[data-test=setup-flag-place]').value === '2'");
    page.browser.press(&key("ArrowRight"));
    page.browser.press(&key("ArrowRight"));
    page.browser.wait("document.querySelector('[data-test=said]').textContent.includes('row 1 in column 2')");
    page.is_clean();
}
