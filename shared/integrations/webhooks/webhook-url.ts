/** What is wrong with an address: not a web address, not encrypted, with a password in it, or inside a private network. */
export type WebhookUrlProblem = 'invalid' | 'not-https' | 'credentials' | 'private-address';

/**
 * Checks where a webhook may be sent to; null when nothing is wrong. Only the address is judged, in every notation the
 * URL standard knows; names are not looked up. `allowedHostnames` (exact, lower case) are exempt from the rules about
 * hosts; `isHttpAllowed` is for development on one machine.
 */
export function findWebhookUrlProblem(
  text: string,
  options: { allowedHostnames: readonly string[]; isHttpAllowed: boolean },
): WebhookUrlProblem | null {
  if (!URL.canParse(text)) return 'invalid';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'invalid';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.protocol === 'http:' && !options.isHttpAllowed) return 'not-https';
  if (options.allowedHostnames.includes(url.hostname)) return null;
  return isPublicHost(url.hostname) ? null : 'private-address';
}

/** `hostname` as the URL parser leaves it: lower case, IPv4 in four decimal numbers, IPv6 in brackets. */
function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1));
  const host = hostname.replace(/\.+$/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPublicIpv4(host.split('.').map(Number));
  return host.includes('.') && !privateSuffixes.some((suffix) => host.endsWith(suffix));
}

const privateSuffixes = ['.local', '.internal', '.localhost', '.localdomain', '.home.arpa'];

/** IANA's special-purpose registry: everything that is not globally reachable. */
const reservedIpv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

function isPublicIpv4(octets: number[]): boolean {
  const address = toNumber(octets);
  return !reservedIpv4.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    const start = toNumber(network.split('.').map(Number));
    return address >= start && address < start + size;
  });
}

function toNumber(octets: number[]): number {
  return octets.reduce((sum, octet) => sum * 256 + octet, 0);
}

/**
 * Only 2000::/3 is global unicast; in it 2001::/23 (Teredo and other protocols), 2001:db8::/32 and 3fff::/20
 * (documentation) and 2002::/16 (IPv4 addresses in disguise) are not reachable as themselves.
 */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] = groupsOf(address);
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) return false;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}

/** The first groups of an address as the URL parser writes it; `::` stands for zeros. */
function groupsOf(address: string): number[] {
  const [head = ''] = address.split('::');
  return head.split(':').map((group) => Number.parseInt(group || '0', 16));
}
