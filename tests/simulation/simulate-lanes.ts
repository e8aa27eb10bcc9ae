import { hour, minute, second } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import {
  createSystemScope,
  type OrganizationScope,
} from '../../worker/access/organization-scope.ts';
import {
  beginReading,
  hasTakenReaderDown,
} from '../../worker/archive/extraction/attempts/begin-reading.ts';
import {
  endReading,
  startReading,
} from '../../worker/archive/extraction/attempts/reading-note-store.ts';
import { runBatch } from '../../worker/database/database.ts';
import { resendJobs } from '../../worker/entries/resend-jobs.ts';
import { commit } from '../../worker/outbox/commit.ts';
import type { JobRun } from '../../worker/outbox/job.ts';
import { continueJob, deleteJob } from '../../worker/outbox/job-store.ts';
import { createRandom } from '../support/random.ts';
import { createSqlitePlatform } from '../support/sqlite-platform.ts';
import { jobsTable } from '../support/tables.ts';
import { measureLanes, summarize, type Organization } from './measure-lanes.ts';
import { createVirtualClock } from './virtual-clock.ts';
import { createVirtualQueue, type Faults } from './virtual-queue.ts';

/** Organizations that arrive at once, `at` milliseconds from the beginning, each with so many scans of so many pages. */
export type Arrival = { organizations: number; documents: number; pages: number; at?: number };

export type Scenario = {
  arrivals: readonly Arrival[];
  consumers: number;
  places: number;
  faults?: Faults;
};

type Document = { organization: Organization; pagesLeft: number };
type Crash = () => Promise<never>;

const noFaults: Faults = { lost: 0, doubled: 0, crashed: 0 };
const shortestPage = 3 * second;
const longestPage = 6 * second;
const longestSimulation = 1000 * hour;

/**
 * Recognizes pages with the outbox, the lanes, the claims and Cron of the product, over a database in memory, a virtual
 * queue and a virtual clock. A pause of three to six seconds takes the place of recognition, a number that of the words file.
 */
export async function simulateLanes({ arrivals, consumers, places, faults = noFaults }: Scenario) {
  const random = createRandom(1);
  const isHit = (ofThousand: number) => random() * 1000 < ofThousand;
  const clock = createVirtualClock(Date.UTC(2026, 0, 1));
  const now = () => clock.now().getTime();
  const queue = createVirtualQueue({ clock, consumers, faults, isHit });
  const { platform, database } = createSqlitePlatform({
    clock,
    pagePlaces: places,
    jobs: { send: queue.send },
  });
  const measures = measureLanes(now, places);
  const documents = new Map<string, Document>();
  const groups = arrivals.map((arrival) => ({ arrival, organizations: [] as Organization[] }));
  let pagesLeftOut = 0;

  async function arrive({ arrival, organizations }: (typeof groups)[number]) {
    const scope = createSystemScope(platform, createId('org'));
    const organization = measures.arrive(arrival.documents);
    organizations.push(organization);
    const jobs = Array.from({ length: arrival.documents }, () => {
      const documentId = createId('doc');
      documents.set(documentId, { organization, pagesLeft: arrival.pages });
      return { type: 'document.recognize', documentId } as const;
    });
    await commit(scope, { statements: {}, jobs });
  }

  async function recognize(
    scope: OrganizationScope,
    run: JobRun<'document.recognize'>,
    crash: Crash,
  ) {
    const document = documents.get(run.job.documentId);
    if (!document) throw new Error('The document is done');
    const { organization, pagesLeft } = document;
    await beginReading(scope, run, async (reading) => {
      if (hasTakenReaderDown(scope, run)) pagesLeftOut += 1;
      else {
        if (!(await startReading(scope, reading))) return;
        measures.beginPage(organization);
        await clock.sleep(shortestPage + random() * (longestPage - shortestPage));
        measures.endPage(organization);
        if (isHit(faults.crashed)) await crash();
        await endReading(scope, reading);
      }
      // Only one of two consumers stores a page.
      if (document.pagesLeft === pagesLeft) document.pagesLeft -= 1;
      await endPage(run, document);
      if (isHit(faults.crashed)) await crash();
    });
  }

  async function endPage({ jobId, job }: JobRun<'document.recognize'>, document: Document) {
    const isDone = document.pagesLeft === 0;
    const end = isDone ? deleteJob(database, jobId) : continueJob(database, jobId, clock.now());
    await runBatch(database, [end]);
    if (isDone && documents.delete(job.documentId)) measures.endDocument(document.organization);
  }

  const runCron = () => {
    void resendJobs(platform);
    clock.after(minute, runCron);
  };

  queue.startConsumers(platform, (crash) => (scope, run, job) => {
    return job.type === 'document.recognize' ? recognize(scope, { ...run, job }, crash) : undefined;
  });
  clock.after(minute, runCron);
  const arriving = groups.flatMap((group) =>
    Array.from({ length: group.arrival.organizations }, () => group),
  );
  let awaited = arriving.length;
  for (const group of arriving) {
    clock.after(group.arrival.at ?? 0, () => {
      awaited -= 1;
      void arrive(group);
    });
  }
  const latest = now() + longestSimulation;
  await clock.pass(() => now() > latest || (awaited === 0 && documents.size === 0));
  return {
    documentsLeft: documents.size,
    jobsLeft: await database.$count(jobsTable),
    pagesLeftOut,
    shareUsed: measures.shareUsed(),
    groups: groups.map(({ organizations }) => summarize(organizations)),
  };
}
