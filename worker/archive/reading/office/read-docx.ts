import { mainPart, readRelationships } from './office-relationships.ts';
import { type OfficeTextRules, writeOfficeText } from './office-text.ts';
import type { TextReader } from '../text-reader.ts';
import { openZip } from './zip-archive.ts';

const rules: OfficeTextRules = {
  text: new Set(['t']),
  paragraphs: new Set(['p']),
  cells: new Set(['tc']),
  rows: new Set(['tr']),
  asides: new Set(),
  // The fallback repeats its sibling for old readers.
  skipped: new Set(['Fallback']),
  titles: {},
  characters: { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' },
};

const otherParts = ['header', 'footer', 'footnotes', 'endnotes', 'comments'];

/** Word: the body, then headers and footers, notes and comments. Deleted text of tracked changes is left out. */
export const readDocx: TextReader = async (bytes, context) => {
  const archive = openZip(bytes, context.limits);
  const main = mainPart(archive, context.limits);
  const related = readRelationships(archive, main, context.limits);
  const others = otherParts.flatMap((kind) => related.filter(({ type }) => type === kind));
  for (const part of [main, ...others.map(({ target }) => target)]) {
    writeOfficeText(archive.read(part), { rules, context });
    await context.checkpoint();
  }
};
