import {
  accountsResponseSchema,
  deviceSessionsResponseSchema,
  passkeyOptionsResponseSchema,
  passkeysResponseSchema,
  sessionResponseSchema,
} from '../../../shared/people/sign-in/auth-responses.ts';
import { rateLimits } from '../../access/rate-limits/rate-limits.ts';
import type { AuthEndpoint } from './auth-endpoints.ts';

export const authReads: AuthEndpoint[] = [
  {
    path: 'get-session',
    summary: 'Get the current session and its user',
    description: 'The response is `null` without a session.',
    needsSession: false,
    response: sessionResponseSchema,
  },
  {
    path: 'list-sessions',
    summary: 'List your sessions',
    needsSession: true,
    response: deviceSessionsResponseSchema,
  },
  {
    path: 'list-accounts',
    summary: 'List your sign-in methods',
    needsSession: true,
    response: accountsResponseSchema,
  },
  {
    path: 'callback/:providerId',
    summary: 'Complete a sign-in with a provider',
    description: 'The provider redirects the browser to this endpoint.',
    needsSession: false,
    response: null,
  },
  {
    path: 'passkey/list-user-passkeys',
    summary: 'List your passkeys',
    needsSession: true,
    response: passkeysResponseSchema,
  },
  {
    path: 'passkey/generate-authenticate-options',
    summary: 'Start a sign-in with a passkey',
    needsSession: false,
    response: passkeyOptionsResponseSchema,
    limit: rateLimits.signIn,
  },
  {
    path: 'passkey/generate-register-options',
    summary: 'Start adding a passkey',
    needsSession: true,
    response: passkeyOptionsResponseSchema,
    limit: rateLimits.secret,
  },
];
