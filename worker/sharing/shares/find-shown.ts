import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import type { SearchScope } from '../../access/organization-scope.ts';
import { inTurnOfReaders } from '../../access/turns/in-turn.ts';
import type { ShownView } from '../../archive/views/shown/shown-view.ts';
import {
  findPageOfView,
  isFoundByView,
  isUnchanged,
} from '../../archive/views/shown/shown-view-store.ts';
import { always, type Condition } from '../../database/expressions.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { endReasons } from '../share-links/share-link-state.ts';
import type { ShareLinkRow } from '../share-links/share-link-store.ts';
import { placeDocuments, type Place } from '../share-links/share-position-store.ts';
import { openViewOfLink } from '../share-links/view-of-link.ts';
import { endedShare } from './ended-share.ts';

export type Listed = { documentsCount: number; isCountCapped: boolean; pageIndex: number };

type Shown = {
  places: Place[];
  listed: Listed;
  isShown: (documentIds: readonly string[]) => Condition;
  /** Throws 410 `share.ended` if a view finds something else than when the request began. */
  assertUnchanged: () => Promise<void>;
  /** Throws 404 `document.not_found` if the link does not have a document any more. */
  assertHas: (now: ShareLinkRow, documentId: string | undefined) => void;
};

type Asked = { position?: number | undefined; pageIndex?: number; documentId: string | undefined };

/**
 * Finds the documents that a link shows; for a view the document that it has listed at a position,
 * or a page, which it lists.
 */
export async function findShown(
  platform: Platform,
  link: ShareLinkRow,
  asked: Asked,
): Promise<Shown> {
  const view = await openViewOfLink(platform, link);
  if (!view) return documentsOf(link);
  if (view.state !== 'shown') throw endedShare(link, endReasonOf(view.state));
  return findShownByView(platform, { link, ...view }, asked);
}

function documentsOf({ documentIds }: ShareLinkRow): Shown {
  const places = documentIds.flatMap((documentId, index) =>
    documentId === null ? [] : [{ position: index + 1, documentId }],
  );
  return {
    places,
    listed: { documentsCount: places.length, isCountCapped: false, pageIndex: 0 },
    isShown: () => always,
    assertUnchanged: () => Promise.resolve(),
    assertHas(now, documentId) {
      const isThere = documentId === undefined || now.documentIds.includes(documentId);
      if (!isThere) throw new AppError('document.not_found');
    },
  };
}

async function findShownByView(
  platform: Platform,
  { link, scope, shown }: { link: ShareLinkRow; scope: SearchScope; shown: ShownView },
  { position, pageIndex = 0, documentId }: Asked,
): Promise<Shown> {
  const shared = {
    isShown: (ids: readonly string[]) => isFoundByView(scope, shown, ids),
    async assertUnchanged() {
      if (!(await isUnchanged(scope, shown))) throw endedShare(link, 'paused');
    },
    assertHas(now: ShareLinkRow) {
      if (now.ownerId !== link.ownerId) throw endedShare(link, 'paused');
    },
  };
  if (position !== undefined) {
    const places = documentId === undefined ? [] : [{ position, documentId }];
    return { ...shared, places, listed: { documentsCount: 1, isCountCapped: false, pageIndex } };
  }
  const page = { pageIndex, pageSize: shareLinkLimits.page };
  const { documentIds, ...counted } = await inTurnOfReaders(platform, link.organizationId, () =>
    findPageOfView(scope, shown, page),
  );
  const places = await placeDocuments(platform.identityDatabase, link, documentIds);
  return { ...shared, places, listed: { ...counted, pageIndex } };
}

function endReasonOf(state: 'deleted' | 'hidden' | 'unclear') {
  return endReasons[state === 'deleted' ? 'ended' : 'paused'];
}
