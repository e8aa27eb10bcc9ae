/** For a field that replaces the element that was just clicked: `ref={focusOnMount}`. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
