import { expect, it } from 'vitest';
import { leastCpuTime } from '../../../../tests/support/cpu-time.ts';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';
import type { TaggingCondition } from '../../../../shared/archive/tagging-rules/tagging-condition.ts';
import { cursorBefore } from '../../documents/list/document-cursor.ts';
import { selectCandidates } from './rule-candidate-store.ts';

const byContent: TaggingCondition[] = [{ field: 'content', operator: 'contains', value: 'gas' }];

function archiveOf(documentsCount: number) {
  const { scope, sqlite } = createSearchArchive();
  sqlite
    .prepare(
      `insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
        declared_mime_type, extraction_state, created_at)
       with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${documentsCount})
       select 'doc_' || n, ?, 'document ' || n, '', 1, n, 'text/plain', '', 'done', n from numbers`,
    )
    .run(scope.organizationId);
  sqlite
    .prepare(
      `insert into document_contents (document_id, organization_id, content)
       select id, organization_id, ? from documents`,
    )
    .run('Strom und Gas '.repeat(70_000));
  return () => selectCandidates(scope, byContent, cursorBefore(new Date()));
}

it('reads no more texts than a step takes, however many follow', async () => {
  const [selectOfFew, selectOfMany] = [archiveOf(3), archiveOf(150)];
  // Two texts are read of either; all of them would take twenty times as long.
  const ofFew = Math.max(3, await leastCpuTime(selectOfFew));
  expect(await leastCpuTime(selectOfMany)).toBeLessThan(5 * ofFew);
  const candidates = await selectOfMany();
  expect(candidates.map(({ id }) => id)).toEqual(['doc_150', 'doc_149']);
  expect(candidates.every(({ content }) => content.length === 980_000)).toBe(true);
});
