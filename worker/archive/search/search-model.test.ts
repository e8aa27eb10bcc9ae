import { expect, test } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import {
  parseSearchQuery,
  type SearchTerm,
} from '../../../shared/archive/search/parse-search-query.ts';
import { spellingsOf } from '../../../shared/archive/search/spellings/spellings.ts';
import { joinedWords } from '../../../shared/text/joined-words.ts';
import { isUnspaced, tokensOf } from '../../../shared/text/word-tokens.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { createSearchArchive, type SearchArchive } from '../../../tests/support/search-archive.ts';
import { runBatch } from '../../database/database.ts';
import { documentNotesTable } from '../notes/rows/note-table.ts';
import { toIndexedNote } from './index/index-row.ts';
import { indexDocumentStatements, insertWords } from './index/index-store.ts';
import { nameStream, tokenPrefixOf } from './index/search-tokens.ts';

/*
 * A simple model of the search that compares each document with each term. The product must find
 * the same documents in the same order, whether it reads the index or, with a filter, the words of
 * a few documents.
 */

type Document = { id: string; name: string; content: string; notes: string[] };

const inName = 0;
const isWord = 1;
const isBeginning = 2;
const isInside = 3;

function tierOf(document: Document, terms: readonly SearchTerm[]): number | undefined {
  const tiers = terms.map((term) => {
    const tier = tierOfTerm(document, term);
    if (!term.isExcluded) return tier;
    return tier === undefined ? inName : undefined;
  });
  return tiers.includes(undefined) ? undefined : Math.max(...tiers.map((tier = 0) => tier));
}

function tierOfTerm(document: Document, term: SearchTerm): number | undefined {
  const spellings = spellingsOf(term);
  const anyIs = (is: (text: string) => boolean) => spellings.some(is);
  const last = tokensOf(term.text).at(-1) ?? '';
  const isOpen = term.isPrefix && !isUnspaced(last);
  const texts = textsOf(document, term.field);
  const isOfName = term.field === 'any' || term.field === 'name';
  const whole = isOfName ? isWord : inName;
  if (term.isPhrase || term.isExcluded) {
    const has = (own: string[], text: string) =>
      own.some((one) => hasPhrase(one, tokensOf(text), isOpen && !term.isExcluded));
    if (isOfName && anyIs((text) => has([document.name], text))) return inName;
    return anyIs((text) => has(texts, text)) ? whole : undefined;
  }
  if (isOfName && anyIs((text) => isPartOfName(document.name, text))) return inName;
  if (term.field === 'name') return undefined;
  if (anyIs((text) => texts.some((one) => hasWords(one, text)))) return whole;
  const isLong = last.length > 2 && !isUnspaced(last);
  if (isOpen || isLong) {
    if (anyIs((text) => texts.some((one) => hasWords(one, text, true)))) return isBeginning;
  }
  if (!isLong || tokensOf(term.text).length > 1) return undefined;
  const words = texts.flatMap(wordsOf);
  const isInAny = (text: string) => words.some((word) => word.includes(tokensOf(text).join(' ')));
  return spellingsOf({ text: term.text }).some(isInAny) ? isInside : undefined;
}

function textsOf({ name, content, notes }: Document, field: SearchTerm['field']): string[] {
  if (field === 'any') return [name, content, ...notes];
  return { name: [name], content: [content], note: notes }[field];
}

function wordsOf(text: string): string[] {
  return [...tokensOf(text), ...joinedWords(text).flatMap((word) => ['', word])];
}

function hasPhrase(text: string, phrase: string[], isOpen = false): boolean {
  const words = wordsOf(text);
  return words.some((_, start) =>
    phrase.every((token, index) => {
      const word = words[start + index] ?? '';
      return isOpen && index === phrase.length - 1 ? word.startsWith(token) : word === token;
    }),
  );
}

function hasWords(text: string, typed: string, isOpen = false): boolean {
  return [tokensOf(typed), ...joined(typed)].some((words) => hasPhrase(text, words, isOpen));
}

function joined(typed: string): string[][] {
  return joinedWords(typed)
    .filter((word) => word === tokensOf(typed).join(''))
    .map((word) => [word]);
}

function isPartOfName(name: string, typed: string): boolean {
  const part = nameStream(typed);
  if (Array.from(part).length < 2) return hasWords(name, typed);
  return (
    nameStream(name, '_').includes(part) || joined(typed).some((word) => hasPhrase(name, word))
  );
}

const vocabulary = [
  '12 345 678 345678 12.345 12345678 4711-0815 47110815 a b ab aba abab bab ba ab1 1 12 123 re-17 abcdef abcdefg xabcdefx x_y x.y.z',
  'bill bills billing e-mail email tax-free taxfree file ﬁle naïve café',
  'Straße strasse Müller Mueller Muller neue Köln koeln Größenänderung groessenaenderung',
  "rechnung Rechnungen abrechnung 漢字 かな 漢 か o'neil İstanbul ελλάδα Σίσυφος договор",
].flatMap((line) => line.split(' '));

function createWriter(random: () => number) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const words = (most: number) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(vocabulary));
  const typed = () => {
    const word = pick(vocabulary);
    const letters = Array.from(word);
    const cut = Math.floor(random() * letters.length);
    return pick([
      () => word,
      () => word.toUpperCase(),
      () => letters.slice(0, cut + 1).join(''),
      () => letters.slice(cut).join(''),
      () => `"${words(2).join(' ')}${pick(['"', '"', ''])}`,
      () => word + pick(['-', ' ', '_', '.']) + pick(vocabulary),
    ])();
  };
  const fields = [
    '',
    '',
    '',
    '',
    '-',
    'name:',
    'content:',
    'note:',
    '-note:',
    '-content:',
    '-name:',
  ];
  return {
    document: () => ({
      name: words(3).join(pick([' ', '-', '_', '.'])) || 'x',
      content: words(6).join(pick([' ', '-', '\n', ', ', '-\n'])),
      notes: random() < 0.3 ? [`n ${words(3).join(' ')}`, `m ${words(2).join(' ')}`] : [],
    }),
    query: () => {
      const terms = Array.from({ length: 1 + Math.floor(random() * 3) });
      return terms.map(() => pick(fields) + typed()).join(' ');
    },
  };
}

async function addWithNotes(archive: SearchArchive, document: Omit<Document, 'id'>) {
  const { organizationId, database } = archive.scope;
  const documentId = await archive.add(document);
  const indexed = document.notes.map((text) => ({
    text,
    ...toIndexedNote(tokenPrefixOf(organizationId), text),
  }));
  await runBatch(database, [
    ...indexed.flatMap(({ text, tokens, wordLists }, index) => [
      database.insert(documentNotesTable).values({
        id: createId('not'),
        organizationId,
        documentId,
        authorName: 'x',
        text,
        tokens,
        createdAt: new Date(index),
      }),
      ...wordLists.map((list) => insertWords(archive.scope, list)),
    ]),
    ...(await indexDocumentStatements(archive.scope, { documentId, ...document })),
  ]);
  return { id: documentId, ...document };
}

test.each([1, 2, 3])('finds what a plain reading of all documents finds, seed %i', async (seed) => {
  const writer = createWriter(createRandom(seed));
  const archive = createSearchArchive();
  const newestFirst: Document[] = [];
  for (let index = 0; index < 25; index += 1)
    newestFirst.unshift(await addWithNotes(archive, writer.document()));
  let compared = 0;
  for (let index = 0; index < 120; index += 1) {
    const query = writer.query();
    const terms = parseSearchQuery(query).terms.filter(({ text }) => tokensOf(text).length > 0);
    if (terms.length === 0) continue;
    const expected = newestFirst
      .flatMap((document) => {
        const tier = tierOf(document, terms);
        return tier === undefined ? [] : [{ id: document.id, tier }];
      })
      .toSorted((one, other) => one.tier - other.tier)
      .map(({ id }) => id);
    for (const searched of [query, `size:>=0 ${query}`]) {
      const { documents, documentsCount, correctedQuery } = await archive.search(searched);
      if (expected.length === 0 && correctedQuery !== null) continue;
      expect({ searched, ids: documents.map(({ id }) => id), documentsCount }).toEqual({
        searched,
        ids: expected,
        documentsCount: expected.length,
      });
      if (expected.length > 0) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(80);
});
