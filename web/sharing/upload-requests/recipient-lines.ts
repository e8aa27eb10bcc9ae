import { z } from 'zod';
import {
  uploadRequestInputSchema,
  type RecipientInput,
} from '../../../shared/sharing/upload-requests/upload-request.ts';

const recipientsSchema = uploadRequestInputSchema.shape.recipients.unwrap();

/** A name and an address, as mail programs write them, or an address alone. */
const linePattern = /^(.*?)[\s,;<]*([^\s<>,;]+)>?$/;

/** Parses a field with one recipient per line: `Grace Hopper <grace@example.com>`. */
export const recipientLines = z
  .string()
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map(toRecipient),
  )
  .refine(
    (recipients) => recipientsSchema.safeParse(recipients).success,
    'upload-requests.form.recipients.invalid',
  )
  .pipe(recipientsSchema);

function toRecipient(line: string) {
  const [, name = '', email = ''] = linePattern.exec(line) ?? [];
  return { name: name.replaceAll('"', '').trim() || email, email };
}

export function toLines(recipients: readonly RecipientInput[]): string {
  return recipients
    .map(({ name, email }) => (name === email ? email : `${name} <${email}>`))
    .join('\n');
}
