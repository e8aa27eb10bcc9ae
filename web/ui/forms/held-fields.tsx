import { clsx } from 'clsx';
import { use, type ReactNode } from 'react';
import { FormBusyContext } from '../form-busy.ts';

/**
 * The fields of a form that closes or is replaced after saving. They ignore input while saving, as it would be lost.
 */
export function HeldFields({ className, children }: { className: string; children: ReactNode }) {
  const isBusy = use(FormBusyContext);
  return (
    <div
      ref={holdChanges}
      aria-busy={isBusy}
      className={clsx('aria-busy:pointer-events-none', className)}
    >
      {children}
    </div>
  );
}

/** Ignores keys and pasted text while the fields are busy. Disabled fields would lose the focus. */
export function holdChanges(fields: HTMLElement | null) {
  if (!fields) return undefined;
  const hold = (event: Event) => {
    if (fields.ariaBusy === 'true' && mayChange(event)) event.preventDefault();
  };
  for (const type of changingEvents) fields.addEventListener(type, hold);
  return () => {
    for (const type of changingEvents) fields.removeEventListener(type, hold);
  };
}

const changingEvents = ['keydown', 'beforeinput'];

function mayChange(event: Event): boolean {
  if (!('key' in event)) return true;
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  return !ctrlKey && !metaKey && key !== 'Tab' && key !== 'Escape';
}
