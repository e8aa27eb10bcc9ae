import type { UploadItem } from '../queue/upload-queue.ts';

interface OfferedUploads {
  organizationId: string;
  settledIds: ReadonlySet<string>;
  tagIds: readonly string[];
  tagsOf: (documentId: string) => readonly { id: string }[] | undefined;
}

/** Returns the uploaded documents that do not have all of these tags yet: a tagging rule may have added them. */
export function documentsToTag(items: readonly UploadItem[], offered: OfferedUploads): string[] {
  const { organizationId, settledIds, tagIds, tagsOf } = offered;
  return items.flatMap((item) => {
    if (item.organizationId !== organizationId || settledIds.has(item.id)) return [];
    if (item.status !== 'success') return [];
    const present = tagsOf(item.document.id);
    const hasAll = tagIds.every((tagId) => present?.some(({ id }) => id === tagId));
    return hasAll ? [] : [item.document.id];
  });
}
