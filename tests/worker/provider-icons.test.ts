import { afterEach, expect, it, vi } from 'vitest';
import headers from '../../web/public/_headers?raw';
import { installation } from '../support/configured.ts';

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

afterEach(() => vi.restoreAllMocks());

it('pages load the icon of a provider from this server', async () => {
  const app = withIcon(address);
  const body = (await (await app.fetch('/api/config')).json()) as {
    config: { auth: { providers: { customs: { icon: string }[] } } };
  };
  const path = body.config.auth.providers.customs[0]?.icon ?? '';
  expect(path).toBe('/api/provider-icons/company');
  const svg = { headers: { 'content-type': 'image/svg+xml', 'set-cookie': 'a=b' } };
  const outside = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<svg/>', svg));
  const response = await app.fetch(path);
  expect(outside).toHaveBeenCalledWith(address, expect.anything());
  expect(await response.text()).toBe('<svg/>');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('set-cookie')).toBeNull();
});

it('serves nothing but pictures of configured providers', async () => {
  const app = withIcon(address);
  const page = { headers: { 'content-type': 'text/html' } };
  const outside = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>', page));
  expect((await app.fetch('/api/provider-icons/company')).status).toBe(404);
  outside.mockRejectedValue(new TypeError('Network connection lost'));
  expect((await app.fetch('/api/provider-icons/company')).status).toBe(404);
  outside.mockClear();
  expect((await app.fetch('/api/provider-icons/constructor')).status).toBe(404);
  expect((await withIcon('data:image/png,x').fetch('/api/provider-icons/company')).status).toBe(
    404,
  );
  expect(outside).not.toHaveBeenCalled();
});

it('the policy of pages allows no pictures from elsewhere', () => {
  expect(headers).toMatch(/img-src 'self' data: blob:;/);
});
