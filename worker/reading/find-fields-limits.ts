export const findFieldsLimits = {
  /** Characters of a text: what a document says of itself is in its first pages. */
  characters: 200_000,
  /** What finding the fields of a text may take; a hostile one takes a second. */
  milliseconds: 5000,
};
