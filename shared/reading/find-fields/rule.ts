import type { DocumentType } from '../fields/document-types.ts';

/** A text that a row applies to. A plain string is a document of unknown type. */
export type Example = string | { documentType: DocumentType; text: string };

export type Rule<Subject> = {
  name: string;
  weight: number;
  applies: (subject: Subject) => boolean;
  example: Example;
};

/** Returns the first row that applies. The order of rows matters, like that of branches. */
export function firstRule<Subject, Row extends Pick<Rule<Subject>, 'applies'>>(
  rows: readonly Row[],
  subject: Subject,
): Row | undefined {
  return rows.find(({ applies }) => applies(subject));
}
