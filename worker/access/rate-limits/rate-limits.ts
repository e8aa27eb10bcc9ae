/** What requests are counted by. A network may be a whole office; a `device` has signed in to the account before. */
export type RateLimitScope = 'account' | 'account-in-network' | 'device' | 'network';

/** How many requests of a kind may be sent within a window. */
export type RateLimit = {
  name: string;
  windowSeconds: number;
  max: Readonly<Partial<Record<RateLimitScope, number>>>;
};

/** The limits of requests that can be used to guess secrets or to send emails. */
export const rateLimits = {
  /** An account's own limit is wide: a stranger who reaches it keeps its owner from signing in on new devices. */
  signIn: {
    name: 'sign-in',
    windowSeconds: 300,
    max: { account: 100, 'account-in-network': 10, device: 10, network: 100 },
  },
  signUp: { name: 'sign-up', windowSeconds: 600, max: { account: 5, network: 60 } },
  accountMail: {
    name: 'account-mail',
    windowSeconds: 900,
    max: { account: 5, 'account-in-network': 3, device: 5, network: 40 },
  },
  /** Codes of six digits are guessed by who knows the password, so those of all strangers together stay few. */
  secondFactor: {
    name: 'second-factor',
    windowSeconds: 900,
    max: { account: 20, 'account-in-network': 10, device: 10 },
  },
  secret: { name: 'secret', windowSeconds: 300, max: { account: 10, network: 60 } },
  /** A subscribed calendar asks a few times an hour; providers ask for many people. */
  calendar: { name: 'calendar', windowSeconds: 300, max: { account: 30, network: 600 } },
  invitation: { name: 'invitation', windowSeconds: 60, max: { account: 60, network: 120 } },
} as const satisfies Record<string, RateLimit>;
