import {
  bagDeclaration,
  bagFiles,
  bagInfoText,
  manifestText,
  type BagEntry,
} from '../../../shared/archive/export/bag-files.ts';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { textEntry } from '../zip-archives/archive-entries.ts';
import type { ZipEntry } from '../zip-archives/zip-chunks.ts';

/** A file of the payload. `sha256` is the hash that the file should have, so that the manifest reveals a changed file. */
export type PayloadEntry = ZipEntry & { sha256: string };

type Bag = {
  payload: AsyncIterable<PayloadEntry>;
  facts: readonly (readonly [label: string, value: string])[];
  tagFiles: () => { path: string; text: string }[];
  now: Date;
};

export async function payloadText(path: string, text: string, now: Date): Promise<PayloadEntry> {
  return { ...textEntry(path, text, now), sha256: await sha256Hex(text) };
}

/**
 * Yields the entries of an archive that is a bag: first the payload, then the manifests. Only names
 * and hashes of the payload are kept in memory.
 */
export async function* bagEntries({
  payload,
  facts,
  tagFiles,
  now,
}: Bag): AsyncGenerator<ZipEntry> {
  const files: BagEntry[] = [];
  let size = 0;
  yield textEntry(bagFiles.declaration, bagDeclaration, now);
  for await (const { sha256, ...entry } of payload) {
    files.push({ path: entry.name, sha256 });
    size += entry.size;
    yield entry;
  }
  const info = bagInfoText([
    ...facts,
    ['Bagging-Date', now.toISOString().slice(0, 10)],
    ['Payload-Oxum', `${size}.${files.length}`],
  ]);
  const written = [
    ...tagFiles(),
    { path: bagFiles.info, text: info },
    { path: bagFiles.manifest, text: manifestText(files) },
  ];
  const hashed = [{ path: bagFiles.declaration, text: bagDeclaration }, ...written].map(
    async ({ path, text }) => ({ path, sha256: await sha256Hex(text) }),
  );
  for (const { path, text } of written) yield textEntry(path, text, now);
  yield textEntry(bagFiles.tagManifest, manifestText(await Promise.all(hashed)), now);
}
