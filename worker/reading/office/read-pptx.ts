import { createPace } from '../../../shared/pace.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import {
  mainPart,
  readRelationships,
} from '../../../shared/reading/office/office-relationships.ts';
import { type OfficeTextRules, writeOfficeText } from './office-text.ts';
import { parseMarkup } from '../../../shared/reading/markup/parse-markup.ts';
import { partsBetweenCheckpoints, type TextReader } from '../text-reader.ts';
import { openZip } from '../../../shared/reading/office/zip-archive.ts';

const rules: OfficeTextRules = {
  text: new Set(['t']),
  paragraphs: new Set(['p']),
  cells: new Set(['tc']),
  rows: new Set(['tr']),
  asides: new Set(),
  // Fields are slide numbers and dates.
  skipped: new Set(['Fallback', 'fld']),
  titles: new Map(),
  characters: new Map([
    ['br', '\n'],
    ['tab', '\t'],
  ]),
};

/** Reads PowerPoint: the slides in order, each with its speaker notes and comments. */
export const readPptx: TextReader = async (bytes, context) => {
  const { limits } = context;
  const archive = openZip(bytes, limits);
  const main = await mainPart(archive, context);
  const relationships = await readRelationships(archive, main, context);
  const targets = new Map(relationships.map(({ id, target }) => [id, target]));

  const slides = new Set<string>();
  await parseMarkup(archive.read(main), {
    context,
    handler: {
      open(name, attributes) {
        const target = name === 'sldId' ? targets.get(attributes['r:id'] ?? '') : undefined;
        if (target) slides.add(target);
      },
    },
  });

  const pace = createPace(context, partsBetweenCheckpoints);
  for (const slide of [...slides].slice(0, limits.pages)) {
    const related = await readRelationships(archive, slide, context);
    const extras = related.filter(({ type }) => type === 'notesSlide' || type === 'comments');
    for (const part of new Set([slide, ...extras.map(({ target }) => target)])) {
      await writeOfficeText(archive.read(part), { rules, context });
    }
    context.output.write('\n');
    await pace(1);
  }
  if (slides.size > limits.pages) throw new ExtractionFailure('too_many_pages');
};
