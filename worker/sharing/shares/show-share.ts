import type { Share, SharedDocument } from '../../../shared/sharing/share-links/public-share.ts';
import { utcDay } from '../../../shared/time/utc-day.ts';
import { endedShare } from './ended-share.ts';
import type { OpenShare } from './open-share.ts';
import { findSharedDocuments, type SharedDocumentRow } from './shared-document-store.ts';

/**
 * Returns the present documents of a link. Throws 410 `share.ended` if none of them exists, because
 * those in the trash may be restored; a view may find none.
 */
export async function showShare({ link, scope, listed }: OpenShare): Promise<Share> {
  const [{ documents, tags }] = await Promise.all([findSharedDocuments(scope), scope.assertOpen()]);
  if (documents.length === 0 && link.viewId === null) throw endedShare(link, 'paused');
  const byId = new Map(documents.map((document) => [document.id, document]));
  const tagsOf = Map.groupBy(tags, ({ documentId }) => documentId);
  return {
    name: link.linkName,
    note: link.note,
    organizationName: link.showsOrganization ? link.organizationName : null,
    expiresAt: link.expiresAt,
    isDownloadAllowed: link.isDownloadAllowed,
    downloadsLeft: link.maxDownloads === null ? null : link.maxDownloads - link.downloadsCount,
    ...listed,
    documentsCount: link.viewId === null ? documents.length : listed.documentsCount,
    documents: scope.places.flatMap(({ position, documentId }) => {
      const document = byId.get(documentId);
      if (!document) return [];
      const names = tagsOf.get(document.id)?.map(({ name }) => name) ?? [];
      const shown = presentDocument(document, position);
      return link.showsDetails ? { ...shown, details: detailsOf(document, names) } : shown;
    }),
  };
}

function presentDocument(document: SharedDocumentRow, position: number): SharedDocument {
  return {
    position,
    name: document.documentName,
    mimeType: document.mimeType,
    size: document.size,
    pagesCount: document.pagesCount,
    date: document.documentDate ?? utcDay(document.addedAt),
    hasThumbnail: document.hasThumbnail,
  };
}

function detailsOf(
  { correspondentName, documentType }: SharedDocumentRow,
  tags: string[],
): SharedDocument['details'] {
  return { tags, correspondent: correspondentName, documentType };
}
