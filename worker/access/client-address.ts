/**
 * The network a request comes from, as far as it can be told apart: an IPv4 address, or the /64 of an IPv6 address,
 * since one customer usually has at least that many addresses. `unknown` where the runtime does not say.
 */
export function clientNetworkOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip')?.trim().toLowerCase() ?? '';
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  return networkOfIpv6(address) ?? 'unknown';
}

function networkOfIpv6(address: string): string | null {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address)?.[1];
  if (mapped) return mapped;
  if (!/^[0-9a-f:]+$/.test(address)) return null;
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...rest];
  if (all.length !== 8) return null;
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
