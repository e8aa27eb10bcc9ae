import { limits } from '../../../../shared/limits.ts';
import { createPace, yieldToOthers, type Pace } from '../../../../shared/pace.ts';
import { utf8Length } from '../../../../shared/text/utf8-length.ts';
import { tokensOf } from '../../../../shared/archive/search/word-tokens.ts';
import {
  joinedWords,
  nameStream,
  partToken,
  slicesOf,
  trigramsOf,
  wordsWithInside,
} from './search-tokens.ts';

const { maxBytes: maxValueBytes } = limits.documentContent;
const contentColumns = 3;
/** Characters of a text, or bytes that are written: about 20 ms of work. */
const workBetweenTurns = 128 * 1024;

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

/** The columns of a document in the index, its distinct words as JSON lists, and as they are read of few documents. */
export type IndexRow = {
  name: string;
  nameParts: string;
  contents: string[];
  wordLists: string[];
  words: DocumentWords;
};

/** Words between spaces, each once. Those of a text are null if they are too many to be read for a search. */
type DocumentWords = {
  /** As a string in which any part can be found (see `nameStream`). */
  name: string;
  nameWords: string;
  contentWords: string | null;
};

/**
 * The index row of a document. Its name begins with the bare prefix, which finds all documents. A long text takes turns
 * with other work.
 */
export async function toIndexRow(
  prefix: string,
  document: { name: string; content: string },
): Promise<IndexRow> {
  const pace = createPace({ checkpoint: yieldToOthers }, workBetweenTurns);
  const content = await tokenize(prefix, document.content, pace);
  const contentTokens = [...content.tokens, ...apart(content.joined)];
  const nameTokens = ['', ...tokensOf(document.name), ...apart(joinedWords(document.name))];
  const contentWords = new Set(contentTokens);
  const words = wordsWithInside([...contentWords, ...nameTokens]);
  const contents = await inPieces(contentTokens, { write: (token) => prefix + token, pace });
  const wordLists = await inPieces(words, { write: JSON.stringify, pace });
  const name = nameStream(document.name, '_');
  return {
    name: nameTokens.map((token) => prefix + token).join(' '),
    nameParts: trigramsOf(name)
      .map((trigram) => prefix + partToken(trigram))
      .join(' '),
    contents: Array.from(
      { length: contentColumns },
      (_, index) => contents[index]?.join(' ') ?? '',
    ),
    wordLists: wordLists.map((list) => `[${list.join(',')}]`),
    words: {
      name,
      nameWords: betweenSpaces(new Set(nameTokens)),
      contentWords: ifShort(betweenSpaces(contentWords)),
    },
  };
}

function betweenSpaces(words: Set<string>): string {
  return ` ${[...words].join(' ')} `;
}

/** A search reads the words of hundreds of documents. */
const maxWordsLength = 250_000;

function ifShort(words: string): string | null {
  return words.length <= maxWordsLength ? words : null;
}

/**
 * The tokens and the joined words of a text, slice by slice, as far as the index has space for: a ligature may stand for
 * several words.
 */
async function tokenize(prefix: string, text: string, pace: Pace) {
  const tokens: string[] = [];
  const joined: string[] = [];
  let written = 0;
  for (const slice of slicesOf(text)) {
    if (written > contentColumns * maxValueBytes) break;
    for (const token of tokensOf(slice)) {
      tokens.push(token);
      written += prefix.length + token.length + 1;
    }
    for (const word of joinedWords(slice)) joined.push(word);
    await pace(slice.length);
  }
  return { tokens, joined };
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
  const words = wordsWithInside(kept);
  return {
    tokens: kept.map((token) => prefix + token).join(' '),
    wordLists: words.length > 0 ? [JSON.stringify(words)] : [],
  };
}

/** Words that are part of no phrase: an empty token, the bare prefix, precedes each. */
function apart(words: string[]): string[] {
  return words.flatMap((word) => ['', word]);
}

/** Texts as they are written, in lists of which none takes more than `maxValueBytes` when it is joined. */
async function inPieces(
  texts: readonly string[],
  { write, pace }: { write: (text: string) => string; pace: Pace },
): Promise<string[][]> {
  let piece: string[] = [];
  const pieces: string[][] = [];
  let bytes = 0;
  for (const text of texts) {
    const written = write(text);
    const size = utf8Length(written) + 1;
    if (pieces.length === 0 || bytes + size > maxValueBytes) {
      pieces.push((piece = []));
      bytes = 0;
    }
    piece.push(written);
    bytes += size;
    const turn = pace(size);
    if (turn) await turn;
  }
  return pieces;
}
