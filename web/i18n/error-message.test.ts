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
const say = (error: unknown) => errorMessage(error, { t, exists });
const apiError = (code: string, { status = 400, message = '' } = {}) =>
  new ApiError({ code, status, message });

it('has a text for every code of the catalogue', () => {
  const missing = Object.keys(errorStatuses).filter((code) => !(`error.${code}` in en));
  expect(missing).toEqual([]);
});

it('says the text of the code', () => {
  expect(say(apiError('document.already_exists', { status: 409 }))).toBe(
    'The document already exists',
  );
});

it.each(['INVALID_ORIGIN', 'INVALID_CALLBACKURL', 'INVALID_REDIRECT_URL'])(
  'explains %s by the base URL of the installation',
  (code) => {
    expect(say(apiError(code, { status: 403 }))).toBe(en['error.auth.invalid_origin']);
  },
);

it('goes by the status where the code has no text', () => {
  expect(say(apiError('UNHEARD_OF', { status: 418, message: 'Own words' }))).toBe('A teapot');
});

it('uses the own words of an error without a text, and the default where it has none', () => {
  expect(say(apiError('UNHEARD_OF', { message: 'Own words' }))).toBe('Own words');
  expect(say(apiError('UNHEARD_OF'))).toBe('An error occurred while processing your request.');
  expect(say('not an error')).toBe('An error occurred while processing your request.');
});

it('says of a form that failed for no known reason that the error is unknown', () => {
  expect(errorMessage(null, { t, exists, fallback: 'error.unknown' })).toBe(
    'An unknown error has occurred.',
  );
});

it('says that the server could not be reached instead of what a browser says', () => {
  expect(say(new TypeError('Failed to fetch'))).toBe(en['error.network']);
});

it('keeps a complaint about the shape of an answer from people', () => {
  expect(say(new ZodError([]))).toBe('An error occurred while processing your request.');
});
