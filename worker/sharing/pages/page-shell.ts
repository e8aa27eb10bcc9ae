import { html } from 'hono/html';
import { languageTag, type Locale } from '../../../shared/locales.ts';

type Content = ReturnType<typeof html>;

/**
 * Allows only scripts and styles from Sheaf's own files, and sends no referrer to other sites,
 * because the address of the page contains the token. Previews of PDFs have a worker of pdf.js,
 * which decodes pictures in WebAssembly.
 */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The forms of these pages must send their origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
};

/** A page for people without an account, in their language. `title` is data; `script` is a file that adds to the page. */
export function publicPage(
  locale: Locale,
  { title, sender, content, script }: PublicPage,
): Content {
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/pages/page.css" />
        ${script && html`<script src="${script}" type="module"></script>`}
      </head>
      <body>
        <header>${mark}<span>${sender ?? 'Sheaf'}</span></header>
        <main>${content}</main>
      </body>
    </html>`;
}

export type PublicPage = {
  title: string;
  sender?: string | null;
  content: Content;
  script?: string;
};

const mark = html`<svg class="mark" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
  <path
    class="back"
    d="M11.5 3.7V3a1 1 0 0 1 1-1h8L26 7.5v6.2h-3.2V9.5L17 3.7zM22.8 20.3H26V26a2 2 0 0 1-2 2h-1.2z"
  />
  <path d="M6 7a2 2 0 0 1 2-2h8.5l5 5v3.7H6zM6 20.3h15.5V28a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z" />
  <rect x="3.5" y="14.8" width="25" height="4.4" rx="2.2" />
</svg>`;
