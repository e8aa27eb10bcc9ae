import { beforeAll, describe, expect, it } from 'vitest';
import { attachTag, createTag, createTextDocument } from '../support/builders.ts';
import { createOwner, TestClient, type Owner } from '../support/client.ts';
import { localDay } from '../../shared/time/local-time.ts';
import { dayAfter } from '../../shared/time/utc-day.ts';

let owner: Owner;
const names = new Map<string, string>();

type Found = {
  documents: { id: string }[];
  documentsCount: number;
  unknownTerms: { term: string; suggestion: string | null }[];
};

async function search(searchQuery: string, client: TestClient = owner) {
  const query = new URLSearchParams({ searchQuery, pageSize: '50' });
  const found = await client.get<Found>(`${owner.org}/documents/search?${query}`);
  return { ...found, names: found.documents.map(({ id }) => names.get(id)) };
}

async function foundToday(zone: string) {
  const client = new TestClient({ ...owner.headers, 'time-zone': zone });
  return (await search('date:today', client)).documents.map(({ id }) => id);
}

async function add(name: string, content: string, fields: object) {
  const { id } = await createTextDocument(owner, { name: `${name}.txt`, content });
  names.set(id, name);
  await owner.call('PATCH', `${owner.org}/documents/${id}`, { body: fields });
  return id;
}

beforeAll(async () => {
  owner = await createOwner();
  const ids: string[] = [];
  for (const name of ['Nordlicht Energie GmbH', 'Nordlicht', 'Stadtwerke Kiel']) {
    const path = `${owner.org}/correspondents`;
    const { correspondent } = await owner.post<{ correspondent: { id: string } }>(path, { name });
    ids.push(correspondent.id);
  }
  const [energy, light, works] = ids;
  const power = await add('power', 'Summe 1.234,56 auf DE89 3704 0044 0532 0130 00', {
    correspondentId: energy,
    documentType: 'invoice',
    totalAmount: { amount: 1234.56, currency: 'EUR' },
    iban: 'DE89370400440532013000',
    documentDate: '2025-12-05',
  });
  await attachTag(owner, power, (await createTag(owner, { name: 'Strom 2025' })).id);
  await add('lamp', 'total 1234,56 Kunde 4711 0815 99', {
    correspondentId: light,
    documentType: 'receipt',
  });
  await add('water', 'Re: 12:30 M A H N U N G für 12345678', {
    correspondentId: works,
    documentType: 'contract',
  });
});

describe('searches in the words of people', () => {
  it.each([
    ['correspondent:nordlicht', ['lamp', 'power']],
    ['4711081599', ['lamp']],
    ['mahnung', ['water']],
    ['12 345 678', ['water']],
    ['from:nordl', ['lamp', 'power']],
    ['von:"energie nordlicht"', ['power']],
    ['expéditeur:"nordlicht"', ['lamp']],
    ['-de:nordlicht', ['water']],
    ['kind:rechnung', ['power']],
    ['art:inv', ['power']],
    ['kind:contrat', ['water']],
    ['kind:re', ['lamp', 'power']],
    ['-kind:re', ['water']],
    ['kind:re betrag:>1.000', ['power']],
    ['betrag:1.234,56', ['power']],
    ['amount:1,234.56eur', ['power']],
    ['iban:DE89 3704', ['power']],
    ['1234,56', ['lamp', 'power']],
    ['1.234,56', ['lamp', 'power']],
    ['1,234.56', ['lamp', 'power']],
    ['DE89370400440532013000', ['power']],
    ['DE89 3704 0044 0532 0130 00', ['power']],
    ['date:2025-12..today', ['power']],
    ['added:today', ['water', 'lamp', 'power']],
    ['added:gestern', []],
    ['Re: 12:30', ['water']],
  ])('%s finds what is meant', async (query, expected) => {
    const found = await search(query);
    expect(found.names).toEqual(expected);
    expect(found.unknownTerms).toEqual([]);
  });

  it.each([
    ['kind:rehcnung strom', 'kind:rehcnung', 'kind:rechnung'],
    ['sendr:nordlicht', 'sendr:nordlicht', 'sender:nordlicht'],
    ['from:nordlihct', 'from:nordlihct', 'from:Nordlicht'],
    ['von:stadtwreke', 'von:stadtwreke', 'von:"Stadtwerke Kiel"'],
    ['tag:storm', 'tag:storm', 'tag:"Strom 2025"'],
    ['tag:2025', 'tag:2025', 'tag:"Strom 2025"'],
    ['amount:lots', 'amount:lots', null],
    ['from:nobody', 'from:nobody', null],
  ])('%s names what is not known', async (query, term, suggestion) => {
    const { unknownTerms } = await search(query);
    expect(unknownTerms).toEqual([{ term, suggestion }]);
  });

  it('searches for what is known beside what is not', async () => {
    expect((await search('kind:rehcnung von:stadtwerke')).names).toEqual(['water']);
    expect((await search('kind:rehcnung')).names).toEqual([]);
    const queries = { queries: [{ searchQuery: 'kind:rehcnung von:stadtwerke' }] };
    const { counts } = await owner.post<{ counts: { documentsCount: number }[] }>(
      `${owner.org}/documents/batch/count`,
      queries,
      200,
    );
    expect(counts).toMatchObject([{ documentsCount: 1 }]);
  });

  it.each(['trash', 'csv', 'sum'])(
    'has no %s of a search with something unknown',
    async (action) => {
      const query = { searchQuery: 'kind:rehcnung von:stadtwerke' };
      const body = { filter: { query } };
      await owner.fails('POST', `${owner.org}/documents/batch/${action}`, {
        code: 'request.invalid',
        body,
      });
    },
  );

  it('has no table of a list with something unknown', async () => {
    await owner.fails('GET', `${owner.org}/documents/csv?searchQuery=kind:rehcnung`, {
      code: 'request.invalid',
    });
  });

  it.each(['-tag:strmo', '-from:nobody', 'von:nordlicht -from:stadtwreke -tag:"strom 2025"'])(
    'changes nothing by a search without what there is not: %s',
    async (searchQuery) => {
      const body = { filter: { query: { searchQuery } } };
      await owner.fails('POST', `${owner.org}/documents/batch/trash`, {
        code: 'request.invalid',
        body,
      });
    },
  );

  it('compares the longest parts of a name, each once', async () => {
    const parts = `e n o r ${'nord '.repeat(40)} licht energie gmbh nordlicht rdli ergi ordl mbh`;
    expect((await search(`von:"${parts} zzz"`)).names).toEqual(['power']);
  });

  it('lets a field of a key go before another word for a filter', async () => {
    const path = `${owner.org}/fields`;
    const { field } = await owner.post<{ field: { id: string; key: string } }>(path, {
      name: 'Absender',
      type: 'text',
    });
    expect(field.key).toBe('absender');
    expect((await search('absender:nordlicht')).names).toEqual([]);
    expect((await search('von:nordlicht')).names).toEqual(['lamp', 'power']);
    expect((await search('absneder:kiel')).unknownTerms).toMatchObject([
      { suggestion: 'absender:kiel' },
    ]);
    await owner.call('DELETE', `${path}/${field.id}`, { status: 204 });
  });

  it('takes days of the time zone of a person', async () => {
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12'] as const;
    const days = zones.map((zone) => localDay(new Date(), zone));
    const [east = '', west = ''] = days;
    expect(east > west).toBe(true);
    const id = await add('today', 'of today', { documentDate: dayAfter(east, 0) });
    expect(await foundToday(zones[0])).toEqual([id]);
    expect(await foundToday(zones[1])).toEqual([]);
    expect(await foundToday('Not/AZone')).toEqual(await foundToday('UTC'));
  });
});
