// The keys of a view. A key that a field, a button or a part of the page has its own use for is left to it; but what was merely
// clicked gives the keys back, so that they work after every click.

const FIELDS = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], dialog[open] *';
/** What keeps the keys after a click: what is typed in, and windows. */
const TYPED = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, [contenteditable=true], [role=gridcell], dialog[open] *';
const PRESSED = 'button, a, summary, input, [role=button]';

/** Calls what `find` has for a key, such as `d` or `Shift+ArrowLeft`; returns how to stop that. */
export function listen(find) {
  const press = event => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest?.(FIELDS)) return;
    if ((event.key === ' ' || event.key === 'Enter') && event.target.closest?.(PRESSED)) return;
    if (event.key.startsWith('Arrow') && event.target.closest?.('input, [role=grid], [role=radiogroup]')) return;
    const name = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
    const act = find(name);
    if (!act) return;
    event.preventDefault();
    act();
  };
  let byPointer = false;
  const touch = event => { byPointer = event.type === 'pointerdown'; };
  // After the click has moved the focus wherever it wants.
  const release = () => setTimeout(() => {
    const focused = document.activeElement;
    if (byPointer && focused && !focused.closest(TYPED)) focused.blur();
  });
  const chosen = event => { if (!event.target.closest?.('select') || event.type === 'change') release(); };
  const listeners = [['keydown', press], ['keydown', touch, true], ['pointerdown', touch, true], ['click', chosen], ['change', chosen]];
  for (const [name, act, early] of listeners) document.addEventListener(name, act, early);
  return () => { for (const [name, act, early] of listeners) document.removeEventListener(name, act, early); };
}
