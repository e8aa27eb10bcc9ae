import { SourceError, type SourceFile } from '../source/source-file.ts';
import { readJsonRecords } from '../source/json-records.ts';

export type Fields = ReadonlyMap<string, unknown>;
type PaperlessRecord = { pk: string; fields: Fields };

/** A document's record with `__exported_file_name__` and similar keys, which are not fields. */
export type PaperlessDocument = PaperlessRecord & { fileName: string | null };

/** The parsed export: the records of each model by key, and only the number of those that cannot be imported. */
export type PaperlessArchive = {
  tags: Map<string, Fields>;
  correspondents: Map<string, Fields>;
  documentTypes: Map<string, Fields>;
  customFields: Map<string, Fields>;
  users: Map<string, Fields>;
  documents: Map<string, PaperlessDocument>;
  notes: Map<string, Fields[]>;
  values: Map<string, Fields[]>;
  counts: Map<string, number>;
};

const fileNameKey = '__exported_file_name__';

const mostRecords = 2_000_000;

/** In bytes; the whole manifest is in memory. */
const largestSplitManifest = 64 * 1024 * 1024;

/** These fields are never used and make up most of a manifest; the text is extracted from the file again. */
const unusedFields = new Set(['content', 'search_vector', 'changes', 'serialized_data']);

/**
 * Reads the manifests of an export record by record. The per-document manifests are read only if the main one, which
 * comes first, has no documents. Throws `SourceError`.
 */
export async function readPaperlessArchive(manifests: SourceFile[]): Promise<PaperlessArchive> {
  const archive: PaperlessArchive = {
    tags: new Map(),
    correspondents: new Map(),
    documentTypes: new Map(),
    customFields: new Map(),
    users: new Map(),
    documents: new Map(),
    notes: new Map(),
    values: new Map(),
    counts: new Map(),
  };
  const [main, ...split] = manifests;
  let count = 0;
  const recordsIn = async function* (manifest: SourceFile) {
    for await (const value of readJsonRecords(await manifest.stream())) {
      count += 1;
      if (count > mostRecords) throw new SourceError('too-many-files');
      yield recordOf(value);
    }
  };
  if (main) for await (const record of recordsIn(main)) addRecord(archive, record);
  // Other files named like a manifest are then documents.
  if (archive.documents.size > 0) return archive;
  for (const manifest of split) {
    if (manifest.size > largestSplitManifest) throw new SourceError('record-too-large');
    const records: RawRecord[] = [];
    for await (const record of recordsIn(manifest)) records.push(record);
    addDocumentRecords(archive, records);
  }
  return archive;
}

type RawRecord = { model: string; fields: Record<string, unknown> } & Record<string, unknown>;

function recordOf(value: unknown): RawRecord {
  if (!isObject(value) || typeof value.model !== 'string' || !isObject(value.fields)) {
    throw new SourceError('manifest-invalid');
  }
  return { ...value, model: value.model, fields: value.fields };
}

/**
 * Repeated exports into the same folder may contain a document twice, under its old and new names; the newer one is
 * used.
 */
function addDocumentRecords(archive: PaperlessArchive, records: RawRecord[]) {
  const document = records.find(({ model }) => model === 'documents.document');
  const pk = keyOf(document?.pk);
  const known = archive.documents.get(pk);
  if (document && known) {
    const [earlier, later] = [known.fields.get('modified'), document.fields.modified].map(textOf);
    if (Date.parse(later ?? '') < Date.parse(earlier ?? '')) return;
    for (const lists of [archive.notes, archive.values]) lists.delete(pk);
  }
  for (const record of records) addRecord(archive, record);
}

function addRecord(archive: PaperlessArchive, value: RawRecord) {
  const pk = keyOf(value.pk);
  const fields = new Map(Object.entries(value.fields).filter(([name]) => !unusedFields.has(name)));
  switch (value.model) {
    case 'documents.tag':
      return archive.tags.set(pk, fields);
    case 'documents.correspondent':
      return archive.correspondents.set(pk, fields);
    case 'documents.documenttype':
      return archive.documentTypes.set(pk, fields);
    case 'documents.customfield':
      return archive.customFields.set(pk, fields);
    case 'auth.user':
      return archive.users.set(pk, fields);
    case 'documents.document':
      return archive.documents.set(pk, {
        pk,
        fields,
        fileName: textOf(value[fileNameKey]) || null,
      });
    case 'documents.note':
      return append(archive.notes, keyOf(fields.get('document')), fields);
    case 'documents.customfieldinstance':
      return append(archive.values, keyOf(fields.get('document')), fields);
    default:
      return archive.counts.set(value.model, (archive.counts.get(value.model) ?? 0) + 1);
  }
}

function append(lists: Map<string, Fields[]>, key: string, fields: Fields) {
  const list = lists.get(key);
  if (list) list.push(fields);
  else lists.set(key, [fields]);
}

/** Since 2.13, deleted documents stay in the trash for a while. */
export function isTrashed(fields: Fields): boolean {
  return (fields.get('deleted_at') ?? null) !== null;
}

export function keyOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
