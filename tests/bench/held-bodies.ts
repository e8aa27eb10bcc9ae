import { mkdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../../.scripts/migrate.ts';
import { signUp, type ProductClient } from './product-client.ts';
import { baseUrl, buildProduct, startProduct } from './product-server.ts';

/*
 * Measures an idle user beside senders that hold their bodies back: `npm run bench:held-bodies`. Three users begin 64
 * uploads each, send 4.9 MB of each at once and then a byte every 5 seconds, while others send 200 bodies of 4 MiB
 * without their last byte to a public route. Prints the latencies of the user, the memory, and the responses to the
 * senders.
 */
const { values: options } = parseArgs({
  options: {
    senders: { type: 'string', default: '3' },
    anonymous: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-held-bodies` },
  },
});
const { directory } = options;
const stateDirectory = `${directory}/state`;
const { hostname, port } = new URL(baseUrl);

/** Milliseconds between two rounds of held bodies. */
const pause = 200;

type Held = { socket: Socket; status: string };

/** Sends the head and the first bytes of a request, and keeps the status of its response. */
function hold(head: string[], start: (socket: Socket) => void): Held {
  const socket = connect(Number(port), hostname);
  const held: Held = { socket, status: 'none' };
  socket.on('data', (data) => {
    const status = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1];
    if (status !== undefined && held.status === 'none') held.status = status;
  });
  socket.on('error', () => undefined);
  socket.on('connect', () => {
    socket.write(
      `${[...head, `host: ${hostname}:${port}`, `origin: ${baseUrl}`].join('\r\n')}\r\n\r\n`,
    );
    start(socket);
  });
  return held;
}

const chunk = (text: string | Buffer) => [`${text.length.toString(16)}\r\n`, text, '\r\n'];

function holdUpload({ cookie, path }: ProductClient): Held {
  const type = 'content-type: multipart/form-data; boundary=b';
  const head = [`POST ${path}/documents HTTP/1.1`, `cookie: ${cookie}`, type];
  return hold([...head, 'transfer-encoding: chunked'], (socket) => {
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    for (const piece of [...chunk(part), ...chunk(Buffer.alloc(4_900_000))]) socket.write(piece);
    const drip = setInterval(() => {
      for (const piece of chunk('x')) if (socket.writable) socket.write(piece);
    }, 5000);
    socket.on('close', () => clearInterval(drip));
  });
}

function holdAnonymous(): Held {
  const head = ['POST /api/auth/sign-in/email HTTP/1.1', 'content-type: application/json'];
  return hold([...head, `content-length: ${4 * 1024 * 1024}`], (socket) =>
    socket.write(Buffer.alloc(4 * 1024 * 1024 - 1, ' ')),
  );
}

function formOf(size: number) {
  const form = new FormData();
  form.set('file', new File([crypto.randomUUID(), 'x'.repeat(size)], 'a.txt'));
  return form;
}

/** Returns the milliseconds of consecutive calls of each kind during `seconds`. */
async function measure(client: ProductClient, seconds: number) {
  const times = new Map<string, number[]>();
  const endsAt = Date.now() + seconds * 1000;
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    const failure = await work().then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (failure) console.log(`${what}: ${failure}`);
    times.set(what, [...(times.get(what) ?? []), performance.now() - startedAt]);
  };
  while (Date.now() < endsAt) {
    await timed('list', () => client.call('GET', '/documents'));
    await timed('new tag', () =>
      client.call('POST', '/tags', { name: crypto.randomUUID(), color: '#336699' }),
    );
    await timed('upload, 10 kB', () => client.call('POST', '/documents', formOf(10_000)));
    await timed('upload, 1 MB', () => client.call('POST', '/documents', formOf(1_000_000)));
    await sleep(200);
  }
  return times;
}

function summaryOf(times: Map<string, number[]>) {
  return Object.fromEntries(
    [...times].map(([what, values]) => {
      const sorted = values.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
      return [what, { count: sorted.length, 'median ms': at(0.5), 'max ms': at(0.999) }];
    }),
  );
}

rmSync(directory, { recursive: true, force: true });
mkdirSync(stateDirectory, { recursive: true });
await buildProduct(directory);
await migrate(stateDirectory);
const server = await startProduct({ directory, stateDirectory });
let peak = 0;
const sampling = setInterval(() => (peak = Math.max(peak, server.memoryMb())), 250);
try {
  const quiet = await signUp('quiet');
  const senders: ProductClient[] = [];
  for (let index = 0; index < Number(options.senders); index += 1) {
    senders.push(await signUp(`sender-${index}`));
  }
  await measure(quiet, 5);
  const alone = await measure(quiet, 15);
  console.log('Alone', `${Math.round(server.memoryMb())} MB`);
  console.table(summaryOf(alone));
  const uploads: Held[] = [];
  const anonymous: Held[] = [];
  // The uploads start one after the other, because the bytes alone would keep the local server busy.
  for (let index = 0; index < 64; index += 1) {
    for (const sender of senders) uploads.push(holdUpload(sender));
    await sleep(pause);
  }
  for (let index = 0; index < Number(options.anonymous); index += 1) {
    anonymous.push(holdAnonymous());
    await sleep(pause / 4);
  }
  await sleep(15_000);
  const beside = await measure(quiet, Number(options.seconds));
  const answered = (held: Held[]) =>
    Object.fromEntries(
      [...Map.groupBy(held, ({ status }) => status)].map(([k, v]) => [k, v.length]),
    );
  console.log('Beside', `${Math.round(server.memoryMb())} MB, at most ${Math.round(peak)} MB`);
  console.table(summaryOf(beside));
  console.log('Held uploads', answered(uploads), 'anonymous bodies', answered(anonymous));
  for (const { socket } of [...uploads, ...anonymous]) socket.destroy();
} finally {
  clearInterval(sampling);
  await server.stop();
}
