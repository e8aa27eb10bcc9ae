/** The heading of the page, which can take the focus. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** As a `ref`: gives the focus to the heading of the page when the element goes that contains it. */
export function leaveFocusToHeading(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) pageHeading()?.focus();
  };
}
