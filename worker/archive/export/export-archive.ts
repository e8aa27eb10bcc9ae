import { z } from 'zod';
import { contentDisposition } from '../../../shared/archive/documents/file-names.ts';
import {
  exportManifestSchema,
  type ExportedDocument,
} from '../../../shared/archive/export/export.ts';
import { limits } from '../../../shared/limits.ts';
import { hasPermission } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { fileEntry, missingFilesEntry, textEntry } from '../zip-archives/archive-entries.ts';
import { uniqueNames } from '../zip-archives/unique-names.ts';
import { zipStream, type ZipEntry } from '../zip-archives/zip-stream.ts';
import { findTaggingRules } from '../tagging-rules/tagging-rule-store.ts';
import { findTags } from '../tags/tag-store.ts';
import { findExportRows, findTexts, type ExportRow } from './export-store.ts';

/** Texts held at a time: of a million characters each at most. */
const textsAtOnce = 10;

/**
 * The documents created in a range as one zip archive, streamed: `sheaf.json` says what they are, `documents/` has their
 * files, `texts/` their texts. Files the store does not have are named in `missing-files.txt`. Tags and rules are left
 * out for whoever may not read them.
 */
export async function exportArchive(
  scope: OrganizationScope,
  range: { from: Date; until: Date },
): Promise<Response> {
  const limit = limits.bulk.downloaded;
  const readsTags = hasPermission(scope.actor, 'tags:read');
  const [rows, tags, taggingRules] = await Promise.all([
    findExportRows(scope, { ...range, limit: limit + 1 }),
    readsTags ? findTags(scope) : [],
    readsTags ? findTaggingRules(scope) : [],
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
    documents,
  });
  const first = textEntry('sheaf.json', JSON.stringify(manifest, null, 2), exportedAt);
  const [from, until] = [range.from, range.until].map((date) => date.toISOString().slice(0, 10));
  return new Response(zipStream(entriesOf(scope, first, documents)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', `sheaf-${from}-${until}.zip`),
      'cache-control': 'private, no-store',
    },
  });
}

function exportedDocuments(rows: ExportRow[]): ExportedDocument[] {
  const names = uniqueNames(rows.map(({ name }) => name));
  return rows.map(({ tags, hasText, ...row }, index) => ({
    ...row,
    tagIds: tags.map(({ id }) => id),
    file: `documents/${names[index]}`,
    textFile: hasText ? `texts/${names[index]}.txt` : null,
  }));
}

async function* entriesOf(
  scope: OrganizationScope,
  first: ZipEntry,
  documents: ExportedDocument[],
): AsyncGenerator<ZipEntry> {
  yield first;
  const missing: string[] = [];
  for (let start = 0; start < documents.length; start += textsAtOnce) {
    const some = documents.slice(start, start + textsAtOnce);
    const withText = some.filter(({ textFile }) => textFile !== null).map(({ id }) => id);
    const texts =
      withText.length > 0 ? await findTexts(scope, withText) : new Map<string, string>();
    for (const { id, file, textFile, createdAt } of some) {
      const entry = await fileEntry(scope, { documentId: id, name: file, createdAt });
      if (entry) yield entry;
      else missing.push(file);
      if (textFile) yield textEntry(textFile, texts.get(id) ?? '', createdAt);
    }
  }
  if (missing.length > 0) yield missingFilesEntry(missing, scope.platform.clock.now());
}
