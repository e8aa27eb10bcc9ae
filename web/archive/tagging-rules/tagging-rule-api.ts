import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  taggingPreviewResponseSchema,
  taggingRuleResponseSchema,
  taggingRulesResponseSchema,
  taggingRunResponseSchema,
  type TaggingCondition,
  type TaggingRule,
  type TaggingRuleInput,
  type TaggingRun,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';

const feature = 'tagging-rules';
const rules = api.organizations[':organizationId']['tagging-rules'];

export function taggingRulesQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'list'),
    queryFn: async ({ signal }) => {
      const answer = rules.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(answer, taggingRulesResponseSchema)).taggingRules;
    },
  });
}

export type TaggingRuleAddress = { organizationId: string; taggingRuleId: string };

export function taggingRuleQuery(param: TaggingRuleAddress) {
  return queryOptions({
    queryKey: featureKey(param.organizationId, feature, 'detail', param.taggingRuleId),
    queryFn: async ({ signal }) => {
      const answer = rules[':taggingRuleId'].$get({ param }, { init: { signal } });
      return (await fetchJson(answer, taggingRuleResponseSchema)).taggingRule;
    },
  });
}

/** How many documents conditions fit now; the figure before stays until the next one is there. */
export function taggingPreviewQuery(
  organizationId: string,
  conditions: readonly TaggingCondition[],
) {
  return queryOptions({
    queryKey: featureKey(organizationId, feature, 'preview', conditions),
    queryFn: ({ signal }) =>
      fetchJson(
        rules.preview.$post(
          { param: { organizationId }, json: { conditions: [...conditions] } },
          { init: { signal } },
        ),
        taggingPreviewResponseSchema,
      ),
    placeholderData: keepPreviousData,
  });
}

const runPollMs = 700;

/** A rule's way through the existing documents, asked for again until it has arrived. */
export function taggingRunQuery(
  address: TaggingRuleAddress,
  { runId, onSettled }: { runId: string; onSettled: () => void },
) {
  return queryOptions({
    // Not below the organization's key: what a run changes refreshes that, the run itself only its own calls.
    queryKey: ['tagging-runs', runId],
    queryFn: async ({ signal }) => {
      const answer = rules[':taggingRuleId'].runs[':runId'].$get(
        { param: { ...address, runId } },
        { init: { signal } },
      );
      const { run } = await fetchJson(answer, taggingRunResponseSchema);
      if (run.state !== 'running') onSettled();
      return run;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? runPollMs : false),
  });
}

/** Creates a rule, or changes the one with `taggingRuleId`. */
export function useSaveTaggingRule(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<TaggingRuleInput & { taggingRuleId?: string }, TaggingRule>(
    organizationId,
    {
      mutationFn: async ({ taggingRuleId, ...json }) => {
        const answer = taggingRuleId
          ? rules[':taggingRuleId'].$put({ param: { organizationId, taggingRuleId }, json })
          : rules.$post({ param: { organizationId }, json });
        return (await fetchJson(answer, taggingRuleResponseSchema)).taggingRule;
      },
      onSuccess: (saved) => {
        const address = { organizationId, taggingRuleId: saved.id };
        queryClient.setQueryData(taggingRuleQuery(address).queryKey, saved);
      },
    },
  );
}

export function useDeleteTaggingRule(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (taggingRuleId) =>
      fetchVoid(rules[':taggingRuleId'].$delete({ param: { organizationId, taggingRuleId } })),
  });
}

/** Sends a rule through the existing documents; the run is known to its query from then on. */
export function useApplyTaggingRule(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<string, TaggingRun>(organizationId, {
    mutationFn: async (taggingRuleId) => {
      const answer = rules[':taggingRuleId'].apply.$post({
        param: { organizationId, taggingRuleId },
      });
      return (await fetchJson(answer, taggingRunResponseSchema)).run;
    },
    onSuccess: (run) => queryClient.setQueryData(['tagging-runs', run.id], run),
  });
}
