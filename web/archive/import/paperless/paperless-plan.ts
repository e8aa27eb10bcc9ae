import {
  correspondentLimits,
  documentTypeLimits,
} from '../../../../shared/archive/archive-limits.ts';
import { nameKey } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { archiveNumberSchema } from '../../../../shared/archive/fields/document-field-values.ts';
import { fileExtension } from '../../../../shared/reading/file-types/file-extension.ts';
import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import { metadataLimits } from '../../../../shared/archive/uploads/upload-metadata.ts';
import { documentTypeOf } from '../plan/document-type-names.ts';
import {
  createNotices,
  type AddNotice,
  type ImportItem,
  type ImportPlan,
  type ItemMetadata,
  type PlannedNote,
  type PlannedType,
} from '../plan/import-plan.ts';
import { plannedName } from '../plan/planned-name.ts';
import { noteTexts } from '../plan/note-texts.ts';
import { withOwnKeys } from '../plan/own-keys.ts';
import {
  baseName,
  isHidden,
  isWithin,
  readWhole,
  safePath,
  SourceError,
  type ImportSource,
  type SourceFile,
} from '../source/source-file.ts';
import { countNotTaken } from './paperless-not-taken.ts';
import { createValueReader } from './document-values.ts';
import { versionsOf, type DocumentVersion } from './document-versions.ts';
import { planFields } from './paperless-fields.ts';
import {
  isTrashed,
  keyOf,
  readPaperlessArchive,
  textOf,
  type Fields,
  type PaperlessArchive,
  type PaperlessDocument,
} from './paperless-records.ts';
import { createDayReader, pastTime } from './paperless-dates.ts';
import { planTags } from './paperless-tags.ts';
import type { PaperlessExport } from './find-paperless.ts';

/** `currency` applies to amounts without one; `timeZone` is that of dates before 2.16. */
type PaperlessOptions = { currency: string; timeZone: string; now: Date };

/**
 * Plans the import of a Paperless-ngx export (`document_exporter`, 1.17 to 3.0, with or without `--split-manifest`).
 * Throws `SourceError`, also for an export without files (`--data-only`).
 */
export async function planPaperless(
  source: ImportSource,
  found: PaperlessExport,
  options: PaperlessOptions,
): Promise<ImportPlan> {
  const { now } = options;
  const archive = await readPaperlessArchive(found.manifests);
  const files = filesByPath(source.files, found.folder);
  const isMissing = (document: PaperlessDocument) => !fileOf(document, files);
  const documents = [...archive.documents.values()];
  const active = documents.filter(({ fields }) => !isTrashed(fields));
  if (documents.length > 0 && documents.every(isMissing)) {
    throw new SourceError('data-only');
  }
  const { notices, add } = createNotices();
  if (source.unsafeCount > 0) add('unsafe-paths', '', source.unsafeCount);
  for (const path of unlistedFiles(documents, files)) add('unlisted-files', path);
  for (const { path } of source.files) {
    if (!isWithin(path, found.folder) && !isHidden(path)) add('unlisted-files', path);
  }
  for (const { fields } of documents) {
    if (isTrashed(fields)) add('trashed-documents', textOf(fields.get('title')));
  }
  countNotTaken(archive, { add, isEncrypted: found.isEncrypted });
  const tags = planTags(archive.tags, add);
  const types = planTypes(archive.documentTypes, add);
  const fields = planFields(archive.customFields, add);
  const correspondents = planCorrespondents(archive.correspondents, add);
  const dayOf = createDayReader(
    active.map(({ fields }) => fields.get('created')),
    options.timeZone,
  );
  const seenSums = new Set<string>();

  const values = createValueReader({
    archive,
    fields,
    activeKeys: new Set(active.map(({ pk }) => pk)),
    currency: options.currency,
    add,
  });

  const itemOf = ({ document, root, version }: DocumentVersion): ImportItem => {
    const file = fileOf(document, files);
    const title = textOf(root.fields.get('title')).trim();
    const label = document.fileName ?? (title || document.pk);
    if (!file) add('missing-files', label);
    const sum = textOf(document.fields.get('checksum'));
    if (sum !== '' && seenSums.has(sum)) add('same-content', label);
    seenSums.add(sum);
    if (version > 0) add('document-versions', title);
    const read = version > 0 ? { values: [], kept: [] } : values.read(root.pk);
    const typeKey = keyOf(root.fields.get('document_type'));
    const correspondent = correspondents.get(keyOf(root.fields.get('correspondent')));
    const tagKeys = root.fields.get('tags');
    const names = Array.isArray(tagKeys)
      ? tagKeys.flatMap((key) => tags.names.get(keyOf(key)) ?? [])
      : [];
    const serial = root.fields.get('archive_serial_number');
    const metadata: ItemMetadata = {
      documentDate: dayOf(root.fields.get('created')),
      createdAt: pastTime(document.fields.get('added'), now),
      tags: [...new Set(names)],
      correspondent,
      documentType: types.keys.get(typeKey),
      archiveNumber: version === 0 ? archiveNumberSchema.safeParse(serial).data : undefined,
      values: read.values,
      notes: version > 0 ? [] : notesOf(root.pk, { archive, kept: read.kept, now, add }),
    };
    const name = fileName(title, { path: label, version });
    const mimeType = textOf(document.fields.get('mime_type'));
    return {
      key: version === 0 ? root.pk : `${document.pk}@${version}`,
      label,
      size: file?.size ?? 0,
      metadata,
      read: async (maxSize) => {
        if (!file) throw new SourceError('missing', label);
        const blob = await readWhole(file, maxSize);
        return [{ name, blob: blob.slice(0, blob.size, mimeType) }];
      },
    };
  };

  return {
    kind: 'paperless',
    sourceName: source.name,
    version: found.version,
    items: withOwnKeys(versionsOf(active).map(itemOf)),
    tags: tags.tags,
    documentTypes: types.own,
    fields: [...fields.values()]
      .map(({ name, type, options }) => ({ name, type, options }))
      .toSorted((a, b) => values.usesOf(b.name) - values.usesOf(a.name)),
    notices,
    needsCurrency: values.needsCurrency(),
  };
}

/** Returns the document types by their keys in the export: the built-in type of that name, or one of `own`. */
function planTypes(
  types: ReadonlyMap<string, Fields>,
  add: AddNotice,
): { keys: Map<string, string>; own: PlannedType[] } {
  const keys = new Map<string, string>();
  const own = new Map<string, PlannedType>();
  for (const [pk, fields] of types) {
    const written = textOf(fields.get('name'));
    const builtIn = documentTypeOf(written);
    const name = plannedName(written, documentTypeLimits.name, add);
    if (builtIn) keys.set(pk, builtIn);
    if (builtIn || name === '') continue;
    const { key } = own.get(nameKey(name)) ?? { key: `paperless-${pk}` };
    own.set(nameKey(name), { key, name, isHidden: false });
    keys.set(pk, key);
  }
  return { keys, own: [...own.values()] };
}

function planCorrespondents(
  correspondents: ReadonlyMap<string, Fields>,
  add: AddNotice,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const [key, fields] of correspondents) {
    const name = plannedName(textOf(fields.get('name')), correspondentLimits.name, add);
    if (name !== '') names.set(key, name);
  }
  return names;
}

function notesOf(
  pk: string,
  {
    archive,
    kept,
    now,
    add,
  }: { archive: PaperlessArchive; kept: string[]; now: Date; add: AddNotice },
): PlannedNote[] {
  const written = (archive.notes.get(pk) ?? []).filter((fields) => !isTrashed(fields));
  const notes = written.flatMap((fields) => {
    const user = archive.users.get(keyOf(fields.get('user')));
    const names = ['first_name', 'last_name'].map((name) => textOf(user?.get(name)).trim());
    const name = names.filter(Boolean).join(' ') || textOf(user?.get('username'));
    const author = plannedName(name, metadataLimits.authorName, add);
    const createdAt = pastTime(fields.get('created'), now);
    return noteTexts(textOf(fields.get('note'))).map((text) => ({
      text,
      ...(author !== '' && { author }),
      ...(createdAt !== undefined && { createdAt }),
    }));
  });
  return [...notes, ...noteTexts(kept.join('\n')).map((text) => ({ text }))];
}

/**
 * Returns the files by path in the export. Paths are normalized, as some systems encode accents differently than the
 * manifest.
 */
function filesByPath(files: SourceFile[], folder: string): Map<string, SourceFile> {
  const start = folder === '' ? 0 : folder.length + 1;
  return new Map(
    files
      .filter(({ path }) => isWithin(path, folder))
      .map((file) => [file.path.slice(start).normalize('NFC'), file]),
  );
}

/**
 * Returns files without a record, such as those from before a document was renamed, but not the derived files that
 * Paperless writes beside the originals.
 */
function unlistedFiles(documents: PaperlessDocument[], files: Map<string, SourceFile>): string[] {
  const listed = new Set(documents.flatMap((document) => fileOf(document, files) ?? []));
  return [...files].flatMap(([path, file]) =>
    listed.has(file) || isHidden(path) || madeFile.test(path) ? [] : [path],
  );
}

const madeFile =
  /^(?:archive|thumbnails|share_link_bundles)\/|^(?:metadata|version)\.json$|-archive\.pdf$|-thumbnail\.(?:webp|png)$|(?:^|-|\/)manifest\.json$/;

function fileOf({ fileName }: PaperlessDocument, files: Map<string, SourceFile>) {
  const path = fileName === null ? null : safePath(fileName);
  return path === null ? undefined : files.get(path.normalize('NFC'));
}

function fileName(title: string, { path, version }: { path: string; version: number }): string {
  const base = baseName(path);
  const extension = fileExtension(base);
  const ending = extension === '' ? '' : `.${extension}`;
  const name = (title || base.slice(0, base.length - ending.length)).replaceAll(/[/\\]/g, '-');
  const isWhole = ending !== '' && name.toLowerCase().endsWith(ending.toLowerCase());
  const plain = isWhole ? name.slice(0, -ending.length) : name;
  return sanitizeFileName(`${plain}${version > 0 ? ` (${version})` : ''}${ending}`);
}
