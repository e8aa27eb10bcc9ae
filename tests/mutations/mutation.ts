/** A defect on purpose: one place of the product, changed, that at least one test of `suites` has to notice. */
export type Mutation = {
  /** What is wrong then. */
  what: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Test files, the likeliest first. */
  suites: readonly string[];
  /** Why nobody can notice the change; only for one that survives. */
  equivalent?: string;
};
