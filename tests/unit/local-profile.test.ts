import { describe, expect, it } from 'vitest';
import { localProfile } from '../../.scripts/local-profile.ts';
import { problemsOf, serveOptions } from '../../.scripts/product/serve-options.ts';
import { parseConfig } from '../../worker/platform/config.ts';
import { testVariables } from '../support/test-variables.ts';

it('takes every variable of the configuration from the environment', () => {
  const names = Object.keys(parseConfig(testVariables)).filter((name) => /^[A-Z]/.test(name));
  expect(names).toContain('ORGANIZATION_MAX_STORAGE_BYTES');
  const environment = Object.fromEntries(names.map((name) => [name, name]));
  expect(localProfile(8787, environment)).toEqual(environment);
});

function placesOf(environment: Record<string, string>) {
  const { variables, readerVariables } = serveOptions(environment, {});
  return [variables, readerVariables].map((each) => each['RECOGNITION_MAX_CONCURRENCY']);
}

it('has two pages in their queue at once, in both Workers, unless told otherwise', () => {
  expect(placesOf({})).toEqual(['2', '2']);
  expect(placesOf({ APP_BASE_URL: 'https://archive.example.com' })).toEqual(['2', '2']);
  expect(placesOf({ RECOGNITION_MAX_CONCURRENCY: '8' })).toEqual(['8', '8']);
});

describe('at an address that others open', () => {
  const address = { APP_BASE_URL: 'https://archive.example.com' };
  const secret = { AUTH_SECRET: testVariables.AUTH_SECRET };
  const optionsOf = (variables: Record<string, string>) =>
    serveOptions({ ...address, ...variables }, secret);

  it('verifies addresses, keeps unverified mail apart, and has no mailbox for everybody', () => {
    const { variables, offersRuntime } = optionsOf({
      RESEND_API_KEY: 're_1',
      EMAILS_FROM_ADDRESS: 'archive@example.com',
    });
    expect(offersRuntime).toBe(false);
    expect(parseConfig(variables)).toMatchObject({
      isLocal: false,
      AUTH_IS_EMAIL_VERIFICATION_REQUIRED: true,
      INTAKE_EMAILS_IS_ENABLED: false,
      INTAKE_EMAILS_UNVERIFIED: 'quarantine',
      EMAILS_DRIVER: 'resend',
      WEBHOOK_URL_ALLOWED_HOSTNAMES: [],
    });
  });

  it('does not start without a way to send mail, unless that is asked for', () => {
    expect(() => parseConfig(optionsOf({}).variables)).toThrow(/RESEND_API_KEY/);
    const withoutMail = { EMAILS_DRIVER: 'none', AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'false' };
    expect(() => parseConfig(optionsOf(withoutMail).variables)).not.toThrow();
    expect(problemsOf(optionsOf({ EMAILS_DRIVER: 'cloudflare' }))).toHaveLength(1);
  });

  it('takes the address from the file too', () => {
    expect(serveOptions({}, address).offersRuntime).toBe(false);
    expect(serveOptions({}, {}).offersRuntime).toBe(true);
    expect(serveOptions({ APP_BASE_URL: '' }, {}).offersRuntime).toBe(false);
  });

  it('listens for others at such an address alone, and believes no proxy but those that are named', () => {
    expect(problemsOf(serveOptions({ SHEAF_HOST: '0.0.0.0' }, secret))).toHaveLength(1);
    expect(problemsOf(optionsOf({ SHEAF_HOST: '0.0.0.0' }))).toEqual([]);
    expect(optionsOf({}).trustedProxies).toBe('');
    expect(problemsOf(optionsOf({ TRUSTED_PROXIES: 'proxy' }))).toHaveLength(1);
  });
});

it('starts with an address, and without one sends no mail', () => {
  const secret = { AUTH_SECRET: testVariables.AUTH_SECRET };
  expect(parseConfig({ ...localProfile(8787, {}), ...secret })).toMatchObject({
    APP_BASE_URL: 'http://localhost:8787',
    EMAILS_DRIVER: 'local',
  });
  expect(parseConfig({ ...localProfile(8787, { APP_BASE_URL: '' }), ...secret })).toMatchObject({
    APP_BASE_URL: '',
    EMAILS_DRIVER: 'none',
  });
});
