import {
  maxKnownFiles,
  type KnownFile,
} from '../../../../../shared/archive/documents/known-files.ts';
import { hashPieces } from '../../../../../shared/bytes/incremental-sha256.ts';
import { sha256Hex } from '../../../../../shared/bytes/sha256.ts';
import { chunksOf } from '../../../../../shared/chunks-of.ts';
import { addTo, type ImportItem, type NoticeDetails } from '../../plan/import-plan.ts';
import { reasonOf } from '../send-item.ts';

/**
 * Items that add no document. `skipped`: an active document has the same bytes; `restored`: a document in the trash
 * has; `repeated`: an earlier item has; `unreadable`: the import of the item will fail.
 */
const duplicateKinds = ['skipped', 'restored', 'repeated', 'unreadable'] as const;
type DuplicateKind = (typeof duplicateKinds)[number];

export type Duplicates = {
  checked: number;
  total: number;
  found: Record<DuplicateKind, NoticeDetails>;
};

type FindDuplicatesOptions = {
  items: readonly ImportItem[];
  maxSize: number;
  findKnown: (sha256: string[]) => Promise<KnownFile[]>;
  signal: AbortSignal;
  onProgress: (duplicates: Duplicates) => void;
};

/** A fraction of the limit, so that results appear soon. */
const filesAtOnce = maxKnownFiles / 5;

/** Problems that the preview reports without reading the item. */
const saidOtherwise = new Set(['missing', 'changed', 'too-large']);

/**
 * Compares the bytes of all items with the archive, with one item in memory at a time, and predicts the result of
 * uploading them. Throws when aborted, and what `findKnown` throws.
 */
export async function findDuplicates(options: FindDuplicatesOptions): Promise<Duplicates> {
  const { items, findKnown, signal, onProgress } = options;
  const total = items.length;
  const found = {
    skipped: nothing(),
    restored: nothing(),
    repeated: nothing(),
    unreadable: nothing(),
  };
  const seen = new Set<string>();
  let compared = 0;
  let waiting: { label: string; hashes: string[] }[] = [];

  const compare = async () => {
    const hashes = [...new Set(waiting.flatMap((each) => each.hashes))];
    const documents = hashes.length > 0 ? await findKnown(hashes) : [];
    signal.throwIfAborted();
    const known = new Map(documents.map((document) => [document.sha256, document]));
    for (const { label, hashes } of waiting) {
      const kind = kindOf(hashes, { known, seen });
      if (kind) addTo(found[kind], label);
      for (const hash of hashes) seen.add(hash);
    }
    compared += waiting.length;
    waiting = [];
  };

  for (const item of items) {
    const { label } = item;
    const hashed = await hashItem(item, options);
    signal.throwIfAborted();
    if ('problem' in hashed) {
      if (!saidOtherwise.has(hashed.problem)) addTo(found.unreadable, label);
      compared += 1;
    } else {
      waiting.push({ label, hashes: hashed.hashes });
      // An email has many files, but fewer than one request may ask for.
      const files = waiting.reduce((sum, { hashes }) => sum + hashes.length, 0);
      if (files >= filesAtOnce) await compare();
    }
    onProgress({ checked: compared + waiting.length, total, found: structuredClone(found) });
  }
  await compare();
  return { checked: total, total, found };
}

function kindOf(
  hashes: readonly string[],
  { known, seen }: { known: ReadonlyMap<string, KnownFile>; seen: ReadonlySet<string> },
): DuplicateKind | null {
  const others = hashes.filter((hash) => !seen.has(hash));
  if (others.length === 0) return 'repeated';
  const files = others.map((hash) => known.get(hash));
  if (files.includes(undefined)) return null;
  return files.some((file) => file?.isDeleted) ? 'restored' : 'skipped';
}

async function hashItem(
  item: ImportItem,
  { maxSize, signal }: FindDuplicatesOptions,
): Promise<{ hashes: string[] } | { problem: string }> {
  if (item.sha256 !== undefined) return { hashes: [item.sha256] };
  try {
    const hashes: string[] = [];
    for (const { blob } of await item.read(maxSize)) hashes.push(await hashOf(blob, signal));
    return { hashes };
  } catch (error) {
    signal.throwIfAborted();
    return { problem: reasonOf(error) };
  }
}

/** Up to this size, the browser hashes the file in one call, which is much faster. */
const wholeSize = 16 * 1024 * 1024;

async function hashOf(blob: Blob, signal: AbortSignal): Promise<string> {
  if (blob.size <= wholeSize) return sha256Hex(await blob.arrayBuffer());
  return (await hashPieces(untilAborted(chunksOf(blob.stream()), signal))).sha256;
}

async function* untilAborted<Chunk>(chunks: AsyncIterable<Chunk>, signal: AbortSignal) {
  for await (const chunk of chunks) {
    signal.throwIfAborted();
    yield chunk;
  }
}

function nothing(): NoticeDetails {
  return { count: 0, examples: [] };
}
