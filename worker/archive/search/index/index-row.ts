import { limits } from '../../../../shared/limits.ts';
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

/** A document's tokens as its index row takes them, and its distinct words as JSON lists. */
export type IndexedText = {
  name: string;
  nameParts: string;
  contents: string[];
  wordLists: string[];
};

/** What the index holds of a document. Its name begins with the bare prefix, by which all documents are found. */
export function indexedText(
  prefix: string,
  document: { name: string; content: string },
): IndexedText {
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
    wordLists: inPieces(
      wordsWithInside(contentTokens).map((word) => JSON.stringify(word)),
      ',',
    )
      .filter((list) => list !== '')
      .map((list) => `[${list}]`),
  };
}

/** Words that stand in no phrase: an empty token, the bare prefix, goes before each. */
function apart(words: string[]): string[] {
  return words.flatMap((word) => ['', word]);
}

/** Joins parts to strings of at most `maxValueBytes`; with `count`, to exactly so many, and what is left over is dropped. */
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

function utf8Length(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) length += 1;
    else if (code < 0x800 || (code >= 0xd800 && code < 0xe000)) length += 2;
    else length += 3;
  }
  return length;
}
