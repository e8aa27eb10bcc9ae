import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { readFixture } from '../support/fixtures.ts';
import fixtures from '../support/fixtures/fixtures.json' with { type: 'json' };

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
      extractionState: fixture.state,
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

it('detects a PDF by its bytes whatever its name', async () => {
  const other = await createOwner();
  const content = await readFixture('letter.pdf');
  const document = await uploadDocument(other, { name: 'letter.txt', content, type: 'text/plain' });
  expect(document.mimeType).toBe('application/pdf');
});
