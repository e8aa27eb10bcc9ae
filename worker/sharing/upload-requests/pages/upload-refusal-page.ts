import type { Texts } from '../../../platform/load-texts.ts';
import type { PublicPage } from '../../pages/page-shell.ts';
import { passwordPage, plainPage } from '../../pages/refusal-page.ts';

type Refusal = { code: string; details?: unknown };

/**
 * Returns the page that replaces a request that cannot be shown, with the reason and a suggestion.
 * Never the login page.
 */
export function uploadRefusalPage(
  { code, details }: Refusal,
  { texts }: { texts: Texts },
): PublicPage {
  switch (code) {
    case 'upload.locked':
      return lockedPage(texts);
    case 'upload.wrong_password':
      return lockedPage(texts, texts['error.upload.wrong_password']);
    case 'upload.ended':
      return plainPage(
        texts[isPaused(details) ? 'upload-page.paused-title' : 'upload-page.ended-title'],
        texts['upload-page.ended-body'],
      );
    case 'upload.not_found':
      return plainPage(texts['shared-page.unknown-title'], texts['shared-page.unknown-body']);
    case 'request.rate_limited':
      return plainPage(texts['shared-page.waits-title'], texts['shared-page.waits-body']);
    default:
      return plainPage(texts['shared-page.failed-title'], texts['shared-page.failed']);
  }
}

function lockedPage(texts: Texts, problem?: string): PublicPage {
  const title = texts['upload-page.locked-title'];
  return passwordPage(texts, { title, body: texts['upload-page.locked-body'], problem });
}

function isPaused(details: unknown): boolean {
  return details instanceof Object && 'reason' in details && details.reason === 'paused';
}
