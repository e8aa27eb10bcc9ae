import { mainPart, readRelationships } from './office-relationships.ts';
import { type OfficeTextRules, writeOfficeText } from './office-text.ts';
import { parseMarkup } from '../text/parse-markup.ts';
import type { TextReader } from '../text-reader.ts';
import { openZip } from './zip-archive.ts';

const rules: OfficeTextRules = {
  text: new Set(['t']),
  paragraphs: new Set(['p']),
  cells: new Set(['tc']),
  rows: new Set(['tr']),
  asides: new Set(),
  // Fields are slide numbers and dates.
  skipped: new Set(['Fallback', 'fld']),
  titles: {},
  characters: { br: '\n', tab: '\t' },
};

/** PowerPoint: the slides in order, each with its speaker notes and comments. */
export const readPptx: TextReader = async (bytes, context) => {
  const { limits } = context;
  const archive = openZip(bytes, limits);
  const main = mainPart(archive, limits);
  const targets = new Map(
    readRelationships(archive, main, limits).map(({ id, target }) => [id, target]),
  );

  const slides: string[] = [];
  parseMarkup(archive.read(main), {
    limits,
    handler: {
      open(name, attributes) {
        const target = name === 'sldId' ? targets.get(attributes['r:id'] ?? '') : undefined;
        if (target) slides.push(target);
      },
    },
  });

  for (const slide of slides.slice(0, limits.pages)) {
    const related = readRelationships(archive, slide, limits);
    const extras = related.filter(({ type }) => type === 'notesSlide' || type === 'comments');
    for (const part of [slide, ...extras.map(({ target }) => target)]) {
      writeOfficeText(archive.read(part), { rules, context });
    }
    context.output.write('\n');
    await context.checkpoint();
  }
};
