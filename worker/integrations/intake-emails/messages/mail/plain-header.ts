/**
 * Returns the value of a header with its comments and quoted strings replaced by spaces (RFC 5322,
 * 3.2.2 and 3.2.4); null if one of them is not closed. It is read from left to right, because
 * neither can start inside of the other.
 */
export function withoutCommentsAndQuotes(value: string): string | null {
  let depth = 0;
  let isQuoted = false;
  let plain = '';
  for (let at = 0; at < value.length; at += 1) {
    const character = value.charAt(at);
    const isOutside = depth === 0 && !isQuoted;
    if (character === '\\' && !isOutside) at += 1;
    else if (character === '"' && depth === 0) isQuoted = !isQuoted;
    else if (character === '(' && !isQuoted) depth += 1;
    else if (character === ')' && !isQuoted) depth -= 1;
    if (depth < 0) return null;
    plain += isOutside && !'"()'.includes(character) ? character : ' ';
  }
  return depth === 0 && !isQuoted ? plain : null;
}
