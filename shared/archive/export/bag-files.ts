/** The files around the payload of a bag (BagIt 1.0, RFC 8493): its declaration, manifests with the SHA-256 of each file, and metadata. */
export const bagFiles = {
  declaration: 'bagit.txt',
  info: 'bag-info.txt',
  manifest: 'manifest-sha256.txt',
  tagManifest: 'tagmanifest-sha256.txt',
} as const;

export const bagDeclaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';

export type BagEntry = { path: string; sha256: string };

/** Returns a manifest, sorted by path. */
export function manifestText(entries: readonly BagEntry[]): string {
  return entries
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, sha256 }) => `${sha256}  ${encodePath(path)}\n`)
    .join('');
}

/** Parses a manifest; returns null if a line is invalid. */
export function parseManifest(text: string): BagEntry[] | null {
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const entries = lines.flatMap((line) => {
    const [, sha256, path] = /^([0-9a-f]{64})[ \t]+\*?(.+)$/i.exec(line) ?? [];
    return sha256 && path ? [{ path: decodePath(path), sha256: sha256.toLowerCase() }] : [];
  });
  return entries.length === lines.length ? entries : null;
}

/** Returns the text of `bag-info.txt`, one line for each fact. */
export function bagInfoText(facts: readonly (readonly [label: string, value: string])[]): string {
  return facts.map(([label, value]) => `${label}: ${value.replaceAll(/[\r\n]+/g, ' ')}\n`).join('');
}

/** Parses `bag-info.txt` or `bagit.txt`. A line that begins with a space continues a value. */
export function parseBagInfo(text: string): Map<string, string> {
  const facts = new Map<string, string>();
  let label = '';
  for (const line of linesOf(text)) {
    const colon = line.indexOf(':');
    if (/^\s/.test(line)) facts.set(label, `${facts.get(label) ?? ''} ${line.trim()}`.trim());
    else if (colon > 0)
      facts.set((label = line.slice(0, colon).trimEnd()), line.slice(colon + 1).trim());
  }
  return facts;
}

/** The number of a bag in a group of bags, and their total: `Bag-Count: 2 of 3`. */
export type BagCount = { number: number; total: number };

/** Returns a count in the format that `parseBagCount` reads. */
export function bagCountText({ number, total }: BagCount): string {
  return `${number} of ${total}`;
}

/** Parses `Bag-Count`; returns null for a single bag, or if the total was not known. */
export function parseBagCount(text: string | undefined): BagCount | null {
  const [, number, total] = /^(\d{1,7})\s+of\s+(\d{1,7})$/.exec(text?.trim() ?? '') ?? [];
  return number && total ? { number: Number(number), total: Number(total) } : null;
}

function linesOf(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
}

/** RFC 8493 encodes only line breaks and `%` in paths. */
function encodePath(path: string): string {
  return path.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Some writers do not encode `%`, and begin paths with `./`. */
function decodePath(path: string): string {
  return path
    .replace(/^(?:\.\/)+/, '')
    .replaceAll(/%0D/gi, '\r')
    .replaceAll(/%0A/gi, '\n')
    .replaceAll('%25', '%');
}
