import { useEffect, useRef } from 'react';

/** Focuses an element when `step` changes and what had the focus went with the former one. The element needs a `tabIndex`. */
export function useFocusAfter(step: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) element.current?.focus();
  }, [step]);
  return element;
}
