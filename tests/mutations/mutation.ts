/** A deliberate defect: one changed place of the product that at least one test of `suites` must detect. */
export type Mutation = {
  /** Description of the defect. */
  what: string;
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Test files, the most likely ones first. */
  suites: readonly string[];
  /** Reason why the change cannot be detected; only for a mutation that survives. */
  equivalent?: string;
};
