import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createTag } from '../support/builders.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { createField } from '../support/custom-fields.ts';
import { paperlessClient, type PaperlessClient } from '../support/paperless.ts';

type Document = {
  id: number;
  title: string;
  content: string;
  created: string;
  tags: number[];
  correspondent: number | null;
  notes: { id: number; note: string; user: unknown }[];
  custom_fields: { field: number; value: unknown }[];
};

let owner: Owner;
let client: PaperlessClient;
const ids: Record<string, string> = {};

beforeAll(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
  const add = async (name: string, content: string) => {
    ids[name] = (await uploadDocument(owner, { name: `${name}.txt`, content })).id;
  };
  await add('Lease', 'The rent for the garden is due in October');
  await add('Invoice', 'Electricity 2026, thirty euros, rent included');
  await add('Letter', 'Greetings from the coast');
  await harness.finishJobs();
  const path = (name: string) => `${owner.org}/documents/${ids[name]}`;
  const tag = await createTag(owner, { name: 'Home' });
  await owner.call('POST', `${path('Lease')}/tags`, { body: { tagId: tag.id }, status: 204 });
  const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
    `${owner.org}/correspondents`,
    { name: 'City works' },
  );
  await owner.call('PATCH', path('Lease'), { body: { correspondentId: correspondent.id } });
  await owner.call('PATCH', path('Invoice'), {
    body: { documentDate: '2025-02-03', documentType: 'invoice' },
  });
  await owner.post(`${path('Letter')}/notes`, { text: 'Answer this' });
  await harness.finishJobs();
});

async function titles(query: string, version?: number) {
  const options = version === undefined ? {} : { version };
  const { results } = await client.list<Document>(`documents/?${query}`, options);
  return results.map(({ title }) => title).toSorted();
}

const numberOf = async (title: string) => {
  const { results } = await client.list<Document>('documents/?page_size=100');
  return results.find((document) => document.title === title)?.id ?? 0;
};

describe('the list of documents', () => {
  it('has every field that clients require', async () => {
    const { results, count, next, previous } = await client.list<Document>(
      'documents/?page=1&page_size=250&ordering=-created,id',
    );
    expect([count, next, previous]).toEqual([3, null, null]);
    expect(results[0]).toMatchObject({
      title: 'Invoice',
      content: 'Electricity 2026, thirty euros, rent included',
      tags: [],
      correspondent: null,
      document_type: expect.any(Number),
      storage_path: null,
      created: '2025-02-03',
      created_date: '2025-02-03',
      modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      added: expect.stringMatching(/Z$/),
      archive_serial_number: null,
      original_file_name: 'Invoice.txt',
      archived_file_name: null,
      owner: null,
      user_can_change: true,
      notes: [],
      custom_fields: [],
      page_count: null,
      mime_type: 'text/plain',
    });
    expect(new Set(results.map(({ id }) => id)).size).toBe(3);
    const full = await client.list('documents/?full_perms=true');
    expect(full.results[0]).toMatchObject({ permissions: { view: { users: [], groups: [] } } });
    expect(full.results[0]).not.toHaveProperty('user_can_change');
  });

  it('pages by number, with ids alone where a client asks for them', async () => {
    const first = await client.list<Document>('documents/?page_size=2&ordering=title', {
      version: 9,
    });
    expect([first.count, first.results.length, first.all?.length]).toEqual([3, 2, 3]);
    expect(first.next).toContain('page=2');
    const second = await client.list<Document>('documents/?page_size=2&page=2&ordering=title');
    expect([second.results.map(({ title }) => title), second.next]).toEqual([['Letter'], null]);
    expect((await client.request('GET', 'documents/?page=9')).status).toBe(404);
    const swept = await client.list<{ id: number }>('documents/?fields=id&page_size=25000');
    expect(swept.results.map((each) => Object.keys(each))).toEqual([['id'], ['id'], ['id']]);
    const some = await client.list('documents/?fields=id,title&page_size=1');
    expect(Object.keys(some.results[0] ?? {})).toEqual(['id', 'title']);
  });

  it('has times and users in the form of each version', async () => {
    const { results } = await client.list<Document>('documents/?ordering=-created', { version: 7 });
    expect(results[0]?.created).toBe('2025-02-03T00:00:00Z');
    const letter = results.find(({ title }) => title === 'Letter');
    expect(letter?.notes).toMatchObject([{ note: 'Answer this', user: expect.any(Number) }]);
  });

  it('filters by labels, presence and days', async () => {
    const [home] = (await client.list<{ id: number }>('tags/')).results;
    const [works] = (await client.list<{ id: number }>('correspondents/')).results;
    const types = (await client.list<{ id: number; name: string }>('document_types/')).results;
    const invoice = types.find(({ name }) => name === 'Invoice')?.id;
    const today = new Date().toISOString();
    const cases: [string, string[]][] = [
      [`tags__id__all=${home?.id}`, ['Lease']],
      [`tags__id__all=${home?.id},999`, []],
      [`tags__id__in=${home?.id},999`, ['Lease']],
      [`tags__id__none=${home?.id}`, ['Invoice', 'Letter']],
      [`tags__id=${home?.id}`, ['Lease']],
      ['tags__name__iexact=hOmE', ['Lease']],
      ['tags__name__iexact=nothing', []],
      ['is_tagged=1', ['Lease']],
      ['tags__id__isnull=true', ['Invoice', 'Letter']],
      [`correspondent__id=${works?.id}`, ['Lease']],
      [`correspondent__id__in=${works?.id}&tags__id__in=${home?.id}`, ['Lease']],
      [`correspondent__id__none=${works?.id}`, ['Invoice', 'Letter']],
      ['correspondent__isnull=0', ['Lease']],
      [`document_type__id=${invoice}`, ['Invoice']],
      [`document_type__id__none=${invoice}`, ['Lease', 'Letter']],
      ['document_type__isnull=False', ['Invoice']],
      ['created__date__gte=2025-02-03&created__date__lt=2025-02-04', ['Invoice']],
      ['created__date__gt=2025-02-03', ['Lease', 'Letter']],
      ['created__year=2025&created__month=2&created__day=3', ['Invoice']],
      [`added__date__gt=${today}`, []],
      [`added__date__gte=${today}`, ['Invoice', 'Lease', 'Letter']],
      [`modified__date__lte=${today.slice(0, 10)}`, ['Invoice', 'Lease', 'Letter']],
      [
        'storage_path__isnull=true&archive_serial_number__isnull=1&owner__isnull=true',
        ['Invoice', 'Lease', 'Letter'],
      ],
      ['archive_serial_number__isnull=0', []],
      ['mime_type=text/plain', ['Invoice', 'Lease', 'Letter']],
      ['is_in_inbox=1', ['Invoice', 'Lease', 'Letter']],
      ['ordering=nonsense&count=true&unknown=x&tags__id__in=x', ['Invoice', 'Lease', 'Letter']],
    ];
    for (const [query, expected] of cases) expect(await titles(query), query).toEqual(expected);
    const lease = await numberOf('Lease');
    expect(await titles(`id__in=${lease},999`)).toEqual(['Lease']);
  });

  it('filters by a type of the organization', async () => {
    const body = { name: 'Lease contract' };
    const { id } = await client.call<{ id: number }>('POST', 'document_types/', {
      body,
      status: 201,
    });
    const path = `documents/${await numberOf('Lease')}/`;
    const set = async (type: number | null) =>
      client.call<Document>('PATCH', path, { body: { document_type: type } });
    expect(await set(id)).toMatchObject({ document_type: id });
    expect(await titles(`document_type__id=${id}`)).toEqual(['Lease']);
    expect(await titles(`document_type__id__none=${id}`)).toEqual(['Invoice', 'Letter']);
    await set(null);
    expect(await titles(`document_type__id__in=${id}`)).toEqual([]);
  });

  it('searches by words, titles and the syntax of the original', async () => {
    const cases: [string, string[]][] = [
      ['query=rent', ['Invoice', 'Lease']],
      ['query=rent+-electricity', ['Lease']],
      ['query=tag:home', ['Lease']],
      ['query=type:invoice+rent', ['Invoice']],
      ['query=created:[2025-01-01+to+2025-03-01]', ['Invoice']],
      ['query=added:[-1+week+to+now]', ['Invoice', 'Lease', 'Letter']],
      ['text=garden', ['Lease']],
      ['title_search=lea', ['Lease']],
      ['title__icontains=lett', ['Letter']],
      ['title_content=coast', ['Letter']],
    ];
    for (const [query, expected] of cases) expect(await titles(query), query).toEqual(expected);
    const found = await client.get<{ corrected_query: null; results: Document[] }>(
      'documents/?query=garden',
    );
    expect(found.corrected_query).toBeNull();
    const highlights = expect.stringContaining('<span class="match">garden</span>');
    expect(found.results[0]).toMatchObject({ __search_hit__: { rank: 0, highlights } });
    const both = await client.request('GET', 'documents/?query=a&text=b');
    expect(both.status).toBe(400);
    expect((await client.request('GET', 'documents/?query=a&text=b', { version: 9 })).status).toBe(
      200,
    );
    const similar = await titles(`more_like_id=${await numberOf('Lease')}`);
    expect(similar).not.toContain('Lease');
  });
});

describe('a document', () => {
  it('is found by its number, and not by that of another organization', async () => {
    const lease = await numberOf('Lease');
    const document = await client.get<Document>(`documents/${lease}/?full_perms=true`);
    expect(document).toMatchObject({ id: lease, title: 'Lease' });
    expect(document.content).toContain('garden');
    for (const number of ['999', '0', 'x', '-1']) {
      expect((await client.request('GET', `documents/${number}/`)).status).toBe(404);
    }
    const stranger = await paperlessClient(await createOwner());
    expect((await stranger.request('GET', `documents/${lease}/`)).status).toBe(404);
  });

  it('has its file, a picture and what is known of it', async () => {
    const lease = await numberOf('Lease');
    for (const query of ['?original=true', '?original=false', '']) {
      const file = await client.request('GET', `documents/${lease}/download/${query}`);
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="Lease.txt"');
      expect(await file.text()).toContain('garden');
    }
    const preview = await client.request('GET', `documents/${lease}/preview/`);
    expect(preview.headers.get('content-disposition')).toContain('inline');
    const thumb = await client.request('GET', `documents/${lease}/thumb/`);
    expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = new Uint8Array(await thumb.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const etag = thumb.headers.get('etag') ?? '';
    const again = await client.request('GET', `documents/${lease}/thumb/`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(await client.get(`documents/${lease}/metadata/`)).toMatchObject({
      original_mime_type: 'text/plain',
      media_filename: 'Lease.txt',
      original_filename: 'Lease.txt',
      has_archive_version: false,
      original_metadata: [],
      lang: expect.any(String),
    });
    expect(await client.get(`documents/${lease}/suggestions/`)).toMatchObject({
      correspondents: [],
      storage_paths: [],
      dates: expect.any(Array),
    });
    const history = await client.get<unknown[]>(`documents/${lease}/history/`);
    expect(history.at(-1)).toMatchObject({ action: 'create', actor: { username: owner.name } });
    expect(await client.get('documents/next_asn/')).toBe(1);
  });

  it('has notes, which are added and deleted with the whole list in return', async () => {
    const number = await numberOf('Invoice');
    const path = `documents/${number}/notes/`;
    const added = await client.call<Document['notes']>('POST', path, { body: { note: 'Paid' } });
    expect(added).toMatchObject([
      {
        note: 'Paid',
        created: expect.any(String),
        user: { id: expect.any(Number), username: owner.name },
      },
    ]);
    expect(await client.get(path, { version: 7 })).toEqual(added);
    expect((await client.get<Document>(`documents/${number}/`)).notes).toEqual(added);
    expect((await client.request('POST', path, { body: { note: ' ' } })).status).toBe(400);
    const missing = await client.request('DELETE', `${path}?id=999`);
    expect(missing.status).toBe(404);
    expect(await client.call('DELETE', `${path}?id=${added[0]?.id}`)).toEqual([]);
  });

  it('has the values of custom fields', async () => {
    const currency = await createField(owner, { name: 'Price', type: 'money' });
    const choice = await createField(owner, {
      name: 'State',
      type: 'select',
      options: [{ name: 'Open' }, { name: 'Done' }],
    });
    const path = `${owner.org}/documents/${ids['Letter']}/fields`;
    await owner.call('PUT', `${path}/${currency.id}`, {
      body: { value: { amount: 12.3, currency: 'EUR' } },
    });
    const option = choice.options[1]?.id;
    await owner.call('PUT', `${path}/${choice.id}`, { body: { value: option } });
    const { results } = await client.list<{ id: number; name: string }>('custom_fields/');
    expect(results).toMatchObject([
      { name: 'Price', data_type: 'monetary', document_count: 1 },
      {
        name: 'State',
        data_type: 'select',
        extra_data: { select_options: [{ label: 'Open' }, { id: option, label: 'Done' }] },
      },
    ]);
    const letter = await numberOf('Letter');
    const values = async (version: number) =>
      (await client.get<Document>(`documents/${letter}/`, { version })).custom_fields;
    const [price, state] = results.map(({ id }) => id);
    expect(await values(10)).toEqual([
      { field: price, value: 'EUR12.30' },
      { field: state, value: option },
    ]);
    expect((await values(6))[1]).toEqual({ field: state, value: 1 });
    expect(await titles(`custom_fields__id__all=${price}`)).toEqual(['Letter']);
    expect(await titles(`custom_fields__id__none=${price}`)).toEqual(['Invoice', 'Lease']);
    expect(await client.get(`custom_fields/${price}/`)).toMatchObject({ name: 'Price' });
  });
});

it('completes words, and searches everything', async () => {
  expect(await client.get('search/autocomplete/?term=gar&limit=10')).toEqual(['garden']);
  expect(await client.get('search/autocomplete/?term=')).toEqual([]);
  expect(await client.get('search/?query=garden')).toMatchObject({
    total: 1,
    documents: [{ title: 'Lease' }],
    tags: [],
  });
});
