import { z } from 'zod';
import { documentNameSchema } from '../../../../shared/archive/documents/document.ts';
import { fileExtension } from '../../../../shared/archive/documents/file-names.ts';

/** The form asks for the name without its extension, which cannot be changed. */
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

/** Adds the extension unless it was typed too. */
function withExtension(name: string, extension: string): string {
  if (extension === '') return name;
  const ending = `.${extension}`;
  const isThere = name.length > ending.length && name.toLowerCase().endsWith(ending.toLowerCase());
  return isThere ? name : name + ending;
}
