import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { ZodError } from 'zod';
import en from '../../locales/en.json';
import { errorStatuses } from '../../shared/errors.ts';
import { ApiError } from '../api/api-error.ts';
import { errorMessage } from './error-message.ts';

const i18n = createInstance();
const t = await i18n.init({
  lng: 'en',
  keySeparator: false,
  nsSeparator: false,
  resources: { en: { translation: { ...en, 'error.418': 'A teapot' } } },
});
const exists = (key: string): key is 'error.default' => key in en || key === 'error.418';
const messageOf = (error: unknown) => errorMessage(error, { t, exists });
const apiError = (code: string, { status = 400, message = '' } = {}) =>
  new ApiError({ code, status, message });

it('has a text for every code of the catalogue', () => {
  const missing = Object.keys(errorStatuses).filter((code) => !(`error.${code}` in en));
  expect(missing).toEqual([]);
});

it('uses the text of the code', () => {
  expect(messageOf(apiError('document.already_exists', { status: 409 }))).toBe(
    'The document already exists',
  );
});

it.each(['INVALID_ORIGIN', 'INVALID_CALLBACKURL', 'INVALID_REDIRECT_URL'])(
  'explains %s by the base URL of the installation',
  (code) => {
    expect(messageOf(apiError(code, { status: 403 }))).toBe(en['error.auth.invalid_origin']);
  },
);

it('falls back to the status without a text for the code', () => {
  expect(messageOf(apiError('UNHEARD_OF', { status: 418, message: 'Own words' }))).toBe('A teapot');
});

it('falls back to the message of the error, then to the default', () => {
  expect(messageOf(apiError('UNHEARD_OF', { message: 'Own words' }))).toBe('Own words');
  expect(messageOf(apiError('UNHEARD_OF'))).toBe(
    'An error occurred while processing your request.',
  );
  expect(messageOf('not an error')).toBe('An error occurred while processing your request.');
});

it('uses the fallback of a form for an unknown error', () => {
  expect(errorMessage(null, { t, exists, fallback: 'error.unknown' })).toBe(
    'An unknown error has occurred.',
  );
});

it('replaces the network error of the browser', () => {
  expect(messageOf(new TypeError('Failed to fetch'))).toBe(en['error.network']);
});

it('does not show the validation error of a response', () => {
  expect(messageOf(new ZodError([]))).toBe('An error occurred while processing your request.');
});
