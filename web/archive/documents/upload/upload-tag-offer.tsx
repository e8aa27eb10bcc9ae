import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tagsQuery } from '../../tags/tag-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { findCachedDocument } from '../document-cache.ts';
import { namedFilters } from '../../bulk/bulk-filters.ts';
import { useUploadItems } from './upload-context.ts';
import { useTagging } from '../../bulk/use-tagging.ts';

export interface UploadTagOfferProps {
  organizationId: string;
  /** The tags the list is filtered by. */
  tagIds: readonly string[];
}

/**
 * Offers to add the tags a list is filtered by to documents uploaded on that list, which would not appear there
 * otherwise.
 */
export function UploadTagOffer({ organizationId, tagIds }: UploadTagOfferProps) {
  const { t } = useTranslation();
  const items = useUploadItems();
  const [settledIds, setSettledIds] = useState(() => new Set(items.map(({ id }) => id)));
  const { data: tags = [] } = useQuery(tagsQuery(organizationId));
  const queryClient = useQueryClient();
  const tagging = useTagging(organizationId);
  /** A rule may have added them meanwhile: then the list contains the document. */
  const hasTags = (documentId: string) => {
    const listed = findCachedDocument(queryClient, { organizationId, documentId });
    return tagIds.every((tagId) => listed?.tags.some(({ id }) => id === tagId));
  };
  const offered = items.filter(
    (item) => item.organizationId === organizationId && !settledIds.has(item.id),
  );
  const documentIds = offered.flatMap((item) =>
    item.status === 'success' && !hasTags(item.document.id) ? [item.document.id] : [],
  );
  if (documentIds.length === 0) return null;

  const names = tags
    .filter(({ id }) => tagIds.includes(id))
    .map(({ name }) => t('common.quoted', { text: name }));
  const settle = () => {
    const arrived = offered.filter(({ status }) => status === 'success').map(({ id }) => id);
    setSettledIds(new Set([...settledIds, ...arrived]));
  };
  const accept = async () => {
    const filters = namedFilters(documentIds);
    if (await tagging.apply({ filters, addTagIds: [...tagIds], removeTagIds: [] })) settle();
  };

  return (
    <output>
      <Callout
        actions={
          <>
            <Button
              size="sm"
              variant="primary"
              isLoading={tagging.isPending}
              onClick={() => void accept()}
            >
              {t('documents.upload-tags.accept')}
            </Button>
            <Button size="sm" variant="ghost" onClick={settle}>
              {t('documents.upload-tags.decline')}
            </Button>
          </>
        }
      >
        {t('documents.upload-tags.offer', {
          count: documentIds.length,
          tags: names,
        })}
      </Callout>
    </output>
  );
}
