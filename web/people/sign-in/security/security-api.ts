import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  passwordChangeSchema,
  secondFactorSchema,
} from '../../../../shared/people/sign-in/auth-endpoints.ts';
import type { MutationCallbacks } from '../../../api/mutation-callbacks.ts';
import { getAuth, postAuth } from '../auth-client.ts';

/** A device the user is signed in on, as the session library describes it. */
export type DeviceSession = {
  id: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
};

export type Passkey = { id: string; name: string | null; createdAt: string };

type SignInAccount = { providerId: string };
type AccountState = {
  session: { token: string };
  user: { twoFactorEnabled: boolean | null };
} | null;

const securityKey = ['security'] as const;

export const deviceSessionsQuery = queryOptions({
  queryKey: [...securityKey, 'sessions'],
  queryFn: () => getAuth<DeviceSession[]>('list-sessions'),
});

export const passkeysQuery = queryOptions({
  queryKey: [...securityKey, 'passkeys'],
  queryFn: () => getAuth<Passkey[]>('passkey/list-user-passkeys'),
});

/** Whether the account has a password and a second factor, and which session is the current one. */
export const signInStateQuery = queryOptions({
  queryKey: [...securityKey, 'sign-in'],
  queryFn: async () => {
    const [accounts, state] = await Promise.all([
      getAuth<SignInAccount[]>('list-accounts'),
      getAuth<AccountState>('get-session'),
    ]);
    return {
      hasPassword: accounts.some(({ providerId }) => providerId === 'credential'),
      hasSecondFactor: state?.user.twoFactorEnabled ?? false,
      currentToken: state?.session.token ?? '',
    };
  },
});

/** A mutation of how the user signs in; afterwards the account page refetches all of that. */
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

export type SecondFactorSecret = { totpURI: string; backupCodes: string[] };

/** Creates a secret for an authenticator app; the second factor is on once its first code is verified. */
export function useStartSecondFactor() {
  return useMutation({
    mutationFn: async (password: string) => {
      const response = await postAuth('two-factor/enable', { password });
      return (await response.json()) as SecondFactorSecret;
    },
  });
}

export function useConfirmSecondFactor(
  callbacks: MutationCallbacks<Response, z.input<typeof secondFactorSchema>>,
) {
  return useSecurityMutation((input) => postAuth('two-factor/verify-totp', input), callbacks);
}

/** Replaces the recovery codes; returns the new ones. */
export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: async (password: string) => {
      const response = await postAuth('two-factor/generate-backup-codes', { password });
      return ((await response.json()) as { backupCodes: string[] }).backupCodes;
    },
  });
}

export function useDisableSecondFactor() {
  return useSecurityMutation((password: string) => postAuth('two-factor/disable', { password }));
}

/** Creates a passkey on this device and adds it to the account. */
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

/** Signs out the device with this session token; `null`: every device but this one. */
export function useRevokeSession(callbacks: MutationCallbacks<Response, string | null>) {
  return useSecurityMutation(
    (token) =>
      token === null
        ? postAuth('revoke-other-sessions', {})
        : postAuth('revoke-session', { token }),
    callbacks,
  );
}
