import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { chooseLocale } from '../../../shared/locales.ts';
import { sumAmounts } from '../../../shared/archive/fields/sum-amounts.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { assertOk } from '../../api/assert-ok.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { bulkErrorToast } from './deselect-missing.ts';
import { repeatForAll, type Ending } from './repeat-for-all.ts';

const batch = api.organizations[':organizationId'].documents.batch;

export function useBulkTrash(organizationId: string) {
  return useOrganizationMutation<BulkFilter[], Ending & { ids: string[] }>(organizationId, {
    mutationFn: async (filters) => {
      const ids: string[] = [];
      const inputs = filters.map((filter) => ({ filter }));
      const ending = await repeatForAll(inputs, async (json) => {
        const response = batch.trash.$post({ param: { organizationId }, json });
        const { trashedDocumentIds, ...progress } = await fetchJson(response, 'bulkTrash');
        ids.push(...trashedDocumentIds);
        return progress;
      });
      return { ids, ...ending };
    },
    onError: bulkErrorToast(organizationId),
  });
}

type BulkExtract = { filters: BulkFilter[]; replacesEdited: boolean };

/** Extracts the text of documents again; returns their number and which of them keep a text that a user has edited. */
export function useBulkExtract(organizationId: string) {
  return useOrganizationMutation<BulkExtract, Ending & { count: number; editedIds: string[] }>(
    organizationId,
    {
      mutationFn: async ({ filters, replacesEdited }) => {
        let count = 0;
        const editedIds: string[] = [];
        const inputs = filters.map((filter) => ({ filter, replacesEdited }));
        const ending = await repeatForAll(inputs, async (json) => {
          const response = batch.extract.$post({ param: { organizationId }, json });
          const { pendingCount, editedDocumentIds, ...progress } = await fetchJson(
            response,
            'bulkExtract',
          );
          count += pendingCount;
          editedIds.push(...editedDocumentIds);
          return progress;
        });
        return { count, editedIds, ...ending };
      },
      onError: bulkErrorToast(organizationId),
    },
  );
}

type TaggedCounts = { count: number; skippedCount: number };
export type BulkTagChange = { filters: BulkFilter[]; addTagIds: string[]; removeTagIds: string[] };

/**
 * Adds and removes tags of documents; returns how many documents changed, and how many were skipped because they would
 * have had too many tags.
 */
export function useBulkTags(
  organizationId: string,
  callbacks: MutationCallbacks<Ending & TaggedCounts, BulkTagChange>,
) {
  return useOrganizationMutation<BulkTagChange, Ending & TaggedCounts>(organizationId, {
    mutationFn: async ({ filters, ...tags }) => {
      let count = 0;
      let skippedCount = 0;
      const inputs = filters.map((filter) => ({ filter, ...tags }));
      const ending = await repeatForAll(inputs, async (json) => {
        const response = batch.tags.$post({ param: { organizationId }, json });
        const { changedCount, skippedDocumentIds, ...progress } = await fetchJson(
          response,
          'bulkTags',
        );
        count += changedCount;
        skippedCount += skippedDocumentIds.length;
        return progress;
      });
      return { count, skippedCount, ...ending };
    },
    onError: bulkErrorToast(organizationId),
    ...callbacks,
  });
}

export function selectionSumQuery(organizationId: string, filters: BulkFilter[]) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'documents', 'sum', filters),
    queryFn: async ({ signal }) => {
      const parts = await Promise.all(
        filters.map((filter) => {
          const request = { param: { organizationId }, json: { filter } };
          return fetchJson(batch.sum.$post(request, { init: { signal } }), 'documentSum');
        }),
      );
      return {
        documentsCount: parts.reduce((sum, { documentsCount }) => sum + documentsCount, 0),
        isCapped: parts.some(({ isCapped }) => isCapped),
        sums: sumAmounts(parts.flatMap(({ sums }) => sums)),
      };
    },
  });
}

/** Downloads documents as one zip archive. The caller handles errors. */
export function useBulkDownload(organizationId: string) {
  const { i18n } = useTranslation();
  return useMutation({
    mutationFn: async (filter: BulkFilter) => {
      const json = { filter, lang: chooseLocale([i18n.language]) };
      const response = batch.download.$post({ param: { organizationId }, json });
      await saveFile(await assertOk(response));
    },
  });
}
