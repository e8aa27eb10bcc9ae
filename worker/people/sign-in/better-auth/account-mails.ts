import type { Locale } from '../../../../shared/locales.ts';
import type { OutgoingMail } from '../../../../shared/mails/mail.ts';
import { sendAccountMail } from '../../../mails/send-account-mail.ts';
import type { Platform } from '../../../platform/platform.ts';

type Recipient = { email: string; name: string };

/**
 * The emails that better-auth requests, in the language of the request that causes them. Their
 * links always start with the configured address, independent of the host of the request.
 */
export function accountMails(platform: Omit<Platform, 'sessions'>, locale: Locale) {
  const { config } = platform;
  const send = async (user: Recipient, mail: OutgoingMail) =>
    sendAccountMail(platform, mail, { to: user.email, locale });
  const addressOf = (path: string, query: Record<string, string>) =>
    `${new URL(path, config.APP_BASE_URL).href}?${new URLSearchParams(query)}`;
  return {
    verifyEmail: async ({
      user,
      token,
      url: link,
    }: {
      user: Recipient;
      token: string;
      url: string;
    }) => {
      const returnTo = new URL(link).searchParams.get('callbackURL') ?? '/';
      const { pathname, search } = new URL(returnTo, config.APP_BASE_URL);
      const url = addressOf('/verify-email', {
        token,
        ...(pathname !== '/' && { returnTo: pathname + search }),
      });
      await send(user, { kind: 'verify-email', values: { name: user.name }, url });
    },
    resetPassword: async ({ user, token }: { user: Recipient; token: string }) => {
      const url = addressOf('/reset-password', { token });
      await send(user, { kind: 'reset-password', values: { name: user.name }, url });
    },
    verifyNewEmail: async ({ user, token }: { user: Recipient; token: string }) => {
      const url = addressOf('/change-email', { token });
      await send(user, { kind: 'verify-new-email', values: { name: user.name }, url });
    },
    emailChanged: async ({ user, newEmail }: { user: Recipient; newEmail: string }) => {
      const url = new URL('/settings', config.APP_BASE_URL).href;
      await send(user, {
        kind: 'email-changed',
        values: { name: user.name, email: newEmail },
        url,
      });
    },
    existingAccount: async ({ user }: { user: Recipient }) => {
      const url = new URL('/login', config.APP_BASE_URL).href;
      const mail = { kind: 'existing-account', values: { name: user.name }, url } as const;
      await send(user, mail);
    },
  };
}
