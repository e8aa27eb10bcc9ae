import {
  and,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  notExists,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { ShareEventType } from '../../../shared/sharing/share-links/share-event.ts';
import { day } from '../../../shared/time/durations.ts';
import { allOf, iif, isOther, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { jobColumns } from '../../outbox/job-store.ts';
import { shareLinksTable } from '../share-links/share-link-table.ts';
import { shareEventsTable } from './share-event-table.ts';

/**
 * Strangers decide how often this happens, so webhooks are notified only this often in a day, and
 * documents only of the first event.
 */
const toldPerDay = 100;

const links = shareLinksTable;
const events = shareEventsTable;

type Added = { shareLinkId: string; type: ShareEventType; createdAt: Date };

/**
 * Selects the jobs that follow from a new event of a browser, with the columns for `insertJobRows`;
 * undefined for events without notifications. They read a link whose downloads are counted, and
 * whose opening is not recorded yet.
 */
export function selectFollowingJobs(added: Added, isAdded: SQL): SQLWrapper | undefined {
  const { shareLinkId, type } = added;
  const jobIf = (job: SQL, condition: SQL) =>
    subquery
      .select(jobColumns(links.organizationId, job))
      .from(links)
      // SQLite evaluates a value of `iif` only if it is taken.
      .where(and(eq(links.id, shareLinkId), iif(isAdded, condition, literal(0))));
  const mail = (kind: 'opened' | 'used-up') => jobJson('share-link.mail', { shareLinkId, kind });
  if (type === 'opened') {
    const isFirst = allOf(eq(links.notifiesOnOpening, true), isNull(links.openingToldAt));
    const isFirstOfDay = sql`json(iif(${isAmongFirst(added, 1)}, 'true', 'false'))`;
    const opening = jobIf(
      jobJson('share-link.opened', { shareLinkId, isFirstOfDay }),
      isAmongFirst(added, toldPerDay),
    );
    return unionAll(opening, jobIf(mail('opened'), isFirst));
  }
  if (type !== 'downloaded') return undefined;
  const isUsedUp = allOf(
    isNotNull(links.maxDownloads),
    gte(links.downloadsCount, links.maxDownloads),
    isOther(links.usedUpTold, links.maxDownloads),
  );
  return jobIf(mail('used-up'), isUsedUp);
}

function isAmongFirst({ shareLinkId, createdAt }: Added, count: number): SQL {
  const tooMany = subquery
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.shareLinkId, shareLinkId),
        eq(events.type, 'opened'),
        gt(events.createdAt, new Date(createdAt.getTime() - day)),
      ),
    )
    .limit(1)
    .offset(count);
  return notExists(tooMany);
}
