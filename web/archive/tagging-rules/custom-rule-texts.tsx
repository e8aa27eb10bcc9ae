import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import type { CustomFieldValue } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomAction } from '../../../shared/archive/tagging-rules/field-action.ts';
import {
  isTextCondition,
  type CustomCondition,
} from '../../../shared/archive/tagging-rules/tagging-condition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { useCustomFields } from '../custom-fields/custom-field-api.ts';
import { useValueText } from '../custom-fields/use-value-text.ts';
import { useConditionNames } from './use-condition-text.ts';

export function CustomActionBadge({
  organizationId,
  action,
}: {
  organizationId: string;
  action: CustomAction;
}) {
  const { t } = useTranslation();
  const { data: fields } = useCustomFields(organizationId);
  const field = fields?.find(({ id }) => id === action.fieldId);
  if (fields && !field) return <Badge>{t('tagging-rules.field.deleted')}</Badge>;
  return (
    <Badge>
      {field && <ActionText field={field} value={action.value} />}
      {!field && '…'}
    </Badge>
  );
}

function ActionText({ field, value }: { field: CustomField; value: CustomFieldValue }) {
  const { t } = useTranslation();
  return t('tagging-rules.sets', { field: field.name, value: useNamedValue(field, value) });
}

export function CustomConditionText({
  organizationId,
  condition,
}: {
  organizationId: string;
  condition: CustomCondition;
}) {
  const { t } = useTranslation();
  const { operatorName } = useConditionNames();
  const { data: fields } = useCustomFields(organizationId);
  const field = fields?.find(({ id }) => id === condition.fieldId);
  return (
    <>
      <bdi>{field?.name ?? (fields ? t('tagging-rules.field.deleted') : '…')}</bdi>{' '}
      {operatorName(condition.operator, field)}{' '}
      {field && <ConditionValue field={field} condition={condition} />}
    </>
  );
}

function ConditionValue({ field, condition }: { field: CustomField; condition: CustomCondition }) {
  const { t } = useTranslation();
  const text = useNamedValue(field, 'value' in condition ? condition.value : null);
  if (!('value' in condition)) return null;
  const { operator, value } = condition;
  const isRelative = ['older_than', 'newer_than', 'within_next'].includes(operator);
  if (isRelative && typeof value === 'number') return t('tagging-rules.days', { count: value });
  return (
    <bdi className="font-medium">
      {isTextCondition(condition) ? t('common.quoted', { text: condition.value }) : text}
    </bdi>
  );
}

function useNamedValue(field: CustomField, value: CustomFieldValue | null): string {
  const { t } = useTranslation();
  const text = useValueText(field, value);
  return text ?? (field.options.length > 0 ? t('fields.value.deleted-option') : '…');
}
