import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from '../../../tags/tag-api.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TagBadge } from '../../../../ui/display/tag-badge.tsx';
import type { DocumentListState } from '../../document-list-search.ts';

interface ActiveFiltersProps {
  organizationId: string;
  state: DocumentListState;
  onChange: (change: Partial<DocumentListState>) => void;
}

export function ActiveFilters({ organizationId, state, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const { tags: tagIds, extractionState } = state;
  const { data: tags = [], isPending } = useQuery({
    ...tagsQuery(organizationId),
    enabled: tagIds.length > 0,
  });
  if (tagIds.length === 0 && extractionState === undefined) return null;
  const failed = t('documents.filter.failed');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{t('documents.filter.label')}</span>
      {tagIds.map((tagId) => {
        if (isPending) return <Skeleton key={tagId} className="h-5.5 w-20" />;
        const tag = tags.find(({ id }) => id === tagId);
        const name = tag?.name ?? t('documents.filter.unknown-tag');
        return (
          <TagBadge
            key={tagId}
            name={name}
            color={tag?.color ?? 'transparent'}
            removeLabel={t('documents.filter.remove', { name })}
            onRemove={() =>
              onChange({ pageIndex: 0, tags: tagIds.filter((other) => other !== tagId) })
            }
          />
        );
      })}
      {extractionState && (
        <TagBadge
          name={failed}
          color="var(--warning)"
          removeLabel={t('documents.filter.remove', { name: failed })}
          onRemove={() => onChange({ pageIndex: 0, extractionState: undefined })}
        />
      )}
    </div>
  );
}
