import { expect, it } from 'vitest';
import { readPaper } from '../../paper/paper.ts';
import { meantCurrency } from './currency.ts';

const crownIn = (text: string) => meantCurrency('kr', readPaper(text), 'da')?.currency;

it.each(['Alle beløp i NOK', 'Beløp 500 NOK', 'Beløp (NOK)', 'Beløp NOK: 500', 'Beløp NOK 500'])(
  'is the crown of Norway by its code: %s',
  (text) => {
    expect(crownIn(`Fjord Bil AS\nFaktura 12\n${text}\nTotal kr 500,00`)).toBe('NOK');
  },
);

it('is that of Denmark where "nok" is a word', () => {
  expect(crownIn('Det er nok en god idé.\nI alt kr 500,00')).toBe('DKK');
});
