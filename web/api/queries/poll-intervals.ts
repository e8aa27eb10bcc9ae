import { minute, second } from '../../../shared/time/durations.ts';

/** How often an open organization is polled: while the tab shows pending work, usually, and while the user is away. */
export const pollIntervals = { quick: 2 * second, usual: 15 * second, away: minute };
