/**
 * Scrolls the containers of an element inside of the preview, but not the page, which would move the toolbar out of
 * view.
 */
export function scrollInPlace(element: HTMLElement, options: ScrollIntoViewOptions) {
  const { scrollX, scrollY } = window;
  element.scrollIntoView(options);
  window.scrollTo(scrollX, scrollY);
}
