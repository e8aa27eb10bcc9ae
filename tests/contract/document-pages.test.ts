import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { PageWords } from '../../shared/reading/word-boxes.ts';
import { addMember } from '../support/access.ts';
import {
  activityOf,
  attachTag,
  createTag,
  eventsOf,
  readDocument,
  unknownId,
  type WireDocument,
} from '../support/builders.ts';
import {
  createOwner,
  createUser,
  formWith,
  type Owner,
  TestClient,
  uploadDocument,
} from '../support/client.ts';
import { createField } from '../support/custom-fields.ts';
import { readFixture, readScan } from '../support/fixtures.ts';
import { ciiOf } from '../support/e-invoices/cii.ts';
import { pdfOfTexts } from '../support/pages-pdf.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { splitDocument } from '../../worker/archive/document-pages/split-document.ts';

type Made = { documents: WireDocument[] };
type Merged = { document: WireDocument };

const letters = [
  'Invoice 4711 of Aster Ltd',
  'Second page',
  'Notice of Begonia',
  'Reminder of Cornflower',
];

const addPdf = (owner: Owner, texts = letters, name = 'stack.pdf') =>
  uploadDocument(owner, { name, content: pdfOfTexts(texts) });
const pathOf = (owner: Owner, id: string) => `${owner.org}/documents/${id}`;
const split = (owner: Owner, id: string, body: object) =>
  owner.post<Made>(`${pathOf(owner, id)}/split`, body, 201);
const merge = (owner: Owner, body: object) =>
  owner.post<Merged>(`${owner.org}/documents/merge`, body, 201);
const change = (owner: Owner, id: string, body: object) =>
  owner.post<Merged>(`${pathOf(owner, id)}/pages`, body, 201);
const undo = (owner: Owner, body: object) =>
  owner.post(`${owner.org}/documents/undo-made`, body, 204);
const textOf = async (owner: Owner, id: string) =>
  (await readDocument(owner, id)).content.split('\f').map((page) => page.trim());
/** Returns the documents that pages came from or went to, from the newest activity with this information. */
const madeOf = async (owner: Owner, id: string) => {
  const activities = await activityOf(owner, id);
  const { madeFrom, madeInto } =
    activities.find(({ eventData }) => eventData.madeFrom ?? eventData.madeInto)?.eventData ?? {};
  return { ...(madeFrom && { madeFrom }), ...(madeInto && { madeInto }) };
};
const namesIn = async (owner: Owner, list: 'documents' | 'documents/deleted') =>
  (await owner.get<{ documents: WireDocument[] }>(`${owner.org}/${list}`)).documents
    .map(({ name }) => name)
    .toSorted();

describe('a stack of letters', () => {
  it('is split, merged again in another order, and undone', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner);
    await harness.finishJobs();
    const { documents } = await split(owner, id, {
      parts: [{ pages: [1, 2], name: 'Invoice' }, { pages: [3] }, { pages: [4], name: 'c.PDF' }],
    });
    await harness.finishJobs();
    expect(documents.map(({ name }) => name)).toEqual(['Invoice.pdf', 'stack (2).pdf', 'c.PDF']);
    expect(await Promise.all(documents.map((each) => textOf(owner, each.id)))).toEqual([
      letters.slice(0, 2),
      [letters[2]],
      [letters[3]],
    ]);
    expect(await namesIn(owner, 'documents/deleted')).toEqual(['stack.pdf']);

    const stack = { id, name: 'stack.pdf' };
    const named = documents.map((each) => ({ id: each.id, name: each.name }));
    expect(await madeOf(owner, id)).toEqual({ madeInto: named });
    expect(await madeOf(owner, documents[1]!.id)).toEqual({ madeFrom: [stack] });

    const documentIds = [documents[2]!.id, documents[0]!.id];
    const { document } = await merge(owner, { documentIds, name: 'Both.jpg' });
    await harness.finishJobs();
    expect(document.name).toBe('Both.pdf');
    expect(await madeOf(owner, document.id)).toEqual({ madeFrom: [named[2], named[0]] });
    expect(await madeOf(owner, documents[0]!.id)).toEqual({
      madeInto: [{ id: document.id, name: 'Both.pdf' }],
    });
    expect(await textOf(owner, document.id)).toEqual([letters[3], letters[0], letters[1]]);
    expect(await namesIn(owner, 'documents')).toEqual(['Both.pdf', 'stack (2).pdf']);

    await undo(owner, { formerIds: documentIds, madeIds: [document.id] });
    expect(await namesIn(owner, 'documents')).toEqual(['Invoice.pdf', 'c.PDF', 'stack (2).pdf']);
    await undo(owner, { formerIds: [id], madeIds: documents.map((each) => each.id) });
    expect(await namesIn(owner, 'documents')).toEqual(['stack.pdf']);
    expect(await eventsOf(owner, id)).toEqual(expect.arrayContaining(['deleted', 'restored']));
  });

  it('is undone whole, or not at all', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const { id } = await addPdf(owner, ['One', 'Two']);
    const { documents } = await split(owner, id, { parts: [{ pages: [1] }, { pages: [2] }] });
    const madeIds = documents.map((each) => each.id);
    const foreign = await addPdf(stranger);
    const path = `${owner.org}/documents/undo-made`;
    const isRefused = (code: ErrorCode, body: object) => owner.fails('POST', path, { code, body });
    await isRefused('document.not_found', { formerIds: [id], madeIds: [...madeIds, foreign.id] });
    await isRefused('document.not_found', { formerIds: [unknownId('doc')], madeIds });
    await isRefused('request.invalid', { formerIds: [id], madeIds: [id] });
    await isRefused('request.invalid', { formerIds: [id, foreign.id], madeIds });
    expect(await namesIn(owner, 'documents')).toEqual(['stack (1).pdf', 'stack (2).pdf']);
    expect(await namesIn(owner, 'documents/deleted')).toEqual(['stack.pdf']);
    expect(await namesIn(stranger, 'documents')).toEqual(['stack.pdf']);

    await owner.call('DELETE', pathOf(owner, madeIds[0]!), { status: 204 });
    await undo(owner, { formerIds: [id], madeIds });
    await undo(owner, { formerIds: [id], madeIds });
    expect(await namesIn(owner, 'documents')).toEqual(['stack.pdf']);
    expect(await eventsOf(owner, id)).toEqual(['restored', 'deleted', 'created']);
  });

  it('is not undone once another document has the file of the former one', async () => {
    const owner = await createOwner();
    const other = await addPdf(owner, ['One', 'Two']);
    const versions = `${pathOf(owner, other.id)}/versions`;
    await owner.post(versions, formWith({ name: 'other.txt', content: 'other' }));
    const { id } = await addPdf(owner, ['One', 'Two']);
    const { documents } = await split(owner, id, { parts: [{ pages: [1] }, { pages: [2] }] });
    await owner.post(`${versions}/1/restore`, undefined, 201);
    const body = { formerIds: [id], madeIds: documents.map((each) => each.id) };
    const path = `${owner.org}/documents/undo-made`;
    const error = await owner.fails('POST', path, { code: 'document.file_taken', body });
    expect(error.details).toEqual({ documentId: other.id });
    expect(await namesIn(owner, 'documents/deleted')).toEqual(['stack.pdf']);
  });

  it('is not split where it gets another file meanwhile', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner, ['One', 'Two']);
    const { files, ...platform } = harness.platform();
    let isReplaced = false;
    const get: typeof files.get = async (...file) => {
      const found = await files.get(...file);
      const body = formWith({ name: 'stack.txt', content: 'other' });
      if (!isReplaced) await owner.post(`${pathOf(owner, id)}/versions`, body);
      isReplaced = true;
      return found;
    };
    const scope = createSystemScope(
      { ...platform, files: { ...files, get } },
      owner.organizationId,
    );
    const input = { operations: [], parts: [{ pages: [1] }, { pages: [2] }] };
    await expect(
      splitDocument(scope, id, { ...input, confirmsSignature: false }),
    ).rejects.toMatchObject({ code: 'request.conflict' });
    expect(await namesIn(owner, 'documents')).toEqual(['stack.txt']);
    expect(await namesIn(owner, 'documents/deleted')).toEqual([]);
  });

  it('is turned, and loses pages, while it is split', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner);
    const { documents } = await split(owner, id, {
      operations: [
        { type: 'delete', pages: [2] },
        { type: 'rotate', pages: [4], degrees: 90 },
      ],
      parts: [{ pages: [4, 3] }, { pages: [1] }],
    });
    await harness.finishJobs();
    expect(await textOf(owner, documents[0]!.id)).toEqual([letters[3], letters[2]]);
    const { words } = await owner.get<PageWords>(
      `${pathOf(owner, documents[0]!.id)}/pages/1/words`,
    );
    const [, , width = 0, height = 0] = words[0]!.box;
    expect(height * 420).toBeGreaterThan(width * 595);
  });

  it('gives its parts its tags and custom fields, and the first its notes', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner);
    const tag = await createTag(owner);
    await attachTag(owner, id, tag.id);
    const field = await createField(owner, { name: 'Project', type: 'text' });
    const path = pathOf(owner, id);
    await owner.call('PUT', `${path}/fields/${field.id}`, { body: { value: 'Alpha' } });
    await owner.post(`${path}/notes`, { text: 'From the shelf' });
    await owner.call('PATCH', path, { body: { documentType: 'manual', reference: 'R-1' } });
    const { documents } = await split(owner, id, { parts: [{ pages: [1, 2] }, { pages: [3, 4] }] });
    await harness.finishJobs();
    const details = await Promise.all(documents.map((each) => readDocument(owner, each.id)));
    for (const each of details) {
      expect(each.tags.map((given) => given.id)).toEqual([tag.id]);
      expect(each.fields).toMatchObject([{ id: field.id, value: 'Alpha' }]);
      expect(each).toMatchObject({ reference: null });
    }
    const notes = details.map((each) => (each as unknown as DocumentDetail).notesCount);
    expect(notes).toEqual([1, 0]);
  });
});

describe('changed pages', () => {
  const turned = { operations: [{ type: 'rotate', pages: [1], degrees: 90 }] };

  it('are the next version of their document, and undone by the former one', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner);
    await harness.finishJobs();
    const { document } = await change(owner, id, {
      operations: [
        { type: 'delete', pages: [2] },
        { type: 'order', pages: [4, 1, 3] },
      ],
    });
    expect(document).toMatchObject({ id, name: 'stack.pdf', fileVersion: 2 });
    await harness.finishJobs();
    expect(await textOf(owner, id)).toEqual([letters[3], letters[0], letters[2]]);
    const { versions } = await owner.get<{ versions: object[] }>(`${pathOf(owner, id)}/versions`);
    expect(versions).toHaveLength(2);
    await owner.post(`${pathOf(owner, id)}/versions/1/restore`);
    await harness.finishJobs();
    expect(await textOf(owner, id)).toEqual(letters);
  });

  it('keep an e-invoice while all of them stay', async () => {
    const owner = await createOwner();
    const content = pdfOfTexts(['One', 'Two'], { embedded: ciiOf() });
    const { id } = await uploadDocument(owner, { name: 'invoice.pdf', content });
    await harness.finishJobs();
    await change(owner, id, turned);
    await harness.finishJobs();
    await owner.get(`${pathOf(owner, id)}/e-invoice`);
    await change(owner, id, { operations: [{ type: 'delete', pages: [2] }] });
    await harness.finishJobs();
    await owner.fails('GET', `${pathOf(owner, id)}/e-invoice`, {
      code: 'document.e_invoice_not_found',
    });
  });

  it('make a PDF of a picture, and change the extension of its name', async () => {
    const owner = await createOwner();
    const content = await readFixture('picture.jpg');
    const { id } = await uploadDocument(owner, { name: 'photo.jpg', content });
    const { document } = await change(owner, id, turned);
    expect(document).toMatchObject({ name: 'photo.pdf', mimeType: 'application/pdf' });
  });

  it('are those of one of two requests at once', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner, ['One', 'Two']);
    await harness.finishJobs();
    const { version } = await readDocument(owner, id);
    const asOf = new TestClient({ ...owner.headers, 'if-match': `"${version}"` });
    const send = () => asOf.request('POST', `${pathOf(owner, id)}/pages`, turned);
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 412]);
  });

  it.each([
    [{ operations: [] }, 'request.invalid'],
    [{ operations: [{ type: 'delete', pages: [1, 2] }] }, 'request.invalid'],
    [{ operations: [{ type: 'order', pages: [2] }] }, 'request.invalid'],
    [{ operations: [{ type: 'mirror', pages: [1] }] }, 'request.invalid'],
  ] as const)('leave the file as it is with %j', async (body, code) => {
    const owner = await createOwner();
    const { id } = await addPdf(owner, ['One', 'Two']);
    await owner.fails('POST', `${pathOf(owner, id)}/pages`, { code, body });
    expect(await readDocument(owner, id)).toMatchObject({ fileVersion: 1 });
    const { files } = await harness.platform().files.list();
    expect(files.filter(({ key }) => key.includes(`${id}.v`))).toEqual([]);
  });

  it('of a signed PDF are those of a request that confirms it', async () => {
    const owner = await createOwner();
    const content = pdfOfTexts(['One'], { isSigned: true });
    const { id } = await uploadDocument(owner, { name: 'signed.pdf', content });
    const path = `${pathOf(owner, id)}/pages`;
    await owner.fails('POST', path, { code: 'document.signed', body: turned });
    await change(owner, id, { ...turned, confirmsSignature: true });
  });
});

describe('merged documents', () => {
  it('have the fields of the first, what it lacks from others, and the tags and notes of all', async () => {
    const owner = await createOwner();
    const [first, second] = [await addPdf(owner, ['One']), await addPdf(owner, ['Two'])];
    await harness.finishJobs();
    const [one, two] = [await createTag(owner), await createTag(owner)];
    await attachTag(owner, first.id, one.id);
    await attachTag(owner, second.id, two.id);
    const field = await createField(owner, { name: 'Project', type: 'text' });
    for (const [{ id }, value] of [
      [first, 'Alpha'],
      [second, 'Beta'],
    ] as const) {
      const path = pathOf(owner, id);
      await owner.call('PUT', `${path}/fields/${field.id}`, { body: { value } });
      await owner.post(`${path}/notes`, { text: value });
    }
    await owner.call('PATCH', pathOf(owner, first.id), { body: { documentType: 'manual' } });
    const given = {
      documentType: 'letter',
      documentDate: '2026-03-01',
      totalAmount: { amount: 12.5, currency: 'EUR' },
      reference: 'R-2',
    };
    await owner.call('PATCH', pathOf(owner, second.id), { body: given });
    const { document } = await merge(owner, { documentIds: [first.id, second.id], name: 'Both' });
    await harness.finishJobs();
    const detail = await readDocument(owner, document.id);
    expect(detail).toMatchObject({ ...given, documentType: 'manual' });
    expect(detail.tags.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(detail.fields).toMatchObject([{ value: 'Alpha' }]);
    const { notes } = await owner.get<{ notes: { text: string }[] }>(
      `${pathOf(owner, document.id)}/notes`,
    );
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['Alpha', 'Beta']);
    const search = await owner.get<{ documents: { id: string }[] }>(
      `${owner.org}/documents/search?searchQuery=note:beta`,
    );
    expect(search.documents.map(({ id }) => id)).toContain(document.id);
  });

  it('are PDFs of pictures and PDFs', async () => {
    const owner = await createOwner();
    const picture = await uploadDocument(owner, {
      name: 'a.png',
      content: await readFixture('picture.png'),
    });
    const pdf = await addPdf(owner, ['One', 'Two']);
    const { document } = await merge(owner, { documentIds: [picture.id, pdf.id], name: 'Both' });
    await harness.finishJobs();
    expect(document).toMatchObject({ mimeType: 'application/pdf' });
    expect(await textOf(owner, document.id)).toEqual([expect.any(String), 'One', 'Two']);
  });
});

describe('recognized pages', () => {
  it('are not recognized again, and their words are turned with them', async () => {
    const owner = await createOwner();
    const content = await readScan('scan-text-fax.pdf');
    const { id } = await uploadDocument(owner, { name: 'scan.pdf', content });
    await harness.finishJobs();
    const wordsOf = (documentId: string, page: number) =>
      owner.get<PageWords>(`${pathOf(owner, documentId)}/pages/${page}/words`);
    const before = await wordsOf(id, 1);
    expect(before.state).toBe('recognized');
    const { documents } = await split(owner, id, {
      operations: [{ type: 'rotate', pages: [1], degrees: 180 }],
      parts: [{ pages: [2, 1] }, { pages: [3] }],
    });
    const part = documents[0]!.id;
    await harness.finishJobs();
    const detail = await readDocument(owner, part);
    expect(detail).toMatchObject({
      extractionState: 'done',
      recognition: { pagesDone: 2, pagesTotal: 2, recognizedPages: 1, languages: ['en'] },
    });
    expect(detail.content).toContain('Scaffolding');
    await owner.post(`${pathOf(owner, part)}/pages`, {
      operations: [{ type: 'order', pages: [2, 1] }],
    });
    await harness.finishJobs();
    expect((await textOf(owner, part))[0]).toContain('Scaffolding');
    expect((await wordsOf(part, 1)).state).toBe('recognized');
    const after = await wordsOf(part, 1);
    // A second recognition would make the words upright.
    const [left = 0, top = 0, width = 0, height = 0] = before.words[0]!.box;
    const turned = [1 - left - width, 1 - top - height, width, height];
    expect(after.words[0]!.text).toBe(before.words[0]!.text);
    after.words[0]!.box.forEach((unit, index) => expect(unit).toBeCloseTo(turned[index]!, 3));
  }, 120_000);
});

describe('pages that are not changed', () => {
  const twoParts = { parts: [{ pages: [1] }, { pages: [2] }] };

  it.each([
    ['a page there is not', { parts: [{ pages: [1, 2] }, { pages: [3] }] }],
    ['a page that is missing', { parts: [{ pages: [1] }, { pages: [3] }] }],
    ['a repeated page', { parts: [{ pages: [1, 2] }, { pages: [2] }] }],
    ['page 0', { parts: [{ pages: [0] }, { pages: [1, 2] }] }],
    ['a single part', { parts: [{ pages: [1, 2] }] }],
    ['an empty part', { parts: [{ pages: [1, 2] }, { pages: [] }] }],
    ['a name of nothing', { parts: [{ pages: [1], name: ' ' }, { pages: [2] }] }],
    ['an angle', { ...twoParts, operations: [{ type: 'rotate', pages: [1], degrees: 45 }] }],
  ])('are those of a request with %s', async (_, body) => {
    const owner = await createOwner();
    const { id } = await addPdf(owner, ['One', 'Two']);
    await owner.fails('POST', `${pathOf(owner, id)}/split`, { code: 'request.invalid', body });
    expect(await namesIn(owner, 'documents')).toEqual(['stack.pdf']);
  });

  it.each([
    ['a text', 'notes.md', 'document.no_pages', 409],
    ['an encrypted PDF', 'encrypted.pdf', 'document.encrypted', 409],
    ['a damaged PDF', 'truncated.pdf', 'document.pages_damaged', 409],
  ] as const)('are those of %s', async (_, name, code, status) => {
    const owner = await createOwner();
    const content = await readFixture(name);
    const { id } = await uploadDocument(owner, { name, content });
    const error = await owner.fails('POST', `${pathOf(owner, id)}/split`, { code, body: twoParts });
    expect(error).toMatchObject({ status, details: { documentId: id } });
    const other = await addPdf(owner);
    const body = { documentIds: [other.id, id], name: 'Both' };
    await owner.fails('POST', `${owner.org}/documents/merge`, { code, body });
    expect(await namesIn(owner, 'documents')).toEqual([name, 'stack.pdf'].toSorted());
  });

  it('are those of a signed PDF, unless that is confirmed', async () => {
    const owner = await createOwner();
    const content = pdfOfTexts(['One', 'Two'], { isSigned: true });
    const { id } = await uploadDocument(owner, { name: 'signed.pdf', content });
    const path = `${pathOf(owner, id)}/split`;
    const error = await owner.fails('POST', path, { code: 'document.signed', body: twoParts });
    expect(error.details).toEqual({ documentId: id });
    const { documents } = await split(owner, id, { ...twoParts, confirmsSignature: true });
    expect(documents).toHaveLength(2);
  });

  it('are those of a document that another person has changed', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner, ['One', 'Two']);
    await harness.finishJobs();
    const { version } = await readDocument(owner, id);
    const path = `${pathOf(owner, id)}/split`;
    const asOf = (read: number) => new TestClient({ ...owner.headers, 'if-match': `"${read}"` });
    await asOf(version - 1).fails('POST', path, { code: 'request.conflict', body: twoParts });
    await asOf(version).post(path, twoParts);
  });

  it('are those of documents in the trash, of others, and of a document twice', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const [one, other] = [await addPdf(owner, ['One']), await addPdf(owner, ['Two'])];
    const foreign = await addPdf(stranger, ['Three']);
    await owner.call('DELETE', pathOf(owner, other.id), { status: 204 });
    const path = `${owner.org}/documents/merge`;
    for (const [id, code] of [
      [other.id, 'document.in_trash'],
      [foreign.id, 'document.not_found'],
      [unknownId('doc'), 'document.not_found'],
      [one.id, 'request.invalid'],
    ] as const) {
      await owner.fails('POST', path, { code, body: { documentIds: [one.id, id], name: 'Both' } });
    }
    expect(await namesIn(owner, 'documents')).toEqual(['stack.pdf']);
    expect(await namesIn(stranger, 'documents')).toEqual(['stack.pdf']);
  });

  it('are divided once by two requests at once', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner, ['One', 'Two']);
    const send = () => owner.request('POST', `${pathOf(owner, id)}/split`, twoParts);
    const responses = await Promise.all([send(), send()]);
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409]);
    expect(await namesIn(owner, 'documents')).toHaveLength(2);
    const { files } = await harness.platform().files.list();
    const own = files.filter(({ key }) => key.startsWith(owner.organizationId));
    await harness.finishJobs();
    expect(own.filter(({ key }) => !key.includes('.'))).toHaveLength(3);
  });

  it('are those that a viewer sees', async () => {
    const owner = await createOwner();
    const { id } = await addPdf(owner, ['One', 'Two']);
    const viewer = await createUser();
    await addMember(owner, viewer, 'viewer');
    await viewer.fails('POST', `${pathOf(owner, id)}/split`, {
      code: 'auth.forbidden',
      body: twoParts,
    });
  });
});
