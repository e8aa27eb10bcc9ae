/** `count` is per organization, of links that are not deleted. Lengths in UTF-16 code units. */
export const shareLinkLimits = {
  count: 1000,
  /** Links to views of an organization. */
  views: 50,
  documents: 100,
  /** Of documents that a link has had. */
  positions: 1000,
  /** Of documents that a link to a view has listed. */
  positionsOfView: 10_000,
  /** Of the documents of a view on a page. */
  page: 100,
  /** That a link shows of what its view finds. */
  shown: 1000,
  /** Documents of an organization that are marked as shared. */
  marked: 10_000,
  /** Views whose documents are marked as shared. */
  markedViews: 10,
  name: 100,
  note: 1000,
  password: 128,
  /** That a link can be limited to. */
  downloads: 1000,
  /** Days after which a link ends where nobody says otherwise. */
  defaultDays: 30,
  /** The owner of a link is mailed these days before its end. */
  reminderDays: 3,
} as const;
