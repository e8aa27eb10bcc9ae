import { readFileSync } from 'node:fs';
import {
  documentTypes,
  type DocumentType,
} from '../../../../shared/reading/fields/document-types.ts';
import { createDraw, type Draw } from '../composed/draw.ts';
import { drawIban } from '../draw-ids.ts';
import type { LanguageAbroad, Paper } from '../paper.ts';

/*
 * Papers in languages that the rules did not support, made of forms: `=== invoice seen | Sender | Sender | Sender`,
 * then the text of such a paper with values in braces. The rules may be tuned to the forms marked as seen; the other
 * half was written with them, and is only measured.
 */

type Country = {
  /** Country code of its IBANs, if it has any. */
  code?: string;
  currency: string;
  taxRate: number;
  /** Amounts are rounded to this number of cents. */
  unit?: number;
  money: (cents: number) => string;
  day: (day: string) => string;
  /** Locale of the long dates, if not the language. */
  locale?: string;
  people: readonly string[];
  streets: readonly string[];
  towns: readonly string[];
};

const grouped = (cents: number, [thousands, decimals]: readonly [string, string]) =>
  `${String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands)}${decimals}${String(cents % 100).padStart(2, '0')}`;

const dotted = (day: string) => day.split('-').toReversed().join('.');

const countries: Record<LanguageAbroad, Country> = {
  sv: {
    code: 'SE',
    currency: 'SEK',
    taxRate: 0.25,
    money: (cents) => grouped(cents, [' ', ',']),
    day: (day) => day,
    people: ['Astrid Lindgård', 'Olof Nyström', 'Karin Söder'],
    streets: ['Björkgatan 12', 'Storgatan 4 B', 'Ringvägen 71'],
    towns: ['753 31 Uppsala', '211 22 Malmö', '903 26 Umeå'],
  },
  da: {
    code: 'DK',
    currency: 'DKK',
    taxRate: 0.25,
    money: (cents) => grouped(cents, ['.', ',']),
    day: (day) => day.split('-').toReversed().join('-'),
    people: ['Mette Kjær', 'Søren Østergaard', 'Lise Bruun'],
    streets: ['Bøgevej 12', 'Algade 4, 2. th.', 'Strandvejen 71'],
    towns: ['8000 Aarhus C', '4000 Roskilde', '5000 Odense C'],
  },
  cs: {
    code: 'CZ',
    currency: 'CZK',
    taxRate: 0.21,
    money: (cents) => grouped(cents, [' ', ',']),
    day: dotted,
    people: ['Eva Dvořáková', 'Tomáš Procházka', 'Jiřina Veselá'],
    streets: ['Lipová 12', 'Nádražní 4', 'Dlouhá 71'],
    towns: ['602 00 Brno', '110 00 Praha 1', '370 01 České Budějovice'],
  },
  tr: {
    code: 'TR',
    currency: 'TRY',
    taxRate: 0.2,
    money: (cents) => grouped(cents, ['.', ',']),
    day: dotted,
    people: ['Ayşe Yıldırım', 'Mehmet Öztürk', 'Elif Çelik'],
    streets: ['Gül Sokak No: 12/4', 'İnönü Caddesi 71', 'Papatya Sok. No 3'],
    towns: ['06420 Ankara', '35220 İzmir', '16010 Bursa'],
  },
  el: {
    code: 'GR',
    currency: 'EUR',
    taxRate: 0.24,
    money: (cents) => grouped(cents, ['.', ',']),
    day: (day) => day.split('-').toReversed().join('/'),
    people: ['Μαρία Παπαδοπούλου', 'Νίκος Αντωνίου', 'Ελένη Γεωργίου'],
    streets: ['Ερμού 12', 'Λεωφόρος Αλεξάνδρας 71', 'Σολωμού 3'],
    towns: ['105 63 Αθήνα', '546 24 Θεσσαλονίκη', '262 21 Πάτρα'],
  },
  ja: {
    currency: 'JPY',
    taxRate: 0.1,
    unit: 100,
    money: (cents) => String(cents / 100).replaceAll(/\B(?=(\d{3})+$)/g, ','),
    day: (day) => day.replaceAll('-', '/'),
    locale: 'ja-JP-u-ca-japanese',
    people: ['田中 恵子', '佐藤 健一', '鈴木 美咲'],
    streets: ['中央3丁目4番5号', '本町12-1', '緑が丘2-7-3'],
    towns: ['〒604-8166 京都市中京区', '〒150-0001 東京都渋谷区', '〒060-0042 札幌市中央区'],
  },
};

type Facts = {
  values: ReadonlyMap<string, string>;
  days: ReadonlyMap<string, string>;
  cents: ReadonlyMap<string, number>;
};

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const forms = ['99-9999', '2099999', 'F-99999', '9999/2024', 'A999999', '99999999'];

function drawFacts(
  { code, taxRate, unit = 1, ...country }: Country,
  draw: Draw,
  sender: string,
): Facts {
  const date = addDays('2023-02-01', draw.int(0, 900));
  const inUnits = (cents: number) => Math.round(cents / unit) * unit;
  const [a, b] = [inUnits(draw.int(20_000, 900_000)), inUnits(draw.int(5000, 90_000))];
  const net = a + b;
  const tax = inUnits(net * taxRate);
  const iban = code === undefined ? '' : drawIban(code, draw.random);
  return {
    values: new Map([
      ['sender', sender],
      ['ref', draw.form(draw.pick(forms))],
      ['customer', draw.form('999999')],
      ['number', draw.form('9999999999')],
      ['person', draw.pick(country.people)],
      ['street', draw.pick(country.streets)],
      ['town', draw.pick(country.towns)],
      ['iban', iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ]),
    days: new Map([
      ['date', date],
      ['due', addDays(date, draw.pick([10, 14, 30]))],
      ['early', addDays(date, -draw.int(28, 60))],
      ['next', addDays(date, draw.int(12, 300))],
    ]),
    cents: new Map([
      ['a', a],
      ['b', b],
      ['net', net],
      ['tax', tax],
      ['total', net + tax],
      ['total:net', net],
      ['total:less', net - tax],
      ['total:b', b],
    ]),
  };
}

const paid: ReadonlySet<DocumentType> = new Set([
  'invoice',
  'reminder',
  'tax',
] satisfies DocumentType[]);

export function fillForms(language: LanguageAbroad): Paper[] {
  const text = readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^=== /m)
    .slice(1)
    .flatMap((form, at) => {
      const end = form.indexOf('\n');
      const [kind = '', ...senders] = form.slice(0, end).split(' | ');
      const [name, half] = kind.split(' ');
      const type = documentTypes.find((one) => one === name);
      if (!type || (half !== 'seen' && half !== 'unseen')) throw new Error(`Unknown form: ${kind}`);
      return senders.map((sender, copy) =>
        fillForm(form.slice(end + 1), {
          language,
          type,
          sender,
          isSeen: half === 'seen',
          seed: at * 100 + copy,
        }),
      );
    });
}

type Filling = {
  language: LanguageAbroad;
  type: DocumentType;
  sender: string;
  isSeen: boolean;
  seed: number;
};

function fillForm(form: string, { language, type, sender, isSeen, seed }: Filling): Paper {
  const country = countries[language];
  const facts = drawFacts(country, createDraw(seed + 7), sender);
  const longDay = new Intl.DateTimeFormat(country.locale ?? language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const text = form.replaceAll(/\{(\w+)(:[^}]+)?\}/g, (all, name: string, way = '') => {
    const cents = centsOf(facts, name + way);
    if (cents !== undefined) return country.money(cents);
    const day = facts.days.get(name);
    if (day !== undefined)
      return way === ':long' ? longDay.format(Date.parse(day)) : country.day(day);
    const value = facts.values.get(name);
    if (value === undefined) throw new Error(`Unknown value: ${all}`);
    return value;
  });
  const [, total] = /\{(total[^}]*)\}/.exec(form) ?? [];
  const cents = total && centsOf(facts, total);
  const has = (name: string) => form.includes(`{${name}`);
  const reference = has('ref') ? facts.values.get('ref') : undefined;
  const other = has('customer') ? 'customer' : has('number') && 'number';
  return {
    name: `abroad/${language}/${type}-${isSeen ? 'seen' : 'unseen'}-${seed % 100}`,
    text,
    language,
    documentType: type,
    origin: 'abroad',
    isDamaged: false,
    half: isSeen ? 'development' : 'held-out',
    expected: {
      language: [language],
      documentType: [type],
      // Statements and payslips may name only their period.
      documentDate: [
        facts.days.get('date') ?? null,
        ...(type === 'statement' || type === 'payslip' ? [null] : []),
      ],
      dueDate: [has('due') && paid.has(type) ? (facts.days.get('due') ?? null) : null],
      correspondent: [sender],
      totalAmount: [cents ? { amount: cents / 100, currency: country.currency } : null],
      iban: [has('iban') && type === 'invoice' ? (facts.values.get('iban') ?? null) : null],
      reference: reference
        ? [reference, ...(type === 'receipt' ? [null] : [])]
        : [null, ...(other ? [facts.values.get(other) ?? null] : [])],
      vatId: [null],
    },
    terms: { endDate: [null], noticeDate: [null] },
  };
}

/** Returns an amount by its name; `total:+60` is the net amount with a fee. */
function centsOf({ cents }: Facts, name: string): number | undefined {
  const [, fee] = /^total:\+(\d+)$/.exec(name) ?? [];
  return fee === undefined ? cents.get(name) : (cents.get('net') ?? 0) + Number(fee) * 100;
}
