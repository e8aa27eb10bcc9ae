import { useCallback } from 'react';

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
