import { expect, it } from 'vitest';
import { emailFormOf, providersOf } from './auth-providers.ts';

type Enabled = { email?: boolean; google?: boolean; github?: boolean; customs?: string[] };

const auth = ({ email = false, google = false, github = false, customs = [] }: Enabled) => ({
  providers: {
    email: { isEnabled: email },
    google: { isEnabled: google },
    github: { isEnabled: github },
    customs: customs.map((providerId) => ({ providerId, name: providerId.toUpperCase() })),
  },
  isPasswordResetEnabled: true,
  isRegistrationEnabled: true,
  isEmailVerificationRequired: true,
  showLegalLinksOnAuthPage: false,
});

it('offers one button for each enabled provider', () => {
  const providers = providersOf(
    auth({ email: true, google: true, github: true, customs: ['acme'] }),
  );
  expect(providers.map(({ name }) => name)).toEqual(['GitHub', 'Google', 'ACME']);
  expect(providersOf(auth({ email: true }))).toEqual([]);
});

it('shows the email form if email is enabled, with or without other providers', () => {
  expect(emailFormOf(auth({ email: true }))).toBe('shown');
  expect(emailFormOf(auth({ email: true, github: true }))).toBe('shown');
});

it('hides the email form behind a button if only other providers are enabled', () => {
  expect(emailFormOf(auth({ google: true }))).toBe('behind-button');
  expect(emailFormOf(auth({ customs: ['acme'] }))).toBe('behind-button');
});

it('has no email form if nothing is enabled', () => {
  expect(emailFormOf(auth({}))).toBe('absent');
});
