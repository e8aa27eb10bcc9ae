import { createExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { createOwner } from '../support/client.ts';
import { environment } from '../support/environment.ts';

const newPlatform = () => createPlatform(environment, createExecutionContext());

/** Words of an archive that begin and end alike: `rechn` with a number and `bogen` in between and around. */
async function addWords(organizationId: string, count: number) {
  await newPlatform().databaseFor(organizationId).run(sql`
    insert into search_words (organization_id, word)
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${count - 1})
    select ${organizationId}, 'rechn' || printf('%06d', n) || 'bogen' from numbers`);
}

async function rowsReadFor(organizationId: string, searchQuery: string) {
  const platform = newPlatform();
  const scope = createSystemScope(platform, organizationId);
  await searchDocuments(scope, { searchQuery, pageIndex: 0, pageSize: 100 });
  return platform.databaseUsage.rowsRead;
}

it('reads as many rows for mistyped words beside 100,000 similar words as beside 100', async () => {
  const [small, large] = [await createOwner(), await createOwner()];
  await addWords(small.organizationId, 100);
  await addWords(large.organizationId, 100_000);
  const mistyped = ['rechbogen', 'rechnx00001bogen', 'rechnbogen', 'rechn0bogem', 'rechnngebogen'];
  for (const query of [
    ...mistyped,
    mistyped.join(' '),
    `${mistyped.join(' ')} and ten more words`,
  ]) {
    const rows = await rowsReadFor(large.organizationId, query);
    expect(rows, query).toBeLessThan(20_000);
    expect(rows, query).toBeLessThan(1.2 * (await rowsReadFor(small.organizationId, query)) + 1000);
  }
}, 120_000);
