import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';

function totalOf(text: string) {
  const total = findFields(text).find(({ field }) => field === 'totalAmount')?.value;
  return total && typeof total === 'object' && 'amount' in total ? total.amount : undefined;
}

const bill = 'Ferienhof Lindner\nRechnung Nr. 5\nDatum 12.03.2024\nGesamtbetrag 500,00 EUR';

it.each([
  '\nbereits bezahlt -500,00 EUR\n\nStornobedingungen: bis 30 Tage vorher kostenlos.',
  '\nbereits bezahlt -500,00 EUR\n\nStorno',
  '\nRestbetrag -500,00 EUR\n\nStornobedingungen: bis 30 Tage vorher kostenlos.',
  '\nRestbetrag -500,00 EUR\n\nStorno ist bis 30 Tage vor der Anreise in jedem Fall kostenlos und danach nicht.',
])('are no bills that are paid, or mention what a cancellation costs: %j', (end) => {
  expect(totalOf(bill + end)).toBe(500);
});

it.each(['Gutschrift', 'Stornorechnung 5', 'Gutschriftsanzeige'])(
  'are told by a title below another and a minus: %s',
  (title) => {
    expect(totalOf(`Rechnung\n${title}\nDatum 12.03.2024\nGesamtbetrag -500,00 EUR`)).toBe(-500);
  },
);

it.each([
  ['Kortkvitto\nDatum 5 november 2023 kl 19:22\nTotalt -500,00 kr\nVisa kvitto vid retur', 500],
  ['Kassenbon REWE\n12.03.2024 18:02\nSumme EUR -12,50 EUR\nRückgeld 0,00', 12.5],
  ['Receipt\n12 March 2024\nTotal -£12.50\nReturns within 30 days', 12.5],
  ['Receipt\nREFUND\n12 March 2024\nTotal -£12.50', -12.5],
])('are receipts only where the head or the total says what is paid back: %j', (text, total) => {
  expect(totalOf(text)).toBe(total);
});
