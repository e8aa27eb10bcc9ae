import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchFolder } from '../../.scripts/watch/watch-folder.ts';
import { readWatchSettings } from '../../.scripts/watch/watch-settings.ts';
import { waitFor } from '../support/wait-for.ts';

const organizationId = `org_${'a'.repeat(24)}`;
const apiKey = `sheaf_${'k'.repeat(64)}`;

type Received = { path: string | undefined; key: string | undefined; body: string };
type Reply = { status: number; body: unknown; headers?: Record<string, string> };

const stored: Reply = { status: 201, body: { document: { id: 'doc_1' }, isRestored: false } };
const errorOf = (status: number, code: string, details?: object): Reply => ({
  status,
  body: { error: { code, message: code, details } },
});

let folder: string;
let replies: Reply[];
let received: Received[];
let lines: string[];
let server: ReturnType<typeof createServer>;
let stop: AbortController;
let watching: Promise<void>;

async function respond(request: IncomingMessage, response: ServerResponse) {
  const { url: path, headers } = request;
  received.push({ path, key: headers.authorization, body: await text(request) });
  const { status, body, headers: more } = replies.shift() ?? stored;
  response.writeHead(status, { 'content-type': 'application/json', ...more });
  response.end(JSON.stringify(body));
}

const portOf = () => (server.address() as AddressInfo).port;

function watch({ url = `http://localhost:${portOf()}`, quietTime = 60 } = {}) {
  stop = new AbortController();
  watching = watchFolder(folder, {
    target: { url, organizationId, apiKey },
    log: (line) => lines.push(line),
    signal: stop.signal,
    interval: 10,
    quietTime,
  });
}

async function stopWatching() {
  stop.abort();
  await watching;
}

const drop = (name: string, content = name) => writeFile(join(folder, name), content);
const filesIn = (name: string) => readdir(join(folder, name)).catch((): string[] => []);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-watch-'));
  [replies, received, lines] = [[], [], []];
  server = createServer((request, response) => void respond(request, response)).listen(0);
  await once(server, 'listening');
});

afterEach(async () => {
  await stopWatching();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

describe('a watched folder', () => {
  it('uploads a file once, with the key, and moves it to done with a line', async () => {
    watch();
    await drop('scan.pdf', 'the bytes');
    await waitFor(async () => expect(await filesIn('done')).toEqual(['scan.pdf']));
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      path: `/api/organizations/${organizationId}/documents`,
      key: `Bearer ${apiKey}`,
      body: expect.stringMatching(/name="file"; filename="scan.pdf"[\s\S]*the bytes/),
    });
    expect(lines).toEqual(['scan.pdf: stored as doc_1, moved to done/scan.pdf']);
  });

  it('waits until a file has stopped growing', async () => {
    // Far longer than a pause between two pieces on a slow machine.
    watch({ quietTime: 2000 });
    await drop('scan.pdf', 'one');
    for (let piece = 0; piece < 6; piece += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      await appendFile(join(folder, 'scan.pdf'), ' more');
      expect(received).toEqual([]);
    }
    await waitFor(async () => expect(await filesIn('done')).toEqual(['scan.pdf']));
    expect(received[0]?.body).toContain(`one${' more'.repeat(6)}\r\n`);
  });

  it('leaves hidden, unfinished and empty files, and takes those of subfolders', async () => {
    await mkdir(join(folder, 'Ada'));
    await Promise.all([drop('.hidden'), drop('~$a.docx'), drop('a.part'), drop('empty.pdf', '')]);
    await drop('Ada/scan.pdf');
    watch();
    await waitFor(async () => expect(await filesIn('done/Ada')).toEqual(['scan.pdf']));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(received).toHaveLength(1);
  });

  it('moves duplicates to done, under a number where the name is taken, and says so', async () => {
    await mkdir(join(folder, 'done'));
    await writeFile(join(folder, 'done', 'scan.pdf'), 'earlier');
    replies = [errorOf(409, 'document.already_exists', { documentId: 'doc_7' })];
    await drop('scan.pdf');
    watch();
    await waitFor(async () => expect(await filesIn('done')).toEqual(['scan (2).pdf', 'scan.pdf']));
    expect(await readFile(join(folder, 'done', 'scan.pdf'), 'utf8')).toBe('earlier');
    expect(lines).toEqual(['scan.pdf: is there already, as doc_7, moved to done/scan (2).pdf']);
  });

  it('moves what is refused to failed, and goes on', async () => {
    replies = [errorOf(413, 'document.size_too_large')];
    await drop('large.pdf');
    watch();
    await waitFor(async () => expect(await filesIn('failed')).toEqual(['large.pdf']));
    expect(lines).toEqual([
      'large.pdf: refused, 413 document.size_too_large, moved to failed/large.pdf',
    ]);
    await drop('small.pdf');
    await waitFor(async () => expect(await filesIn('done')).toEqual(['small.pdf']));
  });

  it('tries again after an error of the server, and keeps everything while a key is not accepted', async () => {
    replies = [errorOf(503, 'service.unavailable'), errorOf(401, 'auth.unauthenticated')];
    await drop('scan.pdf');
    watch();
    await waitFor(() => expect(lines).toHaveLength(1));
    expect(await filesIn('done')).toEqual([]);
    await waitFor(async () => expect(await filesIn('done')).toEqual(['scan.pdf']));
    expect(received).toHaveLength(3);
    expect(lines).toEqual([
      'Waiting: 503 service.unavailable',
      'Uploading again',
      'scan.pdf: stored as doc_1, moved to done/scan.pdf',
    ]);
  });

  it('leaves what is beyond a limit of the organization, and uploads what is not', async () => {
    replies = [errorOf(403, 'limit.reached')];
    await drop('a.pdf');
    await drop('b.pdf');
    watch();
    await waitFor(async () => expect(await filesIn('done')).toEqual(['b.pdf']));
    expect(lines).toEqual([
      'a.pdf: waits, 403 limit.reached: the organization has no room for it',
      'b.pdf: stored as doc_1, moved to done/b.pdf',
    ]);
    await waitFor(async () => expect(await filesIn('done')).toEqual(['a.pdf', 'b.pdf']));
  });

  it('survives that nothing can be reached, and a restart', async () => {
    await drop('scan.pdf');
    const port = portOf();
    server.close();
    watch({ url: `http://localhost:${port}` });
    await waitFor(() => expect(lines).toEqual([expect.stringContaining('cannot be reached')]));
    await stopWatching();
    expect(await readdir(folder)).toEqual(['scan.pdf']);
    server = createServer((request, response) => void respond(request, response)).listen(port);
    await once(server, 'listening');
    watch();
    await waitFor(async () => expect(await filesIn('done')).toEqual(['scan.pdf']));
  });
});

describe('npm run watch', () => {
  it('names every setting that is missing or wrong', () => {
    expect(readWatchSettings({}).problems).toHaveLength(3);
    const valid = {
      SHEAF_URL: 'https://archive.example.com/',
      SHEAF_ORGANIZATION: organizationId,
      SHEAF_API_KEY: apiKey,
    };
    expect(readWatchSettings(valid)).toEqual({
      target: { url: 'https://archive.example.com', organizationId, apiKey },
      problems: [],
    });
    expect(readWatchSettings({ ...valid, SHEAF_URL: 'archive' }).problems).toEqual([
      expect.stringContaining('SHEAF_URL'),
    ]);
  });

  it('stops cleanly on a signal', async () => {
    watch();
    const watcher = spawn('node', ['.scripts/watch.ts', folder], {
      env: {
        ...process.env,
        SHEAF_URL: `http://localhost:${portOf()}`,
        SHEAF_ORGANIZATION: organizationId,
        SHEAF_API_KEY: apiKey,
      },
    });
    await once(watcher.stdout, 'data');
    watcher.kill('SIGTERM');
    expect(await once(watcher, 'exit')).toEqual([0, null]);
  });
});

const endOfPdf = 'startxref\n116\n%%EOF\n';
const endOfZip = `PK\x05\x06${'\0'.repeat(18)}`;

describe('a file that another program is still writing', () => {
  it.each([
    ['scan.pdf', '%PDF-1.4\npage 1\n', `page 2\n${endOfPdf}`],
    ['linearized.pdf', `%PDF-1.4\n${endOfPdf}1 0 obj\nendobj\n`, endOfPdf],
    ['scan.jpg', '\xff\xd8\xff\xe0lines', 'lines\xff\xd9'],
    ['preview.jpg', '\xff\xd8\xff\xe1preview\xff\xd9lines', 'lines\xff\xd9\0\0\0'],
    ['scan.png', '\x89PNG\r\n\x1a\nIDAT', 'IEND\xae\x42\x60\x82'],
    ['scan.docx', 'PK\x03\x04entry', endOfZip],
    ['nested.zip', `PK\x03\x04${endOfZip}entry`, `${endOfZip.slice(0, -2)}\x07\0comment`],
    ['scan.tif', 'II*\0\x20\0\0\0strip', 'the directory behind the strips'],
  ])('waits for its end, however long it pauses: %s', async (name, beginning, rest) => {
    await writeFile(join(folder, name), beginning, 'latin1');
    watch();
    await delay(400);
    expect(received).toEqual([]);
    await appendFile(join(folder, name), rest, 'latin1');
    await waitFor(async () => expect(await filesIn('done')).toEqual([name]));
    expect(received).toHaveLength(1);
  });

  it('is uploaded again when it grows after it was moved away', async () => {
    await drop('notes.txt', 'page 1\n');
    const writer = await open(join(folder, 'notes.txt'), 'a');
    watch();
    await waitFor(async () => expect(await filesIn('done')).toEqual(['notes.txt']));
    await writer.write('page 2\n');
    await writer.close();
    await waitFor(() => expect(received).toHaveLength(2));
    expect(received[1]?.body).toContain('page 1\npage 2');
    await waitFor(async () => expect(await filesIn('done')).toEqual(['notes.txt']));
    expect(await readFile(join(folder, 'done/notes.txt'), 'utf8')).toBe('page 1\npage 2\n');
  });
});
