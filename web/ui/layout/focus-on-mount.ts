/** For a field that takes the place of what was just clicked: `ref={focusOnMount}`. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
