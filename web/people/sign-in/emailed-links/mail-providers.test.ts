import { expect, it } from 'vitest';
import { mailProviderOf } from './mail-providers.ts';

it.each([
  ['ada@gmail.com', 'Gmail'],
  ['ada@Hotmail.FR', 'Outlook'],
  [' ada@ymail.com ', 'Yahoo Mail'],
  ['ada@me.com', 'iCloud Mail'],
  ['ada@aol.com', 'AOL Mail'],
  ['ada@pm.me', 'Proton Mail'],
  ['ada@tutanota.de', 'Tuta'],
  ['ada@fastmail.com', 'Fastmail'],
  ['ada@zoho.com', 'Zoho Mail'],
  ['ada@gmx.at', 'GMX'],
  ['ada@web.de', 'WEB.DE'],
  ['ada@wanadoo.fr', 'Orange'],
  ['ada@laposte.net', 'La Poste'],
  ['ada@o2.pl', 'WP Poczta'],
  ['ada@libero.it', 'Libero Mail'],
])('finds the webmail of %s: %s', (email, name) => {
  const provider = mailProviderOf(email);
  expect(provider?.name).toBe(name);
  expect(provider?.url).toMatch(/^https:\/\//);
});

it.each(['ada@example.com', 'ada@gmail.com.evil.example', 'ada@mygmail.com', 'gmail', ''])(
  'finds no provider for %j',
  (email) => {
    expect(mailProviderOf(email)).toBeUndefined();
  },
);
