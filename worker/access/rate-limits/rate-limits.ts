export type RateLimitScope = 'account' | 'account-in-network' | 'device' | 'network';

export type RateLimit = {
  name: string;
  windowSeconds: number;
  max: Readonly<Partial<Record<RateLimitScope, number>>>;
};

export const rateLimits = {
  /**
   * The limit of an account is high, because a stranger who exceeds it prevents the owner from
   * signing in on new devices.
   */
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
  /**
   * Codes of six digits can only be guessed with the password, so the limit for all strangers
   * together is small.
   */
  secondFactor: {
    name: 'second-factor',
    windowSeconds: 900,
    max: { account: 20, 'account-in-network': 10, device: 10 },
  },
  secret: { name: 'secret', windowSeconds: 300, max: { account: 10, network: 60 } },
  /** A subscribed calendar is fetched a few times an hour; the servers of a calendar provider fetch for many people. */
  calendar: { name: 'calendar', windowSeconds: 300, max: { account: 30, network: 600 } },
  /** Only invalid API keys are counted, which clients of other APIs send to sign in. */
  keySignIn: { name: 'key-sign-in', windowSeconds: 300, max: { account: 200, network: 20 } },
  /**
   * Files that an API key sends over WebDAV and that make no new document. A row for each is stored
   * for a day.
   */
  davFiles: { name: 'dav-files', windowSeconds: 24 * 3600, max: { account: 50_000 } },
  /**
   * Files that are sent for an upload request, and guesses of its password, which are always
   * counted.
   */
  requestFiles: { name: 'request-files', windowSeconds: 3600, max: { account: 600, network: 600 } },
  uploadPassword: {
    name: 'upload-password',
    windowSeconds: 900,
    max: { account: 10, network: 60 },
  },
  /**
   * One receipt for each browser that has sent files, which its cookie lets it see for 30 days;
   * always counted.
   */
  uploadReceipt: {
    name: 'upload-receipt',
    windowSeconds: 30 * 24 * 3600,
    max: { account: 1, network: 30 },
  },
  /**
   * All receipts of an organization, which bounds the emails to strangers in its name; always
   * counted.
   */
  uploadReceipts: { name: 'upload-receipts', windowSeconds: 24 * 3600, max: { account: 50 } },
  share: { name: 'share', windowSeconds: 3600, max: { account: 3600, network: 7200 } },
  shareThumbnail: {
    name: 'share-thumbnail',
    windowSeconds: 3600,
    max: { account: 20_000, network: 40_000 },
  },
  /** Files, counted once for each browser, and then the requests for their ranges. */
  shareFile: { name: 'share-file', windowSeconds: 3600, max: { account: 600, network: 1200 } },
  shareRange: {
    name: 'share-range',
    windowSeconds: 3600,
    max: { account: 20_000, network: 40_000 },
  },
  shareArchive: { name: 'share-archive', windowSeconds: 3600, max: { account: 60, network: 120 } },
  /** Always counted. Too many guesses block only the password of this link. */
  sharePassword: {
    name: 'share-password',
    windowSeconds: 900,
    max: { account: 10, network: 100 },
  },
  invitation: { name: 'invitation', windowSeconds: 60, max: { account: 60, network: 120 } },
} as const satisfies Record<string, RateLimit>;
