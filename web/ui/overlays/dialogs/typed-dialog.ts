import type { SyntheticEvent } from 'react';

/** An `onInput` handler of a dialog that marks it as containing typed text. */
export function markTyped({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.dataset.typed = '';
}

/** Returns whether an open dialog contains typed text, which leaving the page would lose. */
export function isDialogTyped(): boolean {
  return document.querySelector('[data-typed]:not([data-closed])') !== null;
}
