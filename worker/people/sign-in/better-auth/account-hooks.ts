import { APIError } from 'better-auth/api';
import { deleteFormerSecrets } from '../session-store.ts';
import { cleanUserName } from '../../users/clean-user-name.ts';
import { deleteUser } from '../../users/delete-user.ts';
import { updateUserLocale } from '../../users/user-store.ts';
import { AppError } from '../../../http/app-error.ts';
import { preferredLocaleOf } from '../../../http/preferred-locale.ts';
import type { Platform } from '../../../platform/platform.ts';

type IncomingUser = { name: string; email: string } & Record<string, unknown>;
type HookContext = { headers?: Headers } | null;

export function accountHooks(platform: Omit<Platform, 'sessions'>) {
  return {
    user: {
      create: {
        before: async (user: IncomingUser, context: HookContext) => {
          if (!platform.config.AUTH_IS_REGISTRATION_ENABLED) throw new APIError('FORBIDDEN');
          const locale = preferredLocaleOf(context?.headers);
          return { data: { ...user, name: cleanUserName(user), locale } };
        },
      },
    },
    account: {
      update: {
        // A password reset updates without the account, so `onPasswordReset` deletes the tokens in that case.
        after: async (account: { providerId?: string; userId?: string } | number | null) => {
          if (typeof account !== 'object' || account?.providerId !== 'credential') return;
          if (account.userId) await deleteFormerSecrets(platform.identityDatabase, account.userId);
        },
      },
    },
    session: {
      create: {
        after: async (session: { userId: string }, context: HookContext) => {
          const locale = preferredLocaleOf(context?.headers);
          platform.inBackground(
            updateUserLocale(platform.identityDatabase, { userId: session.userId, locale }),
          );
        },
      },
    },
  };
}

export function beforeUserDeletion(platform: Omit<Platform, 'sessions'>) {
  return async (user: { id: string }) => {
    try {
      await deleteUser(platform, user.id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new APIError('CONFLICT', { code: error.code, message: error.message });
    }
  };
}
