import type { MouseEvent } from 'react';
import { notePress } from '../../single-flight.ts';
import { dialogParts } from './deferred-dialogs.ts';

/**
 * Returns the props of a button that opens a dialog rendered elsewhere. `open` receives the button, which gets the
 * focus back.
 */
export function opensDialog(open: (button: HTMLElement) => void) {
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // The second click of a double click would take the focus from the dialog.
      if (event.detail > 1) return;
      if (event.detail === 0) notePress(event);
      // Safari does not focus a clicked button, but closing returns the focus to it.
      event.currentTarget.focus();
      open(event.currentTarget);
    },
  } as const;
}

function preload() {
  dialogParts.load().catch(() => undefined);
}
