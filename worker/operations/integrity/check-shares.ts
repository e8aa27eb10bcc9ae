import type { Database } from '../../database/database.ts';
import {
  findDownloadCounts,
  findEventLinks,
  findPositionLinks,
} from '../../sharing/share-events/share-check-store.ts';
import type { FoundProblem } from './integrity-problem.ts';

type Options = { after: string; limit: number };
type Found = { problems: FoundProblem[]; last: string | undefined };

export async function checkShareLinks(database: Database, options: Options): Promise<Found> {
  const links = await findDownloadCounts(database, options);
  const problems = links.flatMap(({ id: subject, organizationId, isRight }) =>
    isRight ? [] : [{ check: 'share-downloads-differ' as const, organizationId, subject }],
  );
  return { problems, last: links.at(-1)?.id };
}

export async function checkShareEvents(
  database: Database,
  options: Options & { now: Date },
): Promise<Found> {
  const events = await findEventLinks(database, options);
  return { problems: leftOf(events, 'share-events-without-link'), last: events.at(-1)?.id };
}

export async function checkSharePositions(
  database: Database,
  options: { after: number; limit: number },
): Promise<{ problems: FoundProblem[]; last: number | undefined }> {
  const positions = await findPositionLinks(database, options);
  return {
    problems: leftOf(positions, 'share-positions-without-link'),
    last: positions.at(-1)?.row,
  };
}

type OfLink = { shareLinkId: string; organizationId: string; isLeft: boolean };

function leftOf(rows: readonly OfLink[], check: FoundProblem['check']): FoundProblem[] {
  const left = rows.filter(({ isLeft }) => isLeft);
  const byLink = new Map(left.map((each) => [each.shareLinkId, each.organizationId]));
  return [...byLink].map(([subject, organizationId]) => ({ check, organizationId, subject }));
}
