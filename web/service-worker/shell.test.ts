import { describe, expect, it, vi } from 'vitest';
import { createShellCache, type Shell } from './shell.ts';

const origin = 'https://sheaf.test';

function pathOf(key: RequestInfo | URL): string {
  return new URL(key instanceof Request ? key.url : key, origin).pathname;
}

async function respondEmpty(_path: string): Promise<Response> {
  return new Response('');
}

function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: RequestInfo) => store.get(pathOf(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => void store.set(pathOf(key), response),
      keys: async () => [...store.keys()].map((path) => new Request(origin + path)),
      add: async (path: string) => void store.set(path, await network(path)),
      addAll: async (paths: RequestInfo[]) => {
        for (const path of paths) store.set(pathOf(path), await network(pathOf(path)));
      },
    };
  };
  let network = respondEmpty;
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
  return {
    caches,
    stores,
    serve: (respond: typeof network) => {
      network = respond;
    },
  };
}

// Requests are built from paths, as in a browser.
vi.stubGlobal(
  'Request',
  class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init);
    }
  },
);

function buildOf(name: string): Shell {
  return {
    version: name,
    entry: `/assets/index-${name}.js`,
    files: [`/assets/index-${name}.js`, `/assets/page-${name}.css`],
    dictionaries: { en: `/assets/en-${name}0000000.json`, de: `/assets/de-${name}0000000.json` },
  };
}

function setUp(deployed = 'a') {
  const server = { build: deployed, isThere: true };
  const browser = memoryCaches();
  const respond = async (path: string) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    const text = path === '/' ? `<script src="/assets/index-${server.build}.js">` : path;
    return new Response(text);
  };
  browser.serve(respond);
  const outdated: string[] = [];
  const workerOf = (name: string, languages = ['de-AT']) =>
    createShellCache({
      shell: buildOf(name),
      caches: browser.caches,
      fetch: (input) =>
        respond(new URL(input instanceof Request ? input.url : input, origin).pathname),
      languages,
      onOutdated: () => outdated.push(name),
    });
  const pageOf = async (worker: ReturnType<typeof workerOf>) =>
    (await worker.navigate(respond('/'))).text();
  return { server, browser, workerOf, pageOf, outdated };
}

describe('the files of a build', () => {
  it('open the application without a network', async () => {
    const { server, workerOf, pageOf } = setUp();
    const worker = workerOf('a');
    await worker.install();
    server.isThere = false;
    expect(await pageOf(worker)).toContain('/assets/index-a.js');
    const script = await worker.asset(new Request('/assets/index-a.js'));
    expect(await script.text()).toBe('/assets/index-a.js');
    const texts = await worker.asset(new Request('/assets/de-a0000000.json'));
    expect(texts.status).toBe(200);
  });

  it('are not used for the page while the server responds', async () => {
    const { server, workerOf, pageOf } = setUp();
    const worker = workerOf('a');
    await worker.install();
    server.build = 'b';
    expect(await pageOf(worker)).toContain('/assets/index-b.js');
  });

  it('are replaced at once by those of the next build', async () => {
    const { server, browser, workerOf, pageOf } = setUp();
    await workerOf('a').install();
    server.build = 'b';
    const next = workerOf('b', []);
    await next.install();
    await next.activate();
    expect(browser.stores.size).toBe(1);
    server.isThere = false;
    expect(await pageOf(next)).toContain('/assets/index-b.js');
    await expect(next.asset(new Request('/assets/index-a.js'))).rejects.toThrow(TypeError);
    // The language of the earlier visit is known from the former build.
    expect((await next.asset(new Request('/assets/de-b0000000.json'))).status).toBe(200);
  });

  it('are not stored where the server has another build by now', async () => {
    const { browser, workerOf } = setUp('b');
    await expect(workerOf('a').install()).rejects.toThrow('another build');
    expect(browser.stores.size).toBe(0);
  });

  it('show the page where the server takes too long, until it turns out to be another build', async () => {
    vi.useFakeTimers();
    try {
      const { server, workerOf, outdated } = setUp();
      const worker = workerOf('a');
      await worker.install();
      server.build = 'b';
      const { promise, resolve } = Promise.withResolvers<Response>();
      const shown = worker.navigate(promise);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await (await shown).text()).toContain('/assets/index-a.js');
      expect(outdated).toEqual([]);
      resolve(new Response('<script src="/assets/index-b.js">'));
      await vi.advanceTimersByTimeAsync(0);
      expect(outdated).toEqual(['a']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are shown although there is no room to keep them, or no cache at all', async () => {
    const { browser, workerOf, pageOf } = setUp();
    const worker = workerOf('a');
    await worker.install();
    const cache = await browser.caches.open([...browser.stores.keys()][0] ?? '');
    vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    vi.spyOn(browser.caches, 'open').mockResolvedValue(cache);
    const script = await worker.asset(new Request(`${origin}/assets/late.js`));
    expect(await script.text()).toBe('/assets/late.js');
    const picture = await worker.file(new Request(`${origin}/pdfjs/a.wasm`), { isKept: true });
    expect(picture.status).toBe(200);

    vi.spyOn(browser.caches, 'open').mockRejectedValue(new DOMException('', 'SecurityError'));
    expect(await pageOf(worker)).toContain('/assets/index-a.js');
    expect((await worker.asset(new Request(`${origin}/assets/late.js`))).status).toBe(200);
  });

  it('keep an error of the server an error', async () => {
    const { workerOf } = setUp();
    const worker = workerOf('a');
    await worker.install();
    const response = await worker.navigate(Promise.resolve(new Response('', { status: 503 })));
    expect(response.status).toBe(503);
  });
});
