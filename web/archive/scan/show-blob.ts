import { useCallback } from 'react';

/** A ref that shows a picture in an element, of a page or of a drawing, and frees it again. */
export function useShownBlob(blob: Blob, attribute: 'src' | 'href' = 'src') {
  return useCallback(
    (element: Element | null) => {
      if (!element) return;
      const url = URL.createObjectURL(blob);
      element.setAttribute(attribute, url);
      return () => URL.revokeObjectURL(url);
    },
    [blob, attribute],
  );
}
