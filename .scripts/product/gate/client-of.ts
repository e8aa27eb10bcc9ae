import ipaddr from 'ipaddr.js';

type Connection = {
  /** Address and port of the connection's peer: `127.0.0.1:51234`, `[::1]:51234`. */
  peer: string;
  headers: Headers;
  trusted: string;
};

/**
 * Returns address and protocol of the client: those of the connection or, behind a trusted proxy, those in
 * X-Forwarded-For, whose last entry is the address that the proxy itself saw, and X-Forwarded-Proto.
 */
export function clientOf({ peer, headers, trusted }: Connection) {
  const address = withoutPort(peer);
  const networks = networksOf(trusted);
  const isTrusted = (text: string) => isIn(networks, text);
  if (!isTrusted(address)) return { address };
  const forwarded = listOf(headers.get('x-forwarded-for') ?? '');
  const protocol = listOf(headers.get('x-forwarded-proto') ?? '').at(-1);
  return {
    address: forwarded.findLast((text) => !isTrusted(text)) ?? forwarded[0] ?? address,
    ...((protocol === 'https' || protocol === 'http') && { protocol: `${protocol}:` }),
  };
}

/** Parses addresses and networks. Throws an Error that names an invalid one. */
export function networksOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number][] {
  return listOf(text).map((item) => {
    if (ipaddr.isValidCIDR(item)) return ipaddr.parseCIDR(item);
    if (!ipaddr.isValid(item)) throw new Error(`TRUSTED_PROXIES: ${item} is no address`);
    const address = ipaddr.process(item);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
}

function isIn(networks: ReturnType<typeof networksOf>, text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

const listOf = (text: string) => text.split(',').flatMap((item) => item.trim() || []);

function withoutPort(peer: string): string {
  return /^\[(.*)\]:\d+$/.exec(peer)?.[1] ?? peer.replace(/:\d+$/, '');
}
