import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { locales } from '../shared/locales.ts';
import { dictionariesOf, type BuiltFile } from './built-files.ts';

const frame = [
  'web/app-shell/frame/private-layout.tsx',
  'web/app-shell/frame/organization-shell.tsx',
];

const organizationRequests = [
  '/organizations',
  '/organizations/$1',
  '/organizations/$1/members/me',
  '/organizations/$1/version',
  '/organizations/$1/views',
  '/organizations/$1/documents/statistics',
  '/invitations/count',
];
const documentList =
  '/organizations/$1/documents?sortField=createdAt&sortOrder=desc&pageIndex=0&pageSize=100';

/**
 * What the most common first pages need beside the entry's code: modules, API requests below `/api` with the groups
 * of the path's pattern (those with a query only if the address has none), and the page's skeleton in index.html.
 */
const firstPages = [
  {
    path: /^\/login$/,
    outlines: '',
    modules: ['web/routes/people/sign-in/login-screens.tsx'],
    requests: [],
  },
  {
    path: /^\/organizations\/(org_[a-zA-Z0-9]+)$/,
    outlines: '',
    modules: [...frame, 'web/routes/archive/home-screens.tsx'],
    requests: [documentList, ...organizationRequests],
  },
  {
    path: /^\/organizations\/(org_[a-zA-Z0-9]+)\/documents$/,
    outlines: 'list',
    modules: [...frame, 'web/routes/archive/document-screens.tsx'],
    requests: [documentList, ...organizationRequests],
  },
  {
    path: /^\/organizations\/(org_[a-zA-Z0-9]+)\/documents\/(doc_[a-zA-Z0-9]+)$/,
    outlines: 'document',
    modules: [...frame, 'web/routes/archive/document-detail-screens.tsx'],
    requests: ['/organizations/$1/documents/$2', ...organizationRequests],
  },
];

/**
 * Runs in the browser with the files and requests of the pages, the dictionaries by language and the API's origin. In
 * a browser that has shown no organization yet, requests that only members may send wait for the session, except for
 * a picture. Without a session, the skeleton is replaced by that of the login page.
 */
const startRequests = `((pages, dictionaries, apiOrigin) => {
  const preload = (rel, href, as, attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, ...attributes, href }));
  const isAnonymous = { crossOrigin: 'anonymous' };
  const stored = (key) => {
    try {
      return localStorage.getItem('sheaf.' + key);
    } catch {}
  };
  const { pathname, search } = location;
  const [path, outlines, files, requests] = pages.find(([path]) => path.test(pathname)) ?? [/^/, '', [], []];
  const page = document.documentElement.dataset;
  // theme.js knows a session that has ended, and sets none.
  const isSignedIn = page.firstPaint !== undefined;
  if (outlines && !search && isSignedIn) page.firstPaint = outlines;
  const request = (url) =>
    fetch(apiOrigin + url, {
      credentials: 'include',
      headers: { 'accept-language': document.documentElement.lang },
    });
  // On a phone the document's picture is shown first, if it has one: it is requested before all else.
  const isPhone = matchMedia('(width < 40rem)').matches;
  // Fetched, as the browser would show an image that it has in memory also to who has logged in since.
  const loadPicture = async () => {
    const response = await fetch(apiOrigin + '/api' + pathname + '/thumbnail', { credentials: 'include', priority: 'high' });
    if (!response.ok) return;
    const image = Object.assign(new Image(), { src: URL.createObjectURL(await response.blob()) });
    await image.decode();
    return image;
  };
  const picture = outlines === 'document' && isPhone && isSignedIn && loadPicture().catch(() => undefined);
  const session = request('/api/auth/get-session');
  const user = session.then((response) => response.clone().json());
  user.then((known) => known || delete page.firstPaint, () => undefined);
  const isMember = stored('organization') && isSignedIn ? Promise.resolve(true) : user;
  const responses = new Map([['/api/config', request('/api/config')], ['/api/auth/get-session', session]]);
  for (const template of requests) {
    if (search && template.includes('?')) continue;
    const url = '/api' + pathname.replace(path, template);
    responses.set(url, isMember.then((yes) => (yes ? request(url) : undefined)));
  }
  for (const response of responses.values()) response.catch(() => undefined);
  window.earlyResponses = responses;

  for (const file of files) {
    if (file.endsWith('css')) preload('preload', file, 'style', isAnonymous);
    else preload('modulepreload', file, 'script');
  }
  const language = [stored('locale') ?? '', ...navigator.languages]
    .flatMap((tag) => [tag.toLowerCase(), tag.toLowerCase().split('-')[0]])
    .find((tag) => dictionaries[tag]);
  if (language) preload('preload', dictionaries[language], 'fetch', isAnonymous);

  // Before each paint, until all of the outlines are there.
  const fillOutlines = () => {
    if (document.readyState === 'loading') requestAnimationFrame(fillOutlines);
    for (const element of document.querySelectorAll('[data-texts]:empty'))
      element.textContent = JSON.parse(element.dataset.texts)[language ?? 'en'];
    const place = document.querySelector('[data-picture]');
    if (!picture || !place) return;
    const { className } = place;
    picture.then((shown) => shown && place.replaceWith(Object.assign(shown, { alt: '', className })));
  };
  requestAnimationFrame(fillOutlines);

  const run = () => {
    const { href: src } = document.querySelector('[data-entry]');
    // Without the entry not even an error can be shown.
    const onerror = () => {
      const [visit] = performance.getEntriesByType('navigation');
      setTimeout(() => location.reload(), visit?.type === 'reload' ? 15_000 : 2000);
    };
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }));
  };
  // Nothing is painted in a hidden tab.
  if (document.hidden) addEventListener('DOMContentLoaded', run);
  else requestAnimationFrame(() => setTimeout(run));
})`;

/**
 * Requests code, texts and data of the first page in parallel with the entry's code, which runs once the skeleton is
 * painted. The script is appended to theme.js, which runs first, because the page allows no inline script.
 */
export function firstRequests(apiOrigin: string): Plugin {
  return {
    name: 'first-requests',
    transformIndexHtml: {
      order: 'post',
      // An inline icon saves a request; a page requests the file later to check whether the server is reachable.
      handler: (html) => withTexts(preloadEntry(html.replace('/favicon.svg', iconUrl()))),
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const files = Object.values(bundle);
      const pages = firstPages.map(
        ({ path, outlines, modules, requests }) =>
          `[${path}, ${JSON.stringify([outlines, filesOf(modules, files), requests]).slice(1)}`,
      );
      const source = [
        readFileSync('web/public/theme.js', 'utf8'),
        `${startRequests}([${pages.join()}], ${JSON.stringify(byLowerCase(dictionariesOf(files)))}, ${JSON.stringify(apiOrigin)});`,
      ].join(';');
      const { code } = minifySync('theme.js', source);
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: code });
    },
  };
}

function iconUrl(): string {
  const svg = readFileSync('web/public/favicon.svg', 'utf8').trim();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Turns the build's script into a preload, after what the skeleton and the first requests need. In development there
 * is none.
 */
function preloadEntry(html: string): string {
  return html
    .replace(
      /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/,
      '<link rel="modulepreload" crossorigin href="$1" data-entry>',
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

function withTexts(html: string): string {
  const dictionaries = locales.map((locale) => {
    const dictionary = readFileSync(`locales/${locale}.json`, 'utf8');
    return [locale.toLowerCase(), JSON.parse(dictionary) as Record<string, string>] as const;
  });
  return html.replace(/data-texts="([^"]+)"/g, (_, key: string) => {
    const texts = Object.fromEntries(dictionaries.map(([tag, all]) => [tag, all[key]]));
    return `data-texts="${JSON.stringify(texts).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
}

function filesOf(modules: readonly string[], files: readonly BuiltFile[]): string[] {
  const chunks = files.filter((file) => file.type === 'chunk');
  const withImports = (names: readonly string[]) => {
    const found = new Set(names);
    for (const name of found) {
      for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) {
        found.add(imported);
      }
    }
    return found;
  };
  const entry = withImports(
    chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName),
  );
  const needed = withImports(modules.map((path) => chunkOf(path, chunks).fileName));
  return chunks
    .filter(({ fileName }) => needed.has(fileName) && !entry.has(fileName))
    .flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
    .map((name) => `/${name}`);
}

function chunkOf(path: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)));
  if (!chunk) throw new Error(`${path} is not part of the build`);
  return chunk;
}

/** Browsers differ in the case of language tags. */
function byLowerCase(paths: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(paths).map(([tag, path]) => [tag.toLowerCase(), path]));
}
