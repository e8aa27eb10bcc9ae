import { documentUpdateSchema } from '../../../shared/archive/documents/document-update.ts';

export function contentIssue(content: string) {
  return documentUpdateSchema.safeParse({ content }).error?.issues[0];
}
