import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { maxArchiveNumber } from '../../shared/archive/archive-limits.ts';
import {
  activityOf,
  createTextDocument,
  readDocument,
  statusesOf,
  type WireDocument,
} from '../support/builders.ts';
import { createOwner, formWith, type Owner } from '../support/client.ts';

const taken = 'document.archive_number_taken';

type Numbered = WireDocument & { archiveNumber: number | null };

const pathOf = (owner: Owner, documentId: string) => `${owner.org}/documents/${documentId}`;

async function give(owner: Owner, documentId: string, archiveNumber: number | null) {
  const body = { archiveNumber };
  const path = pathOf(owner, documentId);
  return (await owner.call<{ document: Numbered }>('PATCH', path, { body })).document;
}

const numberOf = async (owner: Owner, documentId: string) =>
  ((await readDocument(owner, documentId)) as Numbered).archiveNumber;

async function nextOf(owner: Owner) {
  type Statistics = { organizationStats: { nextArchiveNumber: number | null } };
  const { organizationStats } = await owner.get<Statistics>(`${owner.org}/documents/statistics`);
  return organizationStats.nextArchiveNumber;
}

function formOf(metadata: object, content: string) {
  const form = new FormData();
  form.set('metadata', JSON.stringify(metadata));
  const file = formWith({ name: `${content}.txt`, content }).get('file');
  if (file) form.set('file', file);
  return form;
}

async function namesFound(owner: Owner, query: Record<string, string>) {
  const path = `${owner.org}/documents/search?${new URLSearchParams(query).toString()}`;
  const found = await owner.get<{ documents: { name: string }[]; unknownTerms: object[] }>(path);
  expect(found.unknownTerms).toEqual([]);
  return found.documents.map(({ name }) => name.replace('.txt', ''));
}

/** Creates documents with these numbers, named after them; null means none. */
async function createNumbered(owner: Owner, numbers: (number | null)[]) {
  const ids: string[] = [];
  for (const number of numbers) {
    const { id } = await createTextDocument(owner, { name: `${number ?? 'none'}.txt` });
    if (number !== null) await give(owner, id, number);
    ids.push(id);
  }
  return ids;
}

describe('an archive number', () => {
  it('is set and cleared by people, in the activity and once in an organization', async () => {
    const owner = await createOwner();
    const one = await createTextDocument(owner);
    const other = await createTextDocument(owner);
    expect(await nextOf(owner)).toBeNull();
    expect(await numberOf(owner, one.id)).toBeNull();
    const given = await give(owner, one.id, 12);
    expect(given.archiveNumber).toBe(12);
    expect((await give(owner, one.id, 12)).version).toBe(given.version);
    expect(await nextOf(owner)).toBe(13);
    const [latest] = await activityOf(owner, one.id);
    expect(latest?.eventData).toMatchObject({
      updatedFields: ['archiveNumber'],
      changes: [{ field: 'archiveNumber', from: null, to: 12 }],
    });
    const body = { archiveNumber: 12, reference: 'R 1' };
    const error = await owner.fails('PATCH', pathOf(owner, other.id), { code: taken, body });
    expect(error).toMatchObject({ status: 409, details: { documentId: one.id } });
    expect(await readDocument(owner, other.id)).toMatchObject({ reference: null });
    const stranger = await createOwner();
    await createNumbered(stranger, [12]);
    expect(await nextOf(stranger)).toBe(13);
    expect((await give(owner, one.id, null)).archiveNumber).toBeNull();
    expect((await give(owner, other.id, 12)).archiveNumber).toBe(12);
  });

  it('is a whole number of 32 bits', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner);
    for (const archiveNumber of [-1, 1.5, '3', maxArchiveNumber + 1, true])
      await owner.fails('PATCH', pathOf(owner, id), {
        code: 'request.invalid',
        body: { archiveNumber },
      });
    for (const number of [0, maxArchiveNumber])
      expect((await give(owner, id, number)).archiveNumber).toBe(number);
    expect(await nextOf(owner)).toBe(maxArchiveNumber + 1);
    const filter = { documentIds: [id] };
    await owner.fails('POST', `${owner.org}/documents/batch/fields`, {
      code: 'request.invalid',
      body: { filter, values: { archiveNumber: 4 } },
    });
  });

  it('is given to one of several documents that want it at once', async () => {
    const owner = await createOwner();
    const documents = await createNumbered(owner, [null, null, null]);
    const answers = await Promise.all(
      documents.map((id) => owner.request('PATCH', pathOf(owner, id), { archiveNumber: 7 })),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const uploads = await Promise.all(
      ['a', 'b'].map((content) =>
        owner.request('POST', `${owner.org}/documents`, formOf({ archiveNumber: 8 }, content)),
      ),
    );
    expect(statusesOf(uploads)).toEqual([201, 409]);
  });

  it('comes with an upload, of which nothing is stored where it is taken', async () => {
    const owner = await createOwner();
    const path = `${owner.org}/documents`;
    const { document } = await owner.post<{ document: Numbered }>(
      path,
      formOf({ archiveNumber: 3 }, 'first'),
    );
    expect(document.archiveNumber).toBe(3);
    const body = formOf({ archiveNumber: 3, tags: ['New'] }, 'second');
    const error = await owner.fails('POST', path, { code: taken, body });
    expect(error.details).toEqual({ documentId: document.id });
    expect(await owner.get(path)).toMatchObject({ documentsCount: 1 });
    expect(await owner.get(`${owner.org}/tags`)).toMatchObject({ tags: [] });
    // The same file is a duplicate, whatever its number.
    const again = formOf({ archiveNumber: 3 }, 'first');
    await owner.fails('POST', path, { code: 'document.already_exists', body: again });
  });

  it('is kept in the trash, and free once the document is purged', async () => {
    const owner = await createOwner();
    const [first = '', second = ''] = await createNumbered(owner, [5, null]);
    await owner.call('DELETE', pathOf(owner, first), { status: 204 });
    const body = { archiveNumber: 5 };
    const path = pathOf(owner, second);
    const error = await owner.fails('PATCH', path, { code: taken, body });
    expect(error.details).toEqual({ documentId: first });
    expect(await nextOf(owner)).toBe(6);
    expect(await namesFound(owner, { searchQuery: 'has:asn' })).toEqual([]);
    await owner.post(`${pathOf(owner, first)}/restore`, undefined, 204);
    expect(await numberOf(owner, first)).toBe(5);
    await owner.call('DELETE', pathOf(owner, first), { status: 204 });
    const filter = { documentIds: [first] };
    await owner.call('POST', `${owner.org}/documents/batch/purge`, { body: { filter } });
    expect(await nextOf(owner)).toBeNull();
    expect((await give(owner, second, 5)).archiveNumber).toBe(5);
  });

  it('is searched by, also in other languages, and sorted by', async () => {
    const owner = await createOwner();
    await createNumbered(owner, [9, null, 100, 10]);
    const found = (searchQuery: string) =>
      namesFound(owner, { searchQuery, sortField: 'archiveNumber', sortOrder: 'asc' });
    expect(await found('asn:10')).toEqual(['10']);
    expect(await found('asn:>9')).toEqual(['10', '100']);
    expect(await found('asn:>=9 asn:<100')).toEqual(['9', '10']);
    expect(await found('archivnummer:9..10')).toEqual(['9', '10']);
    expect(await found('-asn:10')).toEqual(['9', '100', 'none']);
    expect(await found('has:asn')).toEqual(['9', '10', '100']);
    expect(await found('no:asn')).toEqual(['none']);
    expect(await found('sin:número-de-archivo')).toEqual(['none']);
    const names = async (sortOrder: string) => {
      const path = `${owner.org}/documents?sortField=archiveNumber&sortOrder=${sortOrder}`;
      const { documents } = await owner.get<{ documents: { name: string }[] }>(path);
      return documents.map(({ name }) => name.replace('.txt', ''));
    };
    expect(await names('desc')).toEqual(['100', '10', '9', 'none']);
    expect(await names('asc')).toEqual(['9', '10', '100', 'none']);
    const unknown = `${owner.org}/documents/search?searchQuery=asn:ten`;
    expect(await owner.get(unknown)).toMatchObject({ unknownTerms: [{ term: 'asn:ten' }] });
  });

  it('is a column of tables once a document has one', async () => {
    const owner = await createOwner();
    const [id = ''] = await createNumbered(owner, [null]);
    const path = `${owner.org}/documents/csv`;
    const headerOf = async (query = '') => {
      const text = await (await owner.request('GET', `${path}${query}`)).text();
      return text.split('\r\n')[0];
    };
    expect(await headerOf()).not.toContain('Archive number');
    expect(await headerOf('?columns=archiveNumber')).toBe('Archive number');
    await give(owner, id, 42);
    expect(await headerOf()).toContain(',VAT ID,Archive number,');
    const table = await (await owner.request('GET', `${path}?columns=name,archiveNumber`)).text();
    expect(table.trimEnd().endsWith('none.txt,42')).toBe(true);
    const body = { filter: { documentIds: [id] } };
    const zip = await owner.request('POST', `${owner.org}/documents/batch/download`, body);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(new TextDecoder().decode(files['documents.csv'])).toContain(',Archive number,');
  });
});
