import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/** Sign-in with a passkey. It stands for password and second factor at once, so the device must ask who holds it. */
export function passkeys(origins: string[]) {
  return passkey({
    rpName: 'Sheaf',
    origin: origins,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) =>
        requireVerifiedHolder(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) =>
        requireVerifiedHolder(verification.authenticationInfo.userVerified),
    },
  });
}

async function requireVerifiedHolder(isVerified: boolean | undefined): Promise<void> {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_HOLDER_NOT_VERIFIED' });
}
