import { displayName, fileExtension } from '../../reading/file-types/file-extension.ts';
import { sanitizeFileName } from '../documents/file-names.ts';
import type { DocumentFields } from '../../reading/fields/document-fields.ts';
import type { Language } from '../../reading/find-fields/lexicon/lexicon.ts';
import { isDeviceName } from '../../reading/file-types/device-names.ts';
import { titleOf } from './title-template.ts';
import { typeNames } from './type-names.ts';

/** A document, and the title template of its organization. Unless the type has a `typeName`, it is named in the document's `language`. */
export type NamedDocument = Pick<
  DocumentFields,
  'documentDate' | 'dueDate' | 'correspondent' | 'documentType' | 'totalAmount' | 'reference'
> & { name: string; language: Language; template: string; typeName?: string | null };

/**
 * Returns a better name for a file that a device named, from the values of its fields, with the same extension; undefined for any other
 * name, or with too few values.
 */
export function proposeName({ name, language, template, typeName, ...fields }: NamedDocument) {
  if (!isDeviceName(displayName(name))) return undefined;
  const { documentDate, dueDate, correspondent, documentType, totalAmount, reference } = fields;
  const type = typeName ?? builtInName(documentType, language);
  const title = titleOf(template, {
    ...(documentDate && { date: documentDate }),
    ...(dueDate && { due: dueDate }),
    ...(correspondent && { correspondent: correspondent.name }),
    ...(type && { type }),
    ...(totalAmount && { amount: amountText(totalAmount, language) }),
    ...(reference && { reference }),
  });
  if (title === undefined) return undefined;
  const extension = fileExtension(name);
  const proposed = sanitizeFileName(extension === '' ? title : `${title}.${extension}`);
  return proposed === name ? undefined : proposed;
}

function builtInName(type: string | null, language: Language): string | undefined {
  return new Map(Object.entries(typeNames[language])).get(type ?? '');
}

function amountText(
  { amount, currency }: NonNullable<DocumentFields['totalAmount']>,
  language: Language,
): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false });
  return `${format.format(amount)} ${currency}`;
}
