import { documentUpdateSchema } from '../../../shared/archive/documents/document-update.ts';

/** Why a text cannot be saved. */
export function contentIssue(content: string) {
  return documentUpdateSchema.safeParse({ content }).error?.issues[0];
}
