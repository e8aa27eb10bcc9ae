import { hashText } from '../../shared/text/hash-text.ts';

/** The files of one build that the application starts with, as paths. */
export type Shell = {
  /** Changes with the page itself. */
  version: string;
  /** Its name changes with every build of other code. */
  entry: string;
  files: readonly string[];
  /** The texts, by language. */
  dictionaries: Readonly<Record<string, string>>;
};

/** Files whose names stay the same in every build. */
const fixedFiles = ['/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'];

const page = '/';
const prefix = 'sheaf-shell-';

/** How long a page waits for the network before it is shown from here. In milliseconds. */
const patience = 8000;

type ShellOptions = {
  shell: Shell;
  caches: CacheStorage;
  fetch: typeof fetch;
  languages: readonly string[];
  /** Runs when a page that was shown from here turns out to be of another build than the server's. */
  onOutdated: () => void;
};

/** Keeps the files of one build, and only for want of a network shows its page from there. */
export function createShellCache(options: ShellOptions) {
  const { shell, caches, fetch, languages, onOutdated } = options;
  const name = `${prefix}${hashText(JSON.stringify(shell))}`;
  const open = () => caches.open(name);
  // A browser without room, or one that refuses to open the cache, still shows what the server sends.
  const find = async (key: string, options?: CacheQueryOptions) =>
    open()
      .then((cache) => cache.match(key, options))
      .catch(() => undefined);
  const put = async (key: string, response: Response) =>
    open()
      .then((cache) => cache.put(key, response))
      .catch(() => undefined);

  /** Responds from the network, or from the cache where there is none. */
  const networkFirst = async (request: Request | string, key: string): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await find(key);
      if (kept) return kept;
      throw error;
    }
  };

  /** Says so if the page of the server is of another build. */
  const reportOutdated = async (response: Promise<Response>) => {
    const text = await response.then((late) => (late.ok ? late.text() : null)).catch(() => null);
    if (text !== null && !text.includes(shell.entry)) onOutdated();
  };

  return {
    /** Stores all files of the build. Throws if the server has another one by now: that brings a service worker of its own. */
    install: async () => {
      const former = await keptDictionaries(caches);
      const wanted = dictionariesFor(shell, [...languages, ...former, 'en']);
      const cache = await open();
      await cache.addAll([...shell.files, ...wanted]);
      await cache.addAll(fixedFiles.map((path) => new Request(path, { cache: 'reload' })));
      // The last one: if it is of this build, so is all that was there before.
      const response = await fetch(new Request(page, { cache: 'reload' }));
      if (!response.ok || !(await response.clone().text()).includes(shell.entry)) {
        await caches.delete(name);
        throw new Error('The page is of another build');
      }
      await cache.put(page, response);
    },

    /** Drops what other builds have stored. */
    activate: async () => {
      const names = await caches.keys();
      const others = names.filter((other) => other.startsWith(prefix) && other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },

    /** The page of the server's build, or the cached one if there is no network or none that responds in time. */
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

    /** A file whose name identifies its content: from the cache, or kept there for the next time. */
    asset: async (request: Request): Promise<Response> => {
      const kept = await find(request.url, { ignoreVary: true });
      if (kept) return kept;
      const response = await fetch(request);
      if (response.status === 200) await put(request.url, response.clone());
      return response;
    },

    /** A file whose name stays the same: as the server has it; kept only where `isKept`. */
    file: async (request: Request, { isKept }: { isKept: boolean }): Promise<Response> => {
      const { pathname } = new URL(request.url);
      const response = await networkFirst(request, pathname);
      if (isKept && response.status === 200) await put(pathname, response.clone());
      return response;
    },

    /** Keeps what an open page has loaded before it was served from here. */
    keep: async (paths: readonly string[]) => {
      const cache = await open();
      for (const path of paths) {
        if (!isBuiltFile(path) || (await cache.match(path))) continue;
        await cache.add(path).catch(() => undefined);
      }
    },
  };
}

/** Whether the content of a path never changes. */
export function isBuiltFile(path: string): boolean {
  return path.startsWith('/assets/');
}

export function isFixedFile(path: string): boolean {
  return fixedFiles.includes(path);
}

/** The language of a built file with the product's texts; undefined for every other path. */
export function languageOfTexts(path: string): string | undefined {
  return /\/assets\/([a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.json$/.exec(path)?.[1];
}

/** The languages whose texts former builds have kept. */
async function keptDictionaries(caches: CacheStorage): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().flatMap(({ url }) => languageOfTexts(url) ?? []);
}

/** The texts of languages as browsers name them: `de-AT` has those of `de`. */
function dictionariesFor({ dictionaries }: Shell, languages: readonly string[]): string[] {
  const byTag = new Map(Object.entries(dictionaries));
  const found = languages.map((tag) => byTag.get(tag) ?? byTag.get(tag.split('-')[0] ?? '') ?? '');
  return [...new Set(found)].filter((path) => path !== '');
}
