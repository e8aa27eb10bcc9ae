type MailProvider = { name: string; url: string };

const providers: (MailProvider & { domains: string[] })[] = [
  { name: 'Gmail', url: 'https://mail.google.com/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domains: [
      'outlook.com',
      'hotmail.com',
      'live.com',
      'msn.com',
      'outlook.fr',
      'hotmail.fr',
      'hotmail.de',
      'outlook.de',
      'hotmail.it',
      'hotmail.es',
    ],
  },
  {
    name: 'Yahoo Mail',
    url: 'https://mail.yahoo.com/',
    domains: [
      'yahoo.com',
      'ymail.com',
      'rocketmail.com',
      'yahoo.fr',
      'yahoo.de',
      'yahoo.it',
      'yahoo.es',
      'yahoo.co.uk',
      'yahoo.com.br',
    ],
  },
  {
    name: 'iCloud Mail',
    url: 'https://www.icloud.com/mail',
    domains: ['icloud.com', 'me.com', 'mac.com'],
  },
  { name: 'AOL Mail', url: 'https://mail.aol.com/', domains: ['aol.com', 'aim.com'] },
  {
    name: 'Proton Mail',
    url: 'https://mail.proton.me/',
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
  },
  {
    name: 'Tuta',
    url: 'https://app.tuta.com/',
    domains: ['tuta.com', 'tutanota.com', 'tutanota.de', 'tutamail.com', 'tuta.io', 'keemail.me'],
  },
  { name: 'Fastmail', url: 'https://app.fastmail.com/', domains: ['fastmail.com', 'fastmail.fm'] },
  {
    name: 'Zoho Mail',
    url: 'https://mail.zoho.com/',
    domains: ['zoho.com', 'zohomail.com', 'zohomail.eu'],
  },
  {
    name: 'GMX',
    url: 'https://www.gmx.net/',
    domains: ['gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'gmx.com'],
  },
  { name: 'WEB.DE', url: 'https://web.de/', domains: ['web.de'] },
  { name: 'Orange', url: 'https://messagerie.orange.fr/', domains: ['orange.fr', 'wanadoo.fr'] },
  { name: 'La Poste', url: 'https://www.laposte.net/accueil', domains: ['laposte.net'] },
  { name: 'WP Poczta', url: 'https://poczta.wp.pl/', domains: ['wp.pl', 'o2.pl'] },
  {
    name: 'Libero Mail',
    url: 'https://mail.libero.it/',
    domains: ['libero.it', 'iol.it', 'inwind.it'],
  },
];

export function mailProviderOf(email: string): MailProvider | undefined {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return provider && { name: provider.name, url: provider.url };
}
