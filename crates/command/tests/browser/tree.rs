//! Board and tree are linked; subtrees fold.

use crate::{Page, marked};

/// A search whose whole tree is known and fits.
const FOUR: &str = "#explore?puzzle=queens&word=4&solver=bits&question=all&step=48";

/// Moves the mouse over the tree until it points at a node, and says where that is.
fn point_at_a_node(page: &Page) -> (f64, f64) {
    page.browser
        .wait(&format!("document.querySelector('{}')?.getBoundingClientRect().width > 50", marked("tree-canvas")));
    page.click("tree-fit");
    let shape = page.browser.eval(&format!(
        "const {{ x, y, width, height }} = document.querySelector('{}').getBoundingClientRect(); return [x, y, width, height]",
        marked("tree-canvas")
    ));
    let [x, y, width, height] = [0, 1, 2, 3].map(|i| shape[i].as_f64().expect("a number"));
    for row in 2..20 {
        for column in 1..40 {
            let point = (x + width * f64::from(column) / 40.0, y + height * f64::from(row) / 20.0);
            page.browser.point(point.0.floor(), point.1.floor(), false);
            let tip = format!(
                "const tip = document.querySelector('{}'); return Boolean(tip && !tip.hidden && tip.textContent)",
                marked("tree-tip")
            );
            if page.browser.eval(&tip) == true {
                return (point.0.floor(), point.1.floor());
            }
        }
    }
    panic!("no node was found");
}

#[test]
fn a_node_under_the_mouse_shows_its_board_and_a_click_goes_there() {
    let page = Page::open(FOUR);
    page.counts(&[("visits", 17)]);
    let (x, y) = point_at_a_node(&page);
    page.browser.wait(&format!("document.querySelector('{}')?.textContent.trim()", marked("board-note")));
    let before = page.text("counter-steps");
    page.browser.point(x, y, true);
    page.browser.wait(&format!("document.querySelector('{}').textContent !== '{before}'", marked("counter-steps")));
    page.is_clean();
}

#[test]
fn failed_subtrees_fold_and_the_address_remembers_it() {
    let page = Page::open(FOUR);
    page.counts(&[("visits", 17)]);
    page.click("tree-fold-failed");
    page.browser.wait("location.hash.includes('fold=')");
    let folded = page.browser.address();
    page.click("tree-unfold-all");
    page.browser.wait(&format!("location.href !== '{folded}'"));
    page.is_clean();
}

#[test]
fn a_large_tree_opens_as_a_tree_and_as_an_icicle() {
    let page = Page::open("#explore?puzzle=queens&word=10&solver=bits&question=all&mode=icicle");
    page.click("end");
    page.counts(&[("visits", 35_539), ("solutions", 724)]);
    page.browser.wait("location.hash.includes('mode=icicle')");
    page.is_clean();
}

/// The part of the canvas, in width and height, that is drawn on.
fn filled(page: &Page) -> (f64, f64) {
    page.browser.wait(&format!("document.querySelector('{}')?.width > 50", marked("tree-canvas")));
    std::thread::sleep(std::time::Duration::from_millis(500));
    let shares = page.browser.eval(&format!(
        "const canvas = document.querySelector('{}'), {{ width, height }} = canvas;
         const copy = new OffscreenCanvas(width, height).getContext('2d', {{ willReadFrequently: true }});
         copy.drawImage(canvas, 0, 0);
         const {{ data }} = copy.getImageData(0, 0, width, height);
         const words = new Uint32Array(data.buffer), columns = new Set(), rows = new Set();
         words.forEach((word, i) => {{ if (word !== words[0]) {{ columns.add(i % width); rows.add(Math.floor(i / width)); }} }});
         const span = set => set.size ? Math.max(...set) - Math.min(...set) : 0;
         return [span(columns) / width, span(rows) / height]",
        marked("tree-canvas")
    ));
    (shares[0].as_f64().expect("a share"), shares[1].as_f64().expect("a share"))
}

/// What is written beside the nodes.
const WRITTEN: &str = "const drawn = [], write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (words, ...at) { drawn.push([words, parseFloat(this.font)]); return write.call(this, words, ...at); };
    document.querySelector('[data-test=\"forward\"]').click();
    await new Promise(done => setTimeout(done, 600));
    return drawn";

#[test]
fn the_tree_fills_its_room_and_follows_the_search() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=bits&question=first&step=2");
    page.counts(&[("steps", 2)]);
    // In the first steps the root is in sight: at the top, in the middle.
    let (_, high) = filled(&page);
    assert!(high < 0.4, "{high}");
    page.click("nextSolution");
    page.counts(&[("solutions", 1), ("visits", 114)]);
    let (wide, high) = filled(&page);
    assert!(wide > 0.6 && high > 0.8, "{wide} {high}");

    page.goto("#explore?puzzle=color&word=usa&f.k=4&solver=plain&question=all&step=60");
    page.counts(&[("steps", 60)]);
    let depth = page.text("counter-depth").parse::<u64>().expect("a depth");
    assert!(depth > 20, "{depth}");
    let said = page.text("path");
    let last = said.lines().last().expect("a choice").to_string();
    let drawn = page.browser.eval(WRITTEN);
    let drawn = drawn.as_array().expect("texts");
    assert!(drawn.iter().any(|text| text[0] == last.as_str()), "{last} is not among {drawn:?}");
    assert!(drawn.len() >= 8 && drawn.iter().all(|text| text[1].as_f64() >= Some(14.0)), "{drawn:?}");

    // A canvas of a new size is drawn at once, never black.
    let corner = page.browser.eval(&format!(
        "const canvas = document.querySelector('{}');
         canvas.parentElement.style.maxWidth = '300px';
         await new Promise(requestAnimationFrame);
         await new Promise(done => {{ const channel = new MessageChannel(); channel.port1.onmessage = done; channel.port2.postMessage(0); }});
         return [canvas.width, ...canvas.getContext('2d').getImageData(1, 1, 1, 1).data]",
        marked("tree-canvas")
    ));
    assert!(corner[0].as_u64().is_some_and(|width| width <= 300), "{corner}");
    assert_ne!(corner[1], 0, "{corner}");
    page.is_clean();
}
