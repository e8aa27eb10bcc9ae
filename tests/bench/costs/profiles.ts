import { hour, second } from '../../../shared/time/durations.ts';
import { pollIntervals } from '../../../web/api/queries/poll-intervals.ts';

export type Profile = {
  name: string;
  teams: number;
  documentsPerTeam: number;
  peoplePerTeam: number;
  /** Documents added per month, as a share of the archive. */
  growth: number;
};

const growth = 1 / 36;

export const profiles: readonly Profile[] = [
  { name: '1 team', teams: 1, documentsPerTeam: 2000, peoplePerTeam: 5, growth },
  { name: '1,000 teams', teams: 1000, documentsPerTeam: 2000, peoplePerTeam: 5, growth },
  { name: '400,000 documents', teams: 1, documentsPerTeam: 400_000, peoplePerTeam: 50, growth },
];

export const habits = {
  daysPerMonth: 22,
  /** Time per day for which each person has a visible tab. */
  open: 8 * hour,
  /** The part of it in which the person is active in the tab at least every two minutes. */
  active: 3 * hour,
  perDay: {
    'open the archive': 2,
    'come back to the tab': 30,
    'look at another list': 20,
    'look at another document': 30,
    'look at another thumbnail': 40,
    'search in the palette': 10,
    'look at versions': 1,
    'change a document': 10,
    'replace a file': 0.5,
    'turn a page': 1,
    'split a document': 0.5,
    'link two documents': 1,
  },
  /** Time for which a new document is being read, and the number of tabs that show it. */
  pendingShown: 10 * second,
  tabsAtArrivals: 2,
  /** Share of new documents. */
  scans: 0.5,
  /** Bytes of a document: its file, and in the database its text, words, index and activity. */
  fileBytes: 600_000,
  databaseBytes: 25_000,
  mailsPerPerson: 4,
};

export const pollsPerDay =
  habits.active / pollIntervals.usual + (habits.open - habits.active) / pollIntervals.away;
