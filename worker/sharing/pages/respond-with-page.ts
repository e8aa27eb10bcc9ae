import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ErrorBody } from '../../../shared/errors.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { preferredLocaleOf } from '../../http/preferred-locale.ts';
import { loadTexts, type Texts } from '../../platform/load-texts.ts';
import { pageHeaders, publicPage, type PublicPage } from './page-shell.ts';

type Language = { locale: Locale; texts: Texts };

export async function languageOf(c: Context<AppEnv>): Promise<Language> {
  const locale = preferredLocaleOf(c.req.raw.headers);
  return { locale, texts: await loadTexts(locale) };
}

export async function respondWithPage(c: Context<AppEnv>, shown: PublicPage) {
  return c.html(await publicPage(preferredLocaleOf(c.req.raw.headers), shown), 200, pageHeaders);
}

/** Returns a page that is the same for every token and does not look up its link. */
export async function neutralPage(
  c: Context<AppEnv>,
  titleKey: 'shared-page.card-title' | 'upload-page.card-title',
) {
  const { texts } = await languageOf(c);
  const title = texts[titleKey] ?? '';
  return respondWithPage(c, { title, content: html`<h1>${title}</h1>` });
}

/** Turns the error of a page into a page. The status and the time to wait stay. */
export function refusalsAsPages(
  pageOf: (error: ErrorBody['error'], language: Language) => PublicPage,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.error) return;
    const { error } = (await c.res.json()) as ErrorBody;
    const { status } = c.res;
    const retryAfter = c.res.headers.get('retry-after');
    const { body, headers } = await respondWithPage(c, pageOf(error, await languageOf(c)));
    if (retryAfter !== null) headers.set('retry-after', retryAfter);
    // Otherwise the headers of the error would replace those of the page.
    c.res = undefined;
    c.res = new Response(body, { status, headers });
  });
}
