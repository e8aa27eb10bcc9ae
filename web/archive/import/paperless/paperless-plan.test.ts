import { describe, expect, it } from 'vitest';
import {
  paperlessExport,
  type ExportOptions,
  type PaperlessVersion,
} from '../../../../tests/support/paperless-export.ts';
import { uploadMetadataSchema } from '../../../../shared/archive/uploads/upload-metadata.ts';
import { pickedFolder, zipOf, type FileTexts } from '../../../../tests/support/picked-files.ts';
import type { ImportPlan, PlannedValue } from '../plan/import-plan.ts';
import { openPicked } from '../source/picked-source.ts';
import { findPaperless } from './find-paperless.ts';
import { createDayReader } from './paperless-dates.ts';
import { planPaperless } from './paperless-plan.ts';

const options = {
  currency: 'CHF',
  timeZone: 'Europe/Berlin',
  now: new Date('2026-11-22T12:00:00Z'),
};

async function planFiles(files: FileTexts, currency = 'CHF'): Promise<ImportPlan> {
  const source = await openPicked('export', pickedFolder('export', files));
  const found = await findPaperless(source);
  if (!found) throw new Error('No export found');
  return planPaperless(source, found, { ...options, currency });
}

const planOf = (exported: ExportOptions) => planFiles(paperlessExport(exported));

const textOf = async (plan: ImportPlan, key: string) => {
  const [file] = (await plan.items.find((item) => item.key === key)?.read(0)) ?? [];
  return file && { name: file.name, type: file.blob.type, text: await file.blob.text() };
};

const described = (plan: ImportPlan) => plan.items.map(({ key, metadata }) => ({ key, metadata }));
const itemOf = (plan: ImportPlan, key: string) => plan.items.find((item) => item.key === key);
const valueOf = (plan: ImportPlan, field: string): PlannedValue['value'] | undefined =>
  itemOf(plan, '5')?.metadata.values?.find((value) => value.field === field)?.value;
const counts = (plan: ImportPlan) =>
  Object.fromEntries([...plan.notices].map(([notice, { count }]) => [notice, count]));

function exportOf(records: object[]): FileTexts {
  return new Map([
    ['manifest.json', JSON.stringify(records)],
    ['a.pdf', '%PDF-1.4 a'],
  ]);
}
const documentOf = (fields: object) => ({
  model: 'documents.document',
  pk: 1,
  fields: { title: 'A', tags: [], ...fields },
  __exported_file_name__: 'a.pdf',
});

const noteOf = (pk: number, text: string) => ({
  model: 'documents.note',
  pk,
  fields: { document: 1, note: text },
});

const instanceOf = (fields: object) => ({
  model: 'documents.customfieldinstance',
  pk: 1,
  fields: { document: 1, field: 1, ...fields },
});

const userOf = (pk: number) => ({ model: 'auth.user', pk, fields: { username: `u${pk}` } });

const tagOf = (pk: number, name: unknown, parent: number | null) => ({
  model: 'documents.tag',
  pk,
  fields: { name, color: 7, tn_parent: parent },
});

const versions: PaperlessVersion[] = ['1.17.0', '2.0.0', '2.11.0', '2.14.0', '2.19.0', '3.0.0'];

describe.each(versions)('an export of %s', (version) => {
  it('has documents with tags, correspondent, kind, dates, serial number and notes', async () => {
    const plan = await planOf({ version });
    expect(plan.version).toBe(version);
    expect(itemOf(plan, '5')?.metadata).toMatchObject({
      documentDate: '2023-03-01',
      createdAt: '2023-03-02T08:00:00.123Z',
      correspondent: 'Stadtwerke Köln',
      documentType: 'invoice',
      archiveNumber: 42,
      tags: version >= '2.19' ? ['House', 'House/Power'] : ['House', 'Power'],
    });
    expect(itemOf(plan, '5')?.metadata.notes?.slice(0, 2)).toEqual([
      { text: 'Paid by transfer', author: 'Ada Example', createdAt: '2023-03-05T10:00:00.000Z' },
      { text: 'Checked', author: 'ben', createdAt: '2023-03-06T10:00:00.000Z' },
    ]);
    expect(plan.tags).toContainEqual({ name: 'House', color: '#a6cee3' });
    const [own] = plan.documentTypes ?? [];
    expect(own).toMatchObject({ name: 'Spielplan', isHidden: false });
    expect(itemOf(plan, '6')?.metadata).toMatchObject({ tags: [], documentType: own?.key });
  });

  it('gives the original, under its title', async () => {
    const plan = await planOf({ version });
    expect(await textOf(plan, '5')).toEqual({
      name: 'Strom März.pdf',
      type: 'application/pdf',
      text: '%PDF-1.4 original of 5',
    });
  });

  it('is the same with split manifests and folders by nature', async () => {
    const whole = await planOf({ version });
    const split = await planOf({ version, isSplit: true, usesFolderPrefix: true });
    expect(described(split)).toEqual(described(whole));
    expect(split.tags).toEqual(whole.tags);
  });

  it('says what cannot be taken', async () => {
    const plan = await planOf({ version });
    expect(counts(plan)).toMatchObject({
      'storage-paths': 1,
      'mail-rules': 2,
      'saved-views': 1,
      users: 2,
      'matching-rules': 1,
      ...(version >= '2.13' && { 'trashed-documents': 1, workflows: 1 }),
      ...(version >= '3' && { 'document-versions': 1 }),
    });
  });

  it('says how much beside it is left out', async () => {
    const files = [...paperlessExport({ version })].map(
      ([path, content]) => [`export/${path}`, content] as const,
    );
    const source = await openPicked(
      'disk',
      pickedFolder('disk', new Map([...files, ['letter.pdf', '1'], ['.DS_Store', '1']])),
    );
    const found = await findPaperless(source);
    const plan = found && (await planPaperless(source, found, options));
    expect(plan?.notices.get('unlisted-files')?.examples).toContain('disk/letter.pdf');
  });

  it('is found in a zip archive', async () => {
    const archive = zipOf('export.zip', paperlessExport({ version }));
    const source = await openPicked('export.zip', [{ file: archive, path: archive.name }]);
    expect(await findPaperless(source)).toMatchObject({ folder: '', version });
  });
});

describe('custom fields', () => {
  it('keep their types and values', async () => {
    const plan = await planOf({ version: '2.14.0' });
    expect(plan.fields.map(({ name, type }) => [name, type])).toEqual([
      ['My string', 'text'],
      ['My url', 'link'],
      ['My date', 'date'],
      ['My boolean', 'boolean'],
      ['My integer', 'number'],
      ['My float', 'number'],
      ['My monetary', 'money'],
      ['My select', 'select'],
      ['My links', 'document'],
    ]);
    expect(valueOf(plan, 'My string')).toBe('Meter 7');
    expect(valueOf(plan, 'My url')).toBe('https://example.org/bill');
    expect(valueOf(plan, 'My date')).toBe('2023-04-01');
    expect(valueOf(plan, 'My boolean')).toBe(false);
    expect(valueOf(plan, 'My integer')).toBe(0);
    expect(valueOf(plan, 'My float')).toBe(1.5);
    expect(valueOf(plan, 'My monetary')).toEqual({ amount: 12.3, currency: 'EUR' });
  });

  it.each(['2.11.0', '2.14.0'] as const)('keep the chosen option of %s', async (version) => {
    const plan = await planOf({ version });
    expect(plan.fields.find(({ name }) => name === 'My select')?.options).toEqual([
      { name: 'Open' },
      { name: 'Done' },
    ]);
    expect(valueOf(plan, 'My select')).toBe('Done');
  });

  it('take the chosen currency for amounts without one', async () => {
    const plan = await planFiles(paperlessExport({ version: '2.0.0' }), 'PLN');
    expect(plan.needsCurrency).toBe(true);
    expect(valueOf(plan, 'My monetary')).toEqual({ amount: 12.3, currency: 'PLN' });
  });

  it('link documents of the export, and say which links lead nowhere', async () => {
    const plan = await planOf({ version: '2.14.0' });
    expect(valueOf(plan, 'My links')).toEqual({ items: ['6'] });
    expect(counts(plan)['unknown-references']).toBe(1);
  });

  it('link the first of several documents, and name the others in a note', async () => {
    const field = { name: 'See', data_type: 'documentlink' };
    const files = exportOf([
      { model: 'documents.customfield', pk: 1, fields: field },
      ...[1, 2, 3].map((pk) => ({ ...documentOf({ title: `Letter ${pk}` }), pk })),
      instanceOf({ value_document_ids: [3, 2] }),
    ]);
    const item = itemOf(await planFiles(files), '1');
    expect(item?.metadata.values).toEqual([{ field: 'See', value: { items: ['3'] } }]);
    expect(item?.metadata.notes).toEqual([{ text: 'See: Letter 2' }]);
  });

  it('keep options for which there is no room for notes, and say which do not exist', async () => {
    const options = Array.from({ length: 201 }, (_, id) => ({ id: `${id}`, label: `Room ${id}` }));
    const field = { name: 'Room', data_type: 'select', extra_data: { select_options: options } };
    const planned = (value: string) =>
      planFiles(
        exportOf([
          { model: 'documents.customfield', pk: 1, fields: field },
          documentOf({}),
          instanceOf({ value_select: value }),
        ]),
      );
    const last = await planned('200');
    expect(last.fields[0]?.options).toHaveLength(200);
    expect(itemOf(last, '1')?.metadata.values).toEqual([{ field: 'Room', value: 'Room 200' }]);
    const gone = await planned('gone');
    expect(itemOf(gone, '1')?.metadata.values).toEqual([]);
    expect(gone.notices.get('unknown-references')?.examples).toEqual(['Room']);
  });

  it('become notes where a field cannot have the value', async () => {
    const plan = await planOf({ version: '2.19.0' });
    expect(itemOf(plan, '5')?.metadata.notes).toContainEqual({
      text: 'My story: One line\nand another',
    });
    expect(counts(plan)['values-as-notes']).toBe(1);
  });
});

describe('a later version of a document', () => {
  it('is the document, and the earlier one a document of its own', async () => {
    const plan = await planOf({ version: '3.0.0' });
    expect((await textOf(plan, '6'))?.text).toBe('%PDF-1.4 original of 10');
    expect((await textOf(plan, '6@1'))?.name).toBe('Theatre (1).pdf');
  });
});

it('refuses an export without files', async () => {
  await expect(planOf({ version: '2.14.0', isDataOnly: true })).rejects.toMatchObject({
    problem: 'data-only',
  });
});

it('says that encrypted values cannot be taken', async () => {
  expect(counts(await planOf({ version: '2.14.0', isEncrypted: true }))).toMatchObject({
    'encrypted-values': 1,
  });
});

it('keeps a document whose file is missing, which then cannot be read', async () => {
  const files = paperlessExport({ version: '2.14.0' });
  files.delete('2023-03-01 Theatre.pdf');
  const plan = await planFiles(files);
  expect(counts(plan)['missing-files']).toBe(1);
  await expect(itemOf(plan, '6')?.read(0)).rejects.toMatchObject({ problem: 'missing' });
});

const inFolder = (folder: string) =>
  [...exportOf([documentOf({})])].map(([path, text]) => [`${folder}${path}`, text] as const);

it('is found below the manifest of another program', async () => {
  const plan = await planFiles(
    new Map([['manifest.json', '{"name": "backup"}'], ...inFolder('export/')]),
  );
  expect(plan.items.map(({ label }) => label)).toEqual(['a.pdf']);
});

it('is refused beside another one, and taken instead of an older one in a folder of it', async () => {
  const two = planFiles(new Map([...inFolder('2024/'), ...inFolder('2025/')]));
  await expect(two).rejects.toMatchObject({
    problem: 'several-exports',
    path: 'export/2024, export/2025',
  });
  const nested = await planFiles(new Map([...inFolder('old/'), ...inFolder('')]));
  expect(nested.items).toHaveLength(1);
  expect(nested.notices.get('unlisted-files')?.examples).toEqual(['old/a.pdf']);
});

it('is read without what macOS writes beside its manifests', async () => {
  const files = paperlessExport({ version: '2.14.0', isSplit: true });
  const beside = [...files.keys()].flatMap((path) => [`__MACOSX/._${path}`, `._${path}`]);
  const written = beside.map((path) => [path, '\u0000\u0005\u0016\u0007'] as const);
  expect((await planFiles(new Map([...files, ...written]))).items).toHaveLength(2);
});

it('takes no document for a manifest', async () => {
  const files = new Map(exportOf([documentOf({})]));
  files.set('b-manifest.json', 'no manifest');
  expect((await planFiles(files)).items).toHaveLength(1);
});

it('takes the newer of two manifests of a document, as the same folder may be exported to again', async () => {
  const then = [documentOf({ title: 'Then', modified: '2023-01-01T00:00:00Z' }), noteOf(1, 'One')];
  const now = [
    documentOf({ title: 'Now', modified: '2024-01-01T00:00:00Z' }),
    noteOf(1, 'One'),
    noteOf(2, 'Two'),
  ];
  for (const [first, second] of [
    [then, now],
    [now, then],
  ]) {
    const plan = await planFiles(
      new Map([
        ['manifest.json', '[]'],
        ['a.pdf', '%PDF-1.4 a'],
        ['old.pdf', '%PDF-1.4 a'],
        ['a-manifest.json', JSON.stringify(first)],
        ['b-manifest.json', JSON.stringify(second)],
      ]),
    );
    expect(plan.items).toHaveLength(1);
    expect((await textOf(plan, '1'))?.name).toBe('Now.pdf');
    expect(itemOf(plan, '1')?.metadata.notes?.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(counts(plan)['unlisted-files']).toBe(1);
  }
});

it('says that everyone will see documents that belonged to some', async () => {
  const owned = documentOf({ owner: 1 });
  expect(counts(await planFiles(exportOf([userOf(1), userOf(2), owned]))).permissions).toBe(1);
  expect(counts(await planFiles(exportOf([userOf(1), owned]))).permissions).toBeUndefined();
});

it.each([
  ['the zone of this device', 'Europe/Berlin', ['2023-02-28T23:00:00Z', '2023-06-30T22:00:00Z']],
  ['Berlin', 'America/New_York', ['2023-02-28T23:00:00Z', '2023-06-30T22:00:00Z']],
  ['New York', 'UTC', ['2023-03-01T05:00:00Z', '2023-07-01T04:00:00Z']],
  ['London', 'Asia/Tokyo', ['2023-03-01T00:00:00Z', '2023-06-30T23:00:00Z']],
  ['Istanbul', 'UTC', ['2023-02-28T21:00:00Z', '2023-06-30T21:00:00Z']],
  ['Auckland', 'UTC', ['2023-02-28T11:00:00Z', '2023-06-30T12:00:00Z']],
])('has days of %s, as most of them begin there', (_, timeZone, [winter, summer]) => {
  const scanned = '2023-05-05T14:31:07.123Z';
  const dayOf = createDayReader([...Array<unknown>(9).fill(winter), summer, scanned], timeZone);
  expect([winter, summer, scanned].map(dayOf)).toEqual([
    '2023-03-01',
    '2023-07-01',
    expect.any(String),
  ]);
});

it.each([
  ['Europe/Berlin', ['2023-05-05T14:31:07Z', '2023-05-05T22:00:00Z', '2023-05-06T23:12:01Z']],
  ['UTC', ['2023-05-05T12:00:00Z', '2023-05-06T12:00:00Z', '2023-05-07T12:00:00Z']],
  ['UTC', ['2023-05-05T00:00:00Z', '2023-05-06T00:00:00Z', '2023-05-07T22:00:00Z']],
])('has days of %s, that of this device, where their times do not say another', (zone, times) => {
  const dayOf = createDayReader(times, zone);
  expect(times.map(dayOf)).toEqual(['2023-05-05', '2023-05-06', '2023-05-07']);
});

describe('nested tags', () => {
  it('keep the end of a path that is too long, which tells them apart', async () => {
    const long = 'Insurance and provision for old age';
    const plan = await planFiles(
      exportOf([
        tagOf(1, long, null),
        tagOf(2, 'Liability insurance of the family', 1),
        tagOf(3, 'Household contents insurance, flat', 1),
        documentOf({ tags: [2, 3] }),
      ]),
    );
    expect(itemOf(plan, '1')?.metadata.tags).toEqual([
      'Liability insurance of the family',
      'Household contents insurance, flat',
    ]);
    expect(counts(plan)['names-cut']).toBe(2);
  });
});

describe('a hostile export', () => {
  it('has tags that are their own parents', async () => {
    const plan = await planFiles(
      exportOf([tagOf(1, 'T1', 2), tagOf(2, 'T2', 1), documentOf({ tags: [1, 2, 99] })]),
    );
    expect(plan.tags.map(({ name }) => name)).toEqual(['T1', 'T2']);
    expect(itemOf(plan, '1')?.metadata.tags).toEqual(['T1', 'T2']);
  });

  it('has names of any kind', async () => {
    const names = ['__proto__', 'constructor', 'x'.repeat(200), 'a\u0000\u202eb', '  ', 5];
    const plan = await planFiles(
      exportOf([...names.map((name, pk) => tagOf(pk, name, null)), documentOf({})]),
    );
    expect(plan.tags.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
      'x'.repeat(64),
      'a b',
    ]);
    expect(plan.tags[0]?.color).toBe('#fdbf6f');
    expect(counts(plan)['names-cut']).toBe(1);
  });

  it.each([
    ['of any length', { first_name: 'F'.repeat(150), last_name: 'L'.repeat(150) }],
    ['of nothing that can be shown', { username: '\u202e' }],
  ])('has authors with names %s, and notes of tomorrow', async (_, fields) => {
    const note = { ...noteOf(1, 'Paid').fields, user: 1, created: '2026-11-23T12:00:00Z' };
    const plan = await planFiles(
      exportOf([
        { model: 'auth.user', pk: 1, fields },
        { model: 'documents.note', pk: 1, fields: note },
        documentOf({}),
      ]),
    );
    const { values, ...metadata } = itemOf(plan, '1')?.metadata ?? {};
    expect(values).toEqual([]);
    expect(uploadMetadataSchema.parse(metadata).notes).toMatchObject([{ text: 'Paid' }]);
    expect(metadata.notes?.[0]?.createdAt).toBeUndefined();
  });

  it('refers to what does not exist', async () => {
    const plan = await planFiles(
      exportOf([
        documentOf({ correspondent: 77, document_type: 'x', tags: 'all', created: 'then' }),
      ]),
    );
    const metadata = itemOf(plan, '1')?.metadata;
    expect(metadata).toMatchObject({ tags: [], values: [], notes: [] });
    expect(metadata?.correspondent).toBeUndefined();
    expect(metadata?.documentDate).toBeUndefined();
  });

  it('names files outside of itself', async () => {
    const files = exportOf([
      documentOf({}),
      { ...documentOf({}), pk: 2, __exported_file_name__: '../../etc/passwd' },
    ]);
    const plan = await planFiles(files);
    await expect(itemOf(plan, '2')?.read(0)).rejects.toMatchObject({ problem: 'missing' });
  });

  it.each(['[{"model": 5}]', '[{"model":"x","pk":1,"fields":{}}', '[{"pk":1}]'])(
    'has a manifest that is none: %s',
    async (manifest) => {
      await expect(planFiles(new Map([['manifest.json', manifest]]))).rejects.toMatchObject({
        problem: 'manifest-invalid',
      });
    },
  );
});
