import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';

type Listed = Pick<DocumentSummary, 'id' | 'createdAt'>;

export function nextInInbox(
  listed: readonly Listed[] = [],
  { id, createdAt }: Listed,
): string | undefined {
  const index = listed.findIndex((each) => each.id === id);
  const next = index < 0 ? listed.find((each) => each.createdAt < createdAt) : listed[index + 1];
  return next?.id;
}
