import { withoutCommentsAndQuotes } from './plain-header.ts';

const unfold = (value: string) => value.replaceAll(/\r?\n[ \t]+/g, ' ');

/**
 * Returns the address in the raw value of a From header (RFC 5322, 3.4), in lower case; null unless
 * there is exactly one, written as `address` or `any name <address>`. Names are not searched for
 * addresses, so an address in quotes, comments or encoded words never counts as the sender.
 */
export function parseSender(value: string): string | null {
  const rest = withoutCommentsAndQuotes(unfold(value));
  if (rest === null) return null;
  const trimmed = rest.trim();
  const angled = /^[^<>@,;:"\\]*<([^<>]*)>$/.exec(trimmed);
  const address = (angled?.[1] ?? trimmed).trim().toLowerCase();
  return isPlainAddress(address) ? address : null;
}

function isPlainAddress(address: string): boolean {
  return (
    address.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u.test(address)
  );
}
