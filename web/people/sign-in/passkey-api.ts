import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../../api/api-error.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { fetchAuth, postAuth } from './auth-client.ts';

export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await fetchOptions<PublicKeyCredentialRequestOptionsJSON>('authenticate');
  const response = await asApiError(startAuthentication({ optionsJSON }));
  await postAuth('passkey/verify-authentication', { response });
}

export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await fetchOptions<PublicKeyCredentialCreationOptionsJSON>('register');
  const response = await asApiError(startRegistration({ optionsJSON }));
  await postAuth('passkey/verify-registration', { name, response });
}

/** WebAuthn options are passed to the browser, which validates them. */
async function fetchOptions<Options>(kind: 'authenticate' | 'register'): Promise<Options> {
  const response = await assertOk(fetchAuth(`passkey/generate-${kind}-options`));
  return (await response.json()) as Options;
}

/** Browsers do not report whether the user cancelled, waited too long, or had no credential. */
async function asApiError<Credential>(ceremony: Promise<Credential>): Promise<Credential> {
  try {
    return await ceremony;
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new ApiError({
      code: isKnown ? 'PASSKEY_EXISTS' : 'PASSKEY_NOT_USED',
      status: 0,
      message: error instanceof Error ? error.message : '',
    });
  }
}
