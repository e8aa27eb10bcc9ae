import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { takeDropped, type Dropped } from './dropped-files.ts';
import { watchDrag } from './watch-drag.ts';

const editable = 'input, textarea, [contenteditable=true]';

/**
 * Handles files and folders that are dropped anywhere on the page or pasted into it; returns whether files are dragged
 * over it. Without handlers, it only prevents the browser from opening dropped files.
 */
export function usePageDrop(
  handlers: { onDrop: (dropped: Dropped) => void; onPaste: (files: File[]) => void } | undefined,
): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const isHandled = handlers !== undefined;
  const onDrop = useEffectEvent((dropped: Dropped) => handlers?.onDrop(dropped));
  const onPaste = useEffectEvent((files: File[]) => handlers?.onPaste(files));

  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const drag = watchDrag(setIsDragging);
    signal.addEventListener('abort', drag.end);
    window.addEventListener('dragenter', (event) => hasFiles(event) && drag.note(), { signal });
    window.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer || !hasFiles(event)) return;
        drag.note();
        event.preventDefault();
        if (!isHandled) event.dataTransfer.dropEffect = 'none';
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer || !hasFiles(event)) return;
        event.preventDefault();
        drag.end();
        onDrop(takeDropped(event.dataTransfer.items));
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || !isHandled) return;
        if (event.target instanceof Element && event.target.closest(editable)) return;
        event.preventDefault();
        onPaste(files);
      },
      { signal },
    );
    return () => controller.abort();
  }, [isHandled]);

  return isDragging && isHandled;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}
