import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../platform/config.ts';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';
import { readMultipartFile } from './multipart-file.ts';
import { receiveBody } from './receive-body.ts';
import { respondWithError } from '../respond-with-error.ts';

const environmentAt = (origin: string) => ({
  config: parseConfig({
    APP_BASE_URL: origin,
    AUTH_SECRET: 'f3b9c1d2e4a5968778695a4b3c2d1e0f',
    EMAILS_DRIVER: origin.includes('localhost') ? 'local' : 'cloudflare',
    EMAILS_FROM_ADDRESS: 'sheaf@example.com',
  }),
});
const local = environmentAt('http://localhost:8787');
const deployed = environmentAt('https://sheaf.example.com');
const uploadPath = '/api/organizations/org_1/documents';

const slowWork = Promise.withResolvers<void>();

const app = new Hono<AppEnv>()
  .use(
    receiveBody(async (c) => {
      if (c.req.header('x-user') === undefined) throw new AppError('auth.unauthenticated');
      return c.req.header('x-user') ?? '';
    }),
  )
  .post('/api/refused', () => {
    throw new AppError('auth.forbidden');
  })
  .post('/api/slow', async (c) => {
    await slowWork.promise;
    return c.json('done');
  })
  .post(uploadPath, async (c) => {
    if (c.req.header('x-refused')) throw new AppError('auth.forbidden');
    const form = { contentType: c.req.header('content-type'), body: c.var.upload };
    const file = await readMultipartFile(form, { file: 'file' });
    return c.json((await new Response(file.body as BodyInit).arrayBuffer()).byteLength);
  })
  .post('*', async (c) => c.json((await c.req.arrayBuffer()).byteLength))
  .onError(respondWithError);

function bodyOf(size: number, options: { prefix?: string; end?: 'stop' | 'fail' } = {}) {
  const state = { sent: 0, isCancelled: false };
  const prefix = new TextEncoder().encode(options.prefix);
  const total = size + prefix.length;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.sent === 0 && prefix.length > 0) {
          controller.enqueue(prefix);
          state.sent = prefix.length;
          return undefined;
        }
        if (state.sent < total) {
          const chunk = new Uint8Array(Math.min(50_000, total - state.sent)).fill(0x78);
          controller.enqueue(chunk);
          state.sent += chunk.length;
          return undefined;
        }
        if (options.end === 'stop') return new Promise<void>(() => undefined);
        if (options.end === 'fail') throw new Error('Connection reset');
        return controller.close();
      },
      cancel() {
        state.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

function slow(prefix: string) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      controller.enqueue(new TextEncoder().encode(sent === 0 ? prefix : 'x'));
      sent += 1;
      if (sent < 7) return;
      controller.enqueue(new TextEncoder().encode('\r\n--b--\r\n'));
      controller.close();
    },
  });
}

type PostOptions = { headers?: Record<string, string>; environment?: typeof local };

async function post(
  path: string,
  body: ReadableStream<Uint8Array> | string,
  { headers, environment = local }: PostOptions = {},
) {
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request(new URL(path, environment.config.APP_BASE_URL), init);
  const response = await app.fetch(request, environment);
  const text = await response.text();
  const { error } = response.ok ? { error: undefined } : JSON.parse(text);
  return { status: response.status, body: text, code: error?.code };
}

const user = { 'x-user': 'usr_1' };
const upload = { 'content-type': 'multipart/form-data; boundary=b' };
const partOf = (name: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\n`;

describe('a body', () => {
  it.each(['application/json', 'multipart/form-data; boundary=x', 'Multipart/Form-Data'])(
    'of type %s is limited except in uploads, with and without a length',
    async (type) => {
      const size = 4 * 1024 * 1024 + 1;
      const withLength: Record<string, string> = { 'content-length': String(size) };
      for (const length of [{}, withLength]) {
        const headers = { 'content-type': type, ...user, ...length };
        const { stream, state } = bodyOf(size);
        const refused = await post('/api/json', stream, { headers });
        expect([refused.status, refused.code]).toEqual([413, 'request.too_large']);
        expect(state.sent).toBe(size);
      }
      const allowed = await post('/api/json', bodyOf(size - 1).stream, { headers: user });
      expect(allowed).toMatchObject({ status: 200, body: String(size - 1) });
    },
  );

  it.each([
    ['with a length', { 'content-length': '70000' }],
    ['without one', {}],
  ])('%s is read beyond 64 KiB only with valid credentials', async (_name, length) => {
    const headers: Record<string, string> = length;
    const refused = bodyOf(70_000);
    const options = { headers, environment: deployed };
    expect(await post('/api/json', refused.stream, options)).toMatchObject({ status: 401 });
    expect(refused.state.sent).toBeLessThanOrEqual('content-length' in headers ? 0 : 100_000);
    const allowed = await post('/api/json', bodyOf(70_000).stream, {
      headers: { ...headers, ...user },
    });
    expect(allowed).toMatchObject({ status: 200, body: '70000' });
    const small = await post('/api/json', bodyOf(65_536).stream);
    expect(small).toMatchObject({ status: 200, body: '65536' });
  });

  it.each(['abc', '-1', '1, 1', ''])(
    'is read as one without a length if that is %j',
    async (length) => {
      const headers = { 'content-length': length };
      expect(await post('/api/json', 'small', { headers })).toMatchObject({
        status: 200,
        body: '5',
      });
    },
  );

  it('of an upload is streamed whatever its size', async () => {
    const size = 5 * 1024 * 1024;
    const { stream } = bodyOf(size, { prefix: partOf('file') });
    const ended = stream.pipeThrough(
      new TransformStream({
        flush: (controller) => controller.enqueue(new TextEncoder().encode('\r\n--b--\r\n')),
      }),
    );
    expect(await post(uploadPath, ended, { headers: upload })).toMatchObject({
      status: 200,
      body: String(size),
    });
  });

  it('that breaks off is an invalid request', async () => {
    for (const [path, prefix] of [
      ['/api/stripe/webhook', ''],
      [uploadPath, partOf('file')],
    ] as const) {
      const { stream } = bodyOf(10, { prefix, end: 'fail' });
      expect(await post(path, stream, { headers: upload })).toMatchObject({
        status: 400,
        code: 'request.invalid',
      });
    }
  });

  it('of an upload may not begin with more than 128 KiB besides the file', async () => {
    const fields = [
      `${'x'.repeat(131_073)}\r\n${partOf('file')}`,
      `${partOf('other')}${'x'.repeat(131_072)}\r\n${partOf('file')}`,
      `${`${partOf('other')}\r\n`.repeat(3000)}${partOf('file')}`,
      `--b\r\ncontent-disposition: ${'x'.repeat(17_000)}\r\n\r\n`,
    ];
    for (const prefix of fields) {
      const { stream, state } = bodyOf(10_000_000, { prefix });
      const refused = await post(uploadPath, stream, { headers: upload, environment: deployed });
      expect([refused.status, refused.code]).toEqual([400, 'request.invalid']);
      expect(state).toMatchObject({ isCancelled: true });
    }
  });
});

describe('the rest of the body of a refused request', () => {
  const refused = { ...upload, 'x-refused': 'yes' };

  it('is read to its end by the local runtime, which responds with an error of its own otherwise', async () => {
    const { stream, state } = bodyOf(10_000_000);
    const { status } = await post(uploadPath, stream, { headers: refused });
    expect([status, state.sent]).toEqual([403, 10_000_000]);
  });

  it('is cancelled elsewhere, unless it is small', async () => {
    const large = bodyOf(10_000_000);
    const options = { headers: refused, environment: deployed };
    expect((await post(uploadPath, large.stream, options)).status).toBe(403);
    expect(large.state).toEqual({ sent: 0, isCancelled: true });
    const small = bodyOf(1000);
    const headers = { ...refused, 'content-length': '1000' };
    expect((await post(uploadPath, small.stream, { ...options, headers })).status).toBe(403);
    expect(small.state).toEqual({ sent: 1000, isCancelled: false });
  });
});

it('large bodies of a user that are processed slowly leave room for those of others', async () => {
  const size = 4 * 1024 * 1024;
  const slowRequests = [1, 2, 3].map(() =>
    post('/api/slow', bodyOf(size).stream, { headers: { 'x-user': 'usr_3' } }),
  );
  const other = await post('/api/json', bodyOf(size).stream, { headers: user });
  expect(other).toMatchObject({ status: 200, body: String(size) });
  slowWork.resolve();
  for (const { status } of await Promise.all(slowRequests)) expect(status).toBe(200);
});

describe('a body that stops arriving', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['of JSON', '/api/refused', ''],
    ['before the file of an upload', uploadPath, '--b\r\n'],
    ['within the file of an upload', uploadPath, partOf('file')],
  ])('%s is 408 after 30 seconds', async (_name, path, prefix) => {
    const { stream, state } = bodyOf(100, { prefix, end: 'stop' });
    const response = post(path, stream, { headers: upload });
    await vi.advanceTimersByTimeAsync(29_900);
    expect(state.isCancelled).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await response).toMatchObject({ status: 408, code: 'request.timed_out' });
    expect(state.isCancelled).toBe(true);
  });

  it('of a refused request is not waited for any longer', async () => {
    const { stream, state } = bodyOf(100, { end: 'stop' });
    const response = post(uploadPath, stream, { headers: { ...upload, 'x-refused': 'yes' } });
    await vi.advanceTimersByTimeAsync(30_100);
    expect((await response).status).toBe(403);
    expect(state.isCancelled).toBe(true);
  });

  it('as a whole has 30 seconds, however it is cut up, unless it is an upload', async () => {
    const json = post('/api/refused', slow('{'));
    const file = post(uploadPath, slow(partOf('file')), { headers: upload });
    await vi.advanceTimersByTimeAsync(100_000);
    expect((await json).status).toBe(408);
    expect(await file).toMatchObject({ status: 200, body: '6' });
  });
});

function upload10MB(bytesPerSecond: number) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === 0) controller.enqueue(new TextEncoder().encode(partOf('file')));
      await new Promise((resolve) => setTimeout(resolve, 5000));
      const chunk = new Uint8Array(Math.min(bytesPerSecond * 5, 10_000_000 - sent));
      sent += chunk.length;
      controller.enqueue(chunk);
      if (sent < 10_000_000) return;
      controller.enqueue(new TextEncoder().encode('\r\n--b--\r\n'));
      controller.close();
    },
  });
}

describe('an upload that arrives slowly', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([20_000, 4000])('is received at %s bytes a second', async (bytesPerSecond) => {
    const response = post(uploadPath, upload10MB(bytesPerSecond), { headers: upload });
    await vi.advanceTimersByTimeAsync(10_000_000_000 / bytesPerSecond + 10_000);
    expect(await response).toMatchObject({ status: 200, body: '10000000' });
  });

  it.each([
    ['from the beginning', 0],
    ['after 200 kB at once', 200_000],
  ])('of a byte every 29 seconds is 408 %s', async (_name, atOnce) => {
    let isStarted = false;
    const dripping = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (isStarted) await new Promise((resolve) => setTimeout(resolve, 29_000));
        const start = `${partOf('file')}${'x'.repeat(atOnce)}`;
        controller.enqueue(new TextEncoder().encode(isStarted ? 'x' : start));
        isStarted = true;
      },
    });
    let status = 0;
    void post(uploadPath, dripping, { headers: upload }).then((ended) => (status = ended.status));
    const allowed = 120_000 + atOnce / 2.048;
    await vi.advanceTimersByTimeAsync(allowed - 1000);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(status).toBe(408);
  });
});

const stop = (size: number, headers: Record<string, string>) =>
  post('/api/json', bodyOf(size, { end: 'stop' }).stream, { headers, environment: deployed });

describe('many bodies that stop arriving', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['small ones without credentials', 200, 60_000, {}],
    ['large ones of a user', 8, 3_000_000, { 'x-user': 'usr_2' }],
  ])('give way, %s', async (_name, count, size, headers) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      void stop(size, headers).then(({ status }) => statuses.push(status));
    }
    await vi.advanceTimersByTimeAsync(3000);
    const asUser = Object.keys(headers).length > 0 ? user : {};
    const other = post('/api/json', bodyOf(size).stream, { headers: asUser });
    await vi.advanceTimersByTimeAsync(2100);
    expect(await other).toMatchObject({ status: 200, body: String(size) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(statuses).toHaveLength(count);
    expect(new Set(statuses)).toEqual(new Set([503, 408]));
  });
});
