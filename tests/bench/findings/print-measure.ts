import type { Half, Paper, PaperField, PaperValues } from '../../support/papers/paper.ts';
import { readValues } from './read-values.ts';
import { figuresOf, missesOf, readAll, tableOf, type Row } from './measure.ts';

/** Requirements of quality.md for documents that the rules were not written for. */
export const bars: Partial<Record<PaperField, number>> = {
  documentDate: 0.96,
  dueDate: 0.96,
  correspondent: 0.9,
  documentType: 0.95,
  totalAmount: 0.95,
  iban: 0.98,
  reference: 0.85,
};

export const percent = (share: number | undefined) =>
  share === undefined ? '–' : (share * 100).toFixed(1);

const shown = ({ field, of, papers, precision, recall, judged }: Row) => ({
  field,
  of,
  papers,
  precision: percent(precision),
  recall: percent(recall),
  judged: percent(judged),
});

/**
 * Prints how well `read` finds the values of one half, for each field over all papers, by language, type, origin and
 * damage, and what it missed in the development half. Returns whether every bar is held.
 */
export function printMeasure(
  papers: readonly Paper[],
  read: (text: string) => PaperValues,
  half: Half,
): boolean {
  const readings = readAll(
    papers.filter((paper) => paper.half === half),
    read,
  );
  console.log(`${readings.length} papers of the ${half} half`);
  console.table(tableOf(readings).map(shown));
  console.table(tableOf(readings, ({ language }) => language).map(shown));
  console.table(tableOf(readings, ({ documentType }) => documentType).map(shown));
  console.table(tableOf(readings, ({ origin }) => origin).map(shown));
  console.table(tableOf(readings, (paper) => (paper.isDamaged ? 'damaged' : 'clean')).map(shown));
  for (const miss of missesOf(readings)) console.log(JSON.stringify(miss));
  const held = Object.entries(bars).map(([field, bar]) => {
    const { judged } = figuresOf(readings, field as PaperField);
    console.log(
      `${judged >= bar ? 'held  ' : 'MISSED'} ${field}: ${percent(judged)} of ${percent(bar)}`,
    );
    return judged >= bar;
  });
  return held.every(Boolean);
}

export function printHalves(
  title: string,
  papers: readonly Paper[],
  groupOf: (paper: Paper) => string,
): void {
  const readings = readAll(papers, (text) => readValues(text));
  const rows = tableOf(readings, groupOf).map(shown);
  console.log(`${readings.length} ${title}`);
  console.table(rows.filter(({ field }) => field !== 'vatId'));
}
