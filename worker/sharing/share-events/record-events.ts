import { createId } from '../../../shared/ids.ts';
import type { ShareEventType } from '../../../shared/sharing/share-links/share-event.ts';
import { enqueue } from '../../outbox/commit.ts';
import { toQueuedJobs } from '../../outbox/lane-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertShareEvents, type ReadPlace } from './share-event-store.ts';
import { visitorOf } from './visitor.ts';

export type Reader = { sessionHash: string; headers: Headers; country: string | null };

export const pageOfLink: ReadPlace = { position: 0, documentId: null, documentName: null };

/**
 * Records the event of a reader, once in 12 hours for each browser and position. Downloads are only
 * recorded if there is room for all of them: otherwise `isDone` is false.
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
