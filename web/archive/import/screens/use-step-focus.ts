import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the element around a flow's steps: when the focused element disappears with its step, the next
 * step's heading gets the focus.
 */
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

/** Moves the focus to the step only if nothing has it. */
export function focusStep(around: HTMLElement) {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const heading = around.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
