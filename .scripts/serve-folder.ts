import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

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
 * Serves a built site as a static host does: its files, the page itself for every other path, and the headers its
 * `_headers` file names. A call to /api finds nothing.
 */
export async function serveFolder(folder: string, port: number): Promise<void> {
  const rules = readHeaderRules(join(folder, '_headers'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of rules.flatMap((rule) => rule.headersFor(pathname))) {
      response.setHeader(name, value);
    }
    if (pathname.startsWith('/api/')) return response.writeHead(404).end();
    const asked = join(folder, normalize(decodeURIComponent(pathname)));
    const path = isFile(asked) ? asked : join(folder, 'index.html');
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    return createReadStream(path).pipe(response);
  });
  await new Promise<void>((done) => server.listen(port, done));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
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
