import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tagsQuery } from '../../../tags/tag-api.ts';
import { useCanChange } from '../../../../api/session/current-role.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Offer } from '../../../../ui/feedback/offer.tsx';
import { findCachedDocument } from '../../document-cache.ts';
import { namedFilters } from '../../../bulk/bulk-filters.ts';
import { documentsToTag } from './documents-to-tag.ts';
import { useUploadItems } from '../queue/upload-context.ts';
import { useTagging } from '../../../bulk/tags/use-tagging.ts';

export interface UploadTagOfferProps {
  organizationId: string;
  tagIds: readonly string[];
  earlierIds: readonly string[];
}

export function UploadTagOffer({ organizationId, tagIds, earlierIds }: UploadTagOfferProps) {
  const { t } = useTranslation();
  const items = useUploadItems();
  const [settledIds, setSettledIds] = useState(() => new Set(earlierIds));
  const { data: tags = [] } = useQuery(tagsQuery(organizationId));
  const queryClient = useQueryClient();
  const tagging = useTagging(organizationId);
  const canChange = useCanChange();
  const documentIds = documentsToTag(items, {
    organizationId,
    settledIds,
    tagIds,
    tagsOf: (documentId) => findCachedDocument(queryClient, { organizationId, documentId })?.tags,
  });
  if (documentIds.length === 0 || !canChange) return null;

  const names = tags
    .filter(({ id }) => tagIds.includes(id))
    .map(({ name }) => t('common.quoted', { text: name }));
  const settle = () => {
    const arrived = items.filter(
      (item) => item.organizationId === organizationId && item.status === 'success',
    );
    setSettledIds(new Set([...settledIds, ...arrived.map(({ id }) => id)]));
  };
  const accept = async () => {
    const filters = namedFilters(documentIds);
    if (await tagging.apply({ filters, addTagIds: [...tagIds], removeTagIds: [] })) settle();
  };

  return (
    <Offer
      acceptLabel={t('documents.upload-tags.accept')}
      declineLabel={t('documents.upload-tags.decline')}
      isPending={tagging.isPending}
      onAccept={accept}
      onDecline={settle}
    >
      {t('documents.upload-tags.offer', { count: documentIds.length, tags: names })}
    </Offer>
  );
}
