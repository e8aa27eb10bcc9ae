import { useEffect, type RefObject } from 'react';
import './printing.css';

/** Prints only this element, in full length, although it scrolls on the page. */
export function usePrinting(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let copy: HTMLElement | undefined;
    const begin = () => {
      if (!element.current) return;
      copy = document.createElement('div');
      copy.className = 'only-printed';
      copy.append(element.current.cloneNode(true));
      document.body.append(copy);
    };
    const end = () => copy?.remove();
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      end();
    };
  }, [element]);
}
