import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDebounced } from '../../../ui/forms/use-debounced.ts';
import { useCustomFields } from '../../custom-fields/custom-field-api.ts';
import { completeConditions, type RuleFormValues } from './rule-form-values.ts';
import { taggingPreviewQuery } from '../tagging-rule-api.ts';

const debounceMs = 400;

export function useRulePreview(organizationId: string) {
  const { i18n } = useTranslation();
  const [match, conditions] = useWatch<RuleFormValues, ['match', 'conditions']>({
    name: ['match', 'conditions'],
  });
  const written = JSON.stringify({ match, conditions });
  const settled = useDebounced(written, debounceMs);
  const shown = JSON.parse(settled) as Pick<RuleFormValues, 'match' | 'conditions'>;
  const { data: fields = [] } = useCustomFields(organizationId);
  const complete = completeConditions(shown.conditions, { locale: i18n.language, fields });
  const query = useQuery({
    ...taggingPreviewQuery(organizationId, { match: shown.match, conditions: complete ?? [] }),
    enabled: complete !== undefined,
  });
  return {
    isComplete: complete !== undefined,
    isBusy: written !== settled || query.isFetching,
    preview: complete && query.data,
    error: query.error,
  };
}
