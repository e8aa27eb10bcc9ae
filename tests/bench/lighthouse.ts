import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { runQuietly } from '../../.scripts/run.ts';
import { startEdgeProxy } from './edge-proxy.ts';
import { copyOf, productArchive, signIn } from './product-archive.ts';
import { baseUrl, buildProduct, startProduct } from './product-server.ts';

/*
 * Runs Lighthouse on the built product over HTTP/2 and behind Brotli, as Cloudflare serves it: `npm run lighthouse`.
 * Prints the median of five runs of each page, on a phone and a desktop under simulated throttling. Exits with 1 if a
 * bar is missed.
 */
const lighthouse = 'lighthouse@13.5.0';
const pdf = 'tests/support/fixtures/documents/letter.pdf';
const port = 8798;
const origin = `https://localhost:${port}`;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const devices = [
  { name: 'phone', bar: 98, flags: [] },
  { name: 'desktop', bar: 100, flags: ['--preset=desktop'] },
];

type Category = (typeof categories)[number];
type Report = {
  categories: Record<Category, { score: number }>;
  audits: Record<string, { displayValue?: string; score: number | null }>;
};

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-bench` },
  },
});
const { directory } = options;
mkdirSync(directory, { recursive: true });

await buildProduct(directory);
const archive = await productArchive(directory, 1000);
const stateDirectory = copyOf(archive.stateDirectory);
const server = await startProduct({ directory, stateDirectory });
const closeProxy = await startEdgeProxy(baseUrl, port);
try {
  const { cookie = '' } = await signIn();
  const documents = `/organizations/${archive.organizationId}/documents`;
  const pages = [
    { name: 'login', path: '/login' },
    { name: 'list', path: documents, cookie },
    { name: 'detail', path: `${documents}/${await uploadPdf(cookie)}`, cookie },
  ];
  for (const device of devices) {
    for (const page of pages) {
      const reports: Report[] = [];
      for (let run = 0; run < Number(options.runs); run += 1) {
        reports.push(await audit(page, device.flags));
      }
      print(`${page.name}, ${device.name}`, device.bar, reports);
    }
  }
} finally {
  await closeProxy();
  await server.stop();
  rmSync(stateDirectory, { recursive: true, force: true });
}

async function uploadPdf(cookie: string): Promise<string> {
  const body = new FormData();
  body.append('file', new File([readFileSync(pdf)], 'letter.pdf', { type: 'application/pdf' }));
  const path = `/api/organizations/${archive.organizationId}/documents`;
  const headers = { cookie, origin: baseUrl };
  const response = await fetch(baseUrl + path, { method: 'POST', body, headers });
  const { document } = (await response.json()) as { document: { id: string } };
  return document.id;
}

async function audit(page: { path: string; cookie?: string }, flags: string[]): Promise<Report> {
  const output = await runQuietly('npx', [
    '--yes',
    lighthouse,
    origin + page.path,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors`,
    ...(page.cookie ? [`--extra-headers=${JSON.stringify({ Cookie: page.cookie })}`] : []),
    ...flags,
  ]);
  return JSON.parse(output) as Report;
}

function print(name: string, bar: number, reports: Report[]) {
  const scores = categories.map((category) => ({
    category,
    score: median(reports.map((report) => report.categories[category].score * 100)),
    bar: category === 'performance' ? bar : 100,
  }));
  if (scores.some((row) => row.score < row.bar)) process.exitCode = 1;
  const cells = scores.map(
    (row) => `${row.category} ${row.score}${row.score < row.bar ? ` (bar ${row.bar})` : ''}`,
  );
  console.log(`${name}: ${cells.join(', ')}`);
  for (const [id, row] of Object.entries(reports[0]?.audits ?? {})) {
    if (row.score !== null && row.score < 0.9) console.log(`  ${id}: ${row.displayValue ?? ''}`);
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
