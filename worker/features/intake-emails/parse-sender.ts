const unfold = (value: string) => value.replaceAll(/\r?\n[ \t]+/g, ' ');

/**
 * The one address of a From header's raw value, in lower case; null unless there is exactly one, written in one of the
 * two forms every mailer uses: `address` or `any name <address>`. Names are never searched for addresses, so what
 * stands in quotes, comments or encoded words cannot pass for one. RFC 5322 section 3.4.
 */
export function parseSender(value: string): string | null {
  const rest = removeComments(unfold(value).replaceAll(/"(?:[^"\\]|\\.)*"/g, ' '));
  if (rest === null) return null;
  const trimmed = rest.trim();
  const angled = /^[^<>@,;:"\\]*<([^<>]*)>$/.exec(trimmed);
  const address = (angled?.[1] ?? trimmed).trim().toLowerCase();
  return isPlainAddress(address) ? address : null;
}

/** Without what is in (nested) parentheses; null when they do not match. */
function removeComments(value: string): string | null {
  let depth = 0;
  let kept = '';
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at];
    if (depth > 0 && character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')' && depth === 0) return null;
    else if (character === ')') depth -= 1;
    else if (depth === 0) kept += character;
  }
  return depth === 0 ? kept : null;
}

function isPlainAddress(address: string): boolean {
  return (
    address.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u.test(address)
  );
}
