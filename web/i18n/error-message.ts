import type { TFunction } from 'i18next';
import { useTranslation } from './use-translation.ts';
import { ApiError } from '../api/api-error.ts';
import type en from '../../locales/en.json';

export type ErrorKey = Extract<keyof typeof en, `error.${string}`>;

type Options = {
  t: TFunction;
  exists: (key: string) => boolean;
  /** The message for an error that has none of its own. */
  fallback?: ErrorKey;
};

const invalidOriginCode = /^(INVALID_\w*URL|INVALID_ORIGIN)$/;

/** The message to show for an error: by its code, by its status, its own, or a general one. */
export function errorMessage(error: unknown, options: Options): string {
  const { t, exists, fallback = 'error.default' } = options;
  const key = keysOf(error).find((key): key is ErrorKey => exists(key));
  return key ? t(key) : messageOf(error) || t(fallback);
}

export function useErrorMessage() {
  const { t, i18n } = useTranslation();
  return (error: unknown, options: Pick<Options, 'fallback'> = {}) =>
    errorMessage(error, { t, exists: i18n.exists, ...options });
}

function keysOf(error: unknown): string[] {
  if (isNetworkFailure(error)) return ['error.network'];
  if (!(error instanceof ApiError)) return [];
  const code = invalidOriginCode.test(error.code) ? 'auth.invalid_origin' : error.code;
  return [`error.${code}`, `error.${error.status}`];
}

/** `fetch` reports a missing response as a TypeError, with a message that differs between browsers. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

// A response that does not match its schema is an error for developers, not for users.
function messageOf(error: unknown): string {
  return error instanceof Error && error.name !== 'ZodError' ? error.message : '';
}
