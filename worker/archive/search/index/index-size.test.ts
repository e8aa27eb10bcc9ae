import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../tests/support/random.ts';
import {
  createSearchArchive,
  type SearchArchive,
} from '../../../../tests/support/search-archive.ts';
import type { RebuildCursor } from '../../../outbox/job.ts';
import { mergeIndexes } from './merge-store.ts';
import { firstRebuildCursor, rebuildStep } from './rebuild/rebuild-step.ts';

const textBytes = 102_000;

function bytesOf(sqlite: DatabaseSync, pragma: 'page_count' | 'freelist_count'): number {
  return 4096 * Number(Object.values(sqlite.prepare(`pragma ${pragma}`).get() ?? {})[0]);
}

function textOf(seed: number, piece: (random: () => number) => string): string {
  const random = createRandom(seed);
  const pieces: string[] = [];
  let length = 0;
  while (length < textBytes) {
    const next = piece(random);
    pieces.push(next);
    length += Buffer.byteLength(next);
  }
  return pieces.join('');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function wordsOf(alphabet: string, least: number, most = least) {
  return (random: () => number) => {
    const length = least + Math.floor(random() * (most - least + 1));
    const characters = Array.from(
      { length },
      () => alphabet[Math.floor(random() * alphabet.length)],
    );
    return `${characters.join('')} `;
  };
}

const ofCharacters = (first: number, count: number) => (random: () => number) =>
  String.fromCodePoint(first + Math.floor(random() * count));

const kinds: [string, (random: () => number) => string][] = [
  ['random words', wordsOf(letters, 6)],
  ['long random words', wordsOf(letters, 8, 16)],
  ['short random words', wordsOf(letters, 4)],
  ['very short random words', wordsOf(letters, 1, 4)],
  ['random letters and digits', wordsOf(`${letters}0123456789`, 7)],
  ['keys', wordsOf(`${letters}0123456789`, 64)],
  ['numbers', wordsOf('0123456789', 5)],
  ['long numbers', wordsOf('0123456789', 12)],
  ['Cyrillic words', wordsOf('абвгдежзиклмнопрст', 6)],
  ['Chinese characters', ofCharacters(0x4e00, 20_000)],
  ['Korean syllables', ofCharacters(0xac00, 11_000)],
  ['hyphenated words', (random) => `${wordsOf(letters, 3)(random).trim()}-`],
  ['pairs with hyphens', (random) => `a-${wordsOf(letters, 5)(random)}`],
  ['ligatures', () => '\ufdfa'],
  ['ligatures and words', (random) => `\ufdfa${wordsOf(letters, 4)(random)}`],
  ['squared words', ofCharacters(0x3300, 88)],
];

describe('the database', () => {
  it.each(kinds)('grows by at most four times a text of %s', async (_what, piece) => {
    const archive = createSearchArchive();
    const { sqlite } = archive;
    await archive.add({ name: 'first.txt', content: 'a word' });
    for (const seed of [1, 2]) {
      const content = textOf(seed, piece);
      const before = bytesOf(sqlite, 'page_count');
      await archive.add({ name: `${seed}.txt`, content });
      const growth = (bytesOf(sqlite, 'page_count') - before) / Buffer.byteLength(content);
      expect(growth).toBeLessThanOrEqual(4);
    }
  });

  it('has space for other texts once some are purged', async () => {
    const archive = createSearchArchive();
    const { sqlite, scope } = archive;
    const sizes: number[] = [];
    const empty = bytesOf(sqlite, 'page_count');
    for (const seed of [10, 20, 30]) {
      const texts = [1, 2, 3].map((index) => textOf(seed + index, wordsOf(letters, 7)));
      for (const content of texts) await archive.add({ name: 'a.txt', content });
      sizes.push(bytesOf(sqlite, 'page_count'));
      sqlite.prepare('delete from documents').run();
      await rebuild(archive, { part: 'unused-words', after: '' });
      for (let run = 0; run < 5; run += 1) await mergeIndexes(scope.database, 500);
    }
    const [first = 0, ...others] = sizes;
    expect(Math.max(...others)).toBeLessThan(1.05 * first);
    expect(bytesOf(sqlite, 'freelist_count')).toBeGreaterThan(0.9 * (first - empty));
  });
});

async function rebuild(archive: SearchArchive, from = firstRebuildCursor) {
  let cursor: RebuildCursor | null = from;
  while (cursor) cursor = await rebuildStep(archive.scope, cursor);
}

describe('a text with more different words than the index can take', () => {
  const content = textOf(5, wordsOf(letters, 6));
  const words = content.trim().split(' ');
  const wordAt = (share: number) => words[Math.floor(share * (words.length - 1))] ?? '';

  it.each([0, 0.5, 0.9, 1])(
    'is found by the word at %d of it, and by its beginning',
    async (share) => {
      const archive = createSearchArchive();
      const documentId = await archive.add({ name: 'a.txt', content });
      await archive.add({ name: 'b.txt', content: 'other words' });
      const word = wordAt(share);
      for (const query of [
        word,
        word.slice(0, 5),
        `content:${word}`,
        `"${word}"`,
        `"${word}" ${wordAt(0.3)}`,
      ])
        expect(await archive.idsFor(query)).toEqual([documentId]);
      expect(await archive.idsFor(`other -${word}`)).toHaveLength(1);
      expect(await archive.idsFor(`type:text -${word}`)).toHaveLength(1);
    },
  );

  it('keeps the order of what a person wrote at its beginning', async () => {
    const archive = createSearchArchive();
    const sentence = 'the quick brown fox jumps over the lazy dog and runs away from here ';
    const documentId = await archive.add({
      name: 'a.txt',
      content: `${sentence.repeat(1000)} final words ${content}`,
    });
    expect(await archive.idsFor('"here final words"')).toEqual([documentId]);
    expect(await archive.idsFor(`"${words.slice(-2).join(' ')}"`)).toEqual([]);
  });

  it('has the same index when that is rebuilt', async () => {
    const archive = createSearchArchive();
    await archive.add({ name: 'a.txt', content });
    await archive.add({ name: 'b.txt', content: `Hundeschule ${content}` });
    const { sqlite } = archive;
    sqlite.exec(
      'create virtual table temp.indexed using fts5vocab(main, document_search, instance)',
    );
    const read = () => [
      sqlite.prepare('select term, doc, col, "offset" from temp.indexed order by 1, 2, 3, 4').all(),
      sqlite.prepare('select word from search_words order by id').all(),
      sqlite.prepare('select * from document_words').all(),
    ];
    const before = read();
    await rebuild(archive);
    const isSame = JSON.stringify(read()) === JSON.stringify(before);
    expect(isSame).toBe(true);
  });
});
