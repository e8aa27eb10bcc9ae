import { minute, second } from '../../../shared/time/durations.ts';

/** How often an open organization is polled: while work is pending that the tab shows, otherwise, and while its person is away. */
export const pollIntervals = { quick: 2 * second, usual: 15 * second, away: minute };
