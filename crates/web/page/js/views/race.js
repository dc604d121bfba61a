/** Shows the view; returns how to take it down again. */
export async function mount(element, params) {
  element.textContent = 'race';
  return () => {};
}
