import { queryOptions } from '@tanstack/react-query';
import { readAuth } from '../auth-api.ts';

/** One device somebody is signed in on, as the session library tells it. */
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

export const accountKey = ['account'] as const;

export const deviceSessionsQuery = queryOptions({
  queryKey: [...accountKey, 'sessions'],
  queryFn: () => readAuth<DeviceSession[]>('list-sessions'),
});

export const passkeysQuery = queryOptions({
  queryKey: [...accountKey, 'passkeys'],
  queryFn: () => readAuth<Passkey[]>('passkey/list-user-passkeys'),
});

/** Whether the account has a password, and is asked for a second factor; which session is this one. */
export const signInStateQuery = queryOptions({
  queryKey: [...accountKey, 'sign-in'],
  queryFn: async () => {
    const [accounts, state] = await Promise.all([
      readAuth<SignInAccount[]>('list-accounts'),
      readAuth<AccountState>('get-session'),
    ]);
    return {
      hasPassword: accounts.some(({ providerId }) => providerId === 'credential'),
      hasSecondFactor: state?.user.twoFactorEnabled ?? false,
      currentToken: state?.session.token ?? '',
    };
  },
});
