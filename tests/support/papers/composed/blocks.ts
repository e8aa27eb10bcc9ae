import type { Draw } from './draw.ts';
import type { Facts } from './facts.ts';
import type { Wording } from './wording/wording.ts';

export type Parts = { draw: Draw; wording: Wording; facts: Facts };
export type Pair = readonly [label: string, value: string];

const right = (text: string, width = 84) => text.padStart(width);

export function letterhead({ draw, facts }: Parts): string[] {
  const { sender, senderStreet, senderTown, phone } = facts;
  const forms = [
    [sender.toUpperCase(), `${senderStreet}, ${senderTown}`],
    [`${sender} · ${senderStreet} · ${senderTown}`],
    [right(sender), right(senderStreet), right(senderTown), right(phone)],
    [sender],
    [`${sender}   |   ${phone}   |   info@example.org`, ''],
    ['* * *', sender, senderStreet, senderTown, '* * *'],
    // Only the footer names the sender.
    [],
  ];
  return draw.pick(forms);
}

export function recipient({ draw, wording, facts }: Parts): string[] {
  const { sender, senderTown, person, street, town } = facts;
  const forms = [
    ['', `${sender}, ${senderTown}`, person, street, town, ''],
    ['', person, street, town, ''],
    ['', right(person), right(street), right(town), ''],
    [`${draw.pick(wording.labels.customer)}: ${person}, ${street}, ${town}`],
    ['', person, `${street}        ${town}`, ''],
  ];
  return draw.pick(forms);
}

/** Labels and values in one of the layouts in which pages print them and extraction breaks them. */
export function pairs(draw: Draw, list: readonly Pair[]): string[] {
  const width = Math.max(...list.map(([label]) => label.length)) + draw.int(2, 6);
  const cells = list.map(([label, value]) => Math.max(label.length, value.length) + 3);
  const row = (side: 0 | 1) =>
    list
      .map((pair, at) => pair[side].padEnd(cells[at] ?? 0))
      .join('')
      .trimEnd();
  const forms = [
    list.map(([label, value]) => `${label}: ${value}`),
    list.map(([label, value]) => `${label.padEnd(width)}${value}`),
    list.map(([label, value]) => right(`${label}  ${value}`)),
    [row(0), row(1)],
    [...list.map(([label]) => label), ...list.map(([, value]) => value)],
    list.map(([label, value]) => `${label} ${'.'.repeat(Math.max(3, 40 - label.length))} ${value}`),
    list.flatMap(([label, value]) => [label, value]),
  ];
  return draw.pick(forms);
}

export function itemTable({ draw, facts: { items, money } }: Parts): string[] {
  const forms = [
    items.map(
      ({ text, count, price, sum }, at) =>
        `${at + 1}  ${text.padEnd(34)}${String(count).padStart(4)}${money.bare(price).padStart(12)}${money.bare(sum).padStart(14)}`,
    ),
    items.map(
      ({ text, count, price, sum }) =>
        `${text}, ${count} x ${money.bare(price)} = ${money.bare(sum)}`,
    ),
    [...items.map(({ text }) => text), ...items.map(({ sum }) => money.bare(sum))],
    items.flatMap(({ text, count, price, sum }) => [
      text,
      `    ${count} × ${money.bare(price)}    ${money.bare(sum)}`,
    ]),
  ];
  return draw.pick(forms);
}

export const generic = (ways: readonly string[]) => ways[0] ?? '';

export const depositOf = ({ gross }: { gross: number }) => Math.floor(gross / 3);

export function totals({ draw, wording, facts }: Parts, hasDeposit: boolean): string[] {
  const { net, tax, gross, money } = facts;
  const { labels, taxRate } = wording;
  const deposit = depositOf(facts);
  const list: Pair[] = [
    [draw.pick(labels.net), money.bare(net)],
    [`${draw.pick(labels.tax)} ${taxRate} %`, money.bare(tax)],
    [facts.type === 'invoice' ? draw.pick(labels.gross) : generic(labels.gross), money.full(gross)],
  ];
  if (!hasDeposit && draw.chance(0.2)) {
    return [list.map(([label, value]) => `${label} ${value}`).join(' / ')];
  }
  if (hasDeposit) {
    list.push([draw.pick(labels.deposit), money.bare(-deposit)]);
    list.push([draw.pick(labels.balance), money.full(gross - deposit)]);
  }
  return pairs(draw, list);
}

export type Footer = { hasBank: boolean; hasVatId: boolean };

export function footer({ draw, wording, facts }: Parts, { hasBank, hasVatId }: Footer): string[] {
  const { labels } = wording;
  const lines = [
    `${facts.sender}, ${facts.senderStreet}, ${facts.senderTown}`,
    draw.pick(wording.registers),
    ...(hasBank ? [`${draw.pick(labels.bank)} IBAN ${facts.printedIban}`] : []),
    ...(hasVatId ? [`${draw.pick(labels.vatId)} ${facts.printedVatId}`] : []),
    ...draw.shuffled(wording.traps).slice(0, draw.int(0, 2)),
  ];
  const separator = draw.pick([' · ', ' | ', ' - ', '   ']);
  const body = draw.chance(0.5)
    ? draw.shuffled(lines)
    : [lines.slice(0, 2).join(separator), lines.slice(2).join(separator)];
  const pageBreak = draw.chance(0.2) ? [`\f${draw.pick(labels.page)} 2`] : [''];
  return [...pageBreak, ...body];
}
