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

/** `bytes`: of the JSON as it is sent. `notes`: as many as a document may have. */
export const metadataLimits = { bytes: 64 * 1024, tags: 500, notes: 200, authorName: 128 } as const;

/** Days are made of times, and their years have four digits. */
export const earliestTime = new Date('1000-01-01T00:00:00Z');

const datableTime = wireDate.refine((time) => time >= earliestTime, 'Before the year 1000');

const noteText = noteInputSchema.shape.text;

const authorName = z
  .string()
  .overwrite((name) => boundMarks(singleLine(name)).normalize('NFC'))
  .min(1)
  .max(metadataLimits.authorName);

/**
 * What a person who uploads a document knows of it, all optional; null says that there is none. Tags and correspondent are named,
 * and made where they are missing. `createdAt`: when the document was added. `fields`: values of custom fields by key; an option
 * and a person may be named instead of their ids. Notes are by the uploader and of now, where they do not say otherwise; with the
 * name of another author they also show who imported them, and the name of a member makes a note theirs only if the uploader may
 * delete notes of others. With `skipsRules` no tagging rule is applied, as for a document that another archive has been through with
 * already.
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
        // A key may be `__proto__`, which objects do not keep. A list is refused: it would pass as entries.
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

/** `fields` are pairs of key and value. */
export type UploadMetadata = z.output<typeof uploadMetadataSchema>;

/** The built-in fields of a document that metadata names: their values are final, also none. */
export function givenFieldsOf(metadata: UploadMetadata): SettableFieldName[] {
  const fields = [...documentFieldsSchema.keyof().options, 'isPaid'] as const;
  return fields.filter((field) => metadata[field] !== undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
