import { afterEach, expect, it, vi } from 'vitest';
import headers from '../../web/public/_headers?raw';
import { installation } from '../support/configured.ts';
import { waitFor } from '../support/wait-for.ts';

const provider = {
  providerId: 'company',
  name: 'Company',
  discoveryUrl: 'https://id.example/.well-known/openid-configuration',
  clientId: 'id',
  clientSecret: 'secret',
};
const withIcon = (icon: string) =>
  installation({ AUTH_PROVIDERS_CUSTOMS: JSON.stringify([{ ...provider, icon }]) });
const address = 'https://cdn.example/icon.svg';
const path = '/api/provider-icons/company';

/** An icon at a unique address, because icons are cached by address. */
function withOwnIcon() {
  const icon = `https://cdn.example/${crypto.randomUUID()}.png`;
  return { icon, app: withIcon(icon) };
}
const picture = (body: BodyInit = 'icon', type = 'image/png') =>
  new Response(body, { headers: { 'content-type': type } });
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });
const fetched = () => vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('pages load the icon of a provider from this server', async () => {
  const app = withIcon(address);
  const body = (await (await app.fetch('/api/config')).json()) as {
    config: { auth: { providers: { customs: { icon: string }[] } } };
  };
  expect(body.config.auth.providers.customs[0]?.icon).toBe(path);
  const svg = { headers: { 'content-type': 'image/svg+xml', 'set-cookie': 'a=b' } };
  const outside = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<svg/>', svg));
  const response = await app.fetch(path);
  expect(outside).toHaveBeenCalledWith(address, expect.anything());
  expect(await response.text()).toBe('<svg/>');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('vary')).toBe('Origin');
});

it.each([
  ['a page', () => picture('<html>', 'text/html')],
  ['XML that may be XHTML', () => picture('<x/>', 'image/x+xml')],
  ['what has no type', () => new Response('icon')],
  ['what is larger than 256 KiB', () => picture('x'.repeat(256 * 1024 + 1))],
  ['an error', () => new Response('icon', { status: 500 })],
])('serves no icon for %s', async (_what, response) => {
  const { app } = withOwnIcon();
  fetched().mockImplementation(async () => response());
  expect((await app.fetch(path)).status).toBe(404);
});

it('serves no icon that cannot be fetched, of no configured provider, or from no web address', async () => {
  const { app } = withOwnIcon();
  const outside = fetched().mockRejectedValue(new TypeError('Network connection lost'));
  expect((await app.fetch(path)).status).toBe(404);
  outside.mockClear();
  expect((await app.fetch('/api/provider-icons/constructor')).status).toBe(404);
  expect((await withIcon('data:image/png,x').fetch(path)).status).toBe(404);
  expect(outside).not.toHaveBeenCalled();
});

it('fetches an icon once an hour and a missing one once a minute, however often it is asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { app } = withOwnIcon();
  const outside = fetched().mockImplementation(async () => new Response(null, { status: 404 }));
  for (let count = 0; count < 5; count += 1) expect((await app.fetch(path)).status).toBe(404);
  expect(outside).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 61_000);
  outside.mockImplementation(async () => picture());
  for (let count = 0; count < 5; count += 1) expect((await app.fetch(path)).status).toBe(200);
  expect(outside).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 3_601_000);
  outside.mockRejectedValue(new TypeError('Network connection lost'));
  expect(await (await app.fetch(path)).text()).toBe('icon');
  expect(outside).toHaveBeenCalledTimes(3);
});

it('begins few fetches at once', async () => {
  const { app } = withOwnIcon();
  const { promise, resolve } = Promise.withResolvers<void>();
  const outside = fetched().mockImplementation(async () => {
    await promise;
    return picture();
  });
  const requests = Array.from({ length: 20 }, () => app.fetch(path));
  await waitFor(() => expect(outside).toHaveBeenCalledTimes(4));
  resolve();
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status === 503)).toHaveLength(16);
  expect(outside).toHaveBeenCalledTimes(4);
});

it.each([
  ['http://169.254.169.254/latest/meta-data'],
  ['https://127.0.0.1/icon.png'],
  ['https://router.local/icon.png'],
  ['https://user:secret@cdn.example/icon.png'],
  ['http://cdn.example/icon.png'],
  ['file:///etc/passwd'],
])('follows no redirect to %s', async (location) => {
  const { app } = withOwnIcon();
  const outside = fetched().mockImplementation(async () => redirect(location));
  expect((await app.fetch(path)).status).toBe(404);
  expect(outside).toHaveBeenCalledTimes(1);
});

it('follows a few redirects to public addresses', async () => {
  const { icon, app } = withOwnIcon();
  const outside = fetched().mockImplementation(async (target) =>
    target === icon ? redirect('https://static.example.com/icon.png') : picture(),
  );
  expect((await app.fetch(path)).status).toBe(200);
  const { app: endless } = withOwnIcon();
  outside.mockClear();
  outside.mockImplementation(async () => redirect('/again'));
  expect((await endless.fetch(path)).status).toBe(404);
  expect(outside).toHaveBeenCalledTimes(4);
});

it('the policy of pages allows no pictures from elsewhere', () => {
  expect(headers).toMatch(/img-src 'self' data: blob:;/);
});
