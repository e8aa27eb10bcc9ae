import { Ellipsis } from 'lucide-react';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useHasDraft } from '../../../drafts/use-draft.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { usePopup } from '../../../ui/overlays/use-popup.ts';
import { useTrash } from '../../trash/use-trash.ts';
import type { DocumentListSearch } from '../document-list-search.ts';
import { renameDraft } from '../edit/rename-draft.ts';

const menu = defer(() => import('./document-menu-parts.tsx'));

interface DocumentMenuProps {
  document: DocumentSummary;
  origin: DocumentListSearch;
}

export function DocumentMenu({ document, origin }: DocumentMenuProps) {
  const { t } = useTranslation();
  const trash = useTrash(document);
  const hasDraft = useHasDraft();
  const { trigger, popup, ...opening } = usePopup({
    kind: 'menu',
    parts: menu,
    trigger: (
      <IconButton
        size="sm"
        aria-label={t('documents.actions.label', { name: document.name })}
        isLoading={trash.isPending}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
    ),
  });
  const parts = useDeferred(menu, popup.open || hasDraft(renameDraft(document.id)));
  return (
    <>
      {trigger}
      {parts && (
        <parts.DocumentMenuParts
          {...popup}
          {...opening}
          document={document}
          origin={origin}
          onTrash={trash.ask}
        />
      )}
    </>
  );
}
