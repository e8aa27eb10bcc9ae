import { expect, it } from 'vitest';
import { localProfile } from '../../.scripts/local-profile.ts';
import { parseConfig } from '../../worker/platform/config.ts';
import { testVariables } from '../support/test-variables.ts';

it('takes every variable of the configuration from the environment', () => {
  const names = Object.keys(parseConfig(testVariables)).filter((name) => /^[A-Z]/.test(name));
  expect(names).toContain('ORGANIZATION_MAX_STORAGE_BYTES');
  const environment = Object.fromEntries(names.map((name) => [name, name]));
  expect(localProfile(8787, environment)).toEqual(environment);
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
