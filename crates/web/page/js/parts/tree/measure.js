// How long the frames of a tree take: a script of pans and zooms, each frame drawn at once and waited for.
//
// A canvas may put its work off until the frame is shown; reading one pixel back makes it do the work now, so that what is
// measured is all of it. The script starts from the whole tree, goes down to single nodes and comes back. It can be run
// some rounds, of which each frame keeps its best: on a busy machine the rest measures the neighbours.

const FRAMES = 240;

/** Runs the script; returns {nodes, shown, frames, median, p99, worst, layout_ms, first_ms}, times in milliseconds. */
export async function measure(tree, rounds = 1) {
  const { canvas, camera } = tree, pixel = () => canvas.getContext('2d').getImageData(0, 0, 1, 1);
  const timed = act => {
    const begun = performance.now();
    act();
    pixel();
    return performance.now() - begun;
  };
  tree.stale[tree.mode] = true;
  const first = timed(() => { tree.relay(true); tree.draw(); });
  tree.fit();
  const begin = camera.copy(), times = new Array(FRAMES).fill(Infinity);
  const moves = script(camera, tree.mode === 'icicle');
  for (let round = 0; round < rounds; round++) {
    Object.assign(camera, begin);
    for (let frame = 0; frame < FRAMES; frame++) {
      const took = timed(() => { moves(frame); tree.draw(); });
      times[frame] = Math.min(times[frame], took);
      // The browser lives on between frames, as it does under a hand.
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  }
  Object.assign(camera, begin);
  tree.redraw();
  const sorted = [...times].sort((a, b) => a - b), cents = time => Math.round(100 * time) / 100;
  const at = share => cents(sorted[Math.min(FRAMES - 1, Math.floor(share * FRAMES))]);
  return {
    nodes: tree.run.nodes, shown: tree.layout.count, frames: FRAMES, median: at(0.5), p99: at(0.99), worst: at(1),
    layout_ms: cents(tree.layout.cost), first_ms: cents(first),
  };
}

/** What the hand does at each frame: pans the whole, zooms in to single nodes, pans there, zooms out. */
function script(camera, flat) {
  const middle = [camera.width / 2, camera.height / 2];
  const deep = Math.max(2, 40 / camera.sx), factor = Math.pow(deep, 1 / (FRAMES / 4));
  return frame => {
    const part = Math.floor(4 * frame / FRAMES);
    if (part === 0) camera.pan(frame % 2 ? 3 : -9, frame % 2 ? 1 : -1);
    if (part === 1) camera.zoom(factor, ...middle, flat);
    if (part === 2) camera.pan(-17, 0);
    if (part === 3) camera.zoom(1 / factor, ...middle, flat);
  };
}
