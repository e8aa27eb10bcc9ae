import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { runBatch } from '../../database/database.ts';
import { checkCounters } from './check-counters.ts';

const documents = 450;
const limit = 100;

async function createArchive() {
  const { run, scope } = createSearchArchive();
  const { organizationId, database } = scope;
  await run(
    sql`insert into tags (id, organization_id, name, name_key, color, created_at)
      values ('tag_1', ${organizationId}, 'Tax', 'tax', '#000000', 0)`,
    sql`insert into correspondents (id, organization_id, name, name_key, created_at)
      values ('cor_1', ${organizationId}, 'Works', 'works', 0)`,
    sql`insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
      values ('fld_1', ${organizationId}, 'Project', 'project', 'project', 'text', 0)`,
    sql`with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${documents})
      insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type, declared_mime_type,
        extraction_state, created_at, deleted_at, is_in_inbox, document_type, document_date, total_amount, currency, correspondent_id)
      select 'doc_' || number, ${organizationId}, 'a', 'a', number, printf('%05d', number * 7919 % 100000), 'text/plain', '',
        'done', 0, iif(number % 9 = 0, 1, null), number % 2, iif(number % 2, 'invoice', null), '2026-01-01', number, 'EUR',
        iif(number % 2, 'cor_1', null)
      from numbers`,
    sql`insert into document_contents (document_id, organization_id, content)
      select id, organization_id, id from documents`,
    sql`insert into document_tags (document_id, tag_id, organization_id, document_sequence)
      select id, 'tag_1', organization_id, sequence from documents where sequence % 2`,
    sql`insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      select sequence, 'fld_1', position.value, organization_id, 'Alpha' from documents, json_each('[0,1]') as position
      where sequence % 2`,
    sql`insert into search_words (organization_id, word)
      select organization_id, id from documents`,
  );
  return {
    organizationId,
    write: (statement: ReturnType<typeof sql>) => runBatch(database, [database.run(statement)]),
    async check({ between }: { between?: () => Promise<unknown> } = {}) {
      let step = await checkCounters(database, { after: '', counting: undefined, limit });
      let steps = 1;
      while (step.counting) {
        if (steps === 1) await between?.();
        step = await checkCounters(database, { after: '', counting: step.counting, limit });
        steps += 1;
      }
      return { steps, last: step.last, found: step.problems.map(({ check }) => check) };
    },
  };
}

describe('the check of counters', () => {
  it('counts the documents of an organization in steps', async () => {
    const { organizationId, check } = await createArchive();
    expect(await check()).toEqual({ steps: 5, last: organizationId, found: [] });
  });

  it.each([
    ['document-counts-differ', 'organization_statistics set trashed_count = trashed_count + 1'],
    ['storage-counts-differ', 'organization_statistics set vocabulary_size = vocabulary_size - 1'],
    ['storage-counts-differ', 'organization_statistics set texts_size = texts_size + 1'],
    ['storage-counts-differ', 'organization_statistics set waiting_size = 1'],
    ['spending-counts-differ', "spending set amount = amount + 1 where part = 'type'"],
    ['tag-count-differs', 'tags set documents_count = 7'],
    ['correspondent-count-differs', 'correspondents set documents_count = 7'],
    ['custom-field-count-differs', 'custom_fields set documents_count = 7'],
  ])('finds after the last step: %s by %s', async (problem, damage) => {
    const { organizationId, write, check } = await createArchive();
    await write(sql.raw(`update ${damage}`));
    expect(await check()).toEqual({ steps: 5, last: organizationId, found: [problem] });
  });

  it('counts each document in the trash with the hash of another one', async () => {
    const { organizationId, write, check } = await createArchive();
    await write(sql`update documents set deleted_at = 1 where sequence > 150`);
    await write(sql`update documents set sha256 = '5' where deleted_at = 1 or sequence = 1`);
    expect(await check()).toEqual({ steps: 5, last: organizationId, found: [] });
  });

  it('finds sums of what nobody has spent', async () => {
    const { organizationId, write, check } = await createArchive();
    await write(
      sql`insert into spending values (${organizationId}, 'type', 'USD', '2026', 'invoice', 1, 1)`,
    );
    expect((await check()).found).toEqual(['spending-counts-differ']);
  });

  it('leaves an organization for the next time that changes between two steps', async () => {
    const { organizationId, write, check } = await createArchive();
    const between = () => write(sql`update documents set deleted_at = 1 where id = 'doc_1'`);
    expect(await check({ between })).toEqual({ steps: 2, last: organizationId, found: [] });
    expect(await check()).toEqual({ steps: 5, last: organizationId, found: [] });
  });

  it('leaves counters that a job has not completed yet', async () => {
    const { write, check } = await createArchive();
    await write(sql`
      update organization_statistics set files_size = 0, documents_counted_to = '', spending_counted_to = ''`);
    await write(sql`delete from spending`);
    expect((await check()).found).toEqual([]);
  });
});
