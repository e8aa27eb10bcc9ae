import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Config } from '../../../platform/config.ts';

/**
 * A sign-in with a passkey replaces both password and second factor, so the device must verify its
 * user.
 */
export function passkeys({ APP_BASE_URL }: Pick<Config, 'APP_BASE_URL'>, origins: string[]) {
  return passkey({
    rpID: new URL(APP_BASE_URL).hostname,
    rpName: 'Sheaf',
    origin: origins,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) =>
        assertUserVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) =>
        assertUserVerified(verification.authenticationInfo.userVerified),
    },
  });
}

async function assertUserVerified(isVerified: boolean | undefined): Promise<void> {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_HOLDER_NOT_VERIFIED' });
}
