import { useEffect, useRef } from 'react';

/** The heading of the page, which can take the focus; null while there is none. */
export function pageHeading(): HTMLElement | null {
  return focusableHeading(document, 'main h1');
}

/** For the element around the steps of a flow: when a step leaves with what had the focus, the heading of the next one gets it. */
export function useStepFocus<Around extends HTMLElement>(step: string) {
  const around = useRef<Around>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (around.current) focusStep(around.current);
  }, [step]);
  return around;
}

/** Leaves the focus where it is, unless it is nowhere. */
export function focusStep(around: HTMLElement) {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  focusableHeading(around, 'h2')?.focus({ preventScroll: true });
}

function focusableHeading(root: ParentNode, selector: string): HTMLElement | null {
  const heading = root.querySelector<HTMLElement>(selector);
  if (heading) heading.tabIndex = -1;
  return heading;
}
