// The address of the page: which view, and what it shows. `#explore?puzzle=queens&word=8&solver=scan&step=40`
//
// What is in the address is all that a link needs to reopen the same thing. Views read it when they are mounted and
// write to it, without a new entry in the history, while they change; a new search is a new entry.

/** The view and its parameters, here or in another address. */
export function read(hash = location.hash) {
  const [view, query] = splitOnce(hash.slice(1));
  return { view: view || 'explore', params: Object.fromEntries(new URLSearchParams(query)) };
}

function splitOnce(text) {
  const at = text.indexOf('?');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** The address of a view with these parameters; those that are null or undefined are left out. */
export function link(view, params = {}) {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined);
  const query = new URLSearchParams(given).toString();
  return `#${view}${query ? `?${query}` : ''}`;
}

/** Writes what the view shows now. */
export function replace(view, params) {
  history.replaceState(null, '', link(view, params));
}

/** Writes that the view shows something new, to which the browser can go back. */
export function push(view, params) {
  history.pushState(null, '', link(view, params));
}

const late = new Set();

/** A view that does not write each change at once is told here that it has to; returns how to stop that. */
export function onSettle(write) {
  late.add(write);
  return () => late.delete(write);
}

/** Makes the address up to date, before it is read for something else than the view that writes it. */
export function settle() { for (const write of late) write(); }
