import type { Platform } from '../../platform/platform.ts';
import { pageOfLink, recordEvents } from '../share-events/record-events.ts';
import { releaseDownloads, type ReadPlace } from '../share-events/share-event-store.ts';
import { endedShare, type OpenShare } from './open-share.ts';

/** Records that a reader has opened the page of a link, without waiting. */
export function recordOpening(platform: Platform, { link, reader }: OpenShare): void {
  const opening = { type: 'opened', reader, places: [pageOfLink] } as const;
  platform.inBackground(recordEvents(platform, link, opening));
}

/** Records that a reader looks at a document, without waiting. */
export function recordPreview(
  platform: Platform,
  { link, reader }: OpenShare,
  place: ReadPlace,
): void {
  const preview = { type: 'previewed', reader, places: [place] } as const;
  platform.inBackground(recordEvents(platform, link, preview));
}

/**
 * Takes downloads of a link before a reader gets the documents, each once for a browser. Throws 410 `share.ended` if not enough
 * are left. `giveBack` is for what was broken off: of several documents for those that were not sent. It does not give back
 * what another response to the same browser has.
 */
export async function takeDownloads(
  platform: Platform,
  { link, reader }: OpenShare,
  places: readonly ReadPlace[],
): Promise<{ giveBack: (sent?: ReadonlySet<number>) => void }> {
  const downloads = { type: 'downloaded', reader, places } as const;
  const { isDone, held } = await recordEvents(platform, link, downloads);
  if (!isDone) throw endedShare(link, 'used_up');
  return {
    giveBack(sent) {
      const ids = held.filter(({ position }) => !sent?.has(position)).map(({ id }) => id);
      if (ids.length === 0) return;
      const broken = { shareLinkId: link.id, ids };
      platform.inBackground(releaseDownloads(platform.identityDatabase, broken));
    },
  };
}

/** Whether a file that breaks off after so many bytes counts as taken. */
export function isMostOf(taken: number, size: number): boolean {
  return taken * 2 >= size;
}
