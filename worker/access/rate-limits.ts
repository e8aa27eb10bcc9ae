/** How often an account, and a network of clients, may make a kind of call within a window. */
export type RateLimit = {
  name: string;
  windowSeconds: number;
  perAccount: number;
  perNetwork: number;
};

/** The limits of calls that guess, or that send mail. A network may hold a whole office. */
export const rateLimits = {
  signIn: { name: 'sign-in', windowSeconds: 300, perAccount: 10, perNetwork: 100 },
  signUp: { name: 'sign-up', windowSeconds: 600, perAccount: 5, perNetwork: 60 },
  accountMail: { name: 'account-mail', windowSeconds: 900, perAccount: 5, perNetwork: 40 },
  secret: { name: 'secret', windowSeconds: 300, perAccount: 10, perNetwork: 60 },
  invitation: { name: 'invitation', windowSeconds: 60, perAccount: 60, perNetwork: 120 },
} as const satisfies Record<string, RateLimit>;
