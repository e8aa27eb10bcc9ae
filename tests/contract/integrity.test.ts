import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
  type IntegrityStep,
} from '../../worker/operations/integrity/check-integrity.ts';
import type {
  IntegrityCheck,
  IntegrityProblem,
} from '../../worker/operations/integrity/integrity-problem.ts';
import { repairProblem } from '../../worker/operations/integrity/repair-problem.ts';
import { day } from '../../shared/time/durations.ts';
import { runBatch } from '../../worker/database/database.ts';
import { attachTag, createTag, createTextDocument, readTag } from '../support/builders.ts';
import { casesOn } from '../support/cases-on.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { shardOf } from '../support/shards.ts';
import { ublOf } from '../support/e-invoices/ubl.ts';
import { readFixture } from '../support/fixtures.ts';

let owner: Owner;
let first: { id: string };
let second: { id: string };
let tag: { id: string };

// A check reads all stored data.
beforeEach(async () => {
  await harness.empty();
  owner = await createOwner();
  first = await createTextDocument(owner, { name: 'Invoice 1.txt', content: 'power one and more' });
  second = await createTextDocument(owner, {
    name: 'Invoice 2.txt',
    content: 'water two and more',
  });
  tag = await createTag(owner);
  await attachTag(owner, first.id, tag.id);
  await harness.finishJobs();
});

async function allProblems(platform = harness.platform()) {
  const found: IntegrityProblem[] = [];
  let cursor: IntegrityCursor | null = firstIntegrityCursor;
  while (cursor) {
    const options = { limit: 3, hashesAll: true };
    const step: IntegrityStep = await checkIntegrity(platform, cursor, options);
    found.push(...step.problems);
    cursor = step.next;
  }
  return found;
}

async function problemsOfOwner() {
  const problems = await allProblems();
  return problems
    .filter(({ organizationId }) => organizationId === owner.organizationId)
    .map(({ check, subject }) => ({ check, subject }));
}

const addBill = () =>
  owner.call('PATCH', `${owner.org}/documents/${first.id}`, {
    body: {
      documentType: 'invoice',
      documentDate: '2026-01-01',
      totalAmount: { amount: 9.99, currency: 'EUR' },
    },
  });

const write = (statement: ReturnType<typeof sql>) => {
  const database = harness.platform().databaseFor(owner.organizationId);
  return runBatch(database, [database.run(statement)]);
};

const writePair = (...ids: [string, string]) => {
  const [one, other] = ids.toSorted();
  return write(sql`
    insert into document_pairs (organization_id, first_id, second_id, kind, created_at)
    values (${owner.organizationId}, ${one}, ${other}, 'linked', 0)`);
};
const fileOf = ({ id }: { id: string }) => `${owner.organizationId}/${id}`;
const streamOf = (text: string) => new Blob([text]).stream();

describe('the integrity check', () => {
  it('finds no problem in an archive that was used', async () => {
    expect(await problemsOfOwner()).toEqual([]);
  });

  it('finds no problem after documents with a tag were deleted, from the trash or not', async () => {
    await attachTag(owner, second.id, tag.id);
    await owner.call('DELETE', `${owner.org}/documents/${first.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${first.id}`, { status: 204 });
    expect(await readTag(owner, tag.id)).toMatchObject({ documentsCount: 1 });
    await write(sql`delete from documents where id = ${second.id}`);
    expect(await readTag(owner, tag.id)).toMatchObject({ documentsCount: 0 });
    expect(await problemsOfOwner()).toEqual([]);
  });

  it('finds no problem in what was decided about documents, also of a purged one that a job forgets', async () => {
    await writePair(first.id, second.id);
    expect(await problemsOfOwner()).toEqual([]);
    await write(sql`delete from documents where id = ${second.id}`);
    expect(await problemsOfOwner()).toEqual([]);
    await owner.call('DELETE', `${owner.org}/documents/${first.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${first.id}`, { status: 204 });
    await harness.finishJobs();
    expect(await problemsOfOwner()).toEqual([]);
  });

  it('finds no problem in links of a deleted tag that a job has not removed yet', async () => {
    await write(sql`delete from tags where id = ${tag.id}`);
    expect(await problemsOfOwner()).toEqual([]);
  });

  it('finds the row of a large text that is to be indexed again only where no job does it', async () => {
    const content = 'word '.repeat(20_000);
    const { id } = await createTextDocument(owner, { name: 'scan.txt', content });
    await harness.finishJobs();
    await owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { name: 'lease.txt' } });
    expect(await problemsOfOwner()).toEqual([]);

    await write(sql`delete from jobs where organization_id = ${owner.organizationId}`);
    const problem = { check: 'index-differs', subject: id } as const;
    expect(await problemsOfOwner()).toEqual([problem]);
    const { organizationId } = owner;
    expect(await repairProblem(harness.platform(), { ...problem, organizationId })).toBe(true);
    expect(await problemsOfOwner()).toEqual([]);
    const database = harness.platform().databaseFor(organizationId);
    const left = sql`
      select 1 from document_index_changes where organization_id = ${organizationId}
      union all select 1 from document_search where rowid < 0`;
    expect(await database.all(left)).toEqual([]);
  });

  it('finds and repairs rows of the index without a document', async () => {
    const sequence = 999_999_999;
    await write(sql`insert into document_search (rowid, name) values (${sequence}, 'lost')`);
    const problem = {
      check: 'index-without-document',
      organizationId: '',
      subject: String(sequence),
      shard: await shardOf(owner),
    } as const;
    expect(await allProblems()).toContainEqual(problem);
    expect(await repairProblem(harness.platform(), problem)).toBe(true);
    expect(await allProblems()).not.toContainEqual(problem);
  });

  it('finds files that have had no document for longer than their sweep takes', async () => {
    const key = fileOf({ id: `doc_${owner.organizationId.slice(4)}` });
    await harness.platform().files.put(key, streamOf('lost'));
    const problem = {
      check: 'file-without-document',
      organizationId: owner.organizationId,
      subject: key,
    } as const;
    expect(await allProblems()).not.toContainEqual(problem);
    const later = new Date(Date.now() + 38 * day);
    const found = await allProblems({ ...harness.platform(), clock: { now: () => later } });
    expect(found).toContainEqual(problem);
    expect(found).not.toContainEqual({ ...problem, subject: fileOf(first) });
    expect(await repairProblem(harness.platform(), problem)).toBe(false);
  });

  const repaired: [IntegrityCheck, () => Promise<unknown>][] = [
    [
      'text-missing',
      () => write(sql`delete from document_contents where document_id = ${first.id}`),
    ],
    [
      'extraction-job-missing',
      () => write(sql`update documents set extraction_state = 'pending' where id = ${first.id}`),
    ],
    [
      'words-missing',
      () => write(sql`update documents set pages_count = 1 where id = ${first.id}`),
    ],
    [
      'index-missing',
      () =>
        write(sql`
          delete from document_search
          where rowid = (select sequence from documents where id = ${first.id})`),
    ],
    ['index-differs', () => write(sql`update documents set name = 'Other' where id = ${first.id}`)],
    [
      'thumbnail-missing',
      async () => {
        const content = await readFixture('picture.png');
        const { id } = await uploadDocument(owner, { name: 'picture.png', content });
        await harness.finishJobs();
        await harness.platform().files.delete([`${fileOf({ id })}.thumb`]);
      },
    ],
    [
      'e-invoice-missing',
      async () => {
        const { id } = await uploadDocument(owner, { name: 'invoice.xml', content: ublOf() });
        await harness.finishJobs();
        await harness.platform().files.delete([`${fileOf({ id })}.invoice`]);
      },
    ],
    [
      'document-counts-differ',
      () =>
        write(sql`
          update organization_statistics set documents_size = documents_size + 1
          where organization_id = ${owner.organizationId}`),
    ],
    [
      'tag-count-differs',
      () => write(sql`update tags set documents_count = 7 where id = ${tag.id}`),
    ],
    [
      'correspondent-count-differs',
      async () => {
        const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
          `${owner.org}/correspondents`,
          { name: 'Works' },
        );
        await owner.call('PATCH', `${owner.org}/documents/${first.id}`, {
          body: { correspondentId: correspondent.id },
        });
        await write(
          sql`update correspondents set documents_count = 7 where id = ${correspondent.id}`,
        );
      },
    ],
    [
      'document-counts-differ',
      () =>
        write(sql`
          update organization_statistics set inbox_count = inbox_count + 1
          where organization_id = ${owner.organizationId}`),
    ],
    [
      'storage-counts-differ',
      () =>
        write(sql`
          update organization_statistics set files_size = 7
          where organization_id = ${owner.organizationId}`),
    ],
    [
      'storage-counts-differ',
      () =>
        write(sql`
          update organization_statistics set texts_size = texts_size - 1, vocabulary_size = 0
          where organization_id = ${owner.organizationId}`),
    ],
    [
      'spending-counts-differ',
      async () => {
        await addBill();
        await write(
          sql`update spending set amount = amount + 1 where organization_id = ${owner.organizationId}`,
        );
      },
    ],
    [
      'spending-counts-differ',
      async () => {
        await addBill();
        await write(sql`
          delete from spending
          where organization_id = ${owner.organizationId} and part = 'correspondent'`);
      },
    ],
    [
      'custom-field-count-differs',
      async () => {
        const { field } = await owner.post<{ field: { id: string } }>(`${owner.org}/fields`, {
          name: 'Project',
          type: 'text',
        });
        await owner.call('PUT', `${owner.org}/documents/${first.id}/fields/${field.id}`, {
          body: { value: 'Alpha' },
        });
        await write(sql`update custom_fields set documents_count = 7 where id = ${field.id}`);
      },
    ],
    [
      'reminder-differs',
      async () => {
        const path = `${owner.org}/documents/${first.id}`;
        await owner.call('PATCH', path, { body: { dueDate: '2090-01-01' } });
        await write(sql`update reminders set date = '2090-01-02' where document_id = ${first.id}`);
      },
    ],
    [
      'reminder-without-document',
      () =>
        write(sql`
          insert into reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
          values (${`rem_${owner.organizationId.slice(4)}`}, ${owner.organizationId},
            ${`doc_${owner.organizationId.slice(4)}`}, 'person', '2030-01-01', '', 0, 0, 0)`),
    ],
    ['pair-without-documents', () => writePair(first.id, `doc_${owner.organizationId.slice(4)}`)],
    [
      'pair-without-documents',
      async () => {
        const stranger = await createOwner();
        const foreign = await createTextDocument(stranger, { content: 'theirs' });
        await writePair(first.id, foreign.id);
      },
    ],
    ['pair-without-documents', () => writePair(first.id, first.id)],
    [
      'text-without-document',
      () =>
        write(sql`
          insert into document_contents (document_id, organization_id, content)
          values (${`doc_${owner.organizationId.slice(4)}`}, ${owner.organizationId}, 'lost')`),
    ],
    [
      'is-tagged-differs',
      () => write(sql`update documents set is_tagged = 0 where id = ${first.id}`),
    ],
    [
      'is-tagged-differs',
      () => write(sql`update documents set is_tagged = 1 where id = ${second.id}`),
    ],
    [
      'tag-without-document',
      () =>
        write(sql`
          insert into document_tags (document_id, tag_id, organization_id)
          values (${`doc_${owner.organizationId.slice(4)}`}, ${tag.id}, ${owner.organizationId})`),
    ],
  ];
  const onBoth: IntegrityCheck[] = ['index-missing', 'thumbnail-missing', 'storage-counts-differ'];

  it.each(casesOn('demo', repaired, ([check]) => onBoth.includes(check)))(
    'finds and repairs: %s',
    async (check, damage) => {
      await damage();
      const problems = await problemsOfOwner();
      expect(problems.map((problem) => problem.check)).toEqual([check]);
      for (const problem of problems) {
        const repaired = { ...problem, organizationId: owner.organizationId };
        expect(await repairProblem(harness.platform(), repaired)).toBe(true);
      }
      await harness.finishJobs();
      expect(await problemsOfOwner()).toEqual([]);
    },
  );

  it.each<[IntegrityCheck, () => Promise<unknown>]>([
    ['file-missing', () => harness.platform().files.delete([fileOf(second)])],
    ['file-size-differs', () => harness.platform().files.put(fileOf(second), streamOf('short'))],
    [
      'file-hash-differs',
      () => harness.platform().files.put(fileOf(second), streamOf('water TWO and more')),
    ],
    [
      'activity-missing',
      () => write(sql`delete from document_activity where document_id = ${second.id}`),
    ],
  ])('finds and leaves: %s', async (check, damage) => {
    await damage();
    const [problem, ...others] = await problemsOfOwner();
    expect([problem, others]).toEqual([{ check, subject: second.id }, []]);
    const unrepaired = { check, subject: second.id, organizationId: owner.organizationId };
    expect(await repairProblem(harness.platform(), unrepaired)).toBe(false);
  });
});
