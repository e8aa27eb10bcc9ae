import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { isFilePath } from '../worker/http/respond-without-file.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built site as a static host does: its files, the page itself for every other path, and the headers of its
 * `_headers` file. Nothing is served at /api.
 */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const rules = readHeaderRules(join(folder, '_headers'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of rules.flatMap((rule) => rule.headersFor(pathname))) {
      response.setHeader(name, value);
    }
    const path = fileAt(folder, pathname);
    if (path === undefined) {
      return response.writeHead(404, { 'cache-control': 'no-store' }).end('Not found');
    }
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    return createReadStream(path).pipe(response);
  });
  await new Promise<void>((done) => server.listen(port, done));
  return server;
}

function fileAt(folder: string, pathname: string): string | undefined {
  if (pathname.startsWith('/api/')) return undefined;
  try {
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  } catch {
    // The path is not valid percent-encoding.
    return undefined;
  }
  return isFilePath(pathname) ? undefined : join(folder, 'index.html');
}

/** Parses the rules of https://developers.cloudflare.com/workers/static-assets/headers/. */
function readHeaderRules(path: string) {
  const blocks = readFileSync(path, 'utf8')
    .trim()
    .split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim());
    const headers = lines
      .filter((line) => line !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
      });
    const prefix = pattern.replace(/\*$/, '');
    return { headersFor: (pathname: string) => (pathname.startsWith(prefix) ? headers : []) };
  });
}
