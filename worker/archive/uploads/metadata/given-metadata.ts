import type { GivenValue } from '../../custom-fields/new-values-store.ts';
import type { DocumentFieldValues } from '../../../../shared/archive/fields/document-field-values.ts';

type GivenNote = {
  id: string;
  authorId: string | null;
  authorName: string;
  importedById: string | null;
  importedByName: string | null;
  text: string;
  createdAt: Date;
};

/** Metadata of an upload with what it refers to. Ids are those of new rows where there are none yet. */
export type GivenMetadata = {
  name: string | undefined;
  createdAt: Date | undefined;
  /** Names of built-in fields, and ids of custom ones. */
  givenFields: string[];
  skipsRules: boolean;
  fieldValues: Omit<DocumentFieldValues, 'correspondentId'>;
  correspondent: { id: string; name: string; key: string } | undefined;
  tags: { id: string; name: string; key: string }[];
  /** Whether the correspondent brings its tags, and its type: where the metadata does not say. */
  defaults: { tags: boolean; type: boolean };
  values: GivenValue[];
  notes: GivenNote[];
  /** Whether what is missing may be made. */
  canCreate: boolean;
};
