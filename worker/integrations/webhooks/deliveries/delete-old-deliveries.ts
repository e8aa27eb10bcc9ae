import { day } from '../../../../shared/time/durations.ts';
import { forEachDatabase } from '../../../platform/with-databases.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteDeliveriesBefore } from './webhook-delivery-store.ts';
import { deletePagesBefore } from './webhook-event-store.ts';

const keptFor = 30 * day;
/** A webhook keeps at most 500 deliveries, so few of them reach that age. */
const perRun = 1000;

/** Cron step: deletes deliveries, and events that a webhook has not read, after 30 days. */
export async function deleteOldDeliveries(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptFor);
  await forEachDatabase(platform, async (database) => {
    await deleteDeliveriesBefore(database, before, perRun);
    await deletePagesBefore(database, before, perRun);
  });
}
