import { bagPaths, bagShareLinksSchema } from '../../../shared/archive/export/bag-layout.ts';
import type { WriteDefinitions } from '../../archive/export/definition-entries.ts';
import { findHashes } from '../../archive/export/export-store.ts';
import { jsonText } from '../../archive/export/json-text.ts';
import { findLinkedViews } from './linked-views.ts';
import { findShareLinks } from './share-link-store.ts';
import { visibleOwnerOf } from './visible-owner.ts';

/** Ids that are one parameter of a query. */
const idsAtOnce = 10_000;

/**
 * Exports the links that the actor may see, so that they can be created again elsewhere. Documents
 * in the trash are left out, as in the links.
 */
export const exportShareLinks: WriteDefinitions = async (scope, read) => {
  const rows = await read(() => findShareLinks(scope, visibleOwnerOf(scope, scope.actor)));
  const views = await read(() => findLinkedViews(scope, rows));
  const ids = [...new Set(rows.flatMap((row) => row.documentIds.filter((id) => id !== null)))];
  const hashes = new Map<string, string>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const found = await read(() => findHashes(scope, ids.slice(from, from + idsAtOnce)));
    for (const [id, hash] of found) hashes.set(id, hash);
  }
  const links = rows.map((row) => ({
    name: row.linkName,
    note: row.note,
    documents: row.documentIds.flatMap((id) => (id === null ? [] : (hashes.get(id) ?? []))),
    view: views.get(row.id)?.name ?? null,
    createdBy: row.ownerName,
    createdAt: row.linkCreatedAt,
    expiresAt: row.expiresAt,
    hasPassword: row.passwordHash !== null,
    isDownloadAllowed: row.isDownloadAllowed,
    showsDetails: row.showsDetails,
    showsOrganization: row.showsOrganization,
    isEnabled: row.isEnabled,
    notifiesOnOpening: row.notifiesOnOpening,
    maxDownloads: row.maxDownloads,
  }));
  return { path: bagPaths.shareLinks, text: jsonText(bagShareLinksSchema, links) };
};
