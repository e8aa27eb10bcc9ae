import { keyOf, type PaperlessDocument } from './paperless-records.ts';

export type DocumentVersion = {
  document: PaperlessDocument;
  root: PaperlessDocument;
  version: number;
};

/**
 * Since 3.0, a document may have versions, which are documents with a root. `version` 0 is the newest, 1 the oldest.
 */
export function versionsOf(documents: PaperlessDocument[]): DocumentVersion[] {
  const roots = new Map(documents.map((document) => [document.pk, document]));
  const groups = new Map<string, PaperlessDocument[]>();
  for (const document of documents) {
    const root = keyOf(document.fields.get('root_document'));
    const key = roots.has(root) ? root : document.pk;
    const group = groups.get(key);
    if (group) group.push(document);
    else groups.set(key, [document]);
  }
  return [...groups].flatMap(([key, group]) => {
    const ordered = group.toSorted((a, b) => versionIndexOf(a) - versionIndexOf(b));
    return ordered.flatMap((document, index) => {
      const root = roots.get(key) ?? document;
      return { document, root, version: index === ordered.length - 1 ? 0 : index + 1 };
    });
  });
}

function versionIndexOf({ fields }: PaperlessDocument): number {
  return Number(fields.get('version_index') ?? 0);
}
