import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { ListError } from '../../../../ui/lists/list-states.tsx';
import { PaperLine } from '../../../fields/paper/paper-line.tsx';
import { DocumentPreview } from '../../detail/document-preview.tsx';
import { documentQuery, type ListedDocument } from '../../document-api.ts';
import type { DocumentListSearch } from '../../document-list-search.ts';
import { DocumentLink } from '../../items/document-name.tsx';
import { PreviewCard } from '../../preview/preview-card.tsx';
import { usePreviewView } from '../../preview/preview-view.ts';

export interface SidePreviewProps {
  document: ListedDocument;
  origin: DocumentListSearch;
  onClose: () => void;
}

export function SidePreview({ document: listed, origin, onClose }: SidePreviewProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { organizationId, id: documentId, name } = listed;
  const query = useQuery(documentQuery(queryClient, { organizationId, documentId }));
  const { data: document, error } = query;
  const { isExpanded } = usePreviewView();
  const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isExpanded) onClose();
  };
  return (
    // The button closes it, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside aria-label={t('preview.label', { name })} onKeyDown={closeByKey}>
      <PreviewCard name={name}>
        <header className="flex items-start gap-2 border-b border-border py-2 pr-2 pl-4">
          <div className="min-w-0 flex-1">
            <DocumentLink document={listed} origin={origin} />
            <PaperLine document={listed} />
          </div>
          <IconButton size="sm" aria-label={t('preview.close')} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        </header>
        {document && <DocumentPreview key={documentId} document={document} />}
        {!document && error && (
          <div className="p-4">
            <ListError
              title={t('documents.load-error')}
              error={error}
              isRetrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </div>
        )}
      </PreviewCard>
    </aside>
  );
}
