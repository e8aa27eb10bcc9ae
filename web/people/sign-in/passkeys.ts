import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../../api/api-error.ts';
import { post, readAuth } from './auth-api.ts';

/** Asks the device for a passkey of this site, and signs in with it. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await readAuth<PublicKeyCredentialRequestOptionsJSON>(
    'passkey/generate-authenticate-options',
  );
  const response = await answerOf(startAuthentication({ optionsJSON }));
  await post('passkey/verify-authentication', { response });
}

/** Has the device make a passkey, and adds it to the account. */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await readAuth<PublicKeyCredentialCreationOptionsJSON>(
    'passkey/generate-register-options',
  );
  const response = await answerOf(startRegistration({ optionsJSON }));
  await post('passkey/verify-registration', { name, response });
}

/** Browsers do not say whether somebody cancelled, waited too long, or had nothing to choose. */
async function answerOf<Answer>(ceremony: Promise<Answer>): Promise<Answer> {
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
