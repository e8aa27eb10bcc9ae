import { beforeAll, describe, expect, test } from 'vitest';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { tokensOf } from '../../../shared/text/word-tokens.ts';
import corpus from '../../../tests/support/fixtures/search-corpus.json' with { type: 'json' };

describe('search in many languages', () => {
  const archive = createSearchArchive();
  const keys = new Map<string, string>();

  beforeAll(async () => {
    for (const { id, name, content } of corpus.documents) {
      keys.set(await archive.add({ name, content }), id);
    }
  });

  test.each(
    corpus.queries.flatMap(({ query, finds }) => {
      if (tokensOf(query).length === 0) return [{ query, finds }];
      return [query, `size:>=0 ${query}`].map((each) => ({ query: each, finds }));
    }),
  )('$query finds $finds', async ({ query, finds }) => {
    const { documents, documentsCount } = await archive.search(query);
    const found = documents.map(({ id }) => keys.get(id) ?? '').toSorted();
    expect(documentsCount).toBe(found.length);
    expect(found).toEqual(finds.toSorted());
  });
});
