import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { vi } from 'vitest';
import { createApp } from '../../worker/app.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import type {
  Environment,
  QueueLike,
  R2BucketLike,
} from '../../worker/platform/cloudflare/environment.ts';
import type { Platform, Reader } from '../../worker/platform/platform.ts';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import type { WordBox } from '../../shared/reading/word-boxes.ts';
import type { Counts } from '../bench/costs/month.ts';
import { environment } from './environment.ts';
import { runJob } from './run-job.ts';
import { testVariables } from './test-variables.ts';

const app = createApp();
const logged = { LOG_IS_ENABLED: 'true' };

/** A write, a read and a deletion. */
const operationsPerMessage = 3;

type Run = <Result>(work: (platform: Platform) => Promise<Result>) => Promise<Result>;
export type Billed = { run: Run; send: (request: Request) => Promise<Response> };

/**
 * Counts what Cloudflare would bill for an action and all background work that follows from it. Every page is a scan
 * with this text.
 */
export async function countBilled(
  act: (billed: Billed) => Promise<unknown>,
  scanned: string,
): Promise<Counts> {
  const counts: Counts = {
    requests: 0,
    statements: 0,
    rowsRead: 0,
    rowsWritten: 0,
    queueOperations: 0,
    filesWritten: 0,
    filesRead: 0,
    logLines: 0,
    logBytes: 0,
  };
  const jobIds: string[] = [];
  const bindings = countedBindings(counts, jobIds);
  const run: Run = async (work) => {
    const context = createExecutionContext();
    const created = createPlatform(bindings, context);
    const reader = { ...createInProcessReader(created.readAsset), recognize: readAs(scanned) };
    const platform = { ...created, reader };
    const result = await work(platform);
    await waitOnExecutionContext(context);
    const { statements, rowsRead, rowsWritten } = platform.databaseUsage;
    counts.requests += 1;
    counts.statements += statements;
    counts.rowsRead += rowsRead;
    counts.rowsWritten += rowsWritten;
    return result;
  };
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => {
    counts.logLines += 1;
    counts.logBytes += line.length;
  });
  try {
    await act({
      run,
      send: (request) => run((platform) => Promise.resolve(app.fetch(request, platform))),
    });
    for (const jobId of jobIds) await run((platform) => runJob(platform, jobId));
  } finally {
    log.mockRestore();
  }
  return counts;
}

/** Recognition takes seconds but has no cost of its own. */
function readAs(text: string): Reader['recognize'] {
  const words = text.split(/\s+/).map((word, index): WordBox => [word, 0, index * 10, 10, 10]);
  return async () => ({ state: 'done', text, words, confidence: 90, language: 'en' });
}

export function requestTo(
  path: string,
  init: { method?: string; headers: Record<string, string>; body?: object },
): Request {
  const { method = 'GET', headers, body } = init;
  const isForm = body instanceof FormData;
  const origin = testVariables.APP_BASE_URL;
  return new Request(new URL(path, origin), {
    method,
    headers: {
      origin,
      ...headers,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Messages are not sent, so that only the count runs their jobs. */
function countedBindings(counts: Counts, jobIds: string[]): Environment {
  const queue: QueueLike = {
    sendBatch: (messages) => {
      counts.queueOperations += operationsPerMessage * messages.length;
      jobIds.push(...messages.map(({ body }) => body.jobId));
      return Promise.resolve();
    },
  };
  const { FILES } = environment;
  const files: R2BucketLike = {
    put(...args) {
      counts.filesWritten += 1;
      return FILES.put(...args);
    },
    get(...args) {
      counts.filesRead += 1;
      return FILES.get(...args);
    },
    list(...args) {
      counts.filesWritten += 1;
      return FILES.list(...args);
    },
    // Deletions are free, and the files of the counted actions have one part.
    delete: (...args) => FILES.delete(...args),
    createMultipartUpload: (...args) => FILES.createMultipartUpload(...args),
  };
  return {
    ...environment,
    ...logged,
    JOBS: queue,
    READING: queue,
    RECOGNITION: queue,
    WEBHOOKS: queue,
    FILES: files,
  };
}
