import { z } from 'zod';
import { documentNameSchema } from '../../../../shared/archive/documents/document-update.ts';
import { fileExtension } from '../../../../shared/reading/file-types/file-extension.ts';

/** The form edits the name without its extension, which stays the same. */
export function renameFormSchema(currentName: string) {
  const extension = fileExtension(currentName);
  return z.object({
    name: z
      .string()
      .trim()
      .min(1, 'documents.rename.form.name.required')
      .transform((name) => withExtension(name, extension))
      .pipe(documentNameSchema),
  });
}

/** An extension typed anyway is not added twice, and keeps its letters. */
function withExtension(name: string, extension: string): string {
  if (extension === '') return name;
  const ending = `.${extension}`;
  const isThere = name.length > ending.length && name.toLowerCase().endsWith(ending.toLowerCase());
  return (isThere ? name.slice(0, -ending.length) : name) + ending;
}
