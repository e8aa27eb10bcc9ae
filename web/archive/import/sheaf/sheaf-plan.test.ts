import { expect, it } from 'vitest';
import { pickedFolder } from '../../../../tests/support/picked-files.ts';
import { manifestText } from '../../../../shared/archive/export/bag-files.ts';
import { sha256Hex } from '../../../../shared/bytes/sha256.ts';
import { openPicked } from '../source/picked-source.ts';
import { planSheaf } from './sheaf-plan.ts';

const content = 'The rent is due.';

async function bagFilesOf(changes: Record<string, string> = {}): Promise<Map<string, string>> {
  const sha256 = await sha256Hex(content);
  const document = {
    name: 'Lease',
    originalName: 'lease.txt',
    originalSize: content.length,
    mimeType: 'text/plain',
    createdAt: '2023-01-02T03:04:05.000Z',
    sha256,
    file: 'data/documents/Lease.txt',
    textFile: 'data/texts/Lease.txt.txt',
    isTextEdited: true,
    notesFile: 'data/notes/Lease.txt.json',
    documentDate: '2023-01-01',
    dueDate: null,
    endDate: null,
    noticeDate: null,
    correspondent: 'Landlord',
    documentType: 'contract',
    totalAmount: null,
    iban: null,
    reference: null,
    vatId: null,
    tags: ['House'],
    fields: { 'also-see': sha256, room: ['Kitchen'] },
  };
  const payload = new Map(
    Object.entries({
      'data/documents/Lease.txt': content,
      'data/texts/Lease.txt.txt': 'The rent is overdue.',
      'data/notes/Lease.txt.json': JSON.stringify([
        { text: 'Paid', author: 'Ada', createdAt: '2023-02-01T00:00:00.000Z' },
      ]),
      'data/tags.json': JSON.stringify([{ name: 'House', color: '#aabbcc', description: 'Ours' }]),
      'data/fields.json': JSON.stringify([
        { name: 'Also see', key: 'also-see', type: 'document', options: [] },
        {
          name: 'Room',
          key: 'room',
          type: 'multi-select',
          options: [{ name: 'Kitchen', color: '#aabbcc' }],
        },
      ]),
      'data/documents.json': JSON.stringify([document]),
    }),
  );
  const entries = await Promise.all(
    [...payload].map(async ([path, text]) => ({ path, sha256: await sha256Hex(text) })),
  );
  const bagged = [...payload, ...Object.entries(changes)] as const;
  return new Map([
    ['bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'],
    ['manifest-sha256.txt', manifestText(entries)],
    ...bagged,
  ]);
}

async function planOf(files: ReadonlyMap<string, string>) {
  const plan = await planSheaf(await openPicked('export', pickedFolder('export', files)));
  if (!plan) throw new Error('No export found');
  return plan;
}

it('plans a bag with all that its documents have', async () => {
  const plan = await planOf(await bagFilesOf());
  expect(plan).toMatchObject({
    kind: 'sheaf',
    tags: [{ name: 'House', color: '#aabbcc', description: 'Ours' }],
    fields: [
      { name: 'Also see', type: 'document', options: [] },
      { name: 'Room', key: 'room', options: [{ name: 'Kitchen', color: '#aabbcc' }] },
    ],
  });
  expect(plan.notices.size).toBe(0);
  const [item] = plan.items;
  expect(item?.metadata).toMatchObject({
    name: 'Lease',
    correspondent: 'Landlord',
    documentType: 'contract',
    dueDate: null,
    endDate: null,
    noticeDate: null,
    values: [
      { field: 'Also see', value: { items: [item?.key] } },
      { field: 'Room', value: ['Kitchen'] },
    ],
  });
  const [file] = (await item?.read(0)) ?? [];
  expect(await file?.blob.text()).toBe(content);
  expect(file).toMatchObject({
    name: 'lease.txt',
    text: 'The rent is overdue.',
    notes: [{ text: 'Paid', author: 'Ada', createdAt: '2023-02-01T00:00:00.000Z' }],
  });
});

it('names a changed byte, and does not import it', async () => {
  const plan = await planOf(
    await bagFilesOf({ 'data/documents/Lease.txt': content.replace('rent', 'ren7') }),
  );
  expect(plan.notices.get('changed-files')).toEqual({
    count: 1,
    examples: ['data/documents/Lease.txt'],
  });
  await expect(plan.items[0]?.read(0)).rejects.toMatchObject({ problem: 'changed' });
  // The key of a complete file is its hash; this one has another key.
  expect(plan.items[0]?.sha256).toBeUndefined();
  expect((await planOf(await bagFilesOf())).items[0]?.sha256).toBe(plan.items[0]?.key);
});

async function partOf(number: number) {
  const files = await bagFilesOf({ 'bag-info.txt': `Bag-Count: ${number} of 3\n` });
  return [...files].map(([path, text]) => [`part-${number}/${path}`, text] as const);
}

it('names the parts of an export that are missing', async () => {
  const one = await planOf(new Map(await partOf(2)));
  expect(one.notices.get('missing-parts')).toEqual({ count: 2, examples: ['1 of 3', '3 of 3'] });
  const all = [...(await partOf(1)), ...(await partOf(2)), ...(await partOf(3))];
  expect((await planOf(new Map(all))).notices.size).toBe(0);
});

it('leaves out changed notes and texts, and names a changed description, which is taken', async () => {
  const files = await bagFilesOf();
  const described = files.get('data/documents.json')?.replace('Landlord', 'Sandlord') ?? '';
  const plan = await planOf(
    await bagFilesOf({
      'data/texts/Lease.txt.txt': 'The rent is overpaid.',
      'data/notes/Lease.txt.json':
        '[{"text":"Free","author":null,"createdAt":"2023-02-01T00:00:00.000Z"}]',
      'data/documents.json': described,
    }),
  );
  expect(Object.fromEntries(plan.notices)).toEqual({
    'changed-files': {
      count: 2,
      examples: ['data/notes/Lease.txt.json', 'data/texts/Lease.txt.txt'],
    },
    'changed-descriptions': { count: 1, examples: ['data/documents.json'] },
  });
  expect(plan.items[0]?.metadata.correspondent).toBe('Sandlord');
  const [file] = (await plan.items[0]?.read(0)) ?? [];
  expect(file).toMatchObject({ name: 'lease.txt', notes: [] });
  expect(file?.text).toBeUndefined();
});

it('refuses a bag whose description is damaged', async () => {
  await expect(planOf(await bagFilesOf({ 'data/documents.json': '[' }))).rejects.toMatchObject({
    problem: 'manifest-invalid',
  });
});

it('leaves the bags of other programs to be imported as files', async () => {
  const files = await bagFilesOf();
  files.delete('data/documents.json');
  expect(await planSheaf(await openPicked('bag', pickedFolder('bag', files)))).toBeNull();
});

it('takes a document that is called like a former manifest, or like a bag, for a document', async () => {
  const files = await bagFilesOf();
  for (const name of ['sheaf.json', 'bagit.txt']) files.set(`data/documents/${name}`, 'no export');
  const plan = await planSheaf(await openPicked('export', pickedFolder('export', files)));
  expect(plan?.items).toHaveLength(1);
});

it('looks at each file a few times, however many folders are like exports', async () => {
  const count = 3000;
  let looks = 0;
  const files = Array.from({ length: count }, (_, index) => {
    const blob = new Blob(['no bag']);
    return {
      get path() {
        looks += 1;
        return `a/${index}/bagit.txt`;
      },
      size: blob.size,
      modifiedAt: null,
      stream: () => Promise.resolve(blob.stream()),
    };
  });
  expect(await planSheaf({ name: 'bags.zip', files, unsafeCount: 0 })).toBeNull();
  expect(looks).toBeLessThan(count * 10);
});
