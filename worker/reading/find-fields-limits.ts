export const findFieldsLimits = {
  /** The number of characters that are searched. The fields of a document are on its first pages. */
  characters: 200_000,
  /** A hostile text takes a second. */
  milliseconds: 5000,
};
