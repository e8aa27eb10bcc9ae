export type MailProvider = {
  name: string;
  /** The domains of the provider's own senders, including subdomains. */
  senderDomains: readonly string[];
  /**
   * The hosts of its links, without subdomains, because other hosts of the provider may redirect or
   * show content of users.
   */
  linkHosts: readonly string[];
};

export const mailProviders: readonly MailProvider[] = [
  {
    name: 'Gmail',
    senderDomains: ['google.com'],
    linkHosts: ['mail-settings.google.com', 'mail.google.com', 'isolated.mail.google.com'],
  },
  {
    name: 'Outlook',
    senderDomains: [
      'microsoft.com',
      'office.com',
      'office365.com',
      'microsoftonline.com',
      'outlook.com',
    ],
    linkHosts: [
      'outlook.live.com',
      'outlook.office.com',
      'outlook.office365.com',
      'outlook.cloud.microsoft',
      'account.live.com',
      'login.live.com',
      'account.microsoft.com',
      'login.microsoftonline.com',
    ],
  },
  {
    name: 'Yahoo Mail',
    senderDomains: ['yahooinc.com', 'yahoo-inc.com', 'mail.yahoo.com'],
    linkHosts: ['mail.yahoo.com', 'login.yahoo.com', 'edit.yahoo.com'],
  },
  {
    name: 'iCloud Mail',
    senderDomains: ['apple.com'],
    linkHosts: ['www.icloud.com', 'icloud.com', 'account.apple.com', 'appleid.apple.com'],
  },
  {
    name: 'Proton Mail',
    senderDomains: ['notify.proton.me', 'verify.proton.me'],
    linkHosts: ['account.proton.me', 'mail.proton.me', 'verify.proton.me'],
  },
  {
    name: 'Zoho Mail',
    senderDomains: ['zohoaccounts.com', 'zohocorp.com'],
    linkHosts: [
      'mail.zoho.com',
      'mail.zoho.eu',
      'mail.zoho.in',
      'accounts.zoho.com',
      'accounts.zoho.eu',
    ],
  },
  {
    name: 'Fastmail',
    senderDomains: ['fastmail.help', 'fastmailteam.com'],
    linkHosts: ['app.fastmail.com', 'www.fastmail.com', 'beta.fastmail.com'],
  },
];
