import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { ZodError } from 'zod';
import de from '../../../locales/de.json';
import en from '../../../locales/en.json';
import { ApiError, readApiError } from '../../api/api-error.ts';
import { missingFileError } from '../../browser/missing-file-error.ts';
import { errorMessage, type ErrorKey } from './error-message.ts';

const options = { keySeparator: false, nsSeparator: false } as const;
const english = createInstance();
const german = createInstance();
await english.init({ ...options, lng: 'en', resources: { en: { translation: en } } });
await german.init({ ...options, lng: 'de', resources: { de: { translation: de } } });

const messageIn = (i18n: typeof english, error: unknown, fallback?: ErrorKey) =>
  errorMessage(error, {
    t: i18n.t,
    exists: (key): key is ErrorKey => i18n.exists(key),
    language: i18n.language,
    fallback,
  });
const message = (error: unknown) => messageIn(english, error);
const apiError = (code: string, { status = 400, message = '' } = {}) =>
  new ApiError({ code, status, message });

it('is the text of the code', () => {
  expect(message(apiError('document.already_exists', { status: 409 }))).toBe(
    'The document already exists',
  );
});

it('says which limit was reached, where it is not a number of things', () => {
  const texts = [{ limit: 'storage' }, { limit: 'other' }, undefined].map((details) =>
    message(new ApiError({ code: 'limit.reached', status: 403, message: '', details })),
  );
  const general = en['error.limit.reached'];
  expect(texts).toEqual([en['error.limit.storage'], general, general]);
});

it.each([
  [1, 2, /^1 of 2 documents is in the trash/],
  [2, 3, /^2 of 3 documents are in the trash/],
  [1, 1, /^This document is in the trash/],
])('says that %d of %d documents are in the trash', (trashedCount, selectedCount, text) => {
  const documentIds = Array.from({ length: trashedCount }, (_, index) => `doc_${index}`);
  const details = { documentIds, selectedCount };
  const error = new ApiError({ code: 'document.in_trash', status: 409, message: '', details });
  expect(message(error)).toMatch(text);
});

it.each(['INVALID_ORIGIN', 'INVALID_CALLBACKURL', 'INVALID_REDIRECT_URL'])(
  'explains %s by the base URL of the installation',
  (code) => {
    expect(message(apiError(code, { status: 403 }))).toBe(en['error.auth.invalid_origin']);
  },
);

it.each([
  [429, en['error.429']],
  [500, en['error.500']],
  [502, en['error.503']],
  [503, en['error.503']],
  [504, en['error.503']],
])('is the text of the status %d where the code has none', (status, text) => {
  const error = apiError('UNHEARD_OF', { status, message: 'Own words' });
  expect(message(error)).toBe(text);
});

it.each([
  [30, 'in 30 seconds'],
  [91, 'in 2 minutes'],
])('says how long to wait after too many attempts: %d s', async (seconds, time) => {
  const response = Response.json(
    { error: { code: 'request.rate_limited', message: 'Too many requests.' } },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );
  expect(message(await readApiError(response))).toBe(`Too many attempts. Try again ${time}.`);
});

it('is the message of an error without a text, and the default where there is none', () => {
  expect(message(apiError('UNHEARD_OF', { message: 'Own words' }))).toBe('Own words');
  expect(message(apiError('UNHEARD_OF'))).toBe(en['error.default']);
  expect(message('not an error')).toBe(en['error.default']);
});

it('is never an English message in another language', () => {
  const error = apiError('UNHEARD_OF', { message: 'Own words' });
  expect(messageIn(german, error)).toBe(de['error.default']);
});

it('is the fallback of a form that failed for no known reason', () => {
  expect(messageIn(english, null, 'error.unknown')).toBe('An unknown error has occurred.');
});

it('is never the message of a library, nor the name of a status', async () => {
  expect(message(new Error('Too many redirects'))).toBe(en['error.default']);
  const response = new Response('<h1>Teapot</h1>', { status: 418, statusText: 'I am a teapot' });
  expect(message(await readApiError(response))).toBe(en['error.default']);
});

it('says that a file of the application is missing', () => {
  const error = Object.assign(new TypeError('Failed'), { name: missingFileError });
  expect(message(error)).toBe(en['error.missing-file']);
});

it('replaces the message of a browser that could not reach the server', () => {
  expect(message(new TypeError('Failed to fetch'))).toBe(en['error.network']);
});

it('hides the complaint of a schema', () => {
  expect(message(new ZodError([]))).toBe(en['error.default']);
});
