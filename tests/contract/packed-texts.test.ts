import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
} from '../../worker/operations/integrity/check-integrity.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { runJob } from '../support/run-job.ts';
import { updateUnpacked } from '../support/unpacked-texts.ts';

let owner: Owner;
beforeEach(async () => {
  owner = await createOwner();
});

const letter = Array.from({ length: 400 }, (_, index) => `Line ${index} of a long letter, über.`);
const long = `${letter.join('\n')} lanternlight`;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const scope = () => createSystemScope(harness.platform(), owner.organizationId);

async function stored() {
  return scope().database.all<{ form: string; bytes: number }>(sql`
    select typeof(content) as form, octet_length(content) as bytes from document_contents
    where organization_id = ${owner.organizationId} order by bytes`);
}

async function contentOf(id: string): Promise<string> {
  const { document } = await owner.get<{ document: DocumentDetail }>(
    `${owner.org}/documents/${id}`,
  );
  return document.content;
}

async function textsSize(): Promise<number> {
  const { organizationStats } = await owner.get<{ organizationStats: { textsSize: number } }>(
    `${owner.org}/documents/statistics`,
  );
  return organizationStats.textsSize;
}

async function found(query: string) {
  const { documents } = await owner.get<{
    documents: { id: string; snippet: { text: string; isMatch: boolean }[] }[];
  }>(`${owner.org}/documents/search?searchQuery=${query}`);
  return documents.map(({ id, snippet }) => ({
    id,
    marked: snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text),
  }));
}

async function expectSound() {
  let cursor: IntegrityCursor | null = firstIntegrityCursor;
  while (cursor) {
    const { problems, next } = await checkIntegrity(harness.platform(), cursor);
    const ofOwner = problems.filter(
      ({ organizationId }) => organizationId === owner.organizationId,
    );
    expect(ofOwner).toEqual([]);
    cursor = next;
  }
}

describe('a long text', () => {
  it('is stored compressed, read and searched as it is, and counts with its own bytes', async () => {
    const { id } = await createTextDocument(owner, { content: long });
    const [text] = await stored();
    expect(text?.form).toBe('blob');
    expect(text?.bytes).toBeLessThan(bytesOf(long) / 3);
    expect(await contentOf(id)).toBe(long);
    expect(await textsSize()).toBe(bytesOf(long));
    expect(await found('lanternl')).toEqual([{ id, marked: ['lanternl'] }]);
    await expectSound();
  });

  it('is stored as it is again once it is short', async () => {
    const { id } = await createTextDocument(owner, { content: long });
    const path = `${owner.org}/documents/${id}`;
    await owner.call('PATCH', path, { body: { content: 'short' } });
    expect(await stored()).toEqual([{ form: 'text', bytes: 5 }]);
    expect(await textsSize()).toBe(5);
    await owner.call('PATCH', path, { body: { content: `${long}!` } });
    await owner.call('PATCH', path, { body: { name: 'renamed.txt' } });
    expect(await contentOf(id)).toBe(`${long}!`);
    expect(await textsSize()).toBe(bytesOf(long) + 1);
    await expectSound();
  });
});

it('reads texts that are stored as they are, and compresses the long ones with a job', async () => {
  const { id } = await createTextDocument(owner, { content: long });
  const short = await createTextDocument(owner, { content: 'short lanternlight' });
  await updateUnpacked(scope(), sql`organization_id = ${owner.organizationId}`);
  const expectSame = async () => {
    expect(await contentOf(id)).toBe(long);
    expect(await textsSize()).toBe(bytesOf(long) + 18);
    expect((await found('lanternl')).map((result) => result.id)).toEqual([short.id, id]);
    await expectSound();
  };
  expect((await stored()).map(({ form }) => form)).toEqual(['text', 'text']);
  await expectSame();
  const jobId = createId('evt');
  await scope().database.run(sql`
    insert into jobs (id, organization_id, job, created_at, send_after)
    values (${jobId}, ${owner.organizationId}, json_object('type', 'texts.pack', 'after', ''), 0, 0)`);
  await runJob(harness.platform(), jobId);
  expect((await stored()).map(({ form }) => form)).toEqual(['text', 'blob']);
  await expectSame();
  const [last] = await scope().database.all(sql`
    select document_id as id from document_contents order by rowid desc limit 1`);
  expect(last).toEqual({ id });
});
