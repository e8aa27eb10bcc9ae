import {
  chunksOf,
  folderOf,
  SourceError,
  type Source,
  type SourceFile,
} from '../source/source-file.ts';
import { isObject, textOf } from './paperless-records.ts';

export type PaperlessExport = {
  /** In the source, '' for its top. */
  folder: string;
  manifests: SourceFile[];
  version?: string;
  isEncrypted: boolean;
};

/** The export in a source, by the `manifest.json` nearest to its top; null if there is none. */
export async function findPaperless({ files }: Source): Promise<PaperlessExport | null> {
  const manifest = files
    .filter(({ path }) => /(?:^|\/)manifest\.json$/.test(path))
    .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length)[0];
  if (!manifest || !(await beginsWithRecords(manifest))) return null;
  const folder = folderOf(manifest.path);
  const prefix = folder === '' ? '' : `${folder}/`;
  const within = files.filter(({ path }) => path.startsWith(prefix));
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

/** Whether a file begins like a list of Django's records, as the manifests of other programs do not. */
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
