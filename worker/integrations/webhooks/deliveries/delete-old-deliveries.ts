import { day } from '../../../../shared/durations.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteDeliveriesBefore } from './webhook-delivery-store.ts';

const keptFor = 30 * day;
const perRun = 1000;

/** Cron step: deletes deliveries after 30 days. */
export async function deleteOldDeliveries(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptFor);
  for (const database of platform.databases) {
    await deleteDeliveriesBefore(database, before, perRun);
  }
}
