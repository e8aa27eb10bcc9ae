import type { SyntheticEvent } from 'react';

/** For `onInput` of a dialog: notes that something has been typed in it. */
export function markTyped({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.dataset.typed = '';
}

/** Whether a dialog is open in which something has been typed, which leaving the page would lose. */
export function isDialogTyped(): boolean {
  return document.querySelector('[data-typed]:not([data-closed])') !== null;
}
