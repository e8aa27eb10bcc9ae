import { day } from '../../../shared/time/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEventsBefore } from './share-event-store.ts';

const keptFor = 90 * day;
const perRun = 100;

export async function deleteOldEvents({ identityDatabase, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor);
  await deleteEventsBefore(identityDatabase, { before, count: perRun });
}
