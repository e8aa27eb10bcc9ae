import { hashText } from '../../shared/text/hash-text.ts';

export type Shell = {
  /** Changes with the page itself. */
  version: string;
  /** Its name changes with every build that changes code. */
  entry: string;
  files: readonly string[];
  dictionaries: Readonly<Record<string, string>>;
};

/** Files whose names are the same in every build. */
const fixedFiles = ['/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'];

const page = '/';
const prefix = 'sheaf-shell-';

/** Milliseconds that a page waits for the network before its cached copy is shown. */
const patience = 8000;

type ShellOptions = {
  shell: Shell;
  caches: CacheStorage;
  fetch: typeof fetch;
  languages: readonly string[];
  /** Called when a cached page is of another build than the server's. */
  onOutdated: () => void;
};

/** Caches the files of one build, and serves its page only if the network is unavailable. */
export function createShellCache(options: ShellOptions) {
  const { shell, caches, fetch, languages, onOutdated } = options;
  const name = `${prefix}${hashText(JSON.stringify(shell))}`;
  const open = () => caches.open(name);
  // If the cache has no room or cannot be opened, the server's response is still shown.
  const find = async (key: string, options?: CacheQueryOptions) =>
    open()
      .then((cache) => cache.match(key, options))
      .catch(() => undefined);
  const put = async (key: string, response: Response) =>
    open()
      .then((cache) => cache.put(key, response))
      .catch(() => undefined);

  const networkFirst = async (request: Request | string, key: string): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await find(key);
      if (kept) return kept;
      throw error;
    }
  };

  const reportOutdated = async (response: Promise<Response>) => {
    const text = await response.then((late) => (late.ok ? late.text() : null)).catch(() => null);
    if (text !== null && !text.includes(shell.entry)) onOutdated();
  };

  return {
    /**
     * Stores all files of the build. Throws if the server has another build by now, which comes with its own service
     * worker.
     */
    install: async () => {
      const former = await keptDictionaries(caches);
      const wanted = dictionariesFor(shell, [...languages, ...former, 'en']);
      const cache = await open();
      await cache.addAll([...shell.files, ...wanted]);
      await cache.addAll(fixedFiles.map((path) => new Request(path, { cache: 'reload' })));
      // Requested last: if it is of this build, so are all files before it.
      const response = await fetch(new Request(page, { cache: 'reload' }));
      if (!response.ok || !(await response.clone().text()).includes(shell.entry)) {
        await caches.delete(name);
        throw new Error('The page is of another build');
      }
      await cache.put(page, response);
    },

    activate: async () => {
      const names = await caches.keys();
      const others = names.filter((other) => other.startsWith(prefix) && other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },

    /** Returns the server's page, or the cached one if the network is unavailable or too slow. */
    navigate: async (response: Promise<Response>): Promise<Response> => {
      const slow = Symbol('slow');
      const timer = new Promise<typeof slow>((resolve) => setTimeout(resolve, patience, slow));
      const first = await Promise.race([response, timer]).catch(() => undefined);
      if (first instanceof Response) return first;
      const kept = await find(page);
      if (!kept) return response;
      if (first === slow) void reportOutdated(response);
      return kept;
    },

    /** Returns a file whose name identifies its content from the cache, or stores it there. */
    asset: async (request: Request): Promise<Response> => {
      const kept = await find(request.url, { ignoreVary: true });
      if (kept) return kept;
      const response = await fetch(request);
      if (response.status === 200) await put(request.url, response.clone());
      return response;
    },

    /** Returns a file with a fixed name from the server; stores it only if `isKept`. */
    file: async (request: Request, { isKept }: { isKept: boolean }): Promise<Response> => {
      const { pathname } = new URL(request.url);
      const response = await networkFirst(request, pathname);
      if (isKept && response.status === 200) await put(pathname, response.clone());
      return response;
    },

    keep: async (paths: readonly string[]) => {
      const cache = await open();
      for (const path of paths) {
        if (!isBuiltFile(path) || (await cache.match(path))) continue;
        await cache.add(path).catch(() => undefined);
      }
    },
  };
}

export function isBuiltFile(path: string): boolean {
  return path.startsWith('/assets/');
}

export function isFixedFile(path: string): boolean {
  return fixedFiles.includes(path);
}

export function languageOfTexts(path: string): string | undefined {
  return /\/assets\/([a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.json$/.exec(path)?.[1];
}

async function keptDictionaries(caches: CacheStorage): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().flatMap(({ url }) => languageOfTexts(url) ?? []);
}

/** Returns the dictionaries of a browser's languages: `de-AT` uses that of `de`. */
function dictionariesFor({ dictionaries }: Shell, languages: readonly string[]): string[] {
  const byTag = new Map(Object.entries(dictionaries));
  const found = languages.map((tag) => byTag.get(tag) ?? byTag.get(tag.split('-')[0] ?? '') ?? '');
  return [...new Set(found)].filter((path) => path !== '');
}
