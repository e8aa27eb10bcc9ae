import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { EditBase } from '../documents/edit/use-document-edit.ts';

export type ContentDraft = { text: string; base: EditBase };

export function draftOf({ content, version }: DocumentDetail): ContentDraft {
  return { text: content, base: { version, value: content } };
}

/** Returns what remains to be saved: nothing, or the text typed after `sent` was sent. */
export function draftAfterSave(
  draft: ContentDraft | null,
  sent: string,
  saved: DocumentDetail,
): ContentDraft | null {
  return draft && draft.text !== sent ? { ...draftOf(saved), text: draft.text } : null;
}
