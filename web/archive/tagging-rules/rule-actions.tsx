import { useQuery } from '@tanstack/react-query';
import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { tagsQuery } from '../tags/tag-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { CustomActionBadge } from './custom-rule-texts.tsx';
import { useRuleTexts } from './use-condition-text.ts';

export function RuleActions({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  if (rule.actions.length + rule.fieldActions.length === 0) {
    return <span className="text-faint">{t('tagging-rules.no-tags')}</span>;
  }
  return (
    <div className="flex flex-wrap gap-1">
      {rule.actions.length > 0 && <Tags rule={rule} />}
      {rule.fieldActions.length > 0 && <Fields rule={rule} />}
    </div>
  );
}

function Tags({ rule }: { rule: TaggingRule }) {
  const { data: tags, isPending } = useQuery(tagsQuery(rule.organizationId));
  return rule.actions.map(({ tagId }) => {
    const tag = tags?.find(({ id }) => id === tagId);
    if (tag) return <TagBadge key={tagId} name={tag.name} color={tag.color} />;
    return isPending && <Skeleton key={tagId} className="h-5.5 w-20" />;
  });
}

function Fields({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  const { actionText } = useRuleTexts(rule.organizationId);
  return rule.fieldActions.map((action) =>
    action.field === 'custom' ? (
      <CustomActionBadge
        key={action.fieldId}
        organizationId={rule.organizationId}
        action={action}
      />
    ) : (
      <Badge key={action.field}>
        {t('tagging-rules.sets', {
          field: t(`documents.fields.name.${action.field}`),
          value: actionText(action),
        })}
      </Badge>
    ),
  );
}
