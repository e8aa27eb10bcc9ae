import { hour, minute, second } from '../../shared/time/durations.ts';
import { findWebhookUrlProblem } from '../../shared/integrations/webhooks/webhook-url.ts';
import { OverloadError } from '../platform/byte-budget.ts';

type Icon = { type: string; bytes: Uint8Array<ArrayBuffer> };

const iconTypes = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/vnd.microsoft.icon',
  'image/webp',
  'image/x-icon',
]);

const timeLimit = 5 * second;
const largestIcon = 256 * 1024;
const mostRedirects = 3;

/** The limit for one isolate and all addresses, because anyone may request icons. */
const fetchesAtOnce = 4;

const keptFor = { icon: hour, nothing: minute };

/**
 * Fetches icons from configured addresses and caches them. Returns null for a response that is no
 * picture or too large. An icon is kept while it cannot be fetched again. Rejects with
 * OverloadError if too many fetches are in progress.
 */
export function createIconCache() {
  const kept = new Map<string, { icon: Icon | null; endsAt: number }>();
  let begun: number[] = [];

  return async (address: string): Promise<Icon | null> => {
    const startedAt = Date.now();
    const known = kept.get(address);
    if (known && known.endsAt > startedAt) return known.icon;
    // The runtime may end a request without notice, so old entries are removed.
    begun = begun.filter((other) => other > startedAt - 2 * timeLimit);
    if (begun.length >= fetchesAtOnce) throw new OverloadError();
    begun.push(startedAt);
    const icon = await fetchIcon(address).catch(() => null);
    const index = begun.indexOf(startedAt);
    if (index >= 0) begun.splice(index, 1);
    const endsAt = Date.now() + (icon ? keptFor.icon : keptFor.nothing);
    const entry = { icon: icon ?? known?.icon ?? null, endsAt };
    kept.set(address, entry);
    return entry.icon;
  };
}

async function fetchIcon(address: string): Promise<Icon | null> {
  const response = await follow(address, AbortSignal.timeout(timeLimit));
  const [type = ''] = (response?.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (!response?.ok || !iconTypes.has(type.trim())) {
    await response?.body?.cancel();
    return null;
  }
  const bytes = await readWithin(response, largestIcon);
  return bytes && { type: type.trim(), bytes };
}

/** Follows redirects only to addresses that a webhook may have, or to the configured host itself. */
async function follow(address: string, signal: AbortSignal): Promise<Response | null> {
  const { hostname, protocol } = new URL(address);
  const isHttpAllowed = protocol === 'http:';
  let url = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await fetch(url, { signal, redirect: 'manual' });
    if (response.status < 300 || response.status > 399) return response;
    await response.body?.cancel();
    const target = URL.parse(response.headers.get('location') ?? '', url)?.href ?? '';
    const allowed = { allowedHostnames: [hostname], isHttpAllowed };
    if (findWebhookUrlProblem(target, allowed) !== null) return null;
    url = target;
  }
  return null;
}

async function readWithin(
  response: Response,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = response.body?.getReader();
  const bytes = new Uint8Array(limit);
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return bytes.slice(0, length);
    if (length + value.length > limit) {
      await reader?.cancel();
      return null;
    }
    bytes.set(value, length);
    length += value.length;
  }
}
