import ipaddr from 'ipaddr.js';

type WebhookUrlProblem = 'invalid' | 'not-https' | 'credentials' | 'private-address';

/**
 * Checks the address of a webhook; returns null if it is allowed. Checks only the address itself, in every notation of the URL standard,
 * and does not resolve names. `allowedHostnames` (exact, lower case) are exempt from the rules on hosts; `isHttpAllowed` is for local
 * development.
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

/** `hostname` is normalized by the URL parser: lower case, IPv4 as four decimal numbers, IPv6 in brackets. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/(?<!\.)\.+$/, '').replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  const [topLevel = ''] = host.split('.').slice(-1);
  return host.includes('.') && !privateTopLevels.has(topLevel);
}

/**
 * Top-level domains outside the public internet: reserved (RFC 2606, 6761, 6762, 7686, 9476, ICANN's `internal`), or used by routers,
 * offices and clusters (RFC 6762, appendix G, and defaults of their software).
 */
const privateTopLevels = new Set(
  `alt arpa cluster consul corp dhcp docker domain gateway home internal intra intranet invalid k8s lan local
  localdomain localhost localnet mail modem mshome onion priv private router svc test wan workgroup`.split(
    /\s+/,
  ),
);

const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublicAddress(host: string): boolean {
  const address = ipaddr.parse(host);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalIpv6);
}
