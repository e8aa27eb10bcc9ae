export const findingLimits = {
  /** Characters of a text: what a document says of itself is in its first pages. */
  characters: 200_000,
  /** Names of correspondents that a text is searched for. */
  names: 10_000,
  /** So few are compared with a name without asking the database. */
  comparedNames: 500,
  /** Names of members, who are not correspondents. */
  members: 200,
  /** What finding the fields of a text may take; a hostile one takes a second. */
  milliseconds: 5000,
};
