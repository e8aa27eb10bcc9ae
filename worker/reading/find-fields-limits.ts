export const findFieldsLimits = {
  /** The characters of a text that are searched. A document names its fields in its first pages. */
  characters: 200_000,
  /** The time that finding the fields of a text may take. A hostile text takes a second. */
  milliseconds: 5000,
};
