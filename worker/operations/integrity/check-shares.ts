import type { Database } from '../../database/database.ts';
import {
  findDownloadCounts,
  findEventLinks,
} from '../../sharing/share-events/share-check-store.ts';
import type { FoundProblem } from './integrity-problem.ts';

type Options = { after: string; limit: number };
type Found = { problems: FoundProblem[]; last: string | undefined };

/** Share links that have counted other downloads than their log has. */
export async function checkShareLinks(database: Database, options: Options): Promise<Found> {
  const links = await findDownloadCounts(database, options);
  const problems = links.flatMap(({ id: subject, organizationId, isRight }) =>
    isRight ? [] : [{ check: 'share-downloads-differ' as const, organizationId, subject }],
  );
  return { problems, last: links.at(-1)?.id };
}

/** What readers have done with links that are gone. */
export async function checkShareEvents(
  database: Database,
  options: Options & { now: Date },
): Promise<Found> {
  const events = await findEventLinks(database, options);
  const left = events.filter(({ isLeft }) => isLeft);
  const byLink = new Map(left.map((each) => [each.shareLinkId, each.organizationId]));
  const check = 'share-events-without-link' as const;
  const problems = [...byLink].map(([subject, organizationId]) => ({
    check,
    organizationId,
    subject,
  }));
  return { problems, last: events.at(-1)?.id };
}
