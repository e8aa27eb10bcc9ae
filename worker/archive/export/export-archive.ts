import { z } from 'zod';
import {
  exportedNotesSchema,
  exportManifestSchema,
  type ExportedDocument,
} from '../../../shared/archive/export/export.ts';
import type { Note } from '../../../shared/archive/notes/note.ts';
import { limits } from '../../../shared/limits.ts';
import { hasPermission } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findCorrespondents } from '../correspondents/correspondent-store.ts';
import { findNotesOfDocuments } from '../notes/list-notes.ts';
import { findTaggingRules } from '../tagging-rules/tagging-rule-store.ts';
import { findTags } from '../tags/tag-store.ts';
import { fileEntry, missingFilesEntry, textEntry } from '../zip-archives/archive-entries.ts';
import { uniqueNames } from '../zip-archives/unique-names.ts';
import { zipResponse } from '../zip-archives/zip-response.ts';
import type { ZipEntry } from '../zip-archives/zip-stream.ts';
import { findExportRows, findTexts, type ExportRow } from './export-store.ts';

/** Texts in memory at a time, of up to a million characters each. */
const textsAtOnce = 10;

/**
 * Responds with the documents created in a range as a zip archive, which is streamed: `sheaf.json` describes them,
 * `documents/` contains their files, `texts/` their texts, `notes/` the notes on them. Files that the store does not have are listed in
 * `missing-files.txt`. Without the permission to read tags, tags, rules and correspondents
 * are left out.
 */
export async function exportArchive(
  scope: OrganizationScope,
  range: { from: Date; until: Date },
): Promise<Response> {
  const limit = limits.bulk.downloaded;
  const canReadTags = hasPermission(scope.actor, 'tags:read');
  const [rows, tags, taggingRules, correspondents] = await Promise.all([
    findExportRows(scope, { ...range, limit: limit + 1 }),
    canReadTags ? findTags(scope) : [],
    canReadTags ? findTaggingRules(scope) : [],
    canReadTags ? findCorrespondents(scope) : [],
  ]);
  if (rows.length > limit) {
    throw new AppError('request.too_large', { message: `More than ${limit} documents` });
  }
  const exportedAt = scope.platform.clock.now();
  const documents = exportedDocuments(rows);
  const manifest = z.encode(exportManifestSchema, {
    version: 1,
    organizationId: scope.organizationId,
    exportedAt,
    tags,
    taggingRules,
    correspondents,
    documents,
  });
  const manifestEntry = textEntry('sheaf.json', JSON.stringify(manifest, null, 2), exportedAt);
  const [from, until] = [range.from, range.until].map((date) => date.toISOString().slice(0, 10));
  return zipResponse(`sheaf-${from}-${until}.zip`, entriesOf(scope, manifestEntry, documents));
}

function exportedDocuments(rows: ExportRow[]): ExportedDocument[] {
  const names = uniqueNames(rows.map(({ name }) => name));
  return rows.map(({ tags, hasText, hasNotes, ...row }, index) => ({
    ...row,
    tagIds: tags.map(({ id }) => id),
    file: `documents/${names[index]}`,
    textFile: hasText ? `texts/${names[index]}.txt` : null,
    notesFile: hasNotes ? `notes/${names[index]}.json` : null,
  }));
}

function notesText(notes: Note[]): string {
  const exported = notes.map((note) => ({ ...note, author: note.author.name }));
  return JSON.stringify(z.encode(exportedNotesSchema, exported), null, 2);
}

async function* entriesOf(
  scope: OrganizationScope,
  manifestEntry: ZipEntry,
  documents: ExportedDocument[],
): AsyncGenerator<ZipEntry> {
  yield manifestEntry;
  const missing: string[] = [];
  for (let start = 0; start < documents.length; start += textsAtOnce) {
    const batch = documents.slice(start, start + textsAtOnce);
    const withText = batch.filter(({ textFile }) => textFile !== null).map(({ id }) => id);
    const texts =
      withText.length > 0 ? await findTexts(scope, withText) : new Map<string, string>();
    const withNotes = batch.filter(({ notesFile }) => notesFile !== null).map(({ id }) => id);
    const notes = withNotes.length > 0 ? await findNotesOfDocuments(scope, withNotes) : undefined;
    for (const { id, file, textFile, notesFile, createdAt } of batch) {
      const entry = await fileEntry(scope, { documentId: id, name: file, createdAt });
      if (entry) yield entry;
      else missing.push(file);
      if (textFile) yield textEntry(textFile, texts.get(id) ?? '', createdAt);
      if (notesFile) yield textEntry(notesFile, notesText(notes?.get(id) ?? []), createdAt);
    }
  }
  if (missing.length > 0) yield missingFilesEntry(missing, scope.platform.clock.now());
}
