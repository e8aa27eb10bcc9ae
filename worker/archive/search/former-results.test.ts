import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import expected from '../../../tests/support/fixtures/former-results.json' with { type: 'json' };
import { addFormerDocuments, formerResults } from '../../../tests/support/former-search.ts';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { updateUnpacked } from '../../../tests/support/unpacked-texts.ts';
import type { RebuildCursor } from '../../outbox/job.ts';
import { firstRebuildCursor, rebuildStep } from './index/rebuild/rebuild-step.ts';

const archive = createSearchArchive({ organizationId: 'org_former000000000000000000' });
let ids: string[];
beforeAll(async () => {
  ids = await addFormerDocuments(archive);
});
afterAll(() => archive.sqlite.close());

it('finds what was found when all texts were stored as they are, in the same order and with the same excerpts', async () => {
  expect(await formerResults(archive, ids)).toEqual(expected);
});

it('finds the same once the index is rebuilt, where half of the texts are stored as they are', async () => {
  await updateUnpacked(archive.scope, sql`rowid % 2 = 0`);
  let cursor: RebuildCursor | null = firstRebuildCursor;
  while (cursor) cursor = await rebuildStep(archive.scope, cursor);
  expect(await formerResults(archive, ids)).toEqual(expected);
});
