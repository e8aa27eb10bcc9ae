import { hour, second } from '../../../shared/time/durations.ts';
import { pollIntervals } from '../../../web/api/queries/poll-intervals.ts';

export type Profile = {
  name: string;
  teams: number;
  documentsPerTeam: number;
  peoplePerTeam: number;
  /** Documents that are added in a month, of those of the archive. */
  growth: number;
};

const growth = 1 / 36;

/** The installations that the costs of a month are computed for. */
export const profiles: readonly Profile[] = [
  { name: '1 team', teams: 1, documentsPerTeam: 2000, peoplePerTeam: 5, growth },
  { name: '1,000 teams', teams: 1000, documentsPerTeam: 2000, peoplePerTeam: 5, growth },
  { name: '400,000 documents', teams: 1, documentsPerTeam: 400_000, peoplePerTeam: 50, growth },
];

/** How people use it. */
export const habits = {
  daysPerMonth: 22,
  /** A day in which each person has a tab in sight. */
  open: 8 * hour,
  /** Of that, while the person does something in it at least every two minutes. */
  active: 3 * hour,
  /** What a person does in a day. */
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
  /** How long a new document is being read, and in how many tabs that is seen. */
  pendingShown: 10 * second,
  tabsAtArrivals: 2,
  /** Of new documents. */
  scans: 0.5,
  /** Of a document: its file, and in the database its text, words, index and activity. */
  fileBytes: 600_000,
  databaseBytes: 25_000,
  mailsPerPerson: 4,
};

export const pollsPerDay =
  habits.active / pollIntervals.usual + (habits.open - habits.active) / pollIntervals.away;
