// The keys of a view. A key that a field, a button or a part of the page has its own use for is left to it.

const FIELDS = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], dialog[open] *';
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
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
