export type RootTag = { name: string; namespace: string };

const longestTag = 20_000;
const longestProlog = 1_000_000;

/**
 * Returns the root element of a text, which may be malformed after it. Takes time proportional to what precedes it. Returns undefined if
 * the text does not begin like XML.
 */
export function rootTagOf(whole: string): RootTag | undefined {
  const text = whole.slice(0, longestProlog + longestTag);
  let at = 0;
  for (;;) {
    while (at < text.length && /[\s\ufeff]/.test(text.charAt(at))) at += 1;
    if (text.startsWith('<?', at)) at = after(text, '?>', at);
    else if (text.startsWith('<!--', at)) at = after(text, '-->', at);
    else if (/^<!doctype/i.test(text.slice(at, at + 9))) at = afterDocumentType(text, at);
    else break;
    if (at < 0) return undefined;
  }
  const end = text.indexOf('>', at);
  const tag = text.slice(at, Math.min(at + longestTag, end < 0 ? text.length : end));
  const [, prefix, name] = /^<(?:([^\s<>:/="']+):)?([^\s<>:/="']+)/.exec(tag) ?? [];
  if (name === undefined) return undefined;
  const declaration = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  for (const [, attribute, double, single] of tag.matchAll(
    /\s([^\s=<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (attribute === declaration) return { name, namespace: (double ?? single ?? '').trim() };
  }
  return { name, namespace: '' };
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

/** The declarations of a document type are in brackets, and can contain `>`. */
function afterDocumentType(text: string, from: number): number {
  const end = text.indexOf('>', from);
  const bracket = text.indexOf('[', from);
  if (bracket < 0 || bracket > end) return end < 0 ? -1 : end + 1;
  const close = text.indexOf(']', bracket);
  return close < 0 ? -1 : after(text, '>', close);
}
