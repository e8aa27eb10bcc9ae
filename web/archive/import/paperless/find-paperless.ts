import { chunksOf } from '../../../../shared/chunks-of.ts';
import {
  baseName,
  folderOf,
  SourceError,
  type ImportSource,
  type SourceFile,
} from '../source/source-file.ts';
import { isObject, textOf } from './paperless-records.ts';

export type PaperlessExport = {
  folder: string;
  manifests: SourceFile[];
  version?: string;
  isEncrypted: boolean;
};

/**
 * Finds the export nearest to the top of a source; null if there is none. Throws `SourceError` if there are several at
 * the same level.
 */
export async function findPaperless({ files }: ImportSource): Promise<PaperlessExport | null> {
  const manifest = await findManifest(files);
  if (!manifest) return null;
  const folder = folderOf(manifest.path);
  const prefix = folder === '' ? '' : `${folder}/`;
  const within = files.filter(({ path }) => path.startsWith(prefix) && !isAppleDouble(path));
  const named = (name: string) => within.find(({ path }) => path === `${prefix}${name}`);
  const metadata =
    (await readObject(named('metadata.json'))) ?? (await readObject(named('version.json')));
  return {
    folder,
    manifests: [manifest, ...within.filter(({ path }) => path.endsWith('-manifest.json'))],
    version: textOf(metadata?.version) || undefined,
    isEncrypted: metadata !== null && '__crypto__' in metadata,
  };
}

/** Other programs write files named `manifest.json`, too; at most so many are read. */
const mostManifests = 100;

async function findManifest(files: readonly SourceFile[]): Promise<SourceFile | undefined> {
  const named = files
    .filter(({ path }) => /(?:^|\/)manifest\.json$/.test(path) && !isAppleDouble(path))
    .toSorted((a, b) => depthOf(a) - depthOf(b));
  let found: SourceFile | undefined;
  for (const manifest of named.slice(0, mostManifests)) {
    if (found && depthOf(manifest) > depthOf(found)) break;
    if (!(await beginsWithRecords(manifest))) continue;
    if (found) {
      const folders = new Set([found, manifest].map(({ path }) => folderOf(path)));
      throw new SourceError('several-exports', [...folders].join(', '));
    }
    found = manifest;
  }
  return found;
}

function depthOf({ path }: SourceFile): number {
  return path.split('/').length;
}

/** Returns whether this is an AppleDouble file, which macOS writes beside a file with the prefix `._`. */
function isAppleDouble(path: string): boolean {
  return baseName(path).startsWith('._');
}

/** Returns whether a file begins like a list of Django records, unlike manifests of other programs. */
async function beginsWithRecords(manifest: SourceFile): Promise<boolean> {
  let beginning = '';
  const decoder = new TextDecoder();
  for await (const chunk of chunksOf(await manifest.stream())) {
    beginning += decoder.decode(chunk, { stream: true });
    if (beginning.length > 4096) break;
  }
  return /^\s*\[\s*(?:\]|\{\s*"(?:model|pk|fields)"\s*:)/.test(beginning);
}

const longestMetadata = 1024 * 1024;

async function readObject(file: SourceFile | undefined): Promise<Record<string, unknown> | null> {
  if (!file || file.size > longestMetadata) return null;
  try {
    const value: unknown = JSON.parse(await new Response(await file.stream()).text());
    return isObject(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error instanceof SourceError ? error : new SourceError('unreadable', file.path);
  }
}
