import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, CoreHeaders, Log, LogLevel, Miniflare } from 'miniflare';
import { localRuntime } from '../run.ts';
import { workerOptions } from './worker-options.ts';

type RuntimeOptions = {
  build: string;
  stateDirectory: string;
  host: string;
  port: number;
  variables: Record<string, string>;
  readerVariables: Record<string, string>;
  trustedProxies: string;
  /** Whether the runtime's own endpoints are reachable: mail intake and Cron. */
  offersRuntime: boolean;
};

// With such a header, clients could claim any address; without it, the runtime sets the address.
(CoreHeaders as { CF_BLOB?: string }).CF_BLOB = undefined;

/** Without this setting, the runtime keeps freed memory: that of the Workers it has loaded, and of files in transit. */
const returnsMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Each of the runtime's roughly twenty isolates would take gigabytes before it collected garbage. They get
 * Cloudflare's limit and collect early, because the memory that objects hold outside the heap is freed only with
 * them.
 */
const boundedHeaps = {
  MINIFLARE_WORKERD_V8_FLAGS: [
    '--max-heap-size=128',
    '--max-semi-space-size=1',
    '--initial-old-space-size=4',
    '--heap-growing-percent=30',
    '--memory-reducer-for-small-heaps',
  ].join(' '),
};

/** Runs both Workers of a build over the archive in `stateDirectory`, behind the gate, which listens. */
export async function startRuntime(options: RuntimeOptions) {
  const { build, host, port, trustedProxies, offersRuntime } = options;
  Object.assign(process.env, localRuntime, boundedHeaps);
  const gate = join(build, 'gate');
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
      logRequests: false,
      handleStructuredLogs: ({ level, message }) =>
        level === 'error' || level === 'warn' ? console.error(message) : console.log(message),
      unsafeTriggerHandlers: true,
      unsafeRuntimeEnv: returnsMemory,
      resourcePersistencePath: resolve(options.stateDirectory, 'v3'),
      workers: [
        workerOptions(join(build, 'sheaf'), options.variables),
        workerOptions(join(build, 'sheaf_reader'), options.readerVariables),
        {
          name: 'gate',
          modulesRoot: gate,
          modules: [{ type: 'ESModule', path: join(gate, 'index.js') }],
          compatibilityDate: '2026-08-01',
          bindings: { TRUSTED_PROXIES: trustedProxies },
          serviceBindings: {
            PRODUCT: 'sheaf',
            ...(offersRuntime && {
              RUNTIME: (request) => dispatch(new URL(request.url), request),
            }),
          },
          unsafeDirectSockets: [{ host, port }],
        },
      ],
    }),
  );
  /** The runtime has other paths for the endpoints documented under /cdn-cgi/handler. */
  function dispatch(url: URL, request?: Parameters<typeof runtime.dispatchFetch>[1]) {
    url.pathname = url.pathname.replace('/cdn-cgi/handler/', '/cdn-cgi/local/');
    return runtime.dispatchFetch(url, request);
  }
  await runtime.ready;
  return {
    async runCron() {
      const response = await dispatch(new URL('http://localhost/cdn-cgi/handler/scheduled'));
      if (!response.ok) throw new Error(`Cron failed: ${await response.text()}`);
    },
    stop: () => runtime.dispose(),
  };
}
