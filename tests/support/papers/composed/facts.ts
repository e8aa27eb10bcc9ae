import { drawIban, drawVatId, printVatId } from '../draw-ids.ts';
import type { Draw } from './draw.ts';
import { addDays, moneyPrinter, printDate } from './print-values.ts';
import type { ComposedType, Wording } from './wording/wording.ts';

const numberForms = [
  '99999',
  '999999',
  'RE-9999',
  'A999999',
  '24/9999',
  '999-999-99',
  'AA9999',
  '99.9999.9',
  '2025-99999',
];

export type Facts = ReturnType<typeof drawFacts>;

/** Facts of one paper before they are worded. Amounts are in hundredths. */
export function drawFacts(draw: Draw, wording: Wording, type: ComposedType) {
  const day = addDays('2021-01-04', draw.int(0, 1700));
  const pattern = draw.pick(wording.dates);
  const iban = drawIban(wording.country, draw.random);
  const vatId = drawVatId(wording.country, draw.random);
  const vatStyle = draw.int(0, 2);
  const items = draw
    .shuffled(wording.items)
    .slice(0, draw.int(1, 4))
    .map((text) => {
      const [count, price] = [draw.int(1, 12), draw.int(450, 24_000)];
      return { text, count, price, sum: count * price };
    });
  const net = items.reduce((sum, { sum: one }) => sum + one, 0);
  const tax = Math.round((net * wording.taxRate) / 100);
  return {
    type,
    sender: draw.pick(sendersOf(type, wording)),
    senderStreet: draw.pick(wording.streets),
    senderTown: draw.pick(wording.towns),
    person: draw.pick(wording.people),
    street: draw.pick(wording.streets),
    town: draw.pick(wording.towns),
    phone: draw.form('0999 55 9999'),
    customer: draw.form(draw.pick(['99999', '999 999', 'C-9999'])),
    number: draw.form(draw.pick(numberForms)),
    day,
    dueDay: addDays(day, draw.int(8, 35)),
    date: (value: string) => printDate(value, pattern, wording),
    earlier: printDate(addDays(day, -draw.int(9, 60)), pattern, wording),
    later: printDate(addDays(day, draw.int(15, 80)), pattern, wording),
    birthday: printDate(addDays('1948-02-10', draw.int(0, 20_000)), pattern, wording),
    iban,
    payerIban: drawIban(wording.country, draw.random).replaceAll(/(.{4})(?=.)/g, '$1 '),
    printedIban: draw.chance(0.7) ? iban.replaceAll(/(.{4})(?=.)/g, '$1 ') : iban,
    vatId,
    printedVatId: wording.printsCountryOfVatId
      ? vatStyle === 0
        ? printVatId(vatId)
        : vatId
      : vatStyle === 0 && wording.country === 'PL'
        ? printVatId(vatId)
        : vatId.slice(2),
    items,
    net,
    tax,
    gross: net + tax,
    money: moneyPrinter(draw, wording),
  };
}

function sendersOf(type: ComposedType, wording: Wording): readonly string[] {
  if (type === 'letter' || type === 'certificate') return wording.bodies;
  if (type === 'policy' || type === 'statement' || type === 'ticket') {
    return wording.specialists[type];
  }
  return wording.companies;
}
