import { unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { casesOn } from '../support/cases-on.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { readFixture } from '../support/fixtures.ts';
import all from '../support/fixtures/fixtures.json' with { type: 'json' };

const fixtures = casesOn('workerd', all, ({ file }) => file === 'handover-report.docx');

type Read = {
  document: {
    mimeType: string;
    content: string;
    extractionState: string;
    extractionReason: string | null;
  };
};

let owner: Owner;
const ids = new Map<string, string>();

beforeAll(async () => {
  owner = await createOwner();
  for (const { file, declaredType } of fixtures) {
    const content = await readFixture(file);
    const document = await uploadDocument(owner, { name: file, content, type: declaredType });
    ids.set(file, document.id);
  }
  await harness.finishJobs();
}, 120_000);

describe.each(fixtures)('$file', (fixture) => {
  it('has its type detected by its bytes, is stored unchanged, and has its text extracted', async () => {
    const path = `${owner.org}/documents/${ids.get(fixture.file)}`;
    const { document } = await owner.get<Read>(path);
    expect(document).toMatchObject({
      mimeType: fixture.detectedType,
      extractionState: fixture.recognized ?? fixture.state,
      extractionReason: fixture.reason ?? null,
    });
    const file = await owner.request('GET', `${path}/file`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(await readFixture(fixture.file));
    if (fixture.phrase !== null) {
      expect(document.content.replaceAll(/\s+/g, ' ')).toContain(fixture.phrase);
    }
  });
});

describe.each(fixtures.filter(({ phrase }) => phrase !== null))('$file', (fixture) => {
  it('is found by a phrase of its text', async () => {
    const query = encodeURIComponent(`"${fixture.phrase}"`);
    const { documents } = await owner.get<{ documents: { id: string }[] }>(
      `${owner.org}/documents/search?searchQuery=${query}`,
    );
    expect(documents.map(({ id }) => id)).toContain(ids.get(fixture.file));
  });
});

describe.each(fixtures.filter(({ file }) => /\.(?:docx|xlsx|pptx|odt)$/.test(file)))(
  '$file with its parts in another order, as Google Docs writes them',
  ({ file, detectedType, phrase }) => {
    it('has its type detected, and its text extracted', async () => {
      const other = await createOwner();
      const parts = Object.entries(unzipSync(await readFixture(file))).toReversed();
      const picture = crypto.getRandomValues(new Uint8Array(10_000));
      const content = zipSync({ 'media/image1.png': picture, ...Object.fromEntries(parts) });
      const { id } = await uploadDocument(other, { name: file, content });
      await harness.finishJobs();
      const { document } = await other.get<Read>(`${other.org}/documents/${id}`);
      expect(document).toMatchObject({ mimeType: detectedType, extractionState: 'done' });
      expect(document.content.replaceAll(/\s+/g, ' ')).toContain(phrase);
    });
  },
);

it('detects a PDF by its bytes whatever its name', async () => {
  const other = await createOwner();
  const content = await readFixture('letter.pdf');
  const document = await uploadDocument(other, { name: 'letter.txt', content, type: 'text/plain' });
  expect(document.mimeType).toBe('application/pdf');
});
