import {
  paperFields,
  type Paper,
  type PaperField,
  type PaperValues,
} from '../../support/papers/paper.ts';
import { outcomeOf, type Outcome } from './compare.ts';

export type Reading = { paper: Paper; values: PaperValues; outcomes: Record<PaperField, Outcome> };

/** Shares from 0 to 1; undefined if nothing was found, or nothing was there to be found. */
export type Figures = {
  papers: number;
  precision: number | undefined;
  recall: number | undefined;
  /** (papers − missing − wrong) / papers; a wrong date counts double. */
  judged: number;
};

export function readAll(papers: readonly Paper[], read: (text: string) => PaperValues): Reading[] {
  return papers.map((paper) => {
    const values = read(paper.text);
    const outcomes = Object.fromEntries(
      paperFields.map((field) => [field, outcomeOf(paper, field, values)]),
    ) as Record<PaperField, Outcome>;
    return { paper, values, outcomes };
  });
}

export function figuresOf(readings: readonly Reading[], field: PaperField): Figures {
  const count = (outcome: Outcome) =>
    readings.filter(({ outcomes }) => outcomes[field] === outcome).length;
  const [right, missing, wrong] = [count('right'), count('missing'), count('wrong')];
  const shouldBeFound = readings.filter(
    ({ paper, outcomes }) =>
      outcomes[field] !== 'rightly-empty' && paper.expected[field].some((value) => value !== null),
  ).length;
  const weight = field === 'documentDate' || field === 'dueDate' ? 2 : 1;
  return {
    papers: readings.length,
    precision: shareOf(right, right + wrong),
    recall: shareOf(right, shouldBeFound),
    judged: (readings.length - missing - weight * wrong) / readings.length,
  };
}

function shareOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

export type Row = { field: PaperField; of: string } & Figures;

/** Returns a row for each field over all papers, and for each value of `by` (a language, a type, …). */
export function tableOf(readings: readonly Reading[], by?: (paper: Paper) => string): Row[] {
  const groups = Map.groupBy(readings, ({ paper }) => by?.(paper) ?? 'all');
  return paperFields.flatMap((field) =>
    [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([of, group]) => ({ field, of, ...figuresOf(group, field) })),
  );
}

export type Miss = { name: string; field: PaperField; expected: unknown; read: unknown };

/** Returns missing and wrong values of the development half, which may be inspected. */
export function missesOf(readings: readonly Reading[]): Miss[] {
  return readings
    .filter(({ paper }) => paper.half === 'development')
    .flatMap(({ paper, values, outcomes }) =>
      paperFields
        .filter((field) => outcomes[field] === 'missing' || outcomes[field] === 'wrong')
        .map((field) => ({
          name: paper.name,
          field,
          expected: paper.expected[field],
          read: values[field],
        })),
    );
}
