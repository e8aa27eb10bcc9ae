import type { GivenValue } from '../../custom-fields/stored/new-values-store.ts';
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

export type GivenMetadata = {
  name: string | undefined;
  createdAt: Date | undefined;
  givenFields: string[];
  skipsRules: boolean;
  fieldValues: Omit<DocumentFieldValues, 'correspondentId'>;
  correspondent: { id: string; name: string; key: string } | undefined;
  tags: { id: string; name: string; key: string }[];
  defaults: { tags: boolean; type: boolean };
  values: GivenValue[];
  notes: GivenNote[];
  canCreate: boolean;
};
