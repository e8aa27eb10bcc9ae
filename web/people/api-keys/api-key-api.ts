import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  apiKeysResponseSchema,
  createdApiKeyResponseSchema,
  type ApiKeyInput,
} from '../../../shared/people/api-keys/api-key.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const apiKeys = api['api-keys'];

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async ({ signal }) =>
    (await fetchJson(apiKeys.$get({}, { init: { signal } }), apiKeysResponseSchema)).apiKeys,
});

/** Returns the key with its token, which no later response contains. */
export function useCreateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ expiresAt, ...input }: ApiKeyInput) =>
      fetchJson(
        apiKeys.$post({ json: { ...input, expiresAt: expiresAt?.toISOString() ?? null } }),
        createdApiKeyResponseSchema,
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}

export function useDeleteApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (apiKeyId: string) =>
      fetchVoid(apiKeys[':apiKeyId'].$delete({ param: { apiKeyId } })),
    onError: errorToast('api-keys.delete.failed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
