import {
  bagActivitySchema,
  bagNotesSchema,
  bagRemindersSchema,
  documentPaths,
  versionPath,
  type BagDocument,
  type BagVersion,
} from '../../../shared/archive/export/bag-layout.ts';
import { bagFieldValues, type Referred } from '../../../shared/archive/export/bag-definitions.ts';
import type { ReadForResponse } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findActivities } from '../activity/list-activity.ts';
import { findNotesOfDocuments } from '../notes/list-notes.ts';
import { findPairsOfDocuments } from '../related/related-store.ts';
import { findRemindersOfDocuments } from '../reminders/reminder-list-store.ts';
import { fileEntry } from '../zip-archives/archive-entries.ts';
import { firstVersion, selectVersionsOf, type VersionRow } from '../versions/version-store.ts';
import { uniqueNames } from '../zip-archives/unique-names.ts';
import { payloadText, type PayloadEntry } from './bag-entries.ts';
import { jsonText } from './json-text.ts';
import { findTexts, type ExportRow } from './export-store.ts';

/**
 * Documents, and bytes of their texts, that are read at once. They stay in memory if the client stops reading the
 * archive.
 */
const documentsAtOnce = 10;
const textBytesAtOnce = 2_000_000;

/**
 * Maximum number of activities per document in an archive, because a document may have any number.
 */
const mostActivities = 1000;

type Paths = ReturnType<typeof documentPaths>;
type Batch = { row: ExportRow; paths: Paths }[];

/**
 * Yields the streamed files of documents, with their texts, notes, reminders and activity. `add` is
 * called with each document once its files are known. An original file that is missing in the store
 * is left out.
 */
export async function* documentEntries(
  scope: OrganizationScope,
  rows: readonly ExportRow[],
  {
    referred,
    add,
    read,
  }: { referred: Referred; add: (document: BagDocument) => void; read: ReadForResponse },
): AsyncGenerator<PayloadEntry> {
  const names = uniqueNames(rows.map(({ name }) => name.replaceAll('%', '_')));
  const all = rows.map((row, index) => ({ row, paths: documentPaths(names[index] ?? '') }));
  for (const batch of inBatches(all)) {
    const { texts, notes, reminders, activities, pairs, versions } = await read(() =>
      readBatch(scope, batch),
    );
    for (const { row, paths } of batch) {
      const { id, fileNumber, createdAt, sha256 } = row;
      const stored = { documentId: id, fileNumber, name: paths.file, createdAt };
      const file = await fileEntry(scope, stored);
      if (file) yield { ...file, sha256 };
      const bagVersions: BagVersion[] = [];
      yield* versionEntries(scope, {
        row,
        file: paths.file,
        versions: versions.get(id) ?? [],
        add: (version) => bagVersions.push(version),
      });
      const hasFile = file !== undefined;
      const related = pairs.get(id) ?? [];
      add(bagDocument(row, { paths, hasFile, referred, related, versions: bagVersions }));
      const text = texts.get(id);
      if (row.textBytes > 0) yield await payloadText(paths.textFile, text ?? '', createdAt);
      if (row.hasNotes) {
        const exported = (notes.get(id) ?? []).toReversed().map((note) => ({
          ...note,
          author: note.author.name,
          importedBy: note.importedBy?.name,
        }));
        yield await payloadText(paths.notesFile, jsonText(bagNotesSchema, exported), createdAt);
      }
      const remindersOf = reminders.get(id) ?? [];
      if (remindersOf.length > 0) {
        const text = jsonText(bagRemindersSchema, remindersOf);
        yield await payloadText(paths.remindersFile, text, createdAt);
      }
      const activity = jsonText(bagActivitySchema, activities.get(id) ?? []);
      yield await payloadText(paths.activityFile, activity, createdAt);
    }
  }
}

type Versioned = {
  row: ExportRow;
  file: string;
  versions: readonly VersionRow[];
  add: (version: BagVersion) => void;
};

async function* versionEntries(
  scope: OrganizationScope,
  { row, file: currentFile, versions, add }: Versioned,
): AsyncGenerator<PayloadEntry> {
  for (const { number, name, sha256, restoredFrom, fileNumber, createdAt } of versions) {
    const isStored = restoredFrom === null && fileNumber !== row.fileNumber;
    const path = versionPath(currentFile, number);
    const stored = { documentId: row.id, fileNumber, name: path, createdAt };
    const file = isStored ? await fileEntry(scope, stored) : undefined;
    if (file) yield { ...file, sha256 };
    add({ number, name, sha256, restoredFrom, file: file ? path : null });
  }
}

function inBatches(all: Batch): Batch[] {
  const batches: Batch[] = [];
  let bytes = 0;
  for (const document of all) {
    bytes += document.row.textBytes;
    const batch = batches.at(-1);
    if (batch && batch.length < documentsAtOnce && bytes <= textBytesAtOnce) {
      batch.push(document);
      continue;
    }
    batches.push([document]);
    bytes = document.row.textBytes;
  }
  return batches;
}

async function readBatch(scope: OrganizationScope, batch: Batch) {
  const ids = batch.map(({ row }) => row.id);
  const withText = batch.flatMap(({ row }) => (row.textBytes > 0 ? [row.id] : []));
  const withNotes = batch.flatMap(({ row }) => (row.hasNotes ? [row.id] : []));
  const withVersions = batch.flatMap(({ row }) => (row.fileVersion > firstVersion ? [row.id] : []));
  const [texts, notes, reminders, activities, pairs, versions] = await Promise.all([
    withText.length > 0 ? findTexts(scope, withText) : new Map<string, string>(),
    withNotes.length > 0
      ? findNotesOfDocuments(scope, withNotes)
      : (new Map() as Awaited<ReturnType<typeof findNotesOfDocuments>>),
    findRemindersOfDocuments(scope, ids),
    findActivities(scope, ids, mostActivities),
    findPairsOfDocuments(scope, ids),
    withVersions.length > 0 ? selectVersionsOf(scope, withVersions) : [],
  ]);
  const versionsById = Map.groupBy(versions, ({ documentId }) => documentId);
  return { texts, notes, reminders, activities, pairs, versions: versionsById };
}

function bagDocument(
  row: ExportRow,
  {
    paths,
    hasFile,
    referred,
    related,
    versions,
  }: {
    paths: Paths;
    hasFile: boolean;
    referred: Referred;
    related: BagDocument['related'];
    versions: BagVersion[];
  },
): BagDocument {
  const { tags, correspondent, fields, isContentEdited, textBytes, hasNotes, ...document } = row;
  return {
    ...document,
    file: hasFile ? paths.file : null,
    versions,
    textFile: textBytes > 0 ? paths.textFile : null,
    isTextEdited: isContentEdited,
    notesFile: hasNotes ? paths.notesFile : null,
    correspondent: correspondent?.name ?? null,
    tags: tags.map(({ name }) => name),
    fields: bagFieldValues(fields, referred),
    related,
  };
}
