import { second } from '../../shared/time/durations.ts';
import type { Scenario } from './simulate-lanes.ts';

/** What Cloudflare runs of a queue at once, and how many of these Sheaf uses unless it is told otherwise. */
const platform = { consumers: 250, places: 200 };
const pagesOfDocument = 2;

/** Organizations that share so many pages, and one that has them all while a hundred small ones arrive. */
export function scenariosOf(pages: number) {
  const documents = pages / pagesOfDocument;
  const alike = (organizations: number): Scenario => ({
    ...platform,
    arrivals: [{ organizations, documents: documents / organizations, pages: pagesOfDocument }],
  });
  const greedy: Scenario = {
    ...platform,
    arrivals: [
      { organizations: 1, documents, pages: pagesOfDocument },
      { organizations: 100, documents: 1, pages: pagesOfDocument, at: 4 * second },
    ],
  };
  return {
    one: alike(1),
    ten: alike(10),
    hundred: alike(100),
    greedy,
    faulty: { ...greedy, faults: { lost: 10, doubled: 20, crashed: 10 } },
  };
}
