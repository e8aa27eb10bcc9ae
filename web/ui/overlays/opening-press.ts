import type { MouseEvent } from 'react';

const pressed = new WeakSet<Element>();

/** Returns whether this is the second press of a double click whose first press was on another element. */
function isOfEarlierClick({ currentTarget, detail }: MouseEvent): boolean {
  if (detail === 1) pressed.add(currentTarget);
  return detail > 1 && !pressed.has(currentTarget);
}

/**
 * Props of a popup that opens by a click and may appear under the pointer: the second press of a double click neither
 * takes the focus from its first field nor activates the element under it.
 */
export const openingPress = {
  onMouseDownCapture: (event: MouseEvent) => {
    if (isOfEarlierClick(event)) event.preventDefault();
  },
  onClickCapture: (event: MouseEvent) => {
    if (!isOfEarlierClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
