import { createPace } from '../../../shared/pace.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { createLineWriter } from '../../../shared/reading/markup/line-writer.ts';
import {
  mainPart,
  readRelationships,
} from '../../../shared/reading/office/office-relationships.ts';
import { type OfficeTextRules, writeOfficeText } from './office-text.ts';
import { parseMarkup } from '../../../shared/reading/markup/parse-markup.ts';
import {
  createTextOutput,
  partsBetweenCheckpoints,
  type ReaderContext,
  type TextReader,
} from '../text-reader.ts';
import { readSharedStrings } from '../../../shared/reading/office/read-shared-strings.ts';
import type { SharedStrings } from '../../../shared/reading/office/shared-strings.ts';
import { formatSerialDate, readDateStyles } from './xlsx-dates.ts';
import { openZip, type ZipArchive } from '../../../shared/reading/office/zip-archive.ts';

type Workbook = {
  sheets: { name: string; part: string }[];
  strings: SharedStrings;
  dateStyles: boolean[];
  startsIn1904: boolean;
};

const commentRules: OfficeTextRules = {
  text: new Set(['t', 'text']),
  paragraphs: new Set(['comment', 'threadedComment']),
  cells: new Set(),
  rows: new Set(),
  asides: new Set(),
  skipped: new Set(['author']),
  titles: new Map(),
  characters: new Map(),
};

/** Reads Excel: each sheet with its name, a line per row with tabs between cells, dates in ISO 8601; then its comments. */
export const readXlsx: TextReader = async (bytes, context) => {
  const { limits } = context;
  const archive = openZip(bytes, limits);
  const workbook = await readWorkbook(archive, context);
  const pace = createPace(context, partsBetweenCheckpoints);
  for (const { name, part } of workbook.sheets.slice(0, limits.pages)) {
    context.output.write(`${name}\n`);
    await writeSheet(archive.read(part), { workbook, context });
    const related = await readRelationships(archive, part, context);
    const comments = related.filter(
      ({ type }) => type === 'comments' || type === 'threadedComment',
    );
    for (const comment of new Set(comments.map(({ target }) => target))) {
      await writeOfficeText(archive.read(comment), { rules: commentRules, context });
    }
    context.output.write('\n');
    await pace(1);
  }
  if (workbook.sheets.length > limits.pages) throw new ExtractionFailure('too_many_pages');
};

async function readWorkbook(archive: ZipArchive, context: ReaderContext): Promise<Workbook> {
  const main = await mainPart(archive, context);
  const related = await readRelationships(archive, main, context);
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const partOf = (type: string) =>
    related.find((relationship) => relationship.type === type)?.target ?? '';

  const sheets: Workbook['sheets'] = [];
  let startsIn1904 = false;
  await parseMarkup(archive.read(main), {
    context,
    handler: {
      open(name, attributes) {
        if (name === 'workbookPr') startsIn1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
        if (name !== 'sheet') return;
        const part = targets.get(attributes['r:id'] ?? '');
        // One sheet beyond the limit is kept, to detect that there are too many.
        if (part && sheets.length <= context.limits.pages) {
          sheets.push({ name: attributes.name ?? '', part });
        }
      },
    },
  });
  return {
    sheets,
    startsIn1904,
    strings: await readSharedStrings(archive.read(partOf('sharedStrings')), context),
    dateStyles: await readDateStyles(archive.read(partOf('styles')), context),
  };
}

async function writeSheet(
  part: Iterable<string>,
  { workbook, context }: { workbook: Workbook; context: ReaderContext },
): Promise<void> {
  const lines = createLineWriter(context.output);
  let cell = { type: '', style: 0 };
  let value = createTextOutput(context.limits.characters);
  let isValue = false;
  await parseMarkup(part, {
    context,
    handler: {
      open(name, attributes) {
        if (name === 'c') {
          cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
          value = createTextOutput(context.limits.characters);
        }
        if (name === 'v' || name === 't') isValue = true;
      },
      close(name) {
        if (name === 'v' || name === 't') isValue = false;
        if (name === 'row') lines.separate('\n');
        if (name !== 'c') return;
        lines.words(shownValue(value.text(), { ...cell, workbook }));
        lines.separate('\t');
      },
      text(text) {
        if (isValue) value.write(text);
      },
    },
  });
  context.output.write('\n');
}

function shownValue(
  value: string,
  { type, style, workbook }: { type: string; style: number; workbook: Workbook },
): string {
  if (type === 's') return workbook.strings.get(Number(value));
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const isDate = type === 'n' && value !== '' && workbook.dateStyles[style];
  return isDate ? formatSerialDate(Number(value), workbook.startsIn1904) : value;
}
