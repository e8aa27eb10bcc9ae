import type { DocumentSummary } from '../../../../../shared/archive/documents/document.ts';
import type { DocumentFields } from '../../../../../shared/reading/fields/document-fields.ts';
import { isEqualValue } from '../../../fields/editing/is-equal-value.ts';
import type { GivenValues } from './upload-into.ts';

type Document = DocumentFields & Pick<DocumentSummary, 'tags' | 'fields'>;

/** Returns the given values that the document still has; the defaults of a correspondent only while it is unchanged. */
export function unchangedOf(given: GivenValues, document: Document): GivenValues {
  const present = new Map<string, unknown>(Object.entries(document));
  const customValues = new Map(document.fields.map(({ id, value }) => [id, value]));
  const values: GivenValues['values'] = Object.fromEntries(
    Object.entries(given.values).filter(([field, value]) =>
      isEqualValue(value, present.get(field)),
    ),
  );
  const { addedDefaults, ...before } = given.before ?? noValues;
  return {
    ...given,
    tags: given.tags.filter(({ id }) => document.tags.some((tag) => tag.id === id)),
    values,
    fields: given.fields.filter(({ id, value }) => isEqualValue(value, customValues.get(id))),
    before: values.correspondent && addedDefaults ? { ...before, addedDefaults } : before,
  };
}

const noValues: NonNullable<GivenValues['before']> = { values: {}, fields: [] };
