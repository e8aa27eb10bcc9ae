import { fileExtension } from '../../../../shared/reading/file-types/file-extension.ts';
import {
  formerManifestName,
  readFormerExport,
  readFormerNotes,
} from '../../../../shared/archive/export/former-export.ts';
import {
  bagCountText,
  bagFiles,
  type BagCount,
} from '../../../../shared/archive/export/bag-files.ts';
import type { BagDocument } from '../../../../shared/archive/export/bag-layout.ts';
import {
  documentMetadata,
  documentValues,
} from '../../../../shared/archive/export/import-inputs.ts';
import {
  readBag,
  readBagCount,
  readBagNotes,
  readBagReminders,
  textOf,
  verifyBag,
  type Bag,
  type BagNotes,
  type BagReminders,
  type ExportContents,
} from '../../../../shared/archive/export/read-bag.ts';
import { hashPieces } from '../../../../shared/bytes/incremental-sha256.ts';
import { chunksOf } from '../../../../shared/chunks-of.ts';
import {
  createNotices,
  type AddNotice,
  type ImportItem,
  type ItemVersion,
  type ImportPlan,
  type ItemMetadata,
  type PlannedValue,
} from '../plan/import-plan.ts';
import {
  baseName,
  folderOf,
  readWhole,
  SourceError,
  type ImportSource,
  type SourceFile,
} from '../source/source-file.ts';

/** One archive of an export, as a file or unpacked. `changed`: files that differ from the manifest. */
type Part = {
  contents: ExportContents;
  files: ReadonlyMap<string, SourceFile>;
  changed: ReadonlySet<string>;
  textOf: (document: BagDocument) => SourceFile | undefined;
  notesOf: (document: BagDocument) => Promise<BagNotes>;
  remindersOf: (document: BagDocument) => Promise<BagReminders>;
};

/**
 * Plans the import of a Sheaf export, in one archive or in several in a folder; null if there is none. Every file of a
 * bag is compared with its manifest. Throws `SourceError`.
 */
export async function planSheaf(source: ImportSource): Promise<ImportPlan | null> {
  const { notices, add } = createNotices();
  const bags = filesBesides(source.files, bagFiles.declaration);
  const inBags = new Set([...bags.values()].flatMap((bag) => [...bag.values()]));
  const others = source.files.filter((file) => !inBags.has(file));
  const parts = [...(await readBags(bags.values(), add)), ...(await readFormer(others))];
  const [first] = parts;
  if (!first) return null;
  if (source.unsafeCount > 0) add('unsafe-paths', '', source.unsafeCount);
  const seen = new Set<string>();
  const items: ImportItem[] = [];
  for (const part of parts) {
    for (const document of part.contents.documents) {
      if (seen.has(document.sha256)) continue;
      seen.add(document.sha256);
      // Damaged notes are reported with their document.
      const notes = await part.notesOf(document).catch(() => []);
      items.push({ ...itemOf(document, part, add), notesCount: notes.length });
    }
  }
  const { contents } = first;
  return {
    kind: 'sheaf',
    sourceName: source.name,
    items,
    tags: contents.tags,
    fields: contents.fields,
    documentTypes: contents.documentTypes,
    notices,
    needsCurrency: false,
    contents,
  };
}

async function readBags(bags: Iterable<Bag<SourceFile>>, add: AddNotice): Promise<Part[]> {
  const parts: Part[] = [];
  const counts: BagCount[] = [];
  for (const bag of bags) {
    const contents = await readDamaged(() => readBag(bag));
    if (!contents) continue;
    const count = await readBagCount(bag).catch(() => null);
    if (count) counts.push(count);
    const changed = new Set<string>();
    for await (const { problem } of verifyBag(bag)) {
      if (problem?.kind === 'missing') add('missing-files', problem.path);
      else if (problem) {
        changed.add(problem.path);
        const isOfDocument = folderOf(problem.path).startsWith('data/');
        add(isOfDocument ? 'changed-files' : 'changed-descriptions', problem.path);
      }
    }
    // The files of a document, without the changed ones.
    const unchanged = new Map([...bag].filter(([path]) => !changed.has(path)));
    parts.push({
      contents,
      files: bag,
      changed,
      textOf: ({ textFile }) => unchanged.get(textFile ?? ''),
      notesOf: (document) => readBagNotes(unchanged, document),
      remindersOf: (document) => readBagReminders(unchanged, document),
    });
  }
  for (const text of missingParts(counts)) add('missing-parts', text);
  return parts;
}

/** Returns the missing archives of an export in several parts, as `2 of 3`. */
function missingParts(counts: readonly BagCount[]): string[] {
  const total = counts.reduce((most, count) => Math.max(most, Math.min(count.total, mostParts)), 0);
  const there = new Set(counts.map(({ number }) => number));
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  return numbers
    .filter((number) => !there.has(number))
    .map((number) => bagCountText({ number, total }));
}

/** More parts than any export has. */
const mostParts = 10_000;

async function readFormer(files: readonly SourceFile[]): Promise<Part[]> {
  const parts: Part[] = [];
  for (const within of filesBesides(files, formerManifestName).values()) {
    const manifest = within.get(formerManifestName);
    if (!manifest) continue;
    const contents = await readDamaged(() => readFormerExport(manifest));
    parts.push({
      contents,
      files: within,
      changed: new Set(),
      textOf: ({ textFile }) => within.get(textFile ?? ''),
      notesOf: ({ notesFile }) => readFormerNotes(within.get(notesFile ?? '')),
      remindersOf: () => Promise.resolve([]),
    });
  }
  return parts;
}

/** Reports invalid JSON, or JSON of another format, as damaged. */
async function readDamaged<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError('manifest-invalid');
  }
}

/**
 * Groups the files below each folder that contains a file of this name, by their paths in it. Of nested folders, the
 * outer one counts, as a document in it may have that name. A hostile archive can have as many such folders as files,
 * so that each file is checked only once.
 */
function filesBesides(
  files: readonly SourceFile[],
  name: string,
): Map<string, Map<string, SourceFile>> {
  const paths = files.map(({ path }) => path);
  const marked = new Set(paths.filter((path) => baseName(path) === name).map(folderOf));
  const found = new Map<string, Map<string, SourceFile>>();
  for (const [index, file] of files.entries()) {
    const path = paths[index] ?? '';
    const folder = outermost(path, marked);
    if (folder === undefined) continue;
    const within = found.get(folder) ?? new Map<string, SourceFile>();
    found.set(folder, within.set(folder === '' ? path : path.slice(folder.length + 1), file));
  }
  return found;
}

function outermost(path: string, folders: ReadonlySet<string>): string | undefined {
  if (folders.size === 0) return undefined;
  if (folders.has('')) return '';
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
    const folder = path.slice(0, end);
    if (folders.has(folder)) return folder;
  }
  return undefined;
}

function itemOf(document: BagDocument, part: Part, add: AddNotice): ImportItem {
  const { contents, files, changed } = part;
  const path = document.file ?? document.name;
  const file = document.file === null ? undefined : files.get(document.file);
  if (document.file === null) add('missing-files', document.name);
  return {
    key: document.sha256,
    label: path,
    size: document.originalSize,
    ...(file && !changed.has(path) && { sha256: document.sha256 }),
    ...(document.versions.length > 0 && { hasVersions: true }),
    metadata: metadataOf(document, contents),
    related: document.related.map(({ sha256, kind }) => ({ item: sha256, kind })),
    read: async (maxSize) => {
      if (!file) throw new SourceError('missing', path);
      if (changed.has(path)) throw new SourceError('changed', path);
      const blob = await readWhole(file, maxSize);
      const { sha256 } = await hashPieces(chunksOf(blob.stream()));
      if (sha256 !== document.sha256) throw new SourceError('changed', path);
      const [notes, reminders] = await readDamaged(() =>
        Promise.all([part.notesOf(document), part.remindersOf(document)]),
      );
      const versions = versionsOf(document, part, maxSize);
      const textFile = document.isTextEdited ? part.textOf(document) : undefined;
      return [
        {
          name: document.originalName || `document.${fileExtension(path)}`,
          blob: blob.slice(0, blob.size, document.mimeType),
          notes: notes.map(({ text, author, createdAt }) => ({
            text,
            author,
            createdAt: createdAt.toISOString(),
          })),
          reminders: reminders.map(({ doneAt, ...reminder }) => ({
            ...reminder,
            isDone: doneAt !== null,
          })),
          ...(textFile && { text: await textOf(textFile) }),
          ...(versions && { versions }),
        },
      ];
    },
  };
}

/** Returns the versions of a document; undefined if it has only one, or if the archive lacks the file of one. */
function versionsOf(
  { versions, ...document }: BagDocument,
  { files, changed }: Part,
  maxSize: number,
): ItemVersion[] | undefined {
  if (versions.length === 0) return undefined;
  const found = versions.flatMap(({ name, sha256, restoredFrom, file: former }): ItemVersion[] => {
    const path = former ?? (sha256 === document.sha256 ? document.file : null);
    const file = path === null || changed.has(path) ? undefined : files.get(path);
    if (!file && restoredFrom === null) return [];
    const read = async () => {
      if (!file) throw new SourceError('missing', name);
      const blob = await readWhole(file, maxSize);
      const hash = await hashPieces(chunksOf(blob.stream()));
      if (hash.sha256 !== sha256) throw new SourceError('changed', file.path);
      return blob;
    };
    return [{ name, sha256, restoredFrom, read }];
  });
  return found.length === versions.length ? found : undefined;
}

function metadataOf(document: BagDocument, contents: ExportContents): ItemMetadata {
  const values = documentValues(document, contents).map(({ field, value }): PlannedValue => {
    const isDocument = typeof value === 'object' && 'sha256' in value;
    return { field, value: isDocument ? { items: [value.sha256] } : value };
  });
  return { ...documentMetadata(document), values };
}
