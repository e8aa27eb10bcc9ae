import { printDatabases } from '../../../.scripts/doctor/print-sizes.ts';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
} from '../../../worker/operations/integrity/check-integrity.ts';
import type { FileStore, Platform } from '../../../worker/platform/platform.ts';
import { memberCalls, readingCalls } from '../reads.ts';
import { documentIdAt, tagIdAt } from '../search/fill.ts';
import { largeId, type SeededOrganization } from './layout.ts';
import { measureMove } from './move.ts';
import type { Cost, OpenArchive } from './open-archive.ts';

const runs = 3;
const cronRuns = 20;
const documentsPerStep = 100;
/** Steps per database; all steps of counters run. */
const stepsOfPart = 10;

export type MeasuredCalls = Record<string, Cost>;

/** Measures calls of the large organization, background work on all organizations, and a move of the large one. */
export async function measureArchive(
  archive: OpenArchive,
  organization: SeededOrganization,
): Promise<MeasuredCalls> {
  const { documents } = organization;
  const calls = { ...readingCalls(largeId, documents), ...memberCalls(largeId) };
  const measured: MeasuredCalls = {};
  for (const [call, { path }] of Object.entries(calls)) {
    measured[call] = await medianOf(runs, async () => (await archive.send('GET', path)).cost);
  }
  for (const [call, { method, path, body }] of Object.entries(otherCalls(documents))) {
    measured[call] = (await archive.send(method, path, body)).cost;
  }
  const table = await archive.send('GET', `/api/organizations/${largeId}/documents/csv`);
  measured['table, for each document'] = {
    ...table.cost,
    rowsRead: table.cost.rowsRead / documents,
  };
  measured['Cron, one minute'] = await medianOf(cronRuns, archive.runCron);
  measured['organizations -- list'] = await archive.measureWork(({ databases }) =>
    printDatabases(databases, () => undefined),
  );
  Object.assign(measured, await measureDoctor(archive));
  return { ...measured, ...(await measureMove(archive, organization)) };
}

type OtherCall = { method: string; path: string; body?: unknown };

function otherCalls(documents: number): Record<string, OtherCall> {
  const organization = `/api/organizations/${largeId}`;
  const batch = `${organization}/documents/batch`;
  const tagId = tagIdAt(largeId, 5);
  const searches = ['kind:invoice', 'tag:"tag 3"', 'date:2020', 'has:due', 'amount:>50', 'no:date'];
  const query = { searchQuery: 'kind:invoice' };
  return {
    'counts of six views': {
      method: 'POST',
      path: `${batch}/count`,
      body: { queries: searches.map((searchQuery) => ({ searchQuery })) },
    },
    'sum of a search': { method: 'POST', path: `${batch}/sum`, body: { filter: { query } } },
    'parts of an export': { method: 'GET', path: `${organization}/export` },
    rename: {
      method: 'PATCH',
      path: `${organization}/documents/${documentIdAt(largeId, documents - 7)}`,
      body: { name: 'renamed.pdf' },
    },
    'tag what a search finds, first step': {
      method: 'POST',
      path: `${batch}/tags`,
      body: { filter: { query }, addTagIds: [tagId] },
    },
    'trash what a search finds, first step': {
      method: 'POST',
      path: `${batch}/trash`,
      body: { filter: { query: { searchQuery: 'kind:policy' } } },
    },
  };
}

/**
 * Measures the steps of each part of the integrity check, without the file store, which is empty here. Returns the
 * most that one step reads.
 */
async function measureDoctor(archive: OpenArchive): Promise<MeasuredCalls> {
  const steps = new Map<string, Cost[]>();
  let problems = 0;
  let cursor: IntegrityCursor | null = firstIntegrityCursor;
  while (cursor && cursor.part !== 'files') {
    const at: IntegrityCursor = cursor;
    const cost = await archive.measureWork(async (platform) => {
      const step = await checkIntegrity(withoutFiles(platform), at, { limit: documentsPerStep });
      problems += step.problems.filter(({ check }) => !check.startsWith('file-')).length;
      cursor = step.next;
    });
    const ofPart = [...(steps.get(at.part) ?? []), cost];
    steps.set(at.part, ofPart);
    if (at.part !== 'counts' && ofPart.length % stepsOfPart === 0) cursor = endOf(at);
  }
  if (problems > 0) throw new Error(`The doctor found ${problems} problems`);
  const largest = [...steps].map(([part, costs]) => [
    `doctor: ${part}, largest of its steps`,
    costs.reduce((most, cost) => (cost.rowsRead > most.rowsRead ? cost : most)),
  ]);
  return Object.fromEntries(largest) as MeasuredCalls;
}

function endOf(cursor: IntegrityCursor): IntegrityCursor {
  return { ...cursor, after: typeof cursor.after === 'number' ? Number.MAX_SAFE_INTEGER : '~' };
}

function withoutFiles(platform: Platform): Platform {
  const files = { get: () => Promise.resolve(null) } as unknown as FileStore;
  return { ...platform, files };
}

async function medianOf(times: number, measure: () => Promise<Cost>): Promise<Cost> {
  await measure();
  const costs: Cost[] = [];
  for (let run = 0; run < times; run += 1) costs.push(await measure());
  const middle = (figureOf: (cost: Cost) => number) =>
    costs.map(figureOf).toSorted((a, b) => a - b)[times >> 1] ?? 0;
  return {
    ms: middle(({ ms }) => ms),
    trips: middle(({ trips }) => trips),
    rowsRead: middle(({ rowsRead }) => rowsRead),
    found: middle(({ found }) => found),
  };
}
