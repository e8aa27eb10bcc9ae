import { expect, it } from 'vitest';
import { clientNetworkOf } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3', 'unknown'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('maps the address %j to the network %j', (address, network) => {
  expect(clientNetworkOf(new Headers({ 'cf-connecting-ip': address }))).toBe(network);
});

it('maps all addresses of an IPv6 /64 to one network', () => {
  const networks = [1, 2, 3].map((last) =>
    clientNetworkOf(new Headers({ 'cf-connecting-ip': `2001:db8:0:9:ffff::${last}` })),
  );
  expect(new Set(networks).size).toBe(1);
});
