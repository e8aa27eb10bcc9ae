import { useState } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { useDocumentEdit } from '../documents/edit/use-document-edit.ts';
import { draftAfterSave, draftOf, type ContentDraft } from './content-draft.ts';

const contentRules = defer(() => import('./content-issue.ts'));

export type ContentEditor = ReturnType<typeof useContentEditor>;

export function useContentEditor({
  organizationId,
  documentId,
}: {
  organizationId: string;
  documentId: string;
}) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const [draft, setDraft] = useState<ContentDraft | null>(null);
  useDraft(`content-${documentId}`, { read: () => draft ?? undefined, restore: setDraft });
  const edit = useDocumentEdit({ organizationId, documentId }, 'content', {
    onSaved: (saved, sent) => {
      setDraft((now) => draftAfterSave(now, sent, saved));
      toast.success(t('documents.content.updated'));
    },
    onFailed: errorToast('documents.content.update-failed'),
  });
  const rules = useDeferred(contentRules, draft !== null);
  const error = fieldError(draft ? rules?.contentIssue(draft.text) : undefined);
  useLeaveQuestion(draft !== null && draft.text !== draft.base.value, {
    description: t('documents.content.leave.description'),
  });

  return {
    draft: draft?.text,
    error,
    edit,
    begin: (document: DocumentDetail) => setDraft(draftOf(document)),
    write: (text: string) => setDraft(draft && { ...draft, text }),
    cancel: () => setDraft(null),
    save: () => (draft && !error ? edit.save(draft.text, draft.base) : undefined),
  };
}
