import type { Platform } from '../../platform/platform.ts';
import { pageOfLink, recordEvents } from '../share-events/record-events.ts';
import { releaseDownloads, type ReadPlace } from '../share-events/share-event-store.ts';
import { endedShare } from './ended-share.ts';
import type { OpenShare } from './open-share.ts';
import { takeBytes } from './take-bytes.ts';

export function recordOpening(platform: Platform, { link, reader }: OpenShare): void {
  const opening = { type: 'opened', reader, places: [pageOfLink] } as const;
  platform.inBackground(recordEvents(platform, link, opening));
}

export function recordPreview(
  platform: Platform,
  { link, reader }: OpenShare,
  place: ReadPlace,
): void {
  const preview = { type: 'previewed', reader, places: [place] } as const;
  platform.inBackground(recordEvents(platform, link, preview));
}

type Downloads = { giveBack: (sent?: ReadonlySet<number>) => void };

const noDownloads: Downloads = { giveBack: () => undefined };

/**
 * Takes downloads of a link before a reader gets the documents, each once for a browser. Throws 410
 * `share.ended` if not enough are left. `giveBack` returns aborted ones: for several documents
 * those that were not sent. It does not return downloads that another response to the same browser
 * holds.
 */
async function takeDownloads(
  platform: Platform,
  { link, reader }: OpenShare,
  places: readonly ReadPlace[],
): Promise<Downloads> {
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

/**
 * Takes the bytes of a response, and downloads if it contains any. Throws 429
 * `request.rate_limited` if the organization's links have sent all bytes of a day, and the errors
 * of `takeDownloads`.
 */
export async function takeReading(
  platform: Platform,
  share: OpenShare,
  { size, downloads: places }: { size: number; downloads: readonly ReadPlace[] | null },
) {
  const [bytes, downloads] = await Promise.allSettled([
    takeBytes(platform, share.scope.organizationId, size),
    places ? takeDownloads(platform, share, places) : noDownloads,
  ]);
  if (downloads.status === 'rejected') {
    if (bytes.status === 'fulfilled') bytes.value.end();
    throw downloads.reason as Error;
  }
  if (bytes.status === 'rejected') {
    downloads.value.giveBack();
    throw bytes.reason as Error;
  }
  return { bytes: bytes.value, downloads: downloads.value };
}

/** Whether a file that is aborted after this number of bytes counts as downloaded. */
export function isMostOf(taken: number, size: number): boolean {
  return taken * 2 >= size;
}
