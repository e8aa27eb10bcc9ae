import { createId } from '../../../shared/ids.ts';
import type { ShareEventType } from '../../../shared/sharing/share-links/share-event.ts';
import { enqueue } from '../../outbox/commit.ts';
import { toQueuedJobs } from '../../outbox/lane-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertShareEvents, type ReadPlace } from './share-event-store.ts';
import { visitorOf } from './visitor.ts';

/** Who reads a link: a browser, by its cookie, and what its requests say. */
export type Reader = { sessionHash: string; headers: Headers; country: string | null };

export const pageOfLink: ReadPlace = { position: 0, documentId: null, documentName: null };

/**
 * Records what a reader does with a link, in 12 hours once for each browser and place. Downloads are only recorded if there is room for
 * all of them: then `isDone` is false.
 */
export async function recordEvents(
  platform: Platform,
  link: { id: string; organizationId: string },
  { type, reader, places }: { type: ShareEventType; reader: Reader; places: readonly ReadPlace[] },
): Promise<{ isDone: boolean; held: { id: string; position: number }[] }> {
  const { headers, country, sessionHash } = reader;
  const { held, jobs, positions } = await insertShareEvents(platform.identityDatabase, {
    ...(await visitorOf(platform, { linkId: link.id, headers, country })),
    organizationId: link.organizationId,
    shareLinkId: link.id,
    type,
    sessionHash,
    createdAt: platform.clock.now(),
    places: places.map((place) => ({ ...place, id: createId('she') })),
  });
  enqueue({ platform }, toQueuedJobs(jobs, platform.identityDatabase));
  return { isDone: positions.length === places.length, held };
}
