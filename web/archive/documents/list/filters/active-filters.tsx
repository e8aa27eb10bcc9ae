import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tagsQuery } from '../../../tags/tag-api.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FilterTrigger } from './filter-button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TagBadge } from '../../../../ui/display/tag-badge.tsx';
import { defer, useDeferred } from '../../../../ui/overlays/deferred.ts';
import type { FilterProps, OpenedFilter } from './facets/facet-props.ts';

const filterChips = defer(() => import('./filter-chips.tsx'));

export function ActiveFilters({ organizationId, state, onChange }: FilterProps) {
  const { t } = useTranslation();
  const { tags: tagIds, extractionState } = state;
  const { data: tags = [], isPending } = useQuery({
    ...tagsQuery(organizationId),
    enabled: tagIds.length > 0,
  });
  // Words have no chip.
  const hasFilters = state.q.includes(':');
  const chips = useDeferred(filterChips, hasFilters);
  if (tagIds.length === 0 && extractionState === undefined && !hasFilters) return null;
  const failed = t('documents.filter.failed');
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-2 empty:hidden">
      {hasFilters && chips && <chips.FilterChips {...{ organizationId, state, onChange }} />}
      {tagIds.map((tagId, index) => {
        if (isPending) return <Skeleton key={index} className="h-5.5 w-20" />;
        const tag = tags.find(({ id }) => id === tagId);
        const name = tag?.name ?? t('documents.filter.unknown-tag');
        return (
          <TagBadge
            // Keyed by index, so that the button of a changed chip gets the focus back.
            key={index}
            name={name}
            color={tag?.color ?? 'transparent'}
            render={<TagTrigger filter={{ organizationId, state, onChange, source: tagId }} />}
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

type TagTriggerProps = { filter: OpenedFilter; className?: string; children?: ReactNode };

function TagTrigger({ filter, ...button }: TagTriggerProps) {
  return (
    <FilterTrigger
      {...filter}
      facet={{ name: 'tags' }}
      trigger={<button type="button" {...button} />}
    />
  );
}
