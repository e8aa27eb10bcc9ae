/**
 * Moves the focus from a button that removes its row of a form (`li` or `fieldset`) to the row that takes its place, or
 * to an element nearby.
 */
export function focusAfterRemoval(button: HTMLElement): void {
  const row = button.closest('li, fieldset');
  const rows = row?.parentElement;
  if (!row || !rows) return;
  const place = Array.from(rows.children).indexOf(row);
  // Wait until the rows are rendered again.
  setTimeout(() => {
    if (button.isConnected) return;
    const near = [rows.children[place], rows.children[place - 1], rows.nextElementSibling];
    near.flatMap(lastButtonOf)[0]?.focus();
  });
}

function lastButtonOf(element: Element | null | undefined): HTMLButtonElement[] {
  if (!element) return [];
  const selector = 'button:enabled';
  if (element instanceof HTMLButtonElement) return element.matches(selector) ? [element] : [];
  return [...element.querySelectorAll<HTMLButtonElement>(selector)].slice(-1);
}
