import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from '../../tags/tag-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TagBadge } from '../../../ui/display/tag-badge.tsx';

export interface TagFiltersProps {
  organizationId: string;
  tagIds: readonly string[];
  onChange: (tagIds: string[]) => void;
}

/** The tags the list is filtered by, each with a button to remove it. */
export function TagFilters({ organizationId, tagIds, onChange }: TagFiltersProps) {
  const { t } = useTranslation();
  const { data: tags = [], isPending } = useQuery(tagsQuery(organizationId));
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
            onRemove={() => onChange(tagIds.filter((other) => other !== tagId))}
          />
        );
      })}
    </div>
  );
}
