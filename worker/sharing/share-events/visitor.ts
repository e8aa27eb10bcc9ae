import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { deviceNameOf } from '../../../shared/device-name.ts';
import { utcDay } from '../../../shared/time/utc-day.ts';
import { clientNetworkOf } from '../../access/rate-limits/client-address.ts';
import type { Platform } from '../../platform/platform.ts';

const length = 12;

/**
 * Returns the stored data of a reader of a link: no address, but a hash of its network with a salt
 * of the day and the link.
 */
export async function visitorOf(
  { config, clock }: Platform,
  { linkId, headers, country }: { linkId: string; headers: Headers; country: string | null },
) {
  const salt = [config.AUTH_SECRET, utcDay(clock.now()), linkId];
  const hash = await sha256Hex([...salt, clientNetworkOf(headers)].join(' '));
  return {
    country,
    browser: deviceNameOf(headers.get('user-agent')) ?? null,
    visitor: hash.slice(0, length),
  };
}

/**
 * Returns the country that Cloudflare reports for the address of a request; null if it has none, as
 * for Tor.
 */
export function countryOf(request: Request & { cf?: { country?: unknown } | undefined }) {
  const country = request.cf?.country ?? request.headers.get('cf-ipcountry');
  return typeof country === 'string' && /^(?!XX)[A-Z]{2}$/.test(country) ? country : null;
}
