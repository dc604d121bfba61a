// Hands on the tree: wheel and pinch zoom around the pointer, a drag pans, a click picks, a double click folds, keys walk.

const DRAG = 4;

/** Listens on the canvas. `hands` has zoom(factor, x, y), pan(dx, dy), hover(x, y) or hover(), click(x, y), twice(x, y), key(name). */
export function listen(canvas, hands) {
  const pointers = new Map();
  let moved = 0;
  const spot = event => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const spread = () => {
    const [[ax, ay], [bx, by]] = [...pointers.values()];
    return { x: (ax + bx) / 2, y: (ay + by) / 2, far: Math.hypot(ax - bx, ay - by) };
  };

  canvas.addEventListener('wheel', event => {
    event.preventDefault();
    const [x, y] = spot(event);
    const delta = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    if (event.shiftKey) hands.pan(-delta || -event.deltaX, 0);
    else hands.zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.002)), x, y);
  }, { passive: false });

  canvas.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, spot(event));
    if (pointers.size === 1) moved = 0;
  });

  canvas.addEventListener('pointermove', event => {
    const [x, y] = spot(event), was = pointers.get(event.pointerId);
    if (!was) return hands.hover(x, y);
    if (pointers.size === 2) {
      const before = spread();
      pointers.set(event.pointerId, [x, y]);
      const now = spread();
      hands.pan(now.x - before.x, now.y - before.y);
      if (before.far > 0) hands.zoom(now.far / before.far, now.x, now.y);
      moved = Infinity;
      return;
    }
    moved += Math.hypot(x - was[0], y - was[1]);
    if (moved < DRAG) return;
    pointers.set(event.pointerId, [x, y]);
    canvas.classList.add('dragged');
    hands.pan(x - was[0], y - was[1]);
  });

  const release = event => {
    if (!pointers.delete(event.pointerId)) return;
    canvas.classList.remove('dragged');
    if (event.type === 'pointerup' && moved < DRAG) hands.click(...spot(event));
  };
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  canvas.addEventListener('pointerleave', () => hands.hover());
  canvas.addEventListener('dblclick', event => hands.twice(...spot(event)));

  canvas.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!hands.key(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}
