import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';

const senderOf = (head: string) => {
  const text =
    'Date: 2024-03-06\nSubject: Flower pot\n\nThe flower pot was delivered this morning.';
  const found = findFields(`${head}\n${text}`).find(({ field }) => field === 'correspondent');
  return found?.field === 'correspondent' ? found.value.name : undefined;
};

it.each([
  ['From: "Brandt, Ottilie" <ottilie@example.org>', 'Brandt, Ottilie'],
  ['From: Brandt, Ottilie <ottilie@example.org>', 'Brandt, Ottilie'],
  ['From: "Brandt, Ottilie" <>', 'Brandt, Ottilie'],
  ['From: ottilie@example.org (Ottilie Brandt)', 'Ottilie Brandt'],
  ['From: Ottilie Brandt <ottilie@example.org>, Second <b@example.org>', 'Ottilie Brandt'],
  ['From: "Marchbank & Co. Ltd., Edinburgh" <a@example.org>', 'Marchbank & Co. Ltd., Edinburgh'],
  ['From: ottilie@example.org', undefined],
])('the sender of a mail is named by all of a mailbox: %s', (head, name) => {
  expect(senderOf(head)).toBe(name);
});
