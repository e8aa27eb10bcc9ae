import { ExtractionFailure } from '../extraction-result.ts';
import type { ExtractionLimits } from '../extraction-limits.ts';
import { createLineWriter } from '../text/line-writer.ts';
import { mainPart, readRelationships } from './office-relationships.ts';
import { type OfficeTextRules, writeOfficeText } from './office-text.ts';
import { parseMarkup } from '../text/parse-markup.ts';
import type { ReaderContext, TextReader } from '../text-reader.ts';
import { formatSerialDate, readDateStyles } from './xlsx-dates.ts';
import { openZip, type ZipArchive } from './zip-archive.ts';

type Workbook = {
  sheets: { name: string; part: string }[];
  strings: string[];
  /** Whether a cell style shows dates, by its index. */
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
  titles: {},
  characters: {},
};

/** Excel: each sheet with its name, a line per row, a tab between cells, dates in ISO 8601; then its comments. */
export const readXlsx: TextReader = async (bytes, context) => {
  const { limits } = context;
  const archive = openZip(bytes, limits);
  const workbook = readWorkbook(archive, limits);
  for (const { name, part } of workbook.sheets) {
    context.output.write(`${name}\n`);
    writeSheet(archive.read(part), { workbook, context });
    for (const { type, target } of readRelationships(archive, part, limits)) {
      if (type !== 'comments' && type !== 'threadedComment') continue;
      writeOfficeText(archive.read(target), { rules: commentRules, context });
    }
    context.output.write('\n');
    await context.checkpoint();
  }
};

function readWorkbook(archive: ZipArchive, limits: ExtractionLimits): Workbook {
  const main = mainPart(archive, limits);
  const related = readRelationships(archive, main, limits);
  const partOf = (type: string) =>
    related.find((relationship) => relationship.type === type)?.target ?? '';

  const sheets: Workbook['sheets'] = [];
  let startsIn1904 = false;
  parseMarkup(archive.read(main), {
    limits,
    handler: {
      open(name, attributes) {
        if (name === 'workbookPr') startsIn1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
        if (name !== 'sheet') return;
        const part = related.find(({ id }) => id === attributes['r:id'])?.target;
        if (part) sheets.push({ name: attributes.name ?? '', part });
      },
    },
  });
  return {
    sheets,
    startsIn1904,
    strings: readSharedStrings(archive.read(partOf('sharedStrings')), limits),
    dateStyles: readDateStyles(archive.read(partOf('styles')), limits),
  };
}

function readSharedStrings(part: Iterable<string>, limits: ExtractionLimits): string[] {
  const strings: string[] = [];
  let current: string[] = [];
  let isText = false;
  let phonetic = 0;
  parseMarkup(part, {
    limits,
    handler: {
      open(name) {
        if (name === 't') isText = true;
        if (name === 'rPh') phonetic += 1;
      },
      close(name) {
        if (name === 't') isText = false;
        if (name === 'rPh') phonetic -= 1;
        if (name !== 'si') return;
        strings.push(current.join(''));
        current = [];
        if (strings.length > limits.sharedStrings) throw new ExtractionFailure('too_complex');
      },
      text(text) {
        if (isText && phonetic === 0) current.push(text);
      },
    },
  });
  return strings;
}

function writeSheet(
  part: Iterable<string>,
  { workbook, context }: { workbook: Workbook; context: ReaderContext },
): void {
  const lines = createLineWriter(context.output);
  let cell = { type: '', style: 0 };
  let value: string[] = [];
  let isValue = false;
  parseMarkup(part, {
    limits: context.limits,
    handler: {
      open(name, attributes) {
        if (name === 'c') {
          cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
          value = [];
        }
        if (name === 'v' || name === 't') isValue = true;
      },
      close(name) {
        if (name === 'v' || name === 't') isValue = false;
        if (name === 'row') lines.separate('\n');
        if (name !== 'c') return;
        lines.words(shownValue(value.join(''), { ...cell, workbook }));
        lines.separate('\t');
      },
      text(text) {
        if (isValue) value.push(text);
      },
    },
  });
  context.output.write('\n');
}

function shownValue(
  value: string,
  { type, style, workbook }: { type: string; style: number; workbook: Workbook },
): string {
  if (type === 's') return workbook.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const isDate = type === 'n' && value !== '' && workbook.dateStyles[style];
  return isDate ? formatSerialDate(Number(value), workbook.startsIn1904) : value;
}
