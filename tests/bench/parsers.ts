import { globSync, readFileSync } from 'node:fs';
import { zlibSync } from 'fflate';
import PostalMime from 'postal-mime';
import { extractText as extractWithPdfJs } from 'unpdf';
import { contentOf, readMail, textOf } from '../../shared/mime/read-mail.ts';
import { yieldToOthers } from '../../shared/pace.ts';
import { extractText } from '../../worker/reading/extract-text.ts';
import { pdfOfPage, pdfStream } from '../support/hostile-pdf.ts';

/* Compares the readers of mail and PDF with postal-mime and unpdf, for .docs/decisions/0022-parsers-of-mail-and-pdf.md. */

type Read = (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>;

const mebibyte = 1024 * 1024;

async function readWithOwn(bytes: Uint8Array): Promise<void> {
  const checkpoints = { checkpoint: yieldToOthers };
  const { attachments, bodies } = await readMail(bytes, checkpoints);
  for (const part of attachments) for (const slice of contentOf(part)) void slice.length;
  const texts = bodies.flatMap(({ plain, html }) => [...plain, ...html]);
  for (const part of texts) await textOf(part, checkpoints);
}

/** Milliseconds, the longest time without a turn of the event loop, and MiB that are held at the end. */
async function measure(read: Read, source: Uint8Array) {
  const bytes = new Uint8Array(source);
  globalThis.gc?.();
  const before = held();
  let longest = 0;
  let last = performance.now();
  const lookAround = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(lookAround, 1);
  const begun = performance.now();
  const result = await read(bytes);
  const milliseconds = Math.round(performance.now() - begun);
  lookAround();
  clearInterval(timer);
  return {
    milliseconds,
    longest: Math.round(longest),
    mebibytes: Math.round((held() - before) / mebibyte),
    result,
  };
}

function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const mailOf = (...parts: string[]) =>
  new TextEncoder().encode(
    `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${parts.join('\r\n--b\r\n')}\r\n--b--\r\n`,
  );
const base64Part = (content: string) =>
  `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}`;

const attachment = Buffer.alloc(15 * mebibyte, 7).toString('base64');
const mails = {
  'attachment of 15 MiB': mailOf(base64Part(attachment.replaceAll(/.{76}/g, '$&\r\n'))),
  '10,000 parts': mailOf(...Array<string>(9999).fill('\r\nx')),
  '1 MiB of padding': mailOf(base64Part('A='.repeat(mebibyte / 2))),
};

const bomb = pdfOfPage({
  content: pdfStream(
    '/Filter /FlateDecode',
    zlibSync(new TextEncoder().encode('BT /F1 12 Tf (a) Tj ET '.repeat(500_000))),
  ),
});

const readPdf: Read = (bytes) => extractText({ bytes, mimeType: 'application/pdf' });
const readWithUnpdf: Read = (bytes) => extractWithPdfJs(bytes, { mergePages: true });
const readAllPdfs = (read: Read) => async () => {
  for (const path of globSync(new URL('../support/scans/sources/*.pdf', import.meta.url).pathname))
    await read(new Uint8Array(readFileSync(path)));
};

async function compare(name: string, own: Read, other: Read, bytes: Uint8Array) {
  for (const [by, read] of [
    ['own', own],
    ['package', other],
  ] as const) {
    const { milliseconds, longest, mebibytes } = await measure(read, bytes);
    console.log([name, by, `${milliseconds} ms`, `${longest} ms`, `${mebibytes} MiB`].join('\t'));
  }
}

console.log('file\treader\ttime\tlongest turn\theld');
for (const [name, bytes] of Object.entries(mails))
  await compare(name, readWithOwn, (mail) => PostalMime.parse(mail), bytes);
// The first file loads the engine.
await compare('the first PDF', readPdf, readWithUnpdf, pdfOfPage({ content: pdfStream('', '') }));
await compare('36 PDFs', readAllPdfs(readPdf), readAllPdfs(readWithUnpdf), new Uint8Array());
await compare('11 MB of content in a PDF of 30 kB', readPdf, readWithUnpdf, bomb);
