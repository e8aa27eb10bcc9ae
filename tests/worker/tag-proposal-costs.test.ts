import { createExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { selectSubject } from '../../worker/archive/tag-proposals/tag-proposal-store.ts';
import { listTagProposals } from '../../worker/archive/tag-proposals/list-tag-proposals.ts';
import { tokenPrefixOf } from '../../worker/archive/search/index/search-tokens.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { createTag } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { environment } from '../support/environment.ts';

const newPlatform = () => createPlatform(environment, createExecutionContext());

/** Words of a letter: those of all documents, of a tenth, of a hundredth, and of few. */
const words = Array.from({ length: 60 }, (_, index) => `word${index}of${10 ** (index % 4)}`);

/** Inserts documents: each has a word with the number n if its own number is divisible by n. All have a tag. */
async function fillArchive(owner: Owner, count: number) {
  const { organizationId } = owner;
  const { id: tagId } = await createTag(owner, { name: 'All' });
  const database = newPlatform().databaseFor(organizationId);
  const numbers = sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  await database.run(sql`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at)
    ${numbers}
    select 'doc_' || substr(${organizationId}, 5, 14) || printf('%010d', n), ${organizationId}, 'a', 'a', 1, n, 'text/plain',
      'text/plain', 'done', n from numbers`);
  await database.run(sql`
    insert into document_search (rowid, name, content)
    select sequence, ${tokenPrefixOf(organizationId)}, (
      select group_concat(${tokenPrefixOf(organizationId)} || word.value, ' ') from json_each(${JSON.stringify(words)}) as word
      where created_at % substr(word.value, instr(word.value, 'of') + 2) = 0)
    from documents where organization_id = ${organizationId}`);
  await database.run(sql`
    insert into document_tags (document_id, tag_id, organization_id, document_sequence)
    select id, ${tagId}, ${organizationId}, sequence from documents where organization_id = ${organizationId}`);
  const [latest] = await database.all<{ id: string }>(sql`
    select id from documents where organization_id = ${organizationId} order by sequence desc limit 1`);
  const id = latest?.id ?? '';
  await database.run(sql`
    insert into document_contents (document_id, organization_id, content) values (${id}, ${organizationId}, ${words.join(' ')})`);
  await database.run(sql`delete from document_tags where document_id = ${id}`);
  return id;
}

async function costsOf(owner: Owner, documentId: string) {
  const platform = newPlatform();
  const scope = createSystemScope(platform, owner.organizationId);
  const [subject] = await selectSubject(scope, documentId);
  const proposals = await listTagProposals(scope, subject);
  expect(proposals.map(({ tag }) => tag.name)).toEqual(['All']);
  return platform.databaseUsage;
}

it('reads few rows for the proposed tags, beside 20,000 documents as beside 500', async () => {
  for (const count of [500, 20_000]) {
    const owner = await createOwner();
    const { roundTrips, rowsRead } = await costsOf(owner, await fillArchive(owner, count));
    expect(roundTrips).toBe(2);
    expect(rowsRead).toBeLessThan(10_000);
  }
}, 120_000);
