import { z } from 'zod';
import { limits } from '../../limits.ts';
import { utf8Length } from '../../text/utf8-length.ts';
import { addedDefaultsSchema } from '../correspondents/added-defaults.ts';
import { documentFieldValuesSchema } from '../fields/document-field-values.ts';
import { fallbackFileName, sanitizeFileName } from './file-names.ts';

const nameRequired = 'documents.rename.form.name.required';

/** A document name with its extension, sanitized by `sanitizeFileName`; a name that becomes empty is invalid. */
export const documentNameSchema = z
  .string(nameRequired)
  .trim()
  .min(1, nameRequired)
  .max(limits.documentName.max, 'documents.rename.form.name.max-length')
  .refine(
    (name) => name === fallbackFileName || sanitizeFileName(name) !== fallbackFileName,
    nameRequired,
  )
  .transform(sanitizeFileName);

/**
 * A change of a document. The text is limited to 1,000,000 UTF-16 code units and 1,900,000 bytes of UTF-8. `removeDefaults` undoes the
 * defaults of a correspondent.
 */
export const documentUpdateSchema = z
  .object({
    name: documentNameSchema,
    content: z
      .string()
      .max(limits.documentContent.max, 'documents.content.form.max-length')
      .transform((text) => text.toWellFormed().replaceAll('\0', ''))
      .refine(
        (text) => utf8Length(text) <= limits.documentContent.maxBytes,
        'documents.content.form.max-length',
      ),
    ...documentFieldValuesSchema.shape,
    removeDefaults: addedDefaultsSchema,
  })
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: 'Expected a name, a content or the value of a field',
    path: ['name'],
  });

export type DocumentUpdate = z.infer<typeof documentUpdateSchema>;
