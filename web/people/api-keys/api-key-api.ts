import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  apiKeysResponseSchema,
  createdApiKeyResponseSchema,
  type ApiKeyInput,
} from '../../../shared/people/api-keys/api-key.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';

const apiKeys = api['api-keys'];

/** The user's own keys, newest first. */
export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async ({ signal }) =>
    (await fetchJson(apiKeys.$get({}, { init: { signal } }), apiKeysResponseSchema)).apiKeys,
});

/** Answers the key with its token, which no later answer has. */
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
