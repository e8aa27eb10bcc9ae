/** For a field that replaces the element just clicked: `ref={focusOnMount}`. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
