import { describe, expect, test } from 'vitest';
import { customKeysIn } from '../../../shared/archive/search/parse-search-query.ts';
import { documentSearchQuerySchema } from '../../../shared/archive/search/search.ts';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';

describe('any query', () => {
  test.each([
    ['lone surrogates', '\ud800 \udc00bill\ud83d'],
    ['NUL', 'bi\0ll'],
    ['control characters', '\u0001\u001b[31m'],
    ['the longest query of one word', 'x'.repeat(1024)],
    ['the longest query of many words', 'ab '.repeat(341)],
    ['many long words', 'abcde '.repeat(170)],
    ['many filters', 'tag:a '.repeat(170)],
    ['many types', 'type:a/b '.repeat(113)],
    ['many intervals', 'size:>1 created:>1999 '.repeat(46)],
    [
      'many amounts beside many words',
      `${'amount:1..9eur '.repeat(20)} kuendigung versicherung haftpflicht vertrag mietvertrag wohnung`,
    ],
    ['many exclusions', '-a '.repeat(341)],
    ['many phrases', '"a b" '.repeat(170)],
    ['many unclosed things', '"(-tag:"*'.repeat(113)],
    [
      'the syntax of the index',
      'name_parts : bill* NEAR("a" "b", 2) ^x AND {content} : (y) OR NOT',
    ],
    ['SQL', `'; drop table documents; --`],
    ['CJK of the longest kind', '文'.repeat(1024)],
  ])(
    'has a result within one round trip, and one for the custom fields it may name: %s',
    async (_, query) => {
      const archive = createSearchArchive();
      await archive.add({ name: 'bill', content: 'a b' });
      const { searchQuery, ...page } = documentSearchQuerySchema.parse({ searchQuery: query });
      const before = archive.usage.roundTrips;
      await expect(archive.search(searchQuery, page)).resolves.toHaveProperty('documentsCount');
      const allowed = customKeysIn(searchQuery).length > 0 ? 2 : 1;
      expect(archive.usage.roundTrips - before).toBeLessThanOrEqual(allowed);
    },
  );

  test('treats NUL and half a surrogate pair as separators', async () => {
    const archive = createSearchArchive();
    const id = await archive.add({ name: 'x', content: 'electric\0bill \ud800 gas' });
    expect(await archive.idsFor('electric')).toEqual([id]);
    expect(await archive.idsFor('bill\0\ud800gas')).toEqual([id]);
  });

  test('has at most 1,024 characters', () => {
    expect(documentSearchQuerySchema.safeParse({ searchQuery: 'x'.repeat(1025) }).success).toBe(
      false,
    );
    expect(documentSearchQuerySchema.safeParse({ searchQuery: 'x'.repeat(10_000) }).success).toBe(
      false,
    );
  });

  test('without words and filters finds nothing', async () => {
    const archive = createSearchArchive();
    await archive.add({ name: 'bill', content: '' });
    for (const query of ['', ' ', '"', '-', '...', 'tag:']) {
      expect(await archive.search(query)).toEqual({
        documents: [],
        documentsCount: 0,
        isCountCapped: false,
        correctedQuery: null,
        unknownTerms: [],
      });
    }
  });

  test('with exclusions only finds the rest', async () => {
    const archive = createSearchArchive();
    const rest = await archive.add({ name: 'letter', content: 'gasoline' });
    await archive.add({ name: 'bill', content: 'gas' });
    expect(await archive.idsFor('-gas')).toEqual([rest]);
    expect(await archive.idsFor('-bill -letter')).toEqual([]);
  });
});
