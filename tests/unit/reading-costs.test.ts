import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import { findAgain } from '../../worker/archive/extraction/find-again.ts';
import { eInvoiceKey, fileKey } from '../../worker/archive/files/file-key.ts';
import { findDocument, selectDocument } from '../../worker/archive/documents/document-store.ts';
import { updateDocument } from '../../worker/archive/documents/update-document.ts';
import type { D1Like } from '../../worker/database/metering.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { readFile } from '../../worker/reading/read-file.ts';
import { createWorld, platformIn, type World } from '../faults/faulty-platform.ts';
import { ciiOf } from '../support/e-invoices/cii.ts';
import { invoiceLines, pdfWithFiles } from '../support/e-invoices/pdf.ts';
import { runJob } from '../support/run-job.ts';

type Costs = { trips: number; statements: number; sentCharacters: number };

function countCosts(world: World): Costs {
  const costs = { trips: 0, statements: 0, sentCharacters: 0 };
  const { d1 } = world;
  const count = (statements: number) => {
    costs.trips += 1;
    costs.statements += statements;
  };
  type Counted = ReturnType<D1Like['prepare']> & { inner: ReturnType<D1Like['prepare']> };
  const wrap = (inner: Counted['inner']): Counted => ({
    inner,
    bind: (...values) => {
      costs.sentCharacters += values.join('').length;
      return wrap(inner.bind(...values));
    },
    all: () => {
      count(1);
      return inner.all();
    },
  });
  world.d1 = {
    prepare: (query) => wrap(d1.prepare(query)),
    batch: (statements) => {
      count(statements.length);
      return d1.batch((statements as Counted[]).map(({ inner }) => inner));
    },
  };
  return costs;
}

/** An archive whose reader is a separate process, as under `npm start`. */
function createArchive() {
  const world = createWorld();
  const costs = countCosts(world);
  const { reader, ...rest } = platformIn(world);
  const read = vi.fn(reader.read);
  const get = vi.fn(rest.files.get);
  const findFields = vi.fn(reader.findFields);
  const platform: Platform = {
    ...rest,
    files: { ...rest.files, get },
    reader: { ...reader, isInProcess: false, read, findFields },
  };
  const scope = createSystemScope(platform, createId('org'));
  const upload = async (content: BlobPart, name = 'a.txt') => {
    const body = new Blob([content]).stream();
    const outcome = await createDocument(scope, { name, type: '', body });
    return outcome.kind === 'created' ? outcome.document.id : '';
  };
  const readAll = async () => {
    while (world.messages.length > 0) {
      for (const { jobId } of world.messages.splice(0)) await runJob(platform, jobId);
    }
  };
  return { costs, scope, upload, readAll, read, findFields, get };
}

const letter = (number: number) => letterOf('Example Ltd', number);

const letterOf = (sender: string, number: number) => `
${sender}, 12 High Street, London

Invoice ${number}
Date: 12 March 2025
Total: £${number}.50

Some ordinary words of a letter about heating and electricity.`;

it('a text is stored and read in few round trips, with one request to the reader', async () => {
  const { costs, scope, upload, readAll, read, findFields } = createArchive();
  await upload(letter(1));
  await readAll();
  const before = { ...costs };
  const id = await upload(letter(2));
  await readAll();
  const spent = {
    trips: costs.trips - before.trips,
    statements: costs.statements - before.statements,
  };
  expect(await findDocument(scope, id)).toMatchObject({
    extractionState: 'done',
    documentDate: '2025-03-12',
  });
  expect(read).toHaveBeenCalledTimes(2);
  expect(findFields).not.toHaveBeenCalled();
  expect(spent.trips).toBeLessThanOrEqual(7);
  // The statements of a batch take one round trip, but each takes database time.
  expect(spent.statements).toBeLessThanOrEqual(39);
});

it('texts that wait are read together, with one look-up for all but the first', async () => {
  const { costs, upload, readAll } = createArchive();
  await upload(letter(1));
  await readAll();
  const count = 32;
  for (let number = 2; number <= count + 1; number += 1) await upload(letter(number));
  const before = { ...costs };
  await readAll();
  expect((costs.trips - before.trips) / count).toBeLessThanOrEqual(3.2);
  expect((costs.statements - before.statements) / count).toBeLessThanOrEqual(21);
});

it('texts of one new sender that are read together get the same correspondent', async () => {
  const { scope, upload, readAll } = createArchive();
  await upload(letter(1));
  const ids = [];
  for (let number = 2; number <= 9; number += 1) {
    ids.push(await upload(letterOf('Harbour Lights Ltd', number)));
  }
  await readAll();
  const documents = await Promise.all(ids.map((id) => findDocument(scope, id)));
  const { id } = documents[0]?.correspondent ?? {};
  expect(id).toBeDefined();
  expect(new Set(documents.map((document) => document?.correspondent?.id))).toEqual(new Set([id]));
  expect(documents.every((document) => document?.extractionState === 'done')).toBe(true);
});

it('a text gets a default tag that its sender has got while it was read', async () => {
  const { scope, upload, readAll, read } = createArchive();
  const first = await upload(letter(1));
  await readAll();
  const { correspondent } = (await findDocument(scope, first)) ?? {};
  const tag = createId('tag');
  const readText = read.getMockImplementation() ?? readFile;
  read.mockImplementationOnce(async (file) => {
    const { organizationId } = scope;
    await scope.database.run(sql`
      insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
      values (${tag}, ${organizationId}, 'Rent', 'rent', 'rent', '#336699', 0)`);
    await scope.database.run(sql`
      insert into correspondent_tags (organization_id, correspondent_id, tag_id)
      values (${organizationId}, ${correspondent?.id}, ${tag})`);
    return readText(file);
  });
  const second = await upload(letter(2));
  await readAll();
  expect(await findDocument(scope, second)).toMatchObject({
    correspondent: { id: correspondent?.id },
    tags: [{ id: tag }],
    extractionState: 'done',
  });
});

it('a document with a large text is renamed without sending the text to the database', async () => {
  const { costs, scope, upload, readAll } = createArchive();
  const id = await upload('a long text '.repeat(10_000));
  await readAll();
  const [found] = await selectDocument(scope, id);
  const before = costs.sentCharacters;
  const { document } = await updateDocument(scope, { found, update: { name: 'b.txt' } });
  expect(document).toMatchObject({ name: 'b.txt', content: found?.content });
  expect(costs.sentCharacters - before).toBeLessThan(10_000);
});

it('an e-invoice is read with the fields of its text in one request, and is not read back', async () => {
  const { scope, upload, readAll, read, findFields, get } = createArchive();
  const content = pdfWithFiles(invoiceLines(), {
    files: [{ name: 'factur-x.xml', content: ciiOf() }],
  });
  const id = await upload(content, 'invoice.pdf');
  await readAll();
  const found = { eInvoice: { state: 'read' }, reference: 'RE-2026-118' };
  expect(await findDocument(scope, id)).toMatchObject(found);
  await scope.platform.files.delete([eInvoiceKey(scope.organizationId, id, 1)]);
  await scope.database.run(sql`delete from document_findings where document_id = ${id}`);
  await scope.database.run(sql`
    update documents set understood_by = 0, e_invoice = null, reference = null where id = ${id}`);
  read.mockImplementationOnce(async ({ bytes, mimeType }) => ({
    ...(await readFile({ bytes, mimeType })),
    fields: [],
  }));
  findFields.mockClear();
  await findAgain(scope, id, { attempt: 1, isUnread: true });
  expect(await findDocument(scope, id)).toMatchObject(found);
  expect(read).toHaveBeenCalledTimes(2);
  expect(findFields).not.toHaveBeenCalled();
  expect(get.mock.calls.map(([key]) => key)).not.toContain(
    eInvoiceKey(scope.organizationId, id, 1),
  );
  expect(get).toHaveBeenCalledWith(fileKey(scope.organizationId, id, 1));
});
