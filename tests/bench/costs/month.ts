import { day, minute } from '../../../shared/time/durations.ts';
import { pollIntervals } from '../../../web/api/queries/poll-intervals.ts';
import type { Action } from './actions.ts';
import { prices, type Usage } from './prices.ts';
import { habits, pollsPerDay, type Profile } from './profiles.ts';

/** Cloudflare's counts for one action. */
export type Counts = {
  requests: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  queueOperations: number;
  filesWritten: number;
  filesRead: number;
  logLines: number;
  logBytes: number;
};

export type Measured = {
  actions: Record<Action, Counts>;
  /** CPU milliseconds of an action. */
  cpuMs: Record<Action, number>;
};

const cronRuns = (30 * day) / minute;
/** Bytes that Cloudflare adds to each log line: its Worker, version and invocation. */
const attributesBytes = 800;
const logDays = 7;
const gigabyte = 1e9;

const changes = [
  'change a document',
  'replace a file',
  'turn a page',
  'split a document',
  'link two documents',
] as const;

export function actionsOf({ teams, documentsPerTeam, peoplePerTeam, growth }: Profile) {
  const people = teams * peoplePerTeam;
  const personDays = people * habits.daysPerMonth;
  const added = teams * documentsPerTeam * growth;
  const changed = personDays * changes.reduce((sum, action) => sum + habits.perDay[action], 0);
  const actions: Record<Action, number> = {
    ...timesEach(habits.perDay, personDays),
    poll:
      personDays * pollsPerDay +
      (added * habits.tabsAtArrivals * habits.pendingShown) / pollIntervals.quick,
    // Sent by all tabs of the team.
    'follow a change': (changed + added) * peoplePerTeam,
    'add a text': added * (1 - habits.scans),
    'add a scan of two pages': added * habits.scans,
    'run Cron': cronRuns,
  };
  return actions;
}

export function usageOf(profile: Profile, measured: Measured): Usage {
  const { teams, documentsPerTeam, peoplePerTeam } = profile;
  const documents = teams * documentsPerTeam;
  const times = Object.entries(actionsOf(profile)) as [Action, number][];
  const sum = (countOf: (action: Action) => number) =>
    times.reduce((total, [action, count]) => total + count * countOf(action), 0);
  const counted = (name: keyof Counts) => sum((action) => measured.actions[action][name]);
  const logGb = (counted('logBytes') + counted('logLines') * attributesBytes) / gigabyte;
  return {
    requests: counted('requests'),
    cpuMs: sum((action) => measured.cpuMs[action]),
    rowsRead: counted('rowsRead'),
    rowsWritten: counted('rowsWritten'),
    databaseGb: (documents * habits.databaseBytes) / gigabyte,
    queueOperations: counted('queueOperations'),
    filesWritten: counted('filesWritten'),
    filesRead: counted('filesRead'),
    filesGb: (documents * habits.fileBytes) / gigabyte,
    logGb,
    storedLogGb: (logGb * logDays) / 30,
    mails: teams * peoplePerTeam * habits.mailsPerPerson,
  };
}

/** Returns the dollars for each kind of use. */
export function billOf(usage: Usage): Usage {
  const bill = { ...usage };
  for (const name of Object.keys(prices) as (keyof Usage)[]) {
    const { included, unit, price } = prices[name];
    bill[name] = (Math.max(0, usage[name] - included) / unit) * price;
  }
  return bill;
}

function timesEach<Name extends string>(counts: Record<Name, number>, times: number) {
  const entries = Object.entries<number>(counts).map(([name, count]) => [name, count * times]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
