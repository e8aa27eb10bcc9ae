import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import {
  countNext,
  findCountedOrganization,
  findKeptCounters,
  type Counters,
  type KeptCounters,
} from './counter-store.ts';
import type { FoundProblem, IntegrityCheck } from './integrity-problem.ts';

export const countingSchema = z.object({
  organizationId: z.string(),
  version: z.number(),
  to: z.object({ documents: z.string().nullable(), words: z.string().nullable() }),
  counters: z.record(z.string(), z.number()),
});
type Counting = z.infer<typeof countingSchema>;

type CounterStep = {
  problems: FoundProblem[];
  last: string | undefined;
  counting?: Counting;
};

/**
 * Counts the next `limit` documents and words of an organization, so that a large one does not
 * delay the others, and compares the sums with its counters after the last ones. Simultaneous
 * changes would make them differ, so an organization that changes is checked another time.
 */
export async function checkCounters(
  database: Database,
  { after, counting, limit }: { after: string; counting: Counting | undefined; limit: number },
): Promise<CounterStep> {
  const organizationId =
    counting?.organizationId ?? (await findCountedOrganization(database, after));
  if (organizationId === undefined) return { problems: [], last: undefined };
  return countStep(database, organizationId, { after, counting, limit });
}

export async function checkCountersOf(
  database: Database,
  organizationId: string,
): Promise<FoundProblem[]> {
  const options = { after: '', limit: countedPerStep };
  const count = (counting: Counting | undefined) =>
    countStep(database, organizationId, { ...options, counting });
  let step = await count(undefined);
  while (step.counting) step = await count(step.counting);
  return step.problems;
}

const countedPerStep = 2_000;

async function countStep(
  database: Database,
  organizationId: string,
  { after, counting, limit }: { after: string; counting: Counting | undefined; limit: number },
): Promise<CounterStep> {
  const next = await countNext(database, organizationId, {
    after: counting?.to ?? { documents: '', words: '' },
    limit,
  });
  const { version, to } = next;
  const done = { problems: [], last: organizationId };
  if (counting && counting.version !== version) return done;
  const counters = added(counting?.counters ?? {}, next.counters);
  if (to.documents !== null || to.words !== null) {
    return { problems: [], last: after, counting: { organizationId, version, to, counters } };
  }
  const kept = await findKeptCounters(database, organizationId);
  if (kept?.version !== version) return done;
  return { problems: differences(organizationId, counters, kept), last: organizationId };
}

function added(one: Counters, other: Counters): Counters {
  const sums = { ...one };
  for (const [name, number] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + number;
  return sums;
}

const ofDocuments = ['documents', 'documentsSize', 'trashed', 'inbox'];
const ofStorage = ['filesSize', 'textsSize', 'words'];

function differences(
  organizationId: string,
  counters: Counters,
  { counters: kept, isStorageCounted, isSpendingCounted, isWaitingSizeRight }: KeptCounters,
): FoundProblem[] {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(counters)])];
  const different = names.filter((name) => (kept[name] ?? 0) !== (counters[name] ?? 0));
  const isOneOf = (list: string[]) => different.some((name) => list.includes(name));
  const isStorageOff = (isStorageCounted && isOneOf(ofStorage)) || !isWaitingSizeRight;
  const isSpendingOff = different.some((name) => /^(?:spending|amount) /.test(name));
  const ofOrganization = (isOff: boolean, check: IntegrityCheck) =>
    isOff ? [{ check, organizationId, subject: organizationId }] : [];
  const ofEach = (kind: string, check: IntegrityCheck) =>
    different
      .filter((name) => name.startsWith(`${kind} `) && Object.hasOwn(kept, name))
      .map((name) => ({ check, organizationId, subject: name.slice(kind.length + 1) }));
  return [
    ...ofOrganization(isOneOf(ofDocuments), 'document-counts-differ'),
    ...ofOrganization(isStorageOff, 'storage-counts-differ'),
    ...ofOrganization(isSpendingCounted && isSpendingOff, 'spending-counts-differ'),
    ...ofEach('tag', 'tag-count-differs'),
    ...ofEach('correspondent', 'correspondent-count-differs'),
    ...ofEach('field', 'custom-field-count-differs'),
  ];
}
