import { useQuery } from '@tanstack/react-query';
import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { tagsQuery } from '../tags/tag-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TagBadge } from '../../ui/display/tag-badge.tsx';

/** The tags a rule adds. */
export function RuleTags({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  const { data: tags, isPending } = useQuery(tagsQuery(rule.organizationId));
  if (rule.actions.length === 0) {
    return <span className="text-faint">{t('tagging-rules.no-tags')}</span>;
  }
  if (isPending) {
    return (
      <div className="flex flex-wrap gap-1">
        {rule.actions.map(({ tagId }) => (
          <Skeleton key={tagId} className="h-5.5 w-20" />
        ))}
      </div>
    );
  }
  const ruleTags = rule.actions.flatMap(({ tagId }) => tags?.find(({ id }) => id === tagId) ?? []);
  return (
    <div className="flex flex-wrap gap-1">
      {ruleTags.map((tag) => (
        <TagBadge key={tag.id} name={tag.name} color={tag.color} />
      ))}
    </div>
  );
}
