export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** A ref that moves the focus to the heading of the page when the element that contains it is removed. */
export function leaveFocusToHeading(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) pageHeading()?.focus();
  };
}
