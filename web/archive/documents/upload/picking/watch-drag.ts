/** While something is dragged over the page, `dragover` fires every 50 to 350 ms, also where the pointer rests. */
const silenceMs = 700;

/**
 * Notices the end of a drag by the silence after it. `dragleave` does not tell: none fires for an element that is removed while the
 * pointer is on it.
 */
export function watchDrag(onChange: (isDragging: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    onChange(false);
  };
  return {
    note() {
      if (timer === undefined) onChange(true);
      clearTimeout(timer);
      timer = setTimeout(end, silenceMs);
    },
    end,
  };
}
