import { html } from 'hono/html';
import { languageTag, type Locale } from '../../../shared/locales.ts';
import { loadTexts } from '../../platform/load-texts.ts';

export type UnsubscribeState = 'question' | 'done' | 'invalid';

export async function unsubscribePage(
  state: UnsubscribeState,
  { locale, appUrl }: { locale: Locale; appUrl: string },
) {
  const texts = await loadTexts(locale);
  const text = (part: string) => texts[`mail.reminders-off.${part}`] ?? '';
  const title = text(`${state}-title`);
  const settingsUrl = new URL('/settings#reminders', appUrl).href;
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sheaf</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/reminder-mail/style.css" />
      </head>
      <body>
        <header>
          <a href="${appUrl}">${mark} Sheaf</a>
        </header>
        <main>
          <h1>${title}</h1>
          <p>${text(`${state}-body`)}</p>
          <div class="actions">
            ${
              state === 'question' &&
              html`<form method="post"><button>${text('action')}</button></form>`
            }
            <a href="${settingsUrl}">${text('settings')}</a>
          </div>
        </main>
      </body>
    </html>`;
}

const mark = html`<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
  <path
    class="back"
    d="M11.5 3.7V3a1 1 0 0 1 1-1h8L26 7.5v6.2h-3.2V9.5L17 3.7zM22.8 20.3H26V26a2 2 0 0 1-2 2h-1.2z"
  />
  <path d="M6 7a2 2 0 0 1 2-2h8.5l5 5v3.7H6zM6 20.3h15.5V28a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z" />
  <rect x="3.5" y="14.8" width="25" height="4.4" rx="2.2" />
</svg>`;
