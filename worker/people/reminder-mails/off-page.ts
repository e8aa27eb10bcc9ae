import { html } from 'hono/html';
import { languageTag, type Locale } from '../../../shared/locales.ts';
import { loadMailTexts } from '../../mails/mail-texts.ts';

/** The page behind the link in mails about reminders: a button that switches them off, or that they are. */
export async function offPage(locale: Locale, { isOff }: { isOff: boolean }) {
  const texts = await loadMailTexts(locale);
  const text = (part: string) => texts[`mail.reminders-off.${part}`] ?? '';
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Sheaf</title>
        <link rel="stylesheet" href="/api/reminder-mail/style.css" />
      </head>
      <body>
        <main>
          <h1>${text(isOff ? 'done' : 'title')}</h1>
          <p>${text(isOff ? 'done-body' : 'body')}</p>
          ${!isOff && html`<form method="post"><button>${text('action')}</button></form>`}
        </main>
      </body>
    </html>`;
}

export const offPageStyle = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 30rem; margin: 15vh auto; padding: 0 1.5rem; }
h1 { font-size: 1.375rem; line-height: 1.3; }
button { font: inherit; padding: 0.5rem 1.25rem; }
`;
