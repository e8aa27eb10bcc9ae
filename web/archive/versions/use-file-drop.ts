import { useEffect, useEffectEvent, useState } from 'react';

/** Handles files that are dropped anywhere, before the page does. Returns whether files are dragged over it. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop') =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          event.stopPropagation();
          const hasLeft = type === 'dragleave' && event.relatedTarget === null;
          setIsDragging(type !== 'drop' && !hasLeft);
          if (type === 'drop') take([...event.dataTransfer.files]);
        },
        { capture: true, signal: controller.signal },
      );
    for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'] as const) listen(type);
    return () => controller.abort();
  }, []);
  return isDragging;
}
