import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  savedTaggingRuleResponseSchema,
  taggingPreviewResponseSchema,
  taggingRuleResponseSchema,
  taggingRulesResponseSchema,
  taggingRunResponseSchema,
  type SavedTaggingRule,
  type TaggingPreviewInput,
  type TaggingRule,
  type TaggingRuleInput,
  type TaggingRun,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { hasCode } from '../../api/api-error.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const feature = 'tagging-rules';
const rules = api.organizations[':organizationId']['tagging-rules'];

export function taggingRulesQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'list'),
    queryFn: async ({ signal }) => {
      const response = rules.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, taggingRulesResponseSchema)).taggingRules;
    },
  });
}

export type TaggingRuleAddress = { organizationId: string; taggingRuleId: string };

export function taggingRuleQuery(param: TaggingRuleAddress) {
  return queryOptions({
    queryKey: featureKey(param.organizationId, feature, 'detail', param.taggingRuleId),
    queryFn: async ({ signal }) => {
      const response = rules[':taggingRuleId'].$get({ param }, { init: { signal } });
      return (await fetchJson(response, taggingRuleResponseSchema)).taggingRule;
    },
  });
}

/** Reads the number of documents that match the conditions; keeps the previous number while loading. */
export function taggingPreviewQuery(organizationId: string, json: TaggingPreviewInput) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'preview', json),
    queryFn: ({ signal }) =>
      fetchJson(
        rules.preview.$post({ param: { organizationId }, json }, { init: { signal } }),
        taggingPreviewResponseSchema,
      ),
    placeholderData: keepPreviousData,
  });
}

const runPollMs = 700;

/** Reads the progress of applying a rule to existing documents; polls until it has ended. */
export function taggingRunQuery(address: TaggingRuleAddress, runId: string) {
  return queryOptions({
    // Outside of the organization's key, which is invalidated when the run ends: only polling refetches it.
    queryKey: ['tagging-runs', runId],
    queryFn: async ({ signal }) => {
      const response = rules[':taggingRuleId'].runs[':runId'].$get(
        { param: { ...address, runId } },
        { init: { signal } },
      );
      return (await fetchJson(response, taggingRunResponseSchema)).run;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? runPollMs : false),
  });
}

/** The values that a form saves. Saving fails with 412 if `version`, which the form was filled with, is outdated. */
export type RuleToSave = TaggingRuleInput & { version: number };

export function useSaveTaggingRule(organizationId: string, taggingRuleId?: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<RuleToSave, SavedTaggingRule>(organizationId, {
    mutationFn: ({ version, ...json }) => {
      const response = taggingRuleId
        ? rules[':taggingRuleId'].$put(
            { param: { organizationId, taggingRuleId }, json },
            { headers: { 'if-match': `"${version}"` } },
          )
        : rules.$post({ param: { organizationId }, json });
      return fetchJson(response, savedTaggingRuleResponseSchema);
    },
    onSuccess: ({ taggingRule }) => {
      const address = { organizationId, taggingRuleId: taggingRule.id };
      queryClient.setQueryData(taggingRuleQuery(address).queryKey, taggingRule);
    },
    onError: (error) => {
      // The form handles the conflict.
      if (hasCode(error, 'request.conflict')) return;
      errorToast(taggingRuleId ? 'tagging-rules.update-failed' : 'tagging-rules.create-failed')(
        error,
      );
    },
  });
}

export function useSetTaggingRuleEnabled(organizationId: string) {
  return useOrganizationMutation<Pick<TaggingRule, 'id' | 'isEnabled'>, TaggingRule>(
    organizationId,
    {
      mutationFn: async ({ id: taggingRuleId, isEnabled }) => {
        const response = rules[':taggingRuleId'].$patch({
          param: { organizationId, taggingRuleId },
          json: { isEnabled },
        });
        return (await fetchJson(response, taggingRuleResponseSchema)).taggingRule;
      },
      onError: errorToast('tagging-rules.update-failed'),
    },
  );
}

export function useDeleteTaggingRule(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (taggingRuleId) =>
      fetchVoid(rules[':taggingRuleId'].$delete({ param: { organizationId, taggingRuleId } })),
    onError: errorToast(),
  });
}

export function useApplyTaggingRule(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<string, TaggingRun>(organizationId, {
    mutationFn: async (taggingRuleId) => {
      const response = rules[':taggingRuleId'].apply.$post({
        param: { organizationId, taggingRuleId },
      });
      return (await fetchJson(response, taggingRunResponseSchema)).run;
    },
    onSuccess: (run) => queryClient.setQueryData(['tagging-runs', run.id], run),
    onError: errorToast(),
  });
}
