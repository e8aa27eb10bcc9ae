import { withoutCommentsAndQuotes } from './plain-header.ts';

const unfold = (value: string) => value.replaceAll(/\r?\n[ \t]+/g, ' ');

/**
 * The one address of a From header's raw value, in lower case; null unless there is exactly one, written in one of the
 * two forms every mailer uses: `address` or `any name <address>`. Names are never searched for addresses, so what
 * stands in quotes, comments or encoded words cannot pass for one. RFC 5322 section 3.4.
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
