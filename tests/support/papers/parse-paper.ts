import { documentTypes } from '../../../shared/reading/fields/document-types.ts';
import { languagesAbroad } from '../../../shared/reading/find-fields/lexicon/lexicon.ts';
import { halfOf, paperLanguages, type Expected, type Half, type Paper } from './paper.ts';

const keys = new Set([
  'language',
  'type',
  'date',
  'due',
  'correspondent',
  'total',
  'iban',
  'reference',
  'vat',
  'damaged',
  'end',
  'notice',
]);

/** Origins whose papers are all in one half. */
const halves: Partial<Record<Paper['origin'], Half>> = {
  later: 'development',
  workshop: 'development',
  letterbox: 'held-out',
};

/**
 * Parses a paper from its file: lines `key: value | another right value` between two lines `---`, then the text. A
 * missing key and the value `none` are null. Throws for an unknown key, language or type and for an unreadable
 * amount.
 */
export function parsePaper(name: string, file: string, origin: Paper['origin']): Paper {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${name} has no values`);
  const values = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      const key = line.slice(0, colon);
      if (!keys.has(key)) throw new Error(`${name} has an unknown line: ${line}`);
      return [key, line.slice(colon + 2).split(' | ')];
    }),
  );
  const accepted = (key: string) =>
    (values.get(key) ?? ['none']).map((value) => (value === 'none' ? null : value.trim()));
  const oneOf = <Value extends string>(key: string, allowed: readonly Value[]): Value => {
    const value = allowed.find((one) => one === accepted(key)[0]);
    if (value === undefined) throw new Error(`${name} has no known ${key}`);
    return value;
  };
  const language = oneOf('language', [...paperLanguages, ...languagesAbroad]);
  const types = accepted('type').map((value) => documentTypes.find((one) => one === value));
  const documentType = oneOf('type', documentTypes);
  if (types.includes(undefined)) throw new Error(`${name} has an unknown type`);
  const expected: Expected = {
    language: [language],
    documentType: types.filter((one) => one !== undefined),
    documentDate: accepted('date'),
    dueDate: accepted('due'),
    correspondent: accepted('correspondent'),
    totalAmount: accepted('total').map((value) => (value === null ? null : money(name, value))),
    iban: accepted('iban'),
    reference: accepted('reference'),
    vatId: accepted('vat'),
  };
  const terms = { endDate: accepted('end'), noticeDate: accepted('notice') };
  const isDamaged = accepted('damaged')[0] === 'yes';
  const half = halves[origin] ?? halfOf(name);
  return { name, text, language, documentType, origin, isDamaged, half, expected, terms };
}

function money(name: string, value: string): { amount: number; currency: string } {
  const [, amount, currency] = /^(-?\d+\.\d\d) ([A-Z]{3})$/.exec(value) ?? [];
  if (amount === undefined || currency === undefined) {
    throw new Error(`${name} has no readable amount: ${value}`);
  }
  return { amount: Number(amount), currency };
}
