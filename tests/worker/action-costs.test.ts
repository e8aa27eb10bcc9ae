import { beforeAll, describe, expect, it } from 'vitest';
import { requestsOf, type Action, type ReadingAction } from '../bench/costs/actions.ts';
import measured from '../bench/costs/measured.json' with { type: 'json' };
import type { Counts } from '../bench/costs/month.ts';
import { createTextDocument } from '../support/builders.ts';
import { harness } from '#harness';
import { createOwner, formWith, uploadDocument, type Owner } from '../support/client.ts';
import { countBilled, requestTo, type Billed } from '../support/count-billed.ts';
import { runCron } from '../support/cron-steps.ts';
import { readScan } from '../support/fixtures.ts';
import { pdfOfTexts } from '../support/pages-pdf.ts';

declare module 'vitest' {
  interface TaskMeta {
    counts?: Counts;
  }
}

const papers = import.meta.glob<string>('../support/papers/en/*.txt', {
  query: '?bytes',
  import: 'default',
});

let owner: Owner;
let letter: string;
let scanId: string;
let pagesId: string;

beforeAll(async () => {
  owner = await createOwner();
  const texts = await Promise.all(
    Object.values(papers).map(async (load) => atob(await load()).replace(/^---[^]*?---/, '')),
  );
  [letter = ''] = texts.toSorted((a, b) => b.length - a.length).slice(2);
  // A name by chance could be one that the measured search finds.
  for (const content of texts) {
    if (content !== letter) await createTextDocument(owner, { content, name: 'paper.txt' });
  }
  await countBilled(changes['add a scan of two pages'], letter);
  const { documents } = await owner.get<{ documents: { id: string }[] }>(`${owner.org}/documents`);
  scanId = documents[0]?.id ?? '';
  const pages = { name: 'pages.pdf', content: pdfOfTexts(['The first page', 'The second page']) };
  pagesId = (await uploadDocument(owner, pages)).id;
  await harness.finishJobs();
});

async function request(
  { send }: Billed,
  path: string,
  init: { method?: string; body?: object } = {},
) {
  const response = await send(requestTo(path, { headers: owner.headers, ...init }));
  expect(response.status, `${path}: ${await response.text()}`).toBeLessThan(300);
}

const upload = (billed: Billed, file: { name: string; content: string | Uint8Array }) =>
  request(billed, `${owner.org}/documents`, { method: 'POST', body: formWith(file) });

const changes: Record<Exclude<Action, ReadingAction>, (billed: Billed) => Promise<unknown>> = {
  'change a document': (billed) =>
    request(billed, `${owner.org}/documents/${scanId}`, {
      method: 'PATCH',
      body: { documentDate: '2026-04-01' },
    }),
  'replace a file': (billed) =>
    request(billed, `${owner.org}/documents/${pagesId}/versions`, {
      method: 'POST',
      body: formWith({ name: 'pages.pdf', content: pdfOfTexts(['One', 'The second page']) }),
    }),
  'turn a page': (billed) =>
    request(billed, `${owner.org}/documents/${pagesId}/pages`, {
      method: 'POST',
      body: { operations: [{ type: 'rotate', pages: [1], degrees: 90 }] },
    }),
  'link two documents': (billed) =>
    request(billed, `${owner.org}/documents/${pagesId}/related/${scanId}`, {
      method: 'PUT',
      body: { kind: 'linked' },
    }),
  'split a document': (billed) =>
    request(billed, `${owner.org}/documents/${pagesId}/split`, {
      method: 'POST',
      body: { parts: [{ pages: [1] }, { pages: [2] }] },
    }),
  'add a text': (billed) => upload(billed, { name: 'letter.txt', content: letter }),
  'add a scan of two pages': async (billed) => {
    const content = [
      ...(await readScan('two-pages.tif')),
      ...crypto.getRandomValues(new Uint8Array(8)),
    ];
    await upload(billed, { name: 'scan.tif', content: Uint8Array.from(content) });
  },
  'run Cron': ({ run }) => run(runCron),
};

const reads = Object.keys(requestsOf({ organizationId: '', documentId: '' })).map((action) => [
  action,
  async (billed: Billed) => {
    const paths = requestsOf({ organizationId: owner.organizationId, documentId: scanId });
    for (const path of paths[action as ReadingAction]) await request(billed, path);
  },
]);

const actions = { ...Object.fromEntries(reads), ...changes } as Record<
  Action,
  (billed: Billed) => Promise<void>
>;

describe('an action costs no more than the costs of a month are computed from', () => {
  it.for(Object.entries(actions))('%s', async ([action, act], { task }) => {
    const counts = await countBilled(act, letter);
    task.meta.counts = counts;
    for (const [name, count] of Object.entries(counts)) {
      const known = measured.actions[action as Action][name as keyof Counts];
      expect(count, `${name}, of which ${known} are known`).toBeLessThanOrEqual(known * 1.1 + 5);
    }
  });
});
