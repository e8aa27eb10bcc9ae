import { createPace } from '../../../shared/pace.ts';
import {
  mainPart,
  readRelationships,
} from '../../../shared/reading/office/office-relationships.ts';
import { type OfficeTextRules, writeOfficeText } from './office-text.ts';
import { partsBetweenCheckpoints, type TextReader } from '../text-reader.ts';
import { openZip } from '../../../shared/reading/office/zip-archive.ts';

const rules: OfficeTextRules = {
  text: new Set(['t']),
  paragraphs: new Set(['p']),
  cells: new Set(['tc']),
  rows: new Set(['tr']),
  asides: new Set(),
  // The fallback repeats the preceding element for old readers.
  skipped: new Set(['Fallback']),
  titles: new Map(),
  characters: new Map([
    ['tab', '\t'],
    ['ptab', '\t'],
    ['br', '\n'],
    ['cr', '\n'],
    ['noBreakHyphen', '-'],
  ]),
};

const otherParts = ['header', 'footer', 'footnotes', 'endnotes', 'comments'];

/** Reads Word: the body, then headers and footers, notes and comments. Deleted text of tracked changes is left out. */
export const readDocx: TextReader = async (bytes, context) => {
  const archive = openZip(bytes, context.limits);
  const main = await mainPart(archive, context);
  const related = await readRelationships(archive, main, context);
  const others = otherParts.flatMap((kind) => related.filter(({ type }) => type === kind));
  const pace = createPace(context, partsBetweenCheckpoints);
  for (const part of new Set([main, ...others.map(({ target }) => target)])) {
    await writeOfficeText(archive.read(part), { rules, context });
    await pace(1);
  }
};
