import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createTag, createTextDocument, insertDocuments } from '../support/builders.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';

const path = (owner: Owner) => `${owner.org}/documents/csv`;

async function csvOf(owner: Owner, query = '') {
  const response = await owner.request('GET', `${path(owner)}${query}`);
  expect(response.status).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

async function linesOf(owner: Owner, query = '') {
  const [, ...lines] = (await csvOf(owner, query)).trimEnd().split('\r\n');
  return lines;
}

async function createField(owner: Owner, body: object) {
  const options = { body, status: 201 };
  return (await owner.call<{ field: { id: string } }>('POST', `${owner.org}/fields`, options))
    .field;
}

function addTag(owner: Owner, documentId: string, tag: { id: string }) {
  const options = { body: { tagId: tag.id }, status: 204 };
  return owner.call('POST', `${owner.org}/documents/${documentId}/tags`, options);
}

describe('a table of documents', () => {
  it('has a mark, a header, all columns and one row a document', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner, { name: 'Tax' });
    const field = await createField(owner, { name: 'Deposit', type: 'money' });
    const document = await createTextDocument(owner, { name: 'Électricité.txt' });
    const documentPath = `${owner.org}/documents/${document.id}`;
    await addTag(owner, document.id, tag);
    await owner.call('PATCH', documentPath, {
      body: {
        documentDate: '2026-02-01',
        documentType: 'invoice',
        totalAmount: { amount: -1234.5, currency: 'EUR' },
        reference: '=1+1',
        isPaid: true,
      },
    });
    await owner.call('PUT', `${documentPath}/fields/${field.id}`, {
      body: { value: { amount: 20, currency: 'CHF' } },
    });

    const response = await owner.request('GET', path(owner));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="documents-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = await csvOf(owner);
    expect(text.startsWith('\ufeffFile name,Tags,Created at,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const [header = '', line = '', ...rest] = text.slice(1).trimEnd().split('\r\n');
    expect(rest).toEqual([]);
    const cells = new Map(
      header.split(',').map((name, index) => [name, line.split(',')[index]] as const),
    );
    expect(Object.fromEntries(cells)).toMatchObject({
      'File name': 'Électricité.txt',
      Tags: 'Tax',
      'Document date': '2026-02-01',
      'Document type': 'Invoice',
      Total: '-1234.5',
      Currency: 'EUR',
      Reference: "'=1+1",
      Payment: 'Paid',
      Deposit: '20',
      'Deposit (Currency)': 'CHF',
    });
    expect(cells.get('Created at')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('has the columns that are named, with a header in the language', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { name: 'a, "b".txt' });
    const field = await createField(owner, { name: 'Paid', type: 'boolean' });
    await owner.call('PUT', `${owner.org}/documents/${id}/fields/${field.id}`, {
      body: { value: true },
    });
    const deleted = await createField(owner, { name: 'Gone', type: 'text' });
    await owner.call('DELETE', `${owner.org}/fields/${deleted.id}`, { status: 204 });
    const columns = `${field.id},name,dueDate,${deleted.id}`;
    expect(await csvOf(owner, `?columns=${columns}&lang=de`)).toBe(
      '\ufeffPaid,Dateiname,Fälligkeit\r\nJa,"a, ""b"".txt",\r\n',
    );
    await owner.fails('GET', `${path(owner)}?columns=secret`, { code: 'request.invalid' });
  });

  it('contains any number of documents that match a search and filters, in order', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const names = ['b.txt', 'a.txt', 'c.txt'];
    for (const name of names) {
      const { id } = await createTextDocument(owner, { name, content: `timber of ${name}` });
      if (name !== 'c.txt') await addTag(owner, id, tag);
    }
    const trashed = await createTextDocument(owner, { name: 'trashed.txt', content: 'timber' });
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    const other = await createOwner();
    await createTextDocument(other, { name: 'foreign.txt', content: 'timber' });

    const only = '?columns=name';
    expect(await linesOf(owner, only)).toEqual(['c.txt', 'a.txt', 'b.txt']);
    expect(await linesOf(owner, `${only}&sortField=name&sortOrder=asc&pageSize=1`)).toEqual([
      'a.txt',
      'b.txt',
      'c.txt',
    ]);
    expect(await linesOf(owner, `${only}&searchQuery=timber`)).toEqual(['c.txt', 'a.txt', 'b.txt']);
    expect(await linesOf(owner, `${only}&searchQuery=timber&tags=${tag.id}`)).toEqual([
      'a.txt',
      'b.txt',
    ]);
    expect(await linesOf(owner, `${only}&searchQuery=size:>1mb`)).toEqual([]);
    expect(await linesOf(owner, `${only}&searchQuery=%22`)).toEqual([]);
  });

  it('contains selected documents, which must all exist', async () => {
    const owner = await createOwner();
    const [one, , three] = [
      await createTextDocument(owner, { name: 'one.txt' }),
      await createTextDocument(owner, { name: 'two.txt' }),
      await createTextDocument(owner, { name: 'three.txt' }),
    ];
    const send = (documentIds: string[]) =>
      owner.request('POST', `${owner.org}/documents/batch/csv`, {
        filter: { documentIds },
        columns: ['name'],
        lang: 'fr',
      });
    const response = await send([one.id, three.id]);
    expect(await response.text()).toBe('Nom du fichier\r\nthree.txt\r\none.txt\r\n');
    const other = await createOwner();
    const foreign = await createTextDocument(other);
    expect((await send([one.id, foreign.id])).status).toBe(404);
  });

  it('is read in batches, each document once', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, 1001);
    const lines = await linesOf(owner, '?columns=name&sortField=name&sortOrder=asc');
    expect(new Set(lines).size).toBe(1001);
    expect(lines).toHaveLength(1001);
  });

  it('is no table of another organization', async () => {
    const [owner, stranger] = [await createOwner(), await createUser()];
    await stranger.fails('GET', path(owner), { code: 'auth.forbidden' });
  });

  it('comes with the files of a zip archive, under their names in it', async () => {
    const owner = await createOwner();
    const documents = [
      await createTextDocument(owner, { name: 'scan.txt', content: 'one' }),
      await createTextDocument(owner, { name: 'scan.txt', content: 'two' }),
      await createTextDocument(owner, { name: 'documents.csv', content: 'three' }),
    ];
    const response = await owner.request('POST', `${owner.org}/documents/batch/download`, {
      filter: { documentIds: documents.map(({ id }) => id) },
      lang: 'de',
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      'scan.txt',
      'scan (2).txt',
      'documents (2).csv',
      'documents.csv',
    ]);
    const lines = new TextDecoder().decode(files['documents.csv']).split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 2).join())).toEqual([
      'Datei im ZIP,Dateiname',
      'scan.txt,scan.txt',
      'scan (2).txt,scan.txt',
      'documents (2).csv,documents.csv',
      '',
    ]);
  });
});
