import { second } from '../../shared/time/durations.ts';

export type Organization = {
  arrivedAt: number;
  documentsLeft: number;
  pagesUnderWay: number;
  /** Since when none of its pages has been under way. */
  idleSince: number;
  longestWait: number;
  finishedAt: number;
};

/** Measures what becomes of organizations; all times are in seconds. */
export function measureLanes(now: () => number, places: number) {
  let measuredAt = now();
  let pagesUnderWay = 0;
  let documentsLeft = 0;
  let used = 0;
  let offered = 0;

  /** Only while there are enough documents for all places: a document takes one page after the other. */
  const measure = () => {
    const time = now() - measuredAt;
    measuredAt += time;
    if (documentsLeft < places) return;
    used += time * pagesUnderWay;
    offered += time * places;
  };

  return {
    arrive(documents: number): Organization {
      measure();
      documentsLeft += documents;
      const [arrivedAt, idleSince] = [now(), now()];
      const counts = { documentsLeft: documents, pagesUnderWay: 0, longestWait: 0, finishedAt: 0 };
      return { arrivedAt, idleSince, ...counts };
    },
    beginPage(organization: Organization) {
      measure();
      if (organization.pagesUnderWay === 0) {
        const wait = now() - organization.idleSince;
        organization.longestWait = Math.max(organization.longestWait, wait);
      }
      organization.pagesUnderWay += 1;
      pagesUnderWay += 1;
    },
    endPage(organization: Organization) {
      measure();
      organization.pagesUnderWay -= 1;
      organization.idleSince = now();
      pagesUnderWay -= 1;
    },
    endDocument(organization: Organization) {
      measure();
      documentsLeft -= 1;
      organization.documentsLeft -= 1;
      organization.finishedAt = now();
    },
    shareUsed: () => used / offered,
  };
}

/** How long the slowest and the fastest of them took, and the longest time without any page under way. */
export function summarize(organizations: readonly Organization[]) {
  const times = organizations.map(({ arrivedAt, finishedAt }) => (finishedAt - arrivedAt) / second);
  return {
    fastest: Math.min(...times),
    slowest: Math.max(...times),
    longestWait: Math.max(...organizations.map(({ longestWait }) => longestWait)) / second,
  };
}
