import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormBusyContext } from '../form-busy.ts';
import { DialogBody } from '../overlays/dialogs/dialog-parts.tsx';
import { HeldFields, holdChanges } from './held-fields.tsx';

function pressIn(fields: EventTarget, type: string, key: object = {}): boolean {
  return fields.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), key));
}

it('takes nothing while the form is being saved, and everything before and after', () => {
  const fields = Object.assign(new EventTarget(), { ariaBusy: 'false' });
  const stop = holdChanges(fields as unknown as HTMLElement);
  const isTyped = () => [
    pressIn(fields, 'keydown', { key: 'a' }),
    pressIn(fields, 'keydown', { key: 'ArrowDown' }),
    pressIn(fields, 'beforeinput'),
  ];
  expect(isTyped()).toEqual([true, true, true]);
  fields.ariaBusy = 'true';
  expect(isTyped()).toEqual([false, false, false]);
  fields.ariaBusy = 'false';
  expect(isTyped()).toEqual([true, true, true]);
  fields.ariaBusy = 'true';
  stop?.();
  expect(isTyped()).toEqual([true, true, true]);
});

it.each([
  { key: 'Tab' },
  { key: 'Escape' },
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
])('leaves %o to the page while the form is being saved', (key) => {
  const fields = Object.assign(new EventTarget(), { ariaBusy: 'true' });
  holdChanges(fields as unknown as HTMLElement);
  expect(pressIn(fields, 'keydown', key)).toBe(true);
});

it.each([true, false])('holds the fields of a dialog where its form is busy: %s', (isBusy) => {
  const body = createElement(DialogBody, null, 'Name');
  const html = renderToStaticMarkup(createElement(FormBusyContext, { value: isBusy }, body));
  expect(html).toContain(`aria-busy="${isBusy}"`);
  let held: unknown;
  const Fields = () => {
    held = HeldFields({ className: '', children: 'Name' }).props;
    return null;
  };
  renderToStaticMarkup(createElement(Fields));
  expect(held).toMatchObject({ ref: holdChanges });
});
