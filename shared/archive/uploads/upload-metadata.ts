import { z } from 'zod';
import { customFieldLimits } from '../archive-limits.ts';
import { singleLine } from '../../text/single-line.ts';
import { boundMarks } from '../../text/bound-marks.ts';
import { wireDate } from '../../time/wire-date.ts';
import { correspondentInputSchema } from '../correspondents/correspondent.ts';
import { customFieldValueInputSchema } from '../custom-fields/custom-field-value.ts';
import {
  documentFieldValuesSchema,
  type SettableFieldName,
} from '../fields/document-field-values.ts';
import { documentFieldsSchema } from '../../reading/fields/document-fields.ts';
import { noteInputSchema } from '../notes/note.ts';
import { tagInputSchema } from '../tags/tag.ts';
import { documentNameSchema } from '../documents/document-update.ts';

export const metadataLimits = { bytes: 64 * 1024, tags: 500, notes: 200, authorName: 128 } as const;

/** Years need four digits to be stored as days. */
export const earliestTime = new Date('1000-01-01T00:00:00Z');

const datableTime = wireDate.refine((time) => time >= earliestTime, 'Before the year 1000');

const noteText = noteInputSchema.shape.text;

const authorName = z
  .string()
  .overwrite((name) => boundMarks(singleLine(name)).normalize('NFC'))
  .min(1)
  .max(metadataLimits.authorName);

/**
 * Metadata of an upload, all optional; null means that there is no value. Tags and correspondent are given by name, and created if missing.
 * `createdAt`: when the document was added. `fields`: custom field values by key; options and people may be given by name. Notes are by
 * default by the uploader and of now; those with another author also show who imported them, and an author who is a member owns the note
 * only if the uploader may delete notes of others. With `skipsRules` no tagging rule is applied, as for a document that another archive has
 * processed.
 */
export const uploadMetadataSchema = z
  .object({
    name: documentNameSchema,
    createdAt: datableTime,
    tags: z.array(tagInputSchema.shape.name).max(metadataLimits.tags),
    correspondent: correspondentInputSchema.shape.name.nullable(),
    ...documentFieldValuesSchema.omit({ correspondentId: true }).shape,
    fields: z
      .preprocess(
        // Entries instead of an object, because a key can be `__proto__`. A list is refused, because it would pass as entries.
        (value) => (isObject(value) ? Object.entries(value) : null),
        z
          .array(z.tuple([z.string(), customFieldValueInputSchema.shape.value]))
          .max(customFieldLimits.count),
      )
      .meta({ type: 'object', additionalProperties: {} }),
    notes: z
      .array(
        z.union([
          noteText,
          z.object({
            text: noteText,
            createdAt: datableTime.optional(),
            author: authorName.optional(),
          }),
        ]),
      )
      .max(metadataLimits.notes),
    skipsRules: z.boolean(),
  })
  .partial();

export type UploadMetadataInput = Omit<z.input<typeof uploadMetadataSchema>, 'fields'> & {
  fields?: Record<string, z.input<typeof customFieldValueInputSchema>['value']>;
};

export type UploadMetadata = z.output<typeof uploadMetadataSchema>;

/** Returns the built-in fields that metadata sets, whose values are final even if null. */
export function givenFieldsOf(metadata: UploadMetadata): SettableFieldName[] {
  const fields = [...documentFieldsSchema.keyof().options, 'isPaid'] as const;
  return fields.filter((field) => metadata[field] !== undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
