import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../../.scripts/migrate.ts';
import { run } from '../../../.scripts/run.ts';
import { pdfOfTexts } from '../../support/pages-pdf.ts';
import { processTree } from '../process-tree.ts';
import { signUp, type ProductClient } from '../product-client.ts';
import { baseUrl, buildProduct, startProduct } from '../product-server.ts';
import { requestsOf, type Action, type ReadingAction } from './actions.ts';
import type { Counts, Measured } from './month.ts';

const repeats = 100;
const uploads = 200;
const pdfs = 20;
/** CPU milliseconds, measured by `npm run bench -- --only reading`. */
const recognizedPageMs = 2200;

export async function measure(): Promise<void> {
  const directory = mkdtempSync(`${tmpdir()}/sheaf-costs-`);
  try {
    const actions = await countActions(`${directory}/counts.json`);
    const measured: Measured = { actions, cpuMs: await measureProduct(directory) };
    const file = new URL('measured.json', import.meta.url);
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

type Report = {
  testResults: { assertionResults: { title: string; meta: { counts: Counts } }[] }[];
};

/** The test fails if an action costs more than recorded, which is the reason to measure it. */
async function countActions(outputFile: string): Promise<Measured['actions']> {
  const test = 'tests/worker/action-costs.test.ts';
  const options = [
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'worker',
    '--reporter',
    'json',
  ];
  await run('vitest', ['run', ...options, '--outputFile', outputFile, test]).catch(() => undefined);
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  const counted = testResults.flatMap(({ assertionResults }) => assertionResults);
  const counts = counted.map(({ title, meta }) => [title, meta.counts] as const);
  return Object.fromEntries(counts) as Measured['actions'];
}

/** Measures on the local runtime, whose CPU time is an upper bound, because it includes the database. */
async function measureProduct(directory: string): Promise<Measured['cpuMs']> {
  const stateDirectory = `${directory}/state`;
  await buildProduct(directory);
  await migrate(stateDirectory);
  const product = await startProduct({ directory, stateDirectory });
  try {
    const client = await signUp('costs');
    await upload(client, 0);
    const added = await cpuOf(1, async () => {
      for (let number = 1; number <= uploads; number += 1) await upload(client, number);
      await untilRead(client);
    });
    const { documents } = await client.call<{ documents: { id: string }[] }>('GET', '/documents');
    const documentId = documents[0]?.id ?? '';
    const headers = { cookie: client.cookie };
    const reads = {} as Record<ReadingAction, number>;
    const paths = requestsOf({ organizationId: client.id, documentId });
    for (const [action, list] of Object.entries(paths)) {
      const act = async () => {
        for (const path of list) await (await fetch(baseUrl + path, { headers })).arrayBuffer();
      };
      await act();
      reads[action as ReadingAction] = await cpuOf(repeats, act);
    }
    const text = Math.ceil(added / uploads);
    const changes: Record<Exclude<Action, ReadingAction>, number> = {
      'change a document': await cpuOf(repeats, (index) =>
        client.call('PATCH', `/documents/${documentId}`, { name: `renamed ${index}.txt` }),
      ),
      ...(await measurePages(client, documentId)),
      'add a text': text,
      'add a scan of two pages': text + 2 * recognizedPageMs,
      'run Cron': await cpuOf(20, () => fetch(`${baseUrl}/cdn-cgi/handler/scheduled`)),
    };
    return { ...reads, ...changes };
  } finally {
    await product.stop();
  }
}

/** Changes of PDFs of two pages, with the reading that follows. */
async function measurePages(client: ProductClient, otherId: string) {
  const ids: string[] = [];
  for (let number = 0; number < pdfs; number += 1) {
    ids.push((await sendPdf(client, '/documents')).document.id);
  }
  await untilRead(client);
  const ofEach = async (change: (id: string) => Promise<unknown>) => {
    const all = await cpuOf(1, async () => {
      for (const id of ids) await change(id);
      await untilRead(client);
    });
    return Math.ceil(all / pdfs);
  };
  const send = (method: string, path: string, body: object) => (id: string) =>
    client.call(method, `/documents/${id}/${path}`, body);
  return {
    'replace a file': await ofEach((id) => sendPdf(client, `/documents/${id}/versions`)),
    'turn a page': await ofEach(
      send('POST', 'pages', { operations: [{ type: 'rotate', pages: [1], degrees: 90 }] }),
    ),
    'link two documents': await ofEach(send('PUT', `related/${otherId}`, { kind: 'linked' })),
    'split a document': await ofEach(
      send('POST', 'split', { parts: [{ pages: [1] }, { pages: [2] }] }),
    ),
  };
}

const papers = globSync('tests/support/papers/en/*.txt').map((path) =>
  readFileSync(path, 'utf8').replace(/^---[^]*?---/, ''),
);

async function upload(client: ProductClient, number: number): Promise<void> {
  const form = new FormData();
  const text = `${papers[number % papers.length]}\n${crypto.randomUUID()}`;
  form.set('file', new File([text], `letter ${number}.txt`, { type: 'text/plain' }));
  await client.call('POST', '/documents', form);
}

function sendPdf(client: ProductClient, path: string) {
  const form = new FormData();
  const bytes = pdfOfTexts([`Letter ${crypto.randomUUID()}`, 'The second page']);
  form.set('file', new File([Uint8Array.from(bytes)], 'letter.pdf', { type: 'application/pdf' }));
  return client.call<{ document: { id: string } }>('POST', path, form);
}

async function untilRead(client: ProductClient): Promise<void> {
  while ((await client.call<{ isPending: boolean }>('GET', '/version')).isPending) await sleep(500);
}

async function cpuOf(count: number, act: (index: number) => Promise<unknown>): Promise<number> {
  const before = cpuMs();
  for (let index = 0; index < count; index += 1) await act(index);
  return Math.ceil((cpuMs() - before) / count);
}

/** CPU milliseconds of all runtimes below this process. */
function cpuMs(): number {
  return processTree(process.pid)
    .filter(({ command }) => command.includes('workerd'))
    .reduce((sum, process) => sum + process.cpuMs, 0);
}
