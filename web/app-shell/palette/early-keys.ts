/** `isEntered` if Enter was pressed after the text. */
export type EarlyKeys = { text: string; isEntered: boolean };

/**
 * Collects keys typed between the palette's shortcut and the focus of its field, which takes a moment if its code is
 * not loaded yet. Escape cancels.
 */
export function collectEarlyKeys(onEscape: () => void): { take: () => EarlyKeys } {
  let text = '';
  let isEntered = false;
  const stop = () => window.removeEventListener('keydown', collect, { capture: true });
  function collect(event: KeyboardEvent) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      stop();
      onEscape();
    } else if (event.key === 'Enter') isEntered = true;
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    isEntered &&= event.key === 'Enter';
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('keydown', collect, { capture: true });
  return {
    take() {
      stop();
      return { text, isEntered };
    },
  };
}
