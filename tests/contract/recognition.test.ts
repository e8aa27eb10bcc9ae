import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import type { PageWords } from '../../shared/reading/word-boxes.ts';
import type { FoundDocument } from '../../shared/archive/search/search.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { readScan } from '../support/fixtures.ts';

const pictures = [
  {
    title: 'is read page by page if it has several',
    file: 'two-pages.tif',
    recognition: { pagesDone: 2, pagesTotal: 2, recognizedPages: 2, languages: ['fr'] },
    word: 'plaquettes',
    page: 2,
  },
  {
    title: 'is read if it is a photo',
    file: 'photo.jpg',
    recognition: { languages: ['de'] },
    word: 'kündigung',
    page: 1,
  },
  {
    title: 'is read if a phone took it as HEIC',
    file: 'receipt.heic',
    recognition: { languages: ['en'] },
    word: 'bakery',
    page: 1,
  },
  {
    title: 'is read if it is an AVIF with 10 bits per color',
    file: 'letter.avif',
    recognition: { languages: ['en'] },
    word: 'pollination',
    page: 1,
  },
];
// Pages take seconds each, and the demo already recognizes those of the PDF.
const readPictures = harness.name === 'workerd' ? pictures : [];
const files = [
  'scan-text-fax.pdf',
  ...readPictures.map(({ file }) => file),
  'empty-page.pdf',
  'huge.png',
];

let owner: Owner;
const ids = new Map<string, string>();

const pathOf = (file: string) => `${owner.org}/documents/${ids.get(file)}`;
const detailOf = async (file: string) =>
  (await owner.get<{ document: DocumentDetail }>(pathOf(file))).document;
const pageOf = (page: number) =>
  owner.get<PageWords>(`${pathOf('scan-text-fax.pdf')}/pages/${page}/words`);
const wordsOf = async (page: number) => (await pageOf(page)).words;
const search = async (query: string) =>
  (
    await owner.get<{ documents: FoundDocument[] }>(
      `${owner.org}/documents/search?searchQuery=${encodeURIComponent(query)}`,
    )
  ).documents.map(({ id, page }) => ({ id, page }));

beforeAll(async () => {
  owner = await createOwner();
  for (const file of files) {
    const { id } = await uploadDocument(owner, { name: file, content: await readScan(file) });
    ids.set(file, id);
  }
  await harness.finishJobs();
}, 300_000);

describe('a PDF of scans and text', () => {
  it('has the text of all of its pages, in their order', async () => {
    const document = await detailOf('scan-text-fax.pdf');
    expect(document).toMatchObject({
      extractionState: 'done',
      extractionReason: null,
      recognition: { pagesDone: 3, pagesTotal: 3, recognizedPages: 2, languages: ['en'] },
    });
    expect(document.recognition?.confidence).toBeGreaterThan(80);
    const pages = document.content.split('\f');
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain('Scaffolding');
    expect(pages[1]?.trim()).toMatch(/^Cover sheet[^]*beside the lamp$/);
    expect(pages[2]).toContain('Invoice');
  });

  it('has what was found on its pages, with the page', async () => {
    const { content, findings } = await detailOf('scan-text-fax.pdf');
    expect(findings).not.toEqual([]);
    for (const { start, page } of findings) {
      expect(content.slice(0, start ?? 0).split('\f')).toHaveLength(page ?? 0);
    }
  });

  it('is found by the page of a word', async () => {
    const id = ids.get('scan-text-fax.pdf');
    expect(await search('Scaffolding')).toEqual([{ id, page: 1 }]);
    expect(await search('registrar')).toEqual([{ id, page: 2 }]);
    expect(await search('wheelbarrow')).toEqual([{ id, page: 3 }]);
  });

  it('has its words with their places, from its text layer or recognized', async () => {
    const scanned = (await wordsOf(1)).find(({ text }) => text === 'Scaffolding');
    expect(scanned?.box[0]).toBeGreaterThan(0.05);
    const [cover, sheet] = await wordsOf(2);
    expect([cover?.text, sheet?.text]).toEqual(['Cover', 'sheet']);
    const [left = 0, top = 0, width = 0, height = 0] = cover?.box ?? [];
    expect(left).toBeCloseTo(60 / 595, 2);
    expect(top + height / 2).toBeCloseTo(1 - 764 / 842, 2);
    expect(width).toBeGreaterThan(height);
    expect(sheet?.box[0]).toBeGreaterThan(left + width);
  });

  it('says of each page whether it was recognized', async () => {
    const pages = await Promise.all([1, 2, 3].map(pageOf));
    expect(pages.map(({ state }) => state)).toEqual(['recognized', 'read', 'recognized']);
  });

  it('sends the words of a page only once', async () => {
    const path = `${pathOf('scan-text-fax.pdf')}/pages/1/words`;
    const first = await owner.request('GET', path);
    const etag = first.headers.get('etag') ?? '';
    const again = await harness.fetch(path, {
      headers: { ...owner.headers, 'if-none-match': etag },
    });
    expect([first.status, again.status]).toEqual([200, 304]);
    const missing = await owner.request('GET', `${pathOf('scan-text-fax.pdf')}/pages/4/words`);
    expect(missing.status).toBe(404);
  });
});

describe('a picture', () => {
  it.each(readPictures)('$title', async ({ file, recognition, word, page }) => {
    const document = await detailOf(file);
    expect(document).toMatchObject({ extractionState: 'done', recognition });
    expect(await search(word)).toEqual([{ id: document.id, page }]);
  });

  it('says so if it has more pixels than are unpacked', async () => {
    expect(await detailOf('huge.png')).toMatchObject({
      extractionState: 'failed',
      extractionReason: 'too_many_pixels',
      recognition: { recognizedPages: 0, megapixels: 108 },
      content: '',
    });
  });
});

it('finds nothing on an empty page', async () => {
  expect(await detailOf('empty-page.pdf')).toMatchObject({
    extractionState: 'none',
    content: '',
    recognition: { pagesDone: 1, pagesTotal: 1, languages: [], confidence: 0 },
  });
});

type Extracted = { pendingDocumentIds: string[]; editedDocumentIds: string[] };

it('reads a selection again, and replaces texts that were edited only if asked to', async () => {
  const [first = '', second = ''] = ['empty-page.pdf', 'huge.png'].map((file) => ids.get(file));
  await owner.call('PATCH', pathOf('huge.png'), { body: { content: 'A map of the harbour' } });
  const path = `${owner.org}/documents/batch/extract`;
  const filter = { documentIds: [first, second] };
  const kept = await owner.post<Extracted>(path, { filter }, 200);
  expect(new Set(kept.pendingDocumentIds)).toEqual(new Set([first, second]));
  expect(kept.editedDocumentIds).toEqual([second]);
  await harness.finishJobs();
  expect(await detailOf('empty-page.pdf')).toMatchObject({ extractionState: 'none' });
  expect(await detailOf('huge.png')).toMatchObject({
    extractionState: 'done',
    content: 'A map of the harbour',
    isContentEdited: true,
  });
  const replaced = await owner.post<Extracted>(path, { filter, replacesEdited: true }, 200);
  expect(replaced.editedDocumentIds).toEqual([]);
  await harness.finishJobs();
  expect(await detailOf('huge.png')).toMatchObject({
    extractionState: 'failed',
    isContentEdited: false,
  });
});
