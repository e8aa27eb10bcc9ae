/** How many requests of a kind an account, and a network of clients, may send within a window. */
export type RateLimit = {
  name: string;
  windowSeconds: number;
  perAccount: number;
  perNetwork: number;
};

/** The limits of requests that can be used to guess secrets or to send emails. A network may be a whole office. */
export const rateLimits = {
  signIn: { name: 'sign-in', windowSeconds: 300, perAccount: 10, perNetwork: 100 },
  signUp: { name: 'sign-up', windowSeconds: 600, perAccount: 5, perNetwork: 60 },
  accountMail: { name: 'account-mail', windowSeconds: 900, perAccount: 5, perNetwork: 40 },
  secret: { name: 'secret', windowSeconds: 300, perAccount: 10, perNetwork: 60 },
  invitation: { name: 'invitation', windowSeconds: 60, perAccount: 60, perNetwork: 120 },
} as const satisfies Record<string, RateLimit>;
