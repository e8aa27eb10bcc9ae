import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  passwordChangeSchema,
  secondFactorSchema,
} from '../../../../shared/people/sign-in/auth-endpoints.ts';
import {
  accountsResponseSchema,
  deviceSessionsResponseSchema,
  passkeysResponseSchema,
  recoveryCodesResponseSchema,
  secondFactorResponseSchema,
  sessionResponseSchema,
} from '../../../../shared/people/sign-in/auth-responses.ts';
import { fetchJson } from '../../../api/api-client.ts';
import type { MutationCallbacks } from '../../../api/queries/mutation-callbacks.ts';
import { fetchAuth, postAuth } from '../auth-client.ts';

const securityKey = ['security'] as const;

export const deviceSessionsQuery = queryOptions({
  queryKey: [...securityKey, 'sessions'],
  queryFn: () => fetchJson(fetchAuth('list-sessions'), deviceSessionsResponseSchema),
});

export const passkeysQuery = queryOptions({
  queryKey: [...securityKey, 'passkeys'],
  queryFn: () => fetchJson(fetchAuth('passkey/list-user-passkeys'), passkeysResponseSchema),
});

export const signInStateQuery = queryOptions({
  queryKey: [...securityKey, 'sign-in'],
  queryFn: async () => {
    const [accounts, state] = await Promise.all([
      fetchJson(fetchAuth('list-accounts'), accountsResponseSchema),
      fetchJson(fetchAuth('get-session'), sessionResponseSchema),
    ]);
    return {
      hasPassword: accounts.some(({ providerId }) => providerId === 'credential'),
      hasSecondFactor: state?.user.twoFactorEnabled ?? false,
      currentToken: state?.session.token ?? '',
    };
  },
});

function useSecurityMutation<Output, Input>(
  mutationFn: (input: Input) => Promise<Output>,
  callbacks: MutationCallbacks<Output, Input> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...callbacks,
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: securityKey }),
  });
}

export function useChangePassword(
  callbacks: MutationCallbacks<Response, z.input<typeof passwordChangeSchema>>,
) {
  return useSecurityMutation((input) => postAuth('change-password', input), callbacks);
}

/** Creates a secret for an authenticator app; the second factor is enabled after its first code is verified. */
export function useStartSecondFactor() {
  return useMutation({
    mutationFn: async (password: string) => {
      const response = await postAuth('two-factor/enable', { password });
      return secondFactorResponseSchema.parse(await response.json());
    },
  });
}

export function useConfirmSecondFactor(
  callbacks: MutationCallbacks<Response, z.input<typeof secondFactorSchema>>,
) {
  return useSecurityMutation((input) => postAuth('two-factor/verify-totp', input), callbacks);
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: async (password: string) => {
      const response = await postAuth('two-factor/generate-backup-codes', { password });
      return recoveryCodesResponseSchema.parse(await response.json()).backupCodes;
    },
  });
}

export function useDisableSecondFactor() {
  return useSecurityMutation((password: string) => postAuth('two-factor/disable', { password }));
}

export function useAddPasskey(callbacks: MutationCallbacks<void, string>) {
  return useSecurityMutation(
    async (name) => (await import('../passkey-api.ts')).addPasskey(name),
    callbacks,
  );
}

export function useRenamePasskey(
  callbacks: MutationCallbacks<Response, { id: string; name: string }>,
) {
  return useSecurityMutation((input) => postAuth('passkey/update-passkey', input), callbacks);
}

export function useRemovePasskey(callbacks: MutationCallbacks<Response, string>) {
  return useSecurityMutation((id) => postAuth('passkey/delete-passkey', { id }), callbacks);
}

/** Signs out the device with this session token; `null` means every other device. */
export function useRevokeSession(callbacks: MutationCallbacks<Response, string | null>) {
  return useSecurityMutation(
    (token) =>
      token === null
        ? postAuth('revoke-other-sessions', {})
        : postAuth('revoke-session', { token }),
    callbacks,
  );
}
