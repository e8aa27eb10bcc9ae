import { lastStartingBy } from '../../paper/paper.ts';
import { firstRule, type Rule } from '../../rule.ts';
import { type DayMeaning, meaningOf } from '../date-meanings.ts';
import { examined, ordered, ordering, transacted } from '../kinds-of-documents.ts';
import { once } from './day-rule.ts';
import type { LabelClues } from './label-clues.ts';

/** The label `Date` with the adjacent words. */
type QualifiedLabel = Pick<LabelClues, 'source' | 'documentType'> & {
  own: string;
  before: string;
  after: string;
  named: string;
  meaning: () => DayMeaning | undefined;
  start: number;
  end: number;
};

/** Returns whether a label is a compound with a word about something else: `Lieferdatum`. */
function isCompoundOfOther({ own }: QualifiedLabel): boolean {
  const compound = /^(.{3,})datum$/.exec(own)?.[1];
  return compound !== undefined && meaningOf(compound) === 'other';
}

/** Returns whether the title of the document's own type is next to the label: `Date of invoice`. */
function isOfType({ source, documentType, start, end }: QualifiedLabel): boolean {
  const { types } = source.mentions;
  const at = lastStartingBy(types, end);
  return types
    .slice(Math.max(0, at - 6), at + 1)
    .some(
      (one) => one.isTitle && one.start >= start && one.end <= end && one.type === documentType,
    );
}

/** Factors for a label that is only `Date`, by the adjacent words: the first row that applies. */
export const labelQualifiers: readonly Rule<QualifiedLabel>[] = [
  {
    name: 'compound about something else',
    weight: 0,
    applies: isCompoundOfOther,
    example: 'Besuchsdatum: 3.3.2024',
  },
  {
    name: 'nothing beside it',
    weight: 1,
    applies: ({ before, after }) =>
      !/[a-z]{4}|^ ?nac|^ ?nasc/.test(after) && !/[a-z]{3} ?$/.test(before),
    example: 'am Samstag, den 24. Mai 2025, ab 18 Uhr',
  },
  {
    name: 'words of issuing',
    weight: 1.1,
    applies: ({ meaning }) => meaning() === 'own',
    example: 'Data podpisu diagnosty: 2025-01-08 12:30',
  },
  {
    name: 'order of a ticket or receipt',
    weight: 1,
    applies: ({ documentType, named }) =>
      ordered.has(documentType) && (ordering.test(named) || transacted.test(named)),
    example: { documentType: 'receipt', text: 'Fecha operación  14/05/2025' },
  },
  {
    name: 'words about something else',
    weight: 0,
    applies: ({ meaning }) => meaning() === 'other',
    example: 'Maik Pfahl   Datum der Leistung: 31.08.2024',
  },
  {
    name: 'title of its own kind',
    weight: 1,
    applies: isOfType,
    example: { documentType: 'statement', text: '   Fecha de extracto 26/12/2024' },
  },
  {
    name: 'examination of a certificate',
    weight: 0.86,
    applies: ({ documentType, named }) => documentType === 'certificate' && examined.test(named),
    example: { documentType: 'certificate', text: 'Date of the test   20.06.2024' },
  },
  {
    name: 'unknown words',
    weight: 0.6,
    applies: () => true,
    example: 'Data viagem: 20-12-2024   Hora: 18:30   Lugar: 14',
  },
];

const longestQualifier = 40;

/** Returns the words next to a label. */
export function readQualifiers({
  source,
  folded,
  date: { cell, start },
  label,
  documentType,
}: Pick<LabelClues, 'source' | 'folded' | 'date' | 'label' | 'documentType'>): QualifiedLabel {
  const isInCell = label.start >= cell.start && label.end <= cell.end;
  const end = Math.min(
    label.end < start ? start : label.end + longestQualifier,
    label.end + longestQualifier,
  );
  const after = folded.slice(label.end, end).replace(/(?:[\n\t|(,:;]| {2}).*$/s, '');
  const before = folded
    .slice(Math.max(isInCell ? cell.start : 0, label.start - longestQualifier), label.start)
    .replace(/^.*(?:[\n\t|.,:;]| {2})/s, '');
  const own = folded.slice(label.start, label.end);
  const named = `${before}${own}${after}`;
  return {
    source,
    documentType,
    own,
    before,
    after,
    named,
    meaning: once(() => meaningOf(named)),
    start: label.start - before.length,
    end: label.end + after.length,
  };
}

/** Returns the factor, 0 to 1.1, for the label `Date`, which refers to what adjacent words name. */
export function shareOfLabel(clues: Parameters<typeof readQualifiers>[0]): number {
  return firstRule(labelQualifiers, readQualifiers(clues))?.weight ?? 1;
}
