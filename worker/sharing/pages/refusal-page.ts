import { html } from 'hono/html';
import type { Locale } from '../../../shared/locales.ts';
import type { EndDetails } from '../../../shared/sharing/share-links/public-share.ts';
import type { Texts } from '../../platform/load-texts.ts';
import { dayIsUsedUp } from '../shares/take-bytes.ts';
import { fillText, pageFormats } from './page-formats.ts';
import type { PublicPage } from './page-shell.ts';

type Refusal = { code: string; details?: unknown };

/**
 * Returns the page that replaces a link that cannot be shown, with the reason and a suggestion.
 * Never the login page.
 */
export function refusalPage(
  { code, details }: Refusal,
  { locale, texts }: { locale: Locale; texts: Texts },
): PublicPage {
  switch (code) {
    case 'share.locked':
      return lockedPage(texts);
    case 'share.wrong_password':
      return lockedPage(texts, texts['error.share.wrong_password']);
    case 'share.ended':
      return endedPage(details as EndDetails, { locale, texts });
    case 'share.not_found':
      return plainPage(texts['shared-page.unknown-title'], texts['shared-page.unknown-body']);
    case 'request.rate_limited':
      if ((details as Partial<typeof dayIsUsedUp> | undefined)?.reason === dayIsUsedUp.reason) {
        return plainPage(texts['shared-page.rests-title'], texts['shared-page.rests-body']);
      }
      return plainPage(texts['shared-page.waits-title'], texts['shared-page.waits-body']);
    default:
      return plainPage(texts['shared-page.failed-title'], texts['shared-page.failed']);
  }
}

function lockedPage(texts: Texts, problem?: string): PublicPage {
  const title = texts['shared-page.locked-title'];
  return passwordPage(texts, { title, body: texts['shared-page.locked-body'], problem });
}

type Locked = { title: string | undefined; body: string | undefined; problem?: string | undefined };

/** Returns the page that asks for a password, with the problem of the former attempt. */
export function passwordPage(texts: Texts, { title = '', body, problem }: Locked): PublicPage {
  return {
    title,
    content: html`<section class="card">
      <h1>${title}</h1>
      <p>${body}</p>
      <form method="post">
        <label for="password">${texts['shared-page.password']}</label>
        <input
          id="password"
          name="password"
          type="password"
          required
          maxlength="128"
          autocomplete="off"
          autofocus
          ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="problem"`}
        />
        ${problem !== undefined && html`<p id="problem" class="problem" role="alert">${problem}</p>`}
        <button class="accent">${texts['shared-page.unlock']}</button>
      </form>
    </section>`,
  };
}

function endedPage(
  { reason, endedAt, organizationName }: EndDetails,
  { locale, texts }: { locale: Locale; texts: Texts },
): PublicPage {
  const isPaused = reason === 'paused';
  const title = texts[isPaused ? 'shared-page.paused-title' : 'shared-page.ended-title'];
  const day = endedAt && pageFormats(locale, texts).day(new Date(endedAt));
  const since = day && fillText(texts['shared-page.ended-on'], { date: day });
  const ask = organizationName
    ? fillText(texts['shared-page.ask-organization'], { organization: organizationName })
    : texts['shared-page.ask'];
  const why = { paused: texts['shared-page.paused-body'], used_up: texts['shared-page.used-up'] };
  const body = [reason === 'paused' || reason === 'used_up' ? why[reason] : since, ask];
  return { ...plainPage(title, body.filter(Boolean).join(' ')), sender: organizationName };
}

export function plainPage(title = '', body = ''): PublicPage {
  return {
    title,
    content: html`<section class="card">
      <h1>${title}</h1>
      <p>${body}</p>
    </section>`,
  };
}
