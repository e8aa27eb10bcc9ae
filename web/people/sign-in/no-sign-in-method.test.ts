import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../../shared/operations/config.ts';
import { EmailValidationRequiredPage } from './emailed-links/email-validation-required-page.tsx';
import { LoginPage } from './login/login-page.tsx';

type Config = { isMailEnabled: boolean; auth: PublicConfig['auth'] };

const server = vi.hoisted(() => ({ config: {} as unknown }));
vi.mock('../../api/session/config-api.ts', () => ({ useConfig: () => server.config }));
vi.mock('../../i18n/use-translation.ts', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: 'a',
  useLocation: () => '',
  useNavigate: () => () => undefined,
  useRouter: () => ({}),
}));
vi.mock('../../ui/ui-labels.tsx', () => ({ useUiLabels: () => ({}) }));
vi.mock('./passkey-support.ts', () => ({ hasPasskeys: false }));
vi.mock('@tanstack/react-query', () => ({
  useQueryClient: () => ({}),
  useMutation: () => ({ isPending: false, isSuccess: false, error: null }),
  queryOptions: (options: unknown) => options,
}));

const auth = {
  providers: {
    email: { isEnabled: true },
    google: { isEnabled: false },
    github: { isEnabled: false },
    customs: [],
  },
  isPasswordResetEnabled: true,
  isRegistrationEnabled: true,
  isEmailVerificationRequired: true,
  showLegalLinksOnAuthPage: false,
};
const withoutEmail = { ...auth, providers: { ...auth.providers, email: { isEnabled: false } } };

const render = <Props extends object>(page: ComponentType<Props>, props: Props, config: Config) => {
  server.config = { links: {}, baseUrl: 'http://localhost', ...config };
  return renderToStaticMarkup(createElement(page, props));
};
const login = (config: Config) =>
  render(LoginPage, { returnTo: undefined, providerError: undefined }, config);
const verification = (config: Config) =>
  render(EmailValidationRequiredPage, { returnTo: undefined }, config);

beforeEach(() => void (server.config = {}));

it('offers to register only where one can sign in', () => {
  expect(login({ isMailEnabled: true, auth })).toContain('auth.login.to-register');
  const none = login({ isMailEnabled: true, auth: withoutEmail });
  expect(none).toContain('auth.no-provider.title');
  expect(none).not.toContain('auth.login.to-register');
});

it('says that an email was sent only where the server sends some', () => {
  const sent = 'auth.email-validation.description';
  expect(verification({ isMailEnabled: true, auth })).toContain(sent);
  for (const config of [
    { isMailEnabled: false, auth },
    { isMailEnabled: true, auth: withoutEmail },
  ]) {
    const page = verification(config);
    expect(page).toContain('auth.email-validation.no-mail');
    expect(page).not.toContain(sent);
    expect(page).not.toContain('auth.email-validation.send-again');
  }
});
