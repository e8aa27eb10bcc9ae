import { html } from 'hono/html';
import { languageTag, type Locale } from '../../../../shared/locales.ts';
import type { PublicUpload } from '../../../../shared/sharing/upload-requests/public-upload.ts';
import type { Texts } from '../../../platform/load-texts.ts';
import { fillText, pageFormats } from '../../pages/page-formats.ts';
import type { PublicPage } from '../../pages/page-shell.ts';

type Context = { locale: Locale; texts: Texts; token: string };

export function uploadPage(upload: PublicUpload, { locale, texts, token }: Context): PublicPage {
  const {
    title,
    note,
    organizationName,
    expiresAt,
    isOverdue,
    asksName,
    checklist,
    mailsReceipts,
  } = upload;
  const deadline = { date: pageFormats(locale, texts).day(expiresAt) };
  const until = fillText(texts[isOverdue ? 'upload-page.overdue' : 'upload-page.until'], deadline);
  return {
    title,
    sender: organizationName,
    script: '/pages/upload.js',
    content: html`<h1>${title}</h1>
      ${note && html`<p class="note">${note}</p>`}
      <p class="ends">${until}</p>
      <noscript><p class="problem">${texts['upload-page.no-script']}</p></noscript>
      <form
        class="send"
        hidden
        data-api="/api/uploads/${token}"
        data-language="${languageTag(locale)}"
        data-texts="${JSON.stringify(scriptTexts(texts))}"
      >
        ${
          asksName &&
          html`<div class="name-field">
            <label for="sender">${texts['upload-page.name']}</label>
            <input id="sender" name="sender" autocomplete="name" maxlength="100" required />
          </div>`
        }
        ${
          checklist.length > 0
            ? html`<ul class="documents">
                ${checklist.map(
                  ({ text }, index) =>
                    html`<li class="asked" data-item="${index}">
                      <h2>${text}</h2>
                      <span class="state" hidden>${texts['upload-page.sent']}</span>
                      ${choices(texts)}
                    </li>`,
                )}
              </ul>`
            : html`<div class="drop">
                ${choices(texts)}
                <p class="ends by-mouse">${texts['upload-page.drop']}</p>
              </div>`
        }
        <p class="ends" data-left></p>
      </form>
      <p class="closed" hidden></p>
      <section class="sent" hidden>
        <h2>${texts['upload-page.files']}</h2>
        <ul class="documents files"></ul>
        <div class="receipt" hidden>
          <button type="button" data-receipt>${texts['upload-page.receipt']}</button>
          ${
            mailsReceipts &&
            html`<form data-mail>
              <label for="email">${texts['upload-page.mail.label']}</label>
              <div class="actions">
                <input id="email" type="email" autocomplete="email" maxlength="254" required />
                <button>${texts['upload-page.mail.action']}</button>
              </div>
            </form>`
          }
        </div>
        <p class="ends" data-mailed hidden></p>
      </section>
      <p class="ends">${texts['upload-page.private']}</p>
      <p class="name" aria-live="polite" data-said></p>`,
  };
}

function choices(texts: Texts) {
  return html`<div class="actions">
    <label class="button accent"
      >${texts['upload-page.choose']}<input class="name" type="file" multiple
    /></label>
    <label class="button by-touch"
      >${texts['upload-page.photo']}<input
        class="name"
        type="file"
        accept="image/*"
        capture="environment"
    /></label>
  </div>`;
}

function scriptTexts(texts: Texts) {
  return {
    left: texts['upload-page.left'],
    leftToday: texts['upload-page.left-today'],
    each: texts['upload-page.each'],
    nameMissing: texts['upload-page.name-missing'],
    waits: texts['upload-page.waits'],
    sent: texts['upload-page.sent'],
    broken: texts['upload-page.broken'],
    tooLarge: texts['upload-page.too-large'],
    noRoom: texts['upload-page.no-room'],
    failed: texts['upload-page.failed'],
    mailed: texts['upload-page.mail.done'],
    mailedBefore: texts['error.upload.receipt_mailed'],
    notMailed: texts['upload-page.mail.failed'],
    again: texts['upload-page.again'],
    remove: texts['upload-page.remove'],
    complete: texts['upload-page.complete'],
    full: texts['upload-page.full'],
    'full-today': texts['upload-page.full-today'],
    taken: texts['upload-page.taken'],
    'document.empty': texts['error.document.empty'],
    'upload.type_refused': texts['error.upload.type_refused'],
    'upload.ended': texts['error.upload.ended'],
  };
}
