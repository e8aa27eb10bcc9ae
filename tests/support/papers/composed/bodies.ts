import type { Expected } from '../paper.ts';
import { depositOf, generic, itemTable, pairs, totals, type Pair, type Parts } from './blocks.ts';
import { addDays, fill } from './print-values.ts';

/** `data` are labelled values that are printed beside the paper's number and date. */
export type Body = { lines: string[]; expected: Partial<Expected>; data?: Pair[] };

const money = (cents: number, { wording }: Parts) => ({
  amount: cents / 100,
  currency: wording.currency.code,
});

type Payment = { line: string; dueDate: string | null; data?: Pair[] };

function payment({ draw, wording, facts }: Parts): Payment {
  const date = facts.date(facts.dueDay);
  const kind = draw.int(0, 9);
  if (kind < 2) {
    return { line: '', dueDate: facts.dueDay, data: [[draw.pick(wording.labels.due), date]] };
  }
  if (kind < 5) return { line: fill(draw.pick(wording.payBy), { date }), dueDate: facts.dueDay };
  if (kind < 7) {
    const iban = draw.chance(0.7)
      ? facts.payerIban
      : `${facts.payerIban.slice(0, 4)} **** ${facts.payerIban.slice(-4)}`;
    return { line: fill(draw.pick(wording.directDebit), { date, iban }), dueDate: facts.dueDay };
  }
  if (kind < 9) {
    const { line, days } = draw.pick(wording.payWithin);
    return { line, dueDate: days === undefined ? null : addDays(facts.day, days) };
  }
  return { line: fill(draw.pick(wording.alreadyPaid), { earlier: facts.earlier }), dueDate: null };
}

export function invoiceBody(parts: Parts): Body {
  const { draw, wording, facts } = parts;
  const { line, dueDate, data = [] } = payment(parts);
  const opening = fill(draw.pick(wording.openings.invoice), {});
  const period: Pair[] = draw.chance(0.3)
    ? [[draw.pick(wording.labels.period), `${facts.earlier} - ${facts.date(facts.day)}`]]
    : [];
  const items = itemTable(parts);
  const hasDeposit = draw.chance(0.25);
  const toPay = facts.gross - (hasDeposit ? depositOf(facts) : 0);
  return {
    lines: [opening, ...items, '', ...totals(parts, hasDeposit), '', line],
    expected: { dueDate: [dueDate], totalAmount: [money(toPay, parts)] },
    data: [...data, ...period],
  };
}

export function creditNoteBody(parts: Parts): Body {
  const { facts } = parts;
  const total = money(facts.gross, parts);
  return {
    lines: [...itemTable(parts), '', ...totals(parts, false)],
    expected: {
      totalAmount: [total, { ...total, amount: -total.amount }],
      iban: [facts.iban, null],
    },
  };
}

export function offerBody(parts: Parts): Body {
  const { draw, wording, facts } = parts;
  const { earlier, later } = facts;
  return {
    lines: [
      fill(draw.pick(wording.openings.offer), { earlier }),
      ...itemTable(parts),
      '',
      ...totals(parts, false),
      fill(draw.pick(wording.lastDay), { later }),
    ],
    expected: { totalAmount: [money(facts.gross, parts)], iban: [facts.iban, null] },
  };
}

export function deliveryNoteBody({ draw, wording, facts }: Parts): Body {
  const { items, earlier } = facts;
  return {
    lines: [
      fill(draw.pick(wording.openings['delivery-note']), { earlier }),
      ...items.map(({ text, count }) => `${String(count).padStart(4)}  ${text}`),
      '',
      '____________________',
    ],
    expected: {},
  };
}

export function reminderBody(parts: Parts): Body {
  const { draw, wording, facts } = parts;
  const fee = draw.pick([250, 500, 1000, 1250]);
  return {
    lines: [
      fill(draw.pick(wording.openings.reminder), { earlier: facts.earlier }),
      '',
      ...pairs(draw, [
        [`${draw.pick(wording.titles.invoice)} ${facts.earlier}`, facts.money.bare(facts.gross)],
        [draw.pick(wording.labels.fee), facts.money.bare(fee)],
        [generic(wording.labels.gross), facts.money.full(facts.gross + fee)],
      ]),
      '',
      fill(draw.pick(wording.payBy), { date: facts.date(facts.dueDay) }),
    ],
    expected: { dueDate: [facts.dueDay], totalAmount: [money(facts.gross + fee, parts)] },
  };
}

export function policyBody(parts: Parts): Body {
  const { draw, wording, facts } = parts;
  return {
    lines: [
      ...wording.openings.policy.map((line) => fill(line, { later: facts.later })),
      `${facts.person}, ${draw.pick(wording.labels.born)} ${facts.birthday}`,
      '',
      ...totals(parts, false),
      fill(draw.pick(wording.payBy), { date: facts.date(facts.dueDay) }),
    ],
    expected: { dueDate: [facts.dueDay], totalAmount: [money(facts.gross, parts)] },
  };
}

export function statementBody({ draw, wording, facts }: Parts): Body {
  const { opening, closing, entries } = wording.statement;
  const { money, earlier, date, day, payerIban } = facts;
  const amounts = entries.map(() => draw.int(800, 190_000));
  return {
    lines: [
      `IBAN ${facts.printedIban}`,
      `${earlier}  ${opening}  ${money.bare(draw.int(20_000, 400_000))}`,
      ...entries.map(
        (entry, at) =>
          `${earlier}  ${fill(entry, { iban: payerIban }).padEnd(50)} ${money.bare(amounts[at] ?? 0).padStart(12)}`,
      ),
      `${date(day)}  ${closing}  ${money.full(draw.int(20_000, 400_000))}`,
    ],
    expected: { iban: [null] },
  };
}

export function payslipBody(parts: Parts): Body {
  const { draw, wording, facts } = parts;
  const { payslip, labels } = wording;
  const gross = draw.int(180_000, 420_000);
  const deductions = payslip.deductions.map((label) => [label, draw.int(3000, 40_000)] as const);
  const net = gross - deductions.reduce((sum, [, cents]) => sum + cents, 0);
  const iban = facts.iban;
  return {
    lines: [
      `${facts.person}   ${draw.pick(labels.born)} ${facts.birthday}`,
      ...pairs(draw, [
        [payslip.gross, facts.money.bare(gross)],
        ...deductions.map(([label, cents]) => [label, facts.money.bare(cents)] as const),
        [draw.pick(payslip.net), facts.money.full(net)],
      ]),
      fill(payslip.account, { iban: facts.printedIban }),
    ],
    expected: { totalAmount: [money(net, parts)], iban: [null, iban], reference: [null] },
  };
}

export function ticketBody(parts: Parts): Body {
  const { wording, facts } = parts;
  const { ticket } = wording;
  return {
    lines: [
      facts.person,
      ...ticket.journey.map((line) => fill(line, { later: facts.later })),
      `${ticket.total}: ${facts.money.full(facts.gross)}`,
      `${ticket.booked} ${facts.date(facts.day)}`,
    ],
    expected: { totalAmount: [money(facts.gross, parts)] },
  };
}

export function letterBody({ draw, wording }: Parts): Body {
  return { lines: [draw.pick(wording.letters)], expected: {} };
}

export function certificateBody({ draw, wording, facts }: Parts): Body {
  const born = `${draw.pick(wording.labels.born)} ${facts.birthday}`;
  return {
    lines: [fill(draw.pick(wording.certificates), { person: facts.person, born })],
    expected: {},
  };
}
