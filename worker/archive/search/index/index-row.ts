import { limits } from '../../../../shared/limits.ts';
import { utf8Length } from '../../../../shared/text/utf8-length.ts';
import {
  joinedWords,
  nameStream,
  partToken,
  tokensOf,
  trigramsOf,
  wordsWithInside,
} from './search-tokens.ts';

const { maxBytes: maxValueBytes } = limits.documentContent;
const contentColumns = 3;

/**
 * Restricts a phrase of an FTS5 query to columns of the index. `name_parts` also contains the words of notes: parts of
 * names begin with `_`, and words do not.
 */
export const columnFilters = {
  any: '',
  name: 'name : ',
  nameParts: 'name_parts : ',
  content: '{content content_2 content_3} : ',
  note: 'name_parts : ',
};

/** The columns of a document in the index, and its distinct words as JSON lists. */
export type IndexRow = {
  name: string;
  nameParts: string;
  contents: string[];
  wordLists: string[];
};

/** The index row of a document. Its name begins with the bare prefix, which finds all documents. */
export function toIndexRow(prefix: string, document: { name: string; content: string }): IndexRow {
  const contentTokens = [...tokensOf(document.content), ...apart(joinedWords(document.content))];
  const nameTokens = ['', ...tokensOf(document.name), ...apart(joinedWords(document.name))];
  return {
    name: nameTokens.map((token) => prefix + token).join(' '),
    nameParts: trigramsOf(nameStream(document.name, '_'))
      .map((trigram) => prefix + partToken(trigram))
      .join(' '),
    contents: inPieces(
      contentTokens.map((token) => prefix + token),
      ' ',
      contentColumns,
    ),
    wordLists: wordLists([...contentTokens, ...nameTokens]),
  };
}

/** The distinct words that are searched by what they contain, as JSON lists of at most `maxValueBytes`. */
function wordLists(tokens: string[]): string[] {
  const words = wordsWithInside(tokens).map((word) => JSON.stringify(word));
  return inPieces(words, ',')
    .filter((list) => list !== '')
    .map((list) => `[${list}]`);
}

/** A note may have so many bytes of tokens. Only letters that stand for whole words have more. */
const maxNoteBytes = 50_000;

/** The words of a note as they are appended to the index row of its document, and as JSON lists. */
export function toIndexedNote(prefix: string, text: string) {
  const tokens = ['', ...tokensOf(text), ...apart(joinedWords(text))];
  let bytes = 0;
  const kept = tokens.filter(
    (token) => (bytes += prefix.length + utf8Length(token) + 1) <= maxNoteBytes,
  );
  return { tokens: kept.map((token) => prefix + token).join(' '), wordLists: wordLists(kept) };
}

/** Words that are part of no phrase: an empty token, the bare prefix, precedes each. */
function apart(words: string[]): string[] {
  return words.flatMap((word) => ['', word]);
}

/**
 * Joins parts to strings of at most `maxValueBytes`; with `count`, to exactly that many, dropping what exceeds them.
 */
function inPieces(parts: string[], separator: string, count?: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  let bytes = 0;
  for (const [index, part] of parts.entries()) {
    const size = utf8Length(part) + 1;
    if (bytes + size > maxValueBytes) {
      pieces.push(parts.slice(start, index).join(separator));
      start = index;
      bytes = 0;
    }
    bytes += size;
  }
  pieces.push(parts.slice(start).join(separator));
  if (count === undefined) return pieces;
  return Array.from({ length: count }, (_, index) => pieces[index] ?? '');
}
