import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { blur, noise } from '../support/scans/degrade.ts';
import { faxImage, jpegImage } from '../support/scans/encode.ts';
import { rasterOf, sourcePdf } from '../support/scans/raster.ts';
import { writeScanPdf } from '../support/scans/write-scan-pdf.ts';
import { signUp } from './product-client.ts';
import { serveProduct } from './served-product.ts';

/*
 * Mails a scan of twenty pages to the product as `npm start` serves it, while another organization uploads: `npm run
 * bench:scan-by-mail`. Prints the times until the first and the last page are findable, the API's response times
 * meanwhile and at rest, and the additional memory of the reading process. Exits with 1 if a bar is missed.
 */
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '8841' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-scan-by-mail` },
  },
});
const { port, directory } = options;
const origin = `http://localhost:${port}`;
const pages = [
  'tool-invoice',
  'council-minutes',
  'allotment-newsletter',
  'account-statement',
  'repair-letter',
  'lease-clauses',
];
/** On the first page only, not on the next five. */
const firstWord = 'wheelbarrow';
const scanner = [blur(0.5), noise(6)] as const;
const pagesCount = 20;
const sampledEvery = 250;
const uploadsCount = 16;

/** Fax and JPEG pages in turn, as scanners produce them. */
async function scanOf(count: number): Promise<Uint8Array> {
  const images = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = pages[index % pages.length] ?? '';
      return index % 2 === 0
        ? faxImage(await rasterOf(name))
        : jpegImage(await rasterOf(name, { dpi: 150, steps: scanner }), 60);
    }),
  );
  return writeScanPdf(images.map((image) => ({ images: [{ image }] })));
}

function mailWith(pdf: Uint8Array, { from, to }: { from: string; to: string }): string {
  return [
    'Authentication-Results: mx.cloudflare.net; dmarc=pass',
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Scan',
    'Message-ID: <scan@example.com>',
    'MIME-Version: 1.0',
    'Content-Type: application/pdf; name="scan.pdf"',
    'Content-Disposition: attachment; filename="scan.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(pdf)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

/** Returns the kilobytes of the processes that read files for this product, from Linux's /proc; 0 on other systems. */
function readingMemory(group: number): number {
  let pids: string[] = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // This system is not Linux.
  }
  return pids.map((pid) => memoryOfReader(pid, group)).reduce((sum, one) => sum + one, 0);
}

function memoryOfReader(pid: string, group: number): number {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader-process')) return 0;
    const [, , processGroup] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (Number(processGroup) !== group) return 0;
    return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

rmSync(directory, { recursive: true, force: true });
const pdf = await scanOf(pagesCount);
const server = await serveProduct({ port, directory });
try {
  const [ada, other] = [await signUp('ada', origin), await signUp('other', origin)];
  const { intakeEmail } = await ada.call<{ intakeEmail: { id: string; emailAddress: string } }>(
    'POST',
    '/intake-emails',
  );
  const from = 'ada@example.com';
  const intake = { isEnabled: true, allowedOrigins: [from] };
  await ada.call('PUT', `/intake-emails/${intakeEmail.id}`, intake);

  const listDocuments = async () => {
    const startedAt = performance.now();
    await ada.call('GET', '/documents?pageIndex=0&pageSize=100');
    return performance.now() - startedAt;
  };
  const upload = async (text: string) => {
    const body = new FormData();
    body.set('file', new File([text], 'note.txt', { type: 'text/plain' }));
    await other.call('POST', '/documents', body);
  };
  // Reading and rendering have separate processes, which start with their first file.
  const printed = new FormData();
  printed.set('file', new File([Buffer.from(sourcePdf(pages[0] ?? ''))], 'printed.pdf'));
  await other.call('POST', '/documents', printed);
  for (;;) {
    const { documents } = await other.call<{ documents: { hasThumbnail: boolean }[] }>(
      'GET',
      '/documents?pageIndex=0&pageSize=5',
    );
    if (documents[0]?.hasThumbnail) break;
    await sleep(sampledEvery);
  }
  await listDocuments();
  const idle: number[] = [];
  while (idle.length < 40) {
    idle.push(await listDocuments());
    await sleep(sampledEvery / 5);
  }
  const memoryBefore = readingMemory(server.pid);

  const query = new URLSearchParams({ from, to: intakeEmail.emailAddress });
  const sentAt = performance.now();
  const sent = fetch(`${origin}/cdn-cgi/handler/email?${query}`, {
    method: 'POST',
    body: mailWith(pdf, { from, to: intakeEmail.emailAddress }),
  });
  const uploads = Promise.all(
    Array.from({ length: uploadsCount }, (_, index) => upload(`a note, ${index}`)),
  );
  const busy: number[] = [];
  let [firstMs, memory] = [0, 0];
  for (;;) {
    busy.push(await listDocuments());
    memory = Math.max(memory, readingMemory(server.pid));
    const found = await ada.call<{ documents: { id: string }[] }>(
      'GET',
      `/documents/search?searchQuery=${firstWord}&pageIndex=0&pageSize=5`,
    );
    const [hit] = found.documents;
    if (hit && firstMs === 0) firstMs = performance.now() - sentAt;
    if (hit) {
      const { document } = await ada.call<{
        document: { extractionState: string; recognition: { recognizedPages: number } | null };
      }>('GET', `/documents/${hit.id}`);
      if (document.extractionState !== 'pending') {
        if (document.recognition?.recognizedPages !== pagesCount)
          throw new Error('Not all pages are read');
        break;
      }
    }
    if (performance.now() - sentAt > 300_000) throw new Error('The scan is not read');
    await sleep(sampledEvery);
  }
  const allMs = performance.now() - sentAt;
  await uploads;
  if (!(await (await sent).text()).includes('success')) throw new Error('The mail is refused');

  const rows = [
    { what: 'first page found, s', value: firstMs / 1000, bar: 10 },
    { what: `all ${pagesCount} pages found, s`, value: allMs / 1000, bar: 60 },
    { what: 'median of a list, times idle', value: median(busy) / median(idle), bar: 2 },
    { what: 'slowest list, ms', value: Math.max(...busy), bar: 500 },
    { what: 'reading processes above idle, MB', value: (memory - memoryBefore) / 1024, bar: 100 },
  ];
  console.table(rows.map((row) => ({ ...row, value: row.value.toFixed(1) })));
  console.log(
    `a list at rest: ${median(idle).toFixed(1)} ms, meanwhile ${median(busy).toFixed(1)} ms`,
  );
  if (rows.some(({ value, bar }) => value > bar)) process.exitCode = 1;
} finally {
  server.kill();
}
