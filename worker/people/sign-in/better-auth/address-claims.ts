import type { BetterAuthPlugin } from 'better-auth';
import type { Database } from '../../../database/database.ts';
import { cleanUserName } from '../../users/clean-user-name.ts';
import { claimUnverifiedUser } from '../unverified-user-store.ts';
import { readProfile } from './provider-profile.ts';

/**
 * A provider that has verified an address proves its ownership. A user who signed up with this
 * address but never verified it is handed over to the owner before the library searches for a user
 * to sign in. By itself, the library refuses to link such a user, so that strangers could lock out
 * the owner. Must come after the plugins that add providers.
 */
export function addressClaims(database: Database): BetterAuthPlugin {
  return {
    id: 'address-claims',
    init: ({ socialProviders }) => ({
      context: {
        socialProviders: socialProviders.map((provider) => ({
          ...provider,
          getUserInfo: async (tokens) => {
            const info = await readProfile(provider, tokens);
            const { email, emailVerified, name = '' } = info?.user ?? {};
            if (email && emailVerified) {
              await claimUnverifiedUser(database, email, {
                by: 'provider',
                name: cleanUserName({ name, email }),
              });
            }
            return info;
          },
        })),
      },
    }),
  };
}
