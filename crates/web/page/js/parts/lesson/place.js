// Which cell of a board a pointer is on. Squares of a board are 100 units of its picture wide, vertices stand where they stand.

const UNIT = 100;

/** The number of the cell under the pointer; null if it is on none, or if the board has no squares. */
export function cellAt(stage, element, event) {
  const picture = element.querySelector('svg');
  const { rows, columns } = stage;
  if (!picture || !rows) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
  const [row, column] = [Math.floor(y / UNIT), Math.floor(x / UNIT)];
  return row >= 0 && column >= 0 && row < rows && column < columns ? row * columns + column : null;
}
