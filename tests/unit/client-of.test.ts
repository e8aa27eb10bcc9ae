import { expect, it } from 'vitest';
import { clientOf, networksOf } from '../../.scripts/product/gate/client-of.ts';

const proxy = '10.0.0.2:50123';

it.each([
  ['a client that connects itself', '203.0.113.9:4711', '', '203.0.113.9'],
  ['one that claims to be another', '203.0.113.9:4711', '198.51.100.1', '203.0.113.9'],
  ['a client by IPv6', '[2001:db8::1]:4711', '', '2001:db8::1'],
  ['the client of a trusted proxy', proxy, '198.51.100.1', '198.51.100.1'],
  ['one that has added an address', proxy, '192.0.2.1, 198.51.100.1', '198.51.100.1'],
  ['one behind two trusted proxies', proxy, '192.0.2.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['a proxy that says nothing', proxy, '', '10.0.0.2'],
  ['a proxy whose address is mapped to IPv6', `[::ffff:10.0.0.2]:1`, '192.0.2.1', '192.0.2.1'],
])('knows %s', (_what, peer, forwarded, address) => {
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {});
  expect(clientOf({ peer, headers, trusted: '10.0.0.0/8, ::1' })).toEqual({ address });
});

it('takes the protocol from a trusted proxy alone', () => {
  const headers = new Headers({ 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' });
  expect(clientOf({ peer: proxy, headers, trusted: '10.0.0.2' }).protocol).toBe('https:');
  expect(clientOf({ peer: proxy, headers, trusted: '' }).protocol).toBeUndefined();
});

it('names what is no address', () => {
  expect(() => networksOf('127.0.0.1, proxy.local')).toThrow(/TRUSTED_PROXIES: proxy.local/);
});
