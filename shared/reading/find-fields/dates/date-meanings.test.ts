import { expect, it } from 'vitest';
import { ofIdentity } from './date-meanings.ts';

it.each([
  'ci seria rk nr. 118118 eliberat de spclep',
  'c.i. seria rk nr. 118118, eliberata la data de',
  'b.i. n.º 118118 emitido em',
  'bi n.º 118118 emitido em',
])('are those of an identity card: %s', (text) => {
  expect(ofIdentity.test(text)).toBe(true);
});

it.each(["l'attestation ci-dessous a ete delivree le", 'bi-monthly statement issued'])(
  'are no identity cards in other words: %s',
  (text) => {
    expect(ofIdentity.test(text)).toBe(false);
  },
);
