import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import type { ExtractionResult } from '../../shared/reading/extraction-result.ts';
import { sha256Hex } from '../../shared/bytes/sha256.ts';
import { documents } from '../../web/demo/seed/seed-content.ts';
import { packReading, type SeedReading } from '../../web/demo/seed/seed-readings.ts';
import { thumbnailKey, wordsKey } from '../../worker/archive/files/file-key.ts';
import { decodeWordsFile, unpackPage } from '../../worker/reading/words/words-file.ts';
import { harness } from '../support/demo-harness.ts';
import { testVariables } from '../support/test-variables.ts';

const folder = join(import.meta.dirname, '../../web/demo/seed');

let organization = '';
let headers: Record<string, string> = {};

async function request<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const response = await harness.fetch(`/api${path}`, { ...init, headers });
  expect(response.ok, path).toBe(true);
  return response.json() as Promise<Body>;
}

const bytesOf = async (file: string) => new Uint8Array(await readFile(join(folder, 'files', file)));

async function upload(file: string): Promise<string> {
  const body = new FormData();
  body.set('file', new File([await bytesOf(file)], file));
  const path = `${organization}/documents`;
  const { document } = await request<{ document: DocumentDetail }>(path, { method: 'POST', body });
  return document.id;
}

async function readingOf(file: string, documentId: string): Promise<SeedReading> {
  const sha256 = await sha256Hex(await bytesOf(file));
  const { document } = await request<{ document: DocumentDetail }>(
    `${organization}/documents/${documentId}`,
  );
  const state = document.extractionState as 'done' | 'none';
  const { files } = harness.platform();
  const words = await files.get(wordsKey(document.organizationId, documentId, 1));
  const thumbnail = await files.get(thumbnailKey(document.organizationId, documentId, 1));
  const result: ExtractionResult =
    state === 'done' ? { state, text: words ? '' : document.content } : { state };
  if (!words || !thumbnail) return { sha256, result };
  const { pages } = decodeWordsFile(await bytesIn(words.body));
  const unpack = pages.map(async ({ page, packed }) => ({ page, ...(await unpackPage(packed)) }));
  return {
    sha256,
    result,
    pages: await Promise.all(unpack),
    thumbnail: Buffer.from(await bytesIn(thumbnail.body)).toString('base64'),
  };
}

async function bytesIn(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}

describe('the readings of the demo’s documents', () => {
  const readings: Record<string, SeedReading> = {};

  beforeAll(async () => {
    const user = await harness.signUp({
      email: 'seed@example.com',
      name: 'Seed',
      password: 'seed and seed again',
    });
    headers = { ...user, origin: testVariables.APP_BASE_URL };
    const response = await harness.fetch('/api/organizations', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Seed' }),
    });
    const created = (await response.json()) as { organization: { id: string } };
    organization = `/organizations/${created.organization.id}`;
    const ids = new Map<string, string>();
    for (const { file } of documents) ids.set(file, await upload(file));
    await harness.finishJobs();
    for (const [file, id] of ids) readings[file] = await readingOf(file, id);
  }, 120_000);

  // Update after a change of the documents or of reading: npx vitest run … tests/unit/demo-readings.test.ts -u
  it('are what the product reads', async () => {
    const lines = Object.entries(readings).map(
      ([file, reading]) => `${JSON.stringify(file)}: ${JSON.stringify(reading)}`,
    );
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(join(folder, 'readings.json'));
  });

  it('have what is on the scan and on the photo', async () => {
    const scan = await packReading(readings['sprinkler-inspection.pdf'] ?? missing);
    expect(scan).toMatchObject({ state: 'done', text: expect.stringContaining('pressure tank') });
    expect(scan).toMatchObject({ text: expect.stringContaining('compressed air') });
    const photo = readings['landlord-letter.jpg'];
    expect(photo?.pages?.[0]).toMatchObject({ page: { state: 'recognized', language: 'de' } });
    expect(photo?.pages?.[0]?.text).toContain('Feuerwehr');
  });
});

const missing: SeedReading = { sha256: '', result: { state: 'none' } };
