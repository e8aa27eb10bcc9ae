import { useEffect, useRef } from 'react';

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
  const heading = around.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
