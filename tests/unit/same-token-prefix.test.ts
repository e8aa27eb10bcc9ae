import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../shared/ids.ts';
import { countDocuments } from '../../worker/archive/bulk/count-store.ts';
import { sumAmounts } from '../../worker/archive/bulk/sum-store.ts';
import { tokenPrefixOf } from '../../worker/archive/search/index/search-tokens.ts';
import { listTagProposals } from '../../worker/archive/tag-proposals/list-tag-proposals.ts';
import {
  selectSimilar,
  toSimilarDocuments,
} from '../../worker/archive/tag-proposals/similar-document-store.ts';
import { identifyingWords } from '../../shared/archive/near-duplicates/identifying-words.ts';
import {
  findCandidates,
  selectSubject as selectCompared,
} from '../../worker/archive/near-duplicates/near-duplicate-store.ts';
import { selectSubject } from '../../worker/archive/tag-proposals/tag-proposal-store.ts';
import { createSearchArchive, type SearchArchive } from '../support/search-archive.ts';
import { openMigratedSqlite } from '../support/sqlite-database.ts';

const sqlite = openMigratedSqlite();
afterAll(() => sqlite.close());

const words = 'Electricity company: payment for the meter in January';

/** An organization with three electricity bills, two of which have its tag, and its own words. */
function createOrganization(rest: string, own: { tag: string; word: string; mistyped: string }) {
  const archive = createSearchArchive({ sqlite, organizationId: `org_aaaa${rest.repeat(20)}` });
  const tagId = createId('tag');
  return { archive, tagId, ids: [] as string[], ...own };
}

const one = createOrganization('b', { tag: 'Power', word: 'harbour', mistyped: 'invoice' });
const other = createOrganization('c', { tag: 'Energy', word: 'mountain', mistyped: 'invoide' });
type Organization = typeof one;
const organizations = [
  { name: 'the first one', mine: one, theirs: other },
  { name: 'the second one', mine: other, theirs: one },
];

async function addBill({ archive, ids, tagId, word, mistyped }: Organization, isTagged: boolean) {
  const content = `${words} ${word} ${mistyped}`;
  const id = await archive.add({ name: `bill ${word}.txt`, content });
  ids.unshift(id);
  await archive.run(sql`
    update documents set document_type = 'invoice', document_date = '2026-01-31', total_amount = 100, currency = 'EUR'
    where id = ${id}`);
  if (isTagged) {
    await archive.run(sql`
      insert into document_tags (document_id, tag_id, organization_id, document_sequence)
      select id, ${tagId}, organization_id, sequence from documents where id = ${id}`);
  }
}

beforeAll(async () => {
  for (const { archive, tagId, tag } of [one, other]) {
    const key = tag.toLowerCase();
    await archive.run(sql`
      insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
      values (${tagId}, ${archive.scope.organizationId}, ${tag}, ${key}, ${key}, 'red', 0)`);
  }
  for (const isTagged of [true, true, false]) {
    await addBill(other, isTagged);
    await addBill(one, isTagged);
  }
});

async function similarTags({ scope }: SearchArchive, documentId: string) {
  const [subject] = await selectSubject(scope, documentId);
  if (!subject) throw new Error('No subject');
  const { documents, tags } = toSimilarDocuments(await selectSimilar(scope, subject));
  return { count: documents.length, tags: [...tags.values()].map(({ name }) => name) };
}

async function countsOf({ scope }: SearchArchive, searchQueries: string[]) {
  const queries = searchQueries.map((searchQuery) => ({ searchQuery, tags: [] }));
  return (await countDocuments(scope, queries)).map(({ documentsCount }) => documentsCount);
}

it('has two organizations with the same beginning of all tokens', () => {
  const [prefix, otherPrefix] = [one, other].map(({ archive }) =>
    tokenPrefixOf(archive.scope.organizationId),
  );
  expect(prefix).toBe(otherPrefix);
});

const common = [
  'electricity',
  'bill',
  'electr',
  'ectrici',
  'electricty',
  '"electricity company"',
  'electricity payment',
  'electricity kind:invoice',
  'payment -nothing',
  'kind:invoice date:2026-01',
  'type:text',
  '-nothing',
];

describe.each(organizations)('with the scope of $name', ({ mine, theirs }) => {
  const { archive, ids } = mine;

  it.each(common)('finds and counts only its own documents: %s', async (query) => {
    const { documents, documentsCount } = await archive.search(query);
    expect(documents.map(({ id }) => id)).toEqual(ids);
    expect(documentsCount).toBe(3);
    expect(await countsOf(archive, [query])).toEqual([3]);
    const filter = { query: { searchQuery: query, tags: [] } };
    expect(await sumAmounts(archive.scope, filter)).toMatchObject({
      documentsCount: 3,
      sums: [{ currency: 'EUR', documentsCount: 3 }],
    });
  });

  it('finds and counts nothing by the words and the tag of the other one', async () => {
    const { word, tag } = theirs;
    const middle = word.slice(2, -2);
    const queries = [word, word.slice(0, 4), middle, `name:${word}`, `"${word}"`, `tag:${tag}`];
    for (const query of [...queries, `electricity tag:${tag}`, `${word} kind:invoice`]) {
      const found = await archive.search(query);
      expect(found, query).toMatchObject({
        documents: [],
        documentsCount: 0,
        correctedQuery: null,
      });
    }
    expect(await countsOf(archive, queries)).toEqual(queries.map(() => 0));
    const listed = { searchQuery: '', tags: [theirs.tagId] };
    expect(await countDocuments(archive.scope, [listed])).toEqual([
      { documentsCount: 0, isCountCapped: false },
    ]);
  });

  it('counts all documents of the list without those of the other one', async () => {
    expect(await countsOf(archive, ['', `tag:${mine.tag}`])).toEqual([3, 2]);
  });

  it('takes a mistyped word for its own, though the other one has one like it', async () => {
    const { correctedQuery, documentsCount } = await archive.search('invoixe');
    expect({ correctedQuery, documentsCount }).toEqual({
      correctedQuery: mine.mistyped,
      documentsCount: 3,
    });
    // The other organization's spelling is a typing error here.
    expect(await archive.search(theirs.mistyped)).toMatchObject({ correctedQuery: mine.mistyped });
  });

  it('is similar to its own documents only', async () => {
    expect(await similarTags(archive, ids[0] ?? '')).toEqual({ count: 2, tags: [mine.tag] });
  });

  it('compares only its own documents as near-duplicates', async () => {
    const [subject] = await selectCompared(archive.scope, ids[0] ?? '');
    if (!subject) throw new Error('No subject');
    const candidates = await findCandidates(archive.scope, subject, identifyingWords(subject.text));
    const others = ids.filter((id) => id !== subject.id);
    expect(candidates.map(({ id }) => id).toSorted()).toEqual(others.toSorted());
  });

  it('proposes its own tag only', async () => {
    const [subject] = await selectSubject(archive.scope, ids[0] ?? '');
    const proposals = await listTagProposals(archive.scope, subject);
    expect(proposals.map(({ tag }) => tag.name)).toEqual([mine.tag]);
  });

  it('has no document of the other one to propose tags for', async () => {
    expect(await selectSubject(archive.scope, theirs.ids[0] ?? '')).toEqual([]);
  });
});
