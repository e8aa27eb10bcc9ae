import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DescriptionList, DescriptionRow } from '../../ui/lists/description-list.tsx';
import { CustomConditionText } from './custom-rule-texts.tsx';
import { RuleActions } from './rule-actions.tsx';
import { useConditionNames, useRuleTexts } from './use-condition-text.ts';

export function TaggingRuleDetails({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  const { fieldName, operatorName } = useConditionNames();
  const { conditionText } = useRuleTexts(rule.organizationId);
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
            {rule.conditions.length > 1 && (
              <li className="text-muted">
                {t(`tagging-rules.form.conditions.match-${rule.match}`)}
              </li>
            )}
            {rule.conditions.map((condition) => (
              <li key={JSON.stringify(condition)} className="wrap-anywhere">
                {condition.field === 'custom' ? (
                  <CustomConditionText organizationId={rule.organizationId} condition={condition} />
                ) : (
                  <>
                    {fieldName(condition.field)} {operatorName(condition.operator, condition.field)}{' '}
                    <bdi className="font-medium">{conditionText(condition)}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </DescriptionRow>
      <DescriptionRow label={t('tagging-rules.column.actions-of-rule')}>
        <RuleActions rule={rule} />
      </DescriptionRow>
    </DescriptionList>
  );
}
