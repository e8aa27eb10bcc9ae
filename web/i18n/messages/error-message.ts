import type { TFunction } from 'i18next';
import { useTranslation } from '../use-translation.ts';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { isMissingFile } from '../../browser/missing-file-error.ts';
import type en from '../../../locales/en.json';

export type ErrorKey = Extract<keyof typeof en, `error.${string}`>;

type Options = {
  t: TFunction;
  exists: (key: string) => key is ErrorKey;
  language: string;
  /** The text for an error without a useful code, status or message; `error.unknown` by default. */
  fallback?: ErrorKey;
};

const invalidOriginCode = /^(INVALID_\w*URL|INVALID_ORIGIN)$/;

/**
 * Returns the text of an error: by its code, by its status, the server's own message, or a general one. The server's
 * messages are English, so that they are shown in English only.
 */
export function errorMessage(error: unknown, options: Options): string {
  const { t, exists, language, fallback = 'error.default' } = options;
  const key = keysOf(error).find(exists);
  if (hasCode(error, 'request.rate_limited') && error.retryAfter) {
    return t('error.request.rate_limited.until', { time: inTime(error.retryAfter, language) });
  }
  const selected = trashedOfSelected(error);
  if (selected) return t('error.document.in_trash.selected', selected);
  if (key) return t(key);
  return (language === 'en' && ownMessageOf(error)) || t(fallback);
}

export function useErrorMessage() {
  const { t, i18n } = useTranslation();
  const exists = (key: string): key is ErrorKey => i18n.exists(key);
  return (error: unknown, options: Pick<Options, 'fallback'> = {}) =>
    errorMessage(error, { t, exists, language: i18n.language, ...options });
}

/** Formats a delay such as "in 5 minutes", rounded up. */
function inTime(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  return seconds < 60
    ? format.format(seconds, 'second')
    : format.format(Math.ceil(seconds / 60), 'minute');
}

function keysOf(error: unknown): string[] {
  if (isNetworkFailure(error)) return ['error.network'];
  if (isMissingFile(error)) return ['error.missing-file'];
  if (!(error instanceof ApiError)) return [];
  const limit = limitKeyOf(error);
  if (limit) return [limit];
  const code = invalidOriginCode.test(error.code) ? 'auth.invalid_origin' : error.code;
  return [`error.${code}`, `error.${error.status}`];
}

/** Returns how many of the selected documents are in the trash, if a bulk change was refused for that. */
function trashedOfSelected(error: unknown) {
  if (!hasCode(error, 'document.in_trash')) return undefined;
  const { documentIds = [], selectedCount = 0 } = (error.details ?? {}) as {
    documentIds?: readonly string[];
    selectedCount?: number;
  };
  return selectedCount > 1 ? { count: documentIds.length, selectedCount } : undefined;
}

/** Limits that are not a count. */
const limitKeys = {
  storage: 'error.limit.storage',
  'document-tags': 'error.limit.document-tags',
  'document-links': 'error.limit.document-links',
} as const;

function limitKeyOf({ code, details }: ApiError): ErrorKey | undefined {
  const limit = code === 'limit.reached' && (details as { limit?: unknown } | undefined)?.limit;
  return Object.entries(limitKeys).find(([name]) => name === limit)?.[1];
}

/** `fetch` reports a missing response as a TypeError, whose message differs between browsers. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

// Messages of libraries, schemas and browsers are for developers.
function ownMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '';
}
