/**
 * The files around the payload of a bag (BagIt 1.0, RFC 8493): `bagit.txt` declares it, manifests name each file with its SHA-256,
 * `bag-info.txt` has facts about it.
 */
export const bagFiles = {
  declaration: 'bagit.txt',
  info: 'bag-info.txt',
  manifest: 'manifest-sha256.txt',
  tagManifest: 'tagmanifest-sha256.txt',
} as const;

export const bagDeclaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';

/** A file of a bag; `path` has `/` between folders, `sha256` is in hex. */
export type BagEntry = { path: string; sha256: string };

/** A manifest, in the order of the paths. */
export function manifestText(entries: readonly BagEntry[]): string {
  return entries
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, sha256 }) => `${sha256}  ${encodePath(path)}\n`)
    .join('');
}

/** The files that a manifest names, or null if a line is none of a manifest. */
export function parseManifest(text: string): BagEntry[] | null {
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const entries = lines.flatMap((line) => {
    const [, sha256, path] = /^([0-9a-f]{64})[ \t]+\*?(.+)$/i.exec(line) ?? [];
    return sha256 && path ? [{ path: decodePath(path), sha256: sha256.toLowerCase() }] : [];
  });
  return entries.length === lines.length ? entries : null;
}

/** Facts as `bag-info.txt` has them, each on one line. */
export function bagInfoText(facts: readonly (readonly [label: string, value: string])[]): string {
  return facts.map(([label, value]) => `${label}: ${value.replaceAll(/[\r\n]+/g, ' ')}\n`).join('');
}

/** The facts of `bag-info.txt` or `bagit.txt`; a value goes on in lines that begin with a space. */
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

/** Which of how many bags one of a group is, as `Bag-Count` says: `2 of 3`. */
export type BagCount = { number: number; total: number };

/** A count as `parseBagCount` reads it. */
export function bagCountText({ number, total }: BagCount): string {
  return `${number} of ${total}`;
}

/** Reads `Bag-Count`; null where the bag is the only one, or the number of all was not known. */
export function parseBagCount(text: string | undefined): BagCount | null {
  const [, number, total] = /^(\d{1,7})\s+of\s+(\d{1,7})$/.exec(text?.trim() ?? '') ?? [];
  return number && total ? { number: Number(number), total: Number(total) } : null;
}

function linesOf(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
}

/** Only what would end the line is encoded, and the sign of the encoding. */
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
