import type { DocumentType } from '../fields/document-types.ts';

/** A text that a row applies to. A plain string is a document of no known type. */
export type Example = string | { documentType: DocumentType; text: string };

/** A row of a table of weights. */
export type Rule<Subject> = {
  name: string;
  weight: number;
  applies: (subject: Subject) => boolean;
  example: Example;
};

/** The first row that applies: the rows of a table are ordered, like the branches of a function. */
export function firstRule<Subject, Row extends Rule<Subject>>(
  rows: readonly Row[],
  subject: Subject,
): Row | undefined {
  return rows.find(({ applies }) => applies(subject));
}
