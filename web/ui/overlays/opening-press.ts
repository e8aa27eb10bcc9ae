import type { MouseEvent } from 'react';

const pressed = new WeakSet<Element>();

/** Whether this is the second press of a double click whose first one was somewhere else. */
function isOfEarlierClick({ currentTarget, detail }: MouseEvent): boolean {
  if (detail === 1) pressed.add(currentTarget);
  return detail > 1 && !pressed.has(currentTarget);
}

/**
 * For what opens by a click and may open under the pointer: the second press of a double click on the opener neither takes
 * the focus from the first field nor does what it lands on.
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
