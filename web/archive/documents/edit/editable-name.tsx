import { Pencil } from 'lucide-react';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useDraftOpener } from '../../../drafts/use-draft.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCommand } from '../../../ui/keyboard/commands.ts';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { renameDraft } from './rename-draft.ts';

const field = defer(() => import('./name-field.tsx'));

/** A document's name, which becomes a field when clicked. The form's code is loaded on demand. */
export function EditableName({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useDraftOpener(renameDraft(document.id));
  const stop = () => setIsEditing(false);
  const parts = useDeferred(field, isEditing, (error) => {
    stop();
    errorToast()(error);
  });
  useCommand({
    subject: 'document',
    label: t('documents.rename.title'),
    icon: Pencil,
    run: () => setIsEditing(true),
  });
  if (isEditing && parts) return <parts.NameField document={document} onDone={stop} />;
  const preload = () => void field.load().catch(() => undefined);
  return (
    <button
      type="button"
      title={t('documents.rename.action')}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsEditing(true)}
      aria-busy={isEditing || undefined}
      data-awaits-keys={isEditing || undefined}
      className="group/name -mx-1.5 rounded-md px-1.5 text-left wrap-anywhere transition-colors duration-fast hover:bg-hover"
    >
      <bdi>{document.name}</bdi>
      <Pencil
        size={14}
        aria-hidden
        className="ml-2 inline text-faint opacity-0 group-hover/name:opacity-100 group-focus-visible/name:opacity-100 pointer-coarse:opacity-100"
      />
    </button>
  );
}
