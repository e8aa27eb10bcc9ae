/** Focuses a field that replaces the focused element: `ref={focusOnMount}`. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
