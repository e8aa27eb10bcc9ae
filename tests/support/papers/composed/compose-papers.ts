import { halfOf, paperLanguages, type Expected, type Paper } from '../paper.ts';
import { footer, generic, itemTable, letterhead, pairs, recipient, type Parts } from './blocks.ts';
import {
  certificateBody,
  creditNoteBody,
  deliveryNoteBody,
  invoiceBody,
  letterBody,
  offerBody,
  payslipBody,
  policyBody,
  reminderBody,
  statementBody,
  ticketBody,
  type Body,
} from './bodies.ts';
import { damage } from './damage.ts';
import { createDraw } from './draw.ts';
import { drawFacts } from './facts.ts';
import { printDate } from './print-values.ts';
import { de } from './wording/de.ts';
import { en } from './wording/en.ts';
import { es } from './wording/es.ts';
import { fr } from './wording/fr.ts';
import { it } from './wording/it.ts';
import { nl } from './wording/nl.ts';
import { pl } from './wording/pl.ts';
import { pt } from './wording/pt.ts';
import { ro } from './wording/ro.ts';
import type { ComposedType } from './wording/wording.ts';

const wordings = { de, en, es, fr, it, nl, pl, pt, ro };

/** Number of papers in each language; a credit note counts as an invoice. */
const plan = [
  'invoice',
  'invoice',
  'creditNote',
  'invoice',
  'invoice',
  'receipt',
  'receipt',
  'reminder',
  'reminder',
  'policy',
  'statement',
  'payslip',
  'ticket',
  'offer',
  'offer',
  'delivery-note',
  'letter',
  'letter',
  'certificate',
] as const;
type Kind = (typeof plan)[number];

const usualSeed = 7919;

/** Composes papers from independent parts, the same ones for the same seed. */
export function composePapers(seed = usualSeed): Paper[] {
  return paperLanguages.flatMap((language, row) =>
    plan.map((kind, at) => {
      const number = row * plan.length + at;
      const draw = createDraw(seed * (number + 1));
      const type: ComposedType = kind === 'creditNote' ? 'invoice' : kind;
      const wording = wordings[language];
      const parts: Parts = { draw, wording, facts: drawFacts(draw, wording, type) };
      const { lines, expected } = kind === 'receipt' ? receipt(parts) : sheet(parts, kind);
      const text = `${lines
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()}\n`;
      const isDamaged = number % 6 === 5;
      const name = `${language}/composed-${String(at + 1).padStart(2, '0')}-${type}`;
      return {
        name,
        text: isDamaged ? damage(text, draw) : text,
        language,
        documentType: type,
        origin: 'composed',
        isDamaged,
        half: halfOf(name),
        terms: { endDate: [], noticeDate: [] },
        expected: { ...nothingExpected(parts), ...expected },
      };
    }),
  );
}

function nothingExpected({ wording, facts }: Parts): Expected {
  return {
    language: [wording.language],
    documentType: [facts.type],
    documentDate: [facts.day],
    dueDate: [null],
    correspondent: [facts.sender],
    totalAmount: [null],
    iban: [null],
    reference: [null],
    vatId: [null],
  };
}

const bodies: Record<Exclude<Kind, 'receipt'>, (parts: Parts) => Body> = {
  invoice: invoiceBody,
  creditNote: creditNoteBody,
  reminder: reminderBody,
  policy: policyBody,
  statement: statementBody,
  payslip: payslipBody,
  ticket: ticketBody,
  offer: offerBody,
  'delivery-note': deliveryNoteBody,
  letter: letterBody,
  certificate: certificateBody,
};

const withBank = new Set<Kind>(['invoice', 'creditNote', 'reminder', 'policy', 'offer']);
const withNumber = new Set<Kind>([...withBank, 'ticket', 'delivery-note']);

function sheet(parts: Parts, kind: Exclude<Kind, 'receipt'>): Body {
  const { draw, wording, facts } = parts;
  const { labels } = wording;
  const hasBank = withBank.has(kind);
  const hasNumber = withNumber.has(kind);
  const hasVatId = hasNumber && draw.chance(0.75);
  const body = bodies[kind](parts);
  const title = draw.pick(wording.titles[kind]);
  const isTitled = hasNumber && draw.chance(0.3);
  const isAtTown = !isTitled && kind !== 'ticket' && draw.chance(0.3);
  const townLine = `${townOf(facts.senderTown)}, ${printDate(facts.day, draw.pick(wording.longDates), wording)}`;
  const numberLabel =
    facts.type === 'invoice' || facts.type === 'reminder'
      ? draw.pick(labels.number)
      : draw.pick(labels.number.slice(1));
  const data = draw.shuffled([
    ...(body.data ?? []),
    ...(hasNumber && !isTitled ? [[numberLabel, facts.number] as const] : []),
    ...(isTitled || isAtTown || kind === 'ticket'
      ? []
      : [[draw.pick(labels.date), facts.date(facts.day)] as const]),
    ...(draw.chance(0.6) ? [[draw.pick(labels.customer), facts.customer] as const] : []),
    ...(draw.chance(0.5) ? [[draw.pick(labels.phone), facts.phone] as const] : []),
    ...(hasNumber && draw.chance(0.4) ? [[draw.pick(labels.order), facts.earlier] as const] : []),
  ]);
  const heading = isTitled
    ? `${title} ${facts.number}${draw.pick([' - ', ', ', ' / ', '   '])}${facts.date(facts.day)}`
    : title;
  const dataLines = data.length > 0 ? pairs(draw, data) : [];
  const [head, address] = [letterhead(parts), recipient(parts)];
  const isGreeted = !['statement', 'payslip', 'ticket'].includes(kind) && draw.chance(0.6);
  return {
    lines: [
      ...draw.pick([
        [...head, ...address],
        [...head, ...address],
        [...head, ...address],
        [...address, ...head],
      ]),
      ...(draw.chance(0.5) ? [...dataLines, '', heading] : [heading, '', ...dataLines]),
      ...(isAtTown ? ['', townLine] : []),
      '',
      ...(isGreeted ? [draw.pick(wording.greetings), ''] : []),
      ...body.lines,
      '',
      ...(isGreeted ? [draw.pick(wording.closings)] : []),
      ...footer(parts, { hasBank, hasVatId }),
    ],
    expected: {
      reference: hasNumber ? [facts.number] : [null],
      iban: hasBank ? [facts.iban] : [null],
      vatId: hasVatId ? [facts.vatId, facts.vatId.slice(2)] : [null],
      ...body.expected,
    },
  };
}

function townOf(town: string): string {
  const words = (town.split(',')[0] ?? '').split(/\s+/);
  return words.filter((word) => !/\d|^\(?[A-Z]{2}\)?$|^CEDEX$/.test(word)).join(' ');
}

function receipt(parts: Parts): Body {
  const { draw, wording, facts } = parts;
  const { labels } = wording;
  const included = Math.round(facts.net - facts.net / (1 + wording.taxRate / 100));
  const time = `${draw.int(8, 19)}:${draw.int(10, 59)}`;
  const head = [
    draw.chance(0.5) ? facts.sender.toUpperCase() : facts.sender,
    facts.senderStreet,
    `${labels.phone[0]} ${facts.phone}`,
    `${draw.pick(labels.vatId)} ${facts.printedVatId}`,
  ];
  const when = [`${facts.date(facts.day)} ${time}`, `#${facts.number}`];
  const sums = [
    `${draw.pick(labels.gross)}   ${facts.money.full(facts.net)}`,
    `${draw.pick(labels.paid)}   ${facts.money.bare(facts.net)}`,
    `${draw.pick(labels.tax)} ${wording.taxRate} %  ${facts.money.bare(included)}`,
  ];
  const title = draw.pick(wording.titles.receipt);
  const goodbye = draw.pick([generic(wording.alreadyPaid), '* * *']);
  return {
    lines: draw.chance(0.5)
      ? [...head, '', title, ...when, ...itemTable(parts), '-----', ...sums, goodbye]
      : [...head, ...itemTable(parts), ...sums, '', ...when, title, goodbye],
    expected: {
      totalAmount: [{ amount: facts.net / 100, currency: wording.currency.code }],
      reference: [null, facts.number],
      vatId: [facts.vatId, facts.vatId.slice(2)],
    },
  };
}
