/** For a field that replaces what had the focus: `ref={focusOnMount}`. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
