export const xmlProblems = [
  /** A document type, which invoices must not have, could declare entities. */
  'document_type',
  'not_well_formed',
  'truncated',
  'too_large',
  'too_complex',
] as const;

export class XmlProblem extends Error {
  readonly reason: (typeof xmlProblems)[number];
  /** Offset in the text, in UTF-16 code units. */
  readonly offset: number;

  constructor(reason: XmlProblem['reason'], offset: number) {
    super(`XML is not read: ${reason}`);
    this.reason = reason;
    this.offset = offset;
  }
}
