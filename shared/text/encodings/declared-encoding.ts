import { decodeLatin1 } from './latin1.ts';

const longestDeclaration = 1024;

/** Returns the encoding that the beginning of an XML or HTML file declares: `encoding="…"`, `charset=…`. */
export function declaredEncodingOf(bytes: Uint8Array): string | undefined {
  const head = decodeLatin1(bytes.subarray(0, longestDeclaration));
  for (const [tag] of head.matchAll(/<(?:\?xml|meta)\b[^>]*/gi)) {
    const label = /\b(?:encoding|charset)\s*=\s*(?:["']\s*)?([\w:-]+)/i.exec(tag)?.[1];
    if (label !== undefined) return label;
  }
  return undefined;
}
