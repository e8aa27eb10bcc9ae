import { readdirSync, readFileSync } from 'node:fs';
import { languagesAbroad } from '../../../shared/reading/find-fields/lexicon/lexicon.ts';
import { fillForms } from './abroad/fill-forms.ts';
import { composePapers } from './composed/compose-papers.ts';
import { paperLanguages, type Paper } from './paper.ts';
import { parsePaper } from './parse-paper.ts';

/** Origins with papers of all languages, those of a language in one file. */
type OriginOfAll = Extract<Paper['origin'], 'shoebox' | 'cabinet' | 'attic' | 'workshop'>;

export function readPapers(): Paper[] {
  return [
    ...readWritten('written'),
    ...readWritten('later'),
    ...readWritten('everyday'),
    ...readWritten('letterbox'),
    ...composePapers(),
  ];
}

/** Reads short papers, half of which seem to name a sender. They are measured separately. */
export function readDrawer(): Paper[] {
  return readWritten('drawer');
}

/** Reads papers in languages that the rules did not support. They are measured separately. */
export function readAbroad(): Paper[] {
  return languagesAbroad.flatMap(fillForms);
}

/**
 * Reads the papers whose fields are judged together: those of `readPapers`, and others of all languages and types by people who did not
 * know the rules, each collection after rules had been changed for the one before.
 */
export function readJudged(): Paper[] {
  return [
    ...readPapers(),
    ...readTogether('shoebox'),
    ...readTogether('cabinet'),
    ...readTogether('attic'),
    ...readTogether('workshop'),
  ];
}

function readTogether(origin: OriginOfAll): Paper[] {
  return [...paperLanguages, ...languagesAbroad].flatMap((language) => {
    const file = readFileSync(new URL(`${origin}/${language}.txt`, import.meta.url), 'utf8');
    const papers = file.split(/^=== (\S+)\n/m).slice(1);
    return papers.flatMap((name, at) =>
      at % 2 ? [] : parsePaper(`${origin}/${language}/${name}`, papers[at + 1] ?? '', origin),
    );
  });
}

function readWritten(
  origin: Exclude<Paper['origin'], OriginOfAll | 'abroad' | 'composed'>,
): Paper[] {
  const prefix = origin === 'written' ? '' : `${origin}/`;
  return paperLanguages.flatMap((language) => {
    const folder = new URL(`${prefix}${language}/`, import.meta.url);
    return readdirSync(folder)
      .sort()
      .map((file) => {
        const name = `${prefix}${language}/${file.replace(/\.txt$/, '')}`;
        return parsePaper(name, readFileSync(new URL(file, folder), 'utf8'), origin);
      });
  });
}
