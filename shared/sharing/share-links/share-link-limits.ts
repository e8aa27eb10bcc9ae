/** `count` is the number of undeleted links per organization. Lengths are in UTF-16 code units. */
export const shareLinkLimits = {
  count: 1000,
  /** Deleted links whose readers see that they have ended. */
  deleted: 1000,
  views: 50,
  documents: 100,
  /** All documents that a link has ever contained. */
  positions: 1000,
  /** All documents that a link to a view has ever listed. */
  positionsOfView: 10_000,
  page: 100,
  shown: 1000,
  marked: 10_000,
  markedViews: 10,
  name: 100,
  note: 1000,
  password: 128,
  downloads: 1000,
  /** Days until a link ends by default. */
  defaultDays: 30,
  reminderDays: 3,
} as const;
