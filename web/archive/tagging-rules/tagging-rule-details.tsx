import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DescriptionList, DescriptionRow } from '../../ui/lists/description-list.tsx';
import { RuleTags } from './rule-tags.tsx';

/** What a rule does, for those who cannot change it. */
export function TaggingRuleDetails({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  return (
    <DescriptionList>
      <DescriptionRow label={t('tagging-rules.form.description.label')}>
        {rule.description ?? (
          <span className="text-faint">{t('tagging-rules.no-description')}</span>
        )}
      </DescriptionRow>
      <DescriptionRow label={t('tagging-rules.form.conditions.label')}>
        {rule.conditions.length === 0 ? (
          t('tagging-rules.form.conditions.none')
        ) : (
          <ul className="flex flex-col gap-1">
            {rule.conditions.map(({ field, operator, value }) => (
              <li key={`${field} ${operator} ${value}`} className="wrap-anywhere">
                {t(`tagging-rules.field.${field}`)} {t(`tagging-rules.operator.${operator}`)}{' '}
                <bdi className="font-medium">{t('common.quoted', { text: value })}</bdi>
              </li>
            ))}
          </ul>
        )}
      </DescriptionRow>
      <DescriptionRow label={t('tagging-rules.form.tags.label')}>
        <RuleTags rule={rule} />
      </DescriptionRow>
    </DescriptionList>
  );
}
