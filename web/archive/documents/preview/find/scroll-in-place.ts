/** Scrolls what contains an element, but not the page around the preview, and its toolbar out of view. */
export function scrollInPlace(element: HTMLElement, options: ScrollIntoViewOptions) {
  const { scrollX, scrollY } = window;
  element.scrollIntoView(options);
  window.scrollTo(scrollX, scrollY);
}
