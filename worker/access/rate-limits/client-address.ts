import ipaddr from 'ipaddr.js';

/**
 * Returns the network of a request from the address that Cloudflare reports: an IPv4 address, or
 * the /64 network of an IPv6 address, because one customer usually has at least that many
 * addresses. `unknown` without an address.
 */
export function clientNetworkOf(headers: Headers): string {
  const text = headers.get('cf-connecting-ip')?.trim() ?? '';
  if (!ipaddr.isValid(text)) return 'unknown';
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
