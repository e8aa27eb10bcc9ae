import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { countDocuments } from '../bulk/count-store.ts';
import { tokenPrefixOf } from './index/search-tokens.ts';
import { boundedExpression } from './words/beginning-store.ts';

const archives: ReturnType<typeof createSearchArchive>[] = [];
afterAll(() => archives.forEach(({ sqlite }) => sqlite.close()));

function createArchive() {
  const archive = createSearchArchive();
  archives.push(archive);
  const counted = async (searchQuery: string) => {
    const [count] = await countDocuments(archive.scope, [{ searchQuery, tags: [] }]);
    return count?.documentsCount;
  };
  return { ...archive, counted };
}

/** Words that begin with `kund`, as a malicious text could contain them. */
const addWords = ({ scope, run }: ReturnType<typeof createArchive>, count: number) =>
  run(sql`
    insert or ignore into search_words (organization_id, word)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${scope.organizationId}, 'kund' || printf('%06d', n) from numbers`);

const mixed = (count: number) =>
  Array.from({ length: count }, (_, index) => `kund7x${(index * 7919).toString(36)}9z`).join(' ');

describe('a search', () => {
  it('finds a beginning of more words than it may read as a whole word', async () => {
    const archive = createArchive();
    const begun = await archive.add({ name: 'a', content: 'kundenkonto' });
    const whole = await archive.add({ name: 'b', content: 'kund' });
    await addWords(archive, 3000);
    for (const query of ['kund', 'kunde']) expect(await archive.idsFor(query)).toContain(begun);
    await addWords(archive, 5000);
    expect(await archive.idsFor('kund')).toEqual([whole]);
    expect(await archive.counted('kund')).toBe(1);
    expect(await archive.idsFor('kun')).toEqual([whole, begun]);
    expect(await archive.idsFor('kunde')).toEqual([begun]);
  });

  it('counts words that are in no list, as they are letters mixed with digits', async () => {
    const archive = createArchive();
    const begun = await archive.add({ name: 'a', content: 'kundenkonto' });
    const whole = await archive.add({ name: 'b', content: 'kund' });
    await archive.add({ name: 'c', content: mixed(3000) });
    expect(await archive.idsFor('kund')).toContain(begun);
    await archive.add({ name: 'd', content: mixed(6000) });
    expect(await archive.idsFor('kund')).toEqual([whole]);
    expect(await archive.counted('kund')).toBe(1);
    expect(await archive.idsFor('kunde')).toEqual([begun]);
  });

  it('finds beginnings of up to 16 words, and more as whole words', async () => {
    const archive = createArchive();
    const words = Array.from({ length: 17 }, (_, index) => `${'abcdefghijklmnopq'[index]}letter`);
    const id = await archive.add({ name: 'a', content: words.join(' ') });
    const beginnings = words.map((word) => word.slice(0, 4));
    const sixteen = beginnings.slice(0, 16).join(' ');
    expect(await archive.idsFor(sixteen)).toEqual([id]);
    expect(await archive.counted(sixteen)).toBe(1);
    expect(await archive.idsFor(beginnings.join(' '))).toEqual([]);
    expect(await archive.idsFor(words.join(' '))).toEqual([id]);
    expect(await archive.idsFor([...words.slice(0, 16), 'qlet'].join(' '))).toEqual([id]);
  });

  it('does not read a long phrase again for each continuation of a last word of two letters', async () => {
    const archive = createArchive();
    const { scope } = archive;
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
    const continued = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `no${letter}`);
    await archive.add({ name: 'a', content: continued.join(' ') });
    const id = await archive.add({ name: 'b', content: [...words, 'notes'].join(' ') });
    expect(await archive.idsFor([...words, 'no'].join('-'))).toEqual([id]);
    const tokens = [...words, 'no'].map((word) => tokenPrefixOf(scope.organizationId) + word);
    const wordsRead = async (phrase: string) => {
      const [row] = await scope.database.all<{ expression: string }>(
        sql`select ${boundedExpression(scope, `"${phrase}" *`)} as expression`,
      );
      return row?.expression.split(/ (?!OR|\*)/).length;
    };
    expect(await wordsRead(tokens.slice(-1).join(' '))).toBeGreaterThan(continued.length);
    expect(await wordsRead(tokens.join(' '))).toBeLessThan(150);
  });

  it('compares all of a long part of a word', async () => {
    const archive = createArchive();
    const id = await archive.add({ name: 'a', content: 'donaudampfschifffahrtsgesellschaft' });
    expect(await archive.idsFor('dampfschifffahrtsgesell')).toEqual([id]);
    expect(await archive.idsFor('dampfschifffahrtsgesetz')).toEqual([]);
  });

  it('looks through as many texts of a page as it may, and shows the beginning of others', async () => {
    const archive = createArchive();
    const content = `first ${'. '.repeat(450_000)} needle`;
    for (let index = 0; index < 20; index += 1) await archive.add({ name: `${index}`, content });
    const { documents, documentsCount } = await archive.search('needle');
    expect(documentsCount).toBe(20);
    const isMarked = documents.map(({ snippet }) => snippet.some(({ isMatch }) => isMatch));
    expect(isMarked).toEqual(documents.map((_, index) => index < 4));
    expect(documents.at(-1)?.snippet[0]?.text).toMatch(/^first/);
  });
});

const numbers = (count: number) => sql`
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;

describe('a filter with more than a thousand documents beside a frequent word', () => {
  const candidates = 1100;
  const matches = 20_000;

  /**
   * Documents that only the word list finds, and other rows of the index that match but belong to
   * no document.
   */
  async function createLargeArchive(documents: number) {
    const archive = createArchive();
    const { organizationId } = archive.scope;
    await archive.run(
      sql`insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type, declared_mime_type,
          extraction_state, created_at, document_type)
        ${numbers(candidates)} select 'doc_' || n, ${organizationId}, 'a', 'a', 1, n, 'text/plain', '', 'done', 0, 'policy' from numbers`,
      sql`insert into document_words (document_sequence, name, name_words, content_words, note_words)
        select sequence, '_a_', ' a ', ' gas ', ' ' from documents where organization_id = ${organizationId}`,
      sql`insert into document_search (rowid, content)
        ${numbers(matches)} select 1000000 + n, ${`${organizationId.slice(4, 8)}gas`} from numbers`,
      sql`update organization_statistics set documents_count = ${documents} where organization_id = ${organizationId}`,
    );
    return archive;
  }

  it('is looked through in an archive of many documents', async () => {
    const archive = await createLargeArchive(100_001);
    expect((await archive.search('gas kind:policy')).documentsCount).toBe(1000);
  });

  it('is left to the index in a smaller one, and for a word of few documents', async () => {
    const small = await createLargeArchive(100_000);
    expect((await small.search('gas kind:policy')).documentsCount).toBe(0);
    const many = await createLargeArchive(100_001);
    await many.run(sql`delete from document_search where rowid = 1000001`);
    expect((await many.search('gas kind:policy')).documentsCount).toBe(0);
  });
});
