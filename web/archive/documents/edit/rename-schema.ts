import { z } from 'zod';
import { documentNameSchema } from '../../../../shared/archive/documents/document-update.ts';
import { fileExtension } from '../../../../shared/reading/file-types/file-extension.ts';

/** Returns the schema of a form for the name without its extension, which does not change. */
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

/** Adds the extension, unless it was typed; its typed upper or lower case is kept. */
function withExtension(name: string, extension: string): string {
  if (extension === '') return name;
  const ending = `.${extension}`;
  const isThere = name.length > ending.length && name.toLowerCase().endsWith(ending.toLowerCase());
  return (isThere ? name.slice(0, -ending.length) : name) + ending;
}
