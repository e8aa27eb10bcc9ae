/** During a drag, `dragover` fires every 50 to 350 ms, even if the pointer rests. */
const silenceMs = 700;

/**
 * Detects the end of a drag by the absence of events. `dragleave` is not reliable: it does not fire for an element that
 * is removed under the pointer.
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
