import { expect, it } from 'vitest';
import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { pdfOfTexts } from '../../../tests/support/pages-pdf.ts';
import { createInProcessReader } from '../../reading/in-process-reader.ts';
import { respondWithReading } from '../../reading/respond-with-reading.ts';
import { collectChunks, openParts, streamChunks } from '../byte-streams.ts';
import { createRemoteReader } from './remote-reader.ts';

const remote = createRemoteReader((init) =>
  respondWithReading(
    new Request('https://reader.test', init),
    createInProcessReader(() => Promise.resolve(null)),
  ),
);

const pdf = 'application/pdf';
const textOf = async (bytes: Uint8Array) =>
  remote.read({ bytes: new Uint8Array(bytes), mimeType: pdf });

it('arranges the pages of files that are streamed to it and back', async () => {
  const files = [pdfOfTexts(['zinnia', 'aster']), pdfOfTexts(['marigold'])];
  const arranged = await remote.arrangePages({
    files: files.map(({ length }) => ({ mimeType: pdf, size: length })),
    content: streamChunks(files.flatMap((file) => [file.subarray(0, 99), file.subarray(99)])),
    plan: { operations: [], parts: [[3, 1], [2]] },
    confirmsSignature: false,
  });
  if (arranged.state !== 'arranged') throw new Error(arranged.state);
  expect(
    arranged.documents.map(({ pages }) => pages.map(({ file, page }) => [file, page])),
  ).toEqual([
    [
      [1, 1],
      [0, 1],
    ],
    [[0, 2]],
  ]);
  const parts = openParts(arranged.content);
  const texts: unknown[] = [];
  for (const { size } of arranged.documents) {
    texts.push(await textOf(joinBytes(await collectChunks(parts.take(size)))));
  }
  expect(texts).toMatchObject([
    { text: expect.stringMatching(/marigold[^]*zinnia/) },
    { text: 'aster' },
  ]);
});

it('says which file cannot be changed', async () => {
  const files = [pdfOfTexts(['zinnia']), new Uint8Array(100)];
  const arranged = await remote.arrangePages({
    files: files.map(({ length }) => ({ mimeType: pdf, size: length })),
    content: streamChunks(files),
    plan: { operations: [] },
    confirmsSignature: false,
  });
  expect(arranged).toMatchObject({ state: 'failed', file: 1, reason: 'damaged' });
});

it('ends a part of a stream that ends too early with an error', async () => {
  const parts = openParts(streamChunks([new Uint8Array(3)]));
  await expect(collectChunks(parts.take(4))).rejects.toThrow('too early');
});
