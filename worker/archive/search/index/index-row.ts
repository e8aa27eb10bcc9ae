import { limits } from '../../../../shared/limits.ts';
import { createPace, yieldToOthers, type Pace } from '../../../../shared/pace.ts';
import { joinedWords } from '../../../../shared/text/joined-words.ts';
import { slicesOf } from '../../../../shared/text/text-slices.ts';
import { utf8Length } from '../../../../shared/text/utf8-length.ts';
import { tokensOf } from '../../../../shared/text/word-tokens.ts';
import { boundsFor, createTokenCosts } from './index-costs.ts';
import { apartToken, nameStream, partToken, trigramsOf } from './search-tokens.ts';
import { vocabularyOf } from './vocabulary/vocabulary.ts';

const { maxBytes: maxValueBytes } = limits.documentContent;
const contentColumns = 3;
/** Characters of a text, or written bytes, that take about 20 ms. */
const workBetweenTurns = 128 * 1024;

/**
 * Restricts a phrase of an FTS5 query to columns of the index. `name_parts` also contains the words
 * of notes, which cannot be confused because only parts of names begin with `_`.
 */
export const columnFilters = {
  any: '',
  name: 'name : ',
  nameParts: 'name_parts : ',
  content: '{content content_2 content_3} : ',
  note: 'name_parts : ',
};

export type IndexRow = {
  name: string;
  nameParts: string;
  contents: string[];
  wordLists: string[];
  words: DocumentWords;
};

/**
 * Distinct words between spaces. `contentWords` is null if the text has too many words to be read
 * in a search.
 */
type DocumentWords = {
  /** In the form of `nameStream`, so that any part of the name can be found. */
  name: string;
  nameWords: string;
  contentWords: string | null;
};

/**
 * Returns the index row of a document. The name column begins with the bare prefix, which finds all
 * documents. Long texts are processed in turns with other work.
 */
export async function toIndexRow(
  prefix: string,
  document: { name: string; content: string },
): Promise<IndexRow> {
  const pace = createPace({ checkpoint: yieldToOthers }, workBetweenTurns);
  const bounds = boundsFor(utf8Length(document.content));
  const letOthers = () =>
    document.content.length > workBetweenTurns ? yieldToOthers() : undefined;
  const { ordered, apartTokens, bytes } = toFit(await tokenize(document.content, pace), bounds);
  const ofName = toIndexedName(prefix, document.name);
  await letOthers();
  const contents = await inPieces([...ordered, ...apartTokens.map(apartToken)], {
    write: (token) => prefix + token,
    pace,
  });
  await letOthers();
  const contentWords = new Set([...ordered, ...apartTokens]);
  let bytesLeft = bounds.index - bytes;
  const listedWords = ifShort(betweenSpaces(contentWords), bytesLeft);
  bytesLeft -= utf8Length(listedWords ?? '');
  const nameWords = vocabularyOf(new Set(ofName.tokens), Infinity);
  await letOthers();
  // Words that are indexed without their order are found as whole words only.
  const words = new Set([...vocabularyOf(new Set(ordered), bytesLeft), ...nameWords]);
  await letOthers();
  const wordLists = await inPieces([...words], { write: JSON.stringify, pace });
  await letOthers();
  return {
    name: ofName.name,
    nameParts: ofName.nameParts,
    contents: Array.from(
      { length: contentColumns },
      (_, index) => contents[index]?.join(' ') ?? '',
    ),
    wordLists: wordLists.map((list) => `[${list.join(',')}]`),
    words: { ...ofName.words, contentWords: listedWords },
  };
}

export function toIndexedName(prefix: string, documentName: string) {
  const tokens = ['', ...tokensOf(documentName), ...apartFromOthers(joinedWords(documentName))];
  const name = nameStream(documentName, '_');
  return {
    tokens,
    name: tokens.map((token) => prefix + token).join(' '),
    nameParts: trigramsOf(name)
      .map((trigram) => prefix + partToken(trigram))
      .join(' '),
    words: { name, nameWords: betweenSpaces(new Set(tokens)) },
  };
}

function betweenSpaces(words: Set<string>): string {
  return ` ${[...words].join(' ')} `;
}

/** Bounded because one search reads the words of hundreds of documents. */
const maxWordsLength = 250_000;

function ifShort(words: string, bytesLeft: number): string | null {
  return words.length <= maxWordsLength && utf8Length(words) <= bytesLeft ? words : null;
}

type Tokens = { tokens: string[]; orderedBytes: number; apartBytes: number };

const tokensPerJoinedWord = 8;
const alwaysJoined = 1000;

async function tokenize(text: string, pace: Pace): Promise<Tokens[]> {
  const costsOf = createTokenCosts();
  const parts: Tokens[] = [];
  const joined: string[] = [];
  let tokensCount = 0;
  for (const slice of slicesOf(text)) {
    const tokens = tokensOf(slice);
    parts.push({ tokens, ...costsOf(tokens) });
    tokensCount += tokens.length;
    for (const word of joinedWords(slice)) joined.push(word);
    await pace(slice.length);
  }
  const maxJoined = alwaysJoined + tokensCount / tokensPerJoinedWord;
  const ofJoined = apartFromOthers(joined.slice(0, maxJoined));
  return [...parts, { tokens: ofJoined, ...costsOf(ofJoined) }];
}

/**
 * Returns tokens in order for the part of the beginning that fits in the index, and each new word
 * of the rest once. A text written by a person always fits completely; the rest occurs in texts
 * such as lists of random characters.
 */
function toFit(parts: Tokens[], bounds: { orderedBytes: number; apartBytes: number }) {
  let bytes = parts.reduce((sum, { apartBytes }) => sum + apartBytes, 0);
  let count = 0;
  for (const { orderedBytes, apartBytes } of parts) {
    if (bytes + orderedBytes - apartBytes > bounds.orderedBytes) break;
    bytes += orderedBytes - apartBytes;
    count += 1;
  }
  const ordered = parts.slice(0, count).flatMap(({ tokens }) => tokens);
  const known = new Set(['', ...ordered]);
  const rest = parts.slice(count);
  while (bytes > bounds.apartBytes) bytes -= rest.pop()?.apartBytes ?? bytes;
  const apartTokens = new Set(
    rest.flatMap(({ tokens }) => tokens).filter((token) => !known.has(token)),
  );
  return { ordered, apartTokens: [...apartTokens], bytes };
}

/**
 * Maximum bytes of the tokens of a note. Only scripts in which a letter is a whole word have more.
 */
const maxNoteBytes = 50_000;
/** Bytes of the words of a note that can be found by a part of them: about 100 words. */
const maxVocabularyBytes = 15_000;

export function toIndexedNote(prefix: string, text: string) {
  const tokens = ['', ...tokensOf(text), ...apartFromOthers(joinedWords(text))];
  let bytes = 0;
  const kept = tokens.filter(
    (token) => (bytes += prefix.length + utf8Length(token) + 1) <= maxNoteBytes,
  );
  const words = vocabularyOf(new Set(kept), maxVocabularyBytes);
  return {
    tokens: kept.map((token) => prefix + token).join(' '),
    wordLists: words.length > 0 ? [JSON.stringify(words)] : [],
  };
}

/**
 * Puts an empty token, the bare prefix, before each word, so that no phrase contains two of the
 * words.
 */
function apartFromOthers(words: string[]): string[] {
  return words.flatMap((word) => ['', word]);
}

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
