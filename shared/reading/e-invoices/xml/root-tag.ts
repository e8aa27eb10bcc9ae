/** The local name and namespace of the first element of an XML text. */
export type RootTag = { name: string; namespace: string };

const longestTag = 20_000;
/** Characters of declarations and comments before the first element. */
const longestProlog = 1_000_000;

/**
 * The first element of a text, which may be malformed after it: found in time proportional to what is before it. Undefined if
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

/** The end of a document type, whose declarations are in brackets. */
function afterDocumentType(text: string, from: number): number {
  const end = text.indexOf('>', from);
  const bracket = text.indexOf('[', from);
  if (bracket < 0 || bracket > end) return end < 0 ? -1 : end + 1;
  const close = text.indexOf(']', bracket);
  return close < 0 ? -1 : after(text, '>', close);
}
