/** Why XML is not read. The interface has a translated text for each. */
export const xmlProblems = [
  /** It has a document type, which invoices must not have: it may declare entities. */
  'document_type',
  /** It violates the syntax of XML. */
  'not_well_formed',
  /** It ends before its last element does. */
  'truncated',
  'too_large',
  /** It has too many elements, or they are nested too deeply. */
  'too_complex',
] as const;

export class XmlProblem extends Error {
  readonly reason: (typeof xmlProblems)[number];
  /** Where in the text, in UTF-16 units. */
  readonly offset: number;

  constructor(reason: XmlProblem['reason'], offset: number) {
    super(`XML is not read: ${reason}`);
    this.reason = reason;
    this.offset = offset;
  }
}
