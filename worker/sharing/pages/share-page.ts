import { html } from 'hono/html';
import type { Locale } from '../../../shared/locales.ts';
import { isInlineSafe, previewKindOf } from '../../../shared/archive/documents/preview-kind.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import type { Share, SharedDocument } from '../../../shared/sharing/share-links/public-share.ts';
import type { Texts } from '../../platform/load-texts.ts';
import { fillText, pageFormats } from './page-formats.ts';
import type { PublicPage } from './page-shell.ts';

type Context = { locale: Locale; texts: Texts; token: string };

/** Returns the page with the documents of a link. Without scripts they can still be downloaded. */
export function sharePage(share: Share, { locale, texts, token }: Context): PublicPage {
  const formats = pageFormats(locale, texts);
  const { expiresAt, isDownloadAllowed: canDownload, downloadsLeft } = share;
  const limits = [
    ...(expiresAt ? [fillText(texts['shared-page.until'], { date: formats.day(expiresAt) })] : []),
    ...(canDownload && downloadsLeft !== null
      ? [fillText(texts['shared-page.downloads-left'], { left: formats.number(downloadsLeft) })]
      : []),
  ];
  const count = share.documents.length;
  const hasArchive = canDownload && count > 1 && (downloadsLeft ?? count) >= count;
  const smallPicture = [
    texts['shared-page.small-picture'],
    ...(canDownload ? [texts['shared-page.small-picture-download']] : []),
  ].join(' ');
  const { documentsCount, isCountCapped, pageIndex } = share;
  const pagesCount = Math.max(1, Math.ceil(documentsCount / shareLinkLimits.page));
  const item = (document: SharedDocument) => {
    const { position, pagesCount, size, details } = document;
    const path = `/api/shares/${token}/documents/${position}`;
    const facts = [
      formats.day(new Date(document.date)),
      ...(pagesCount ? [formats.pages(pagesCount)] : []),
      formats.size(size),
    ];
    const preview = previewOf(document);
    const shownDetails = details
      ? [details.correspondent, typeText(texts, details.documentType), ...details.tags]
      : [];
    return html`<li>
      <div class="picture">
        ${
          document.hasThumbnail
            ? html`<img src="${path}/thumbnail" alt="" loading="lazy" />`
            : html`<span aria-hidden="true">${extensionOf(document.name)}</span>`
        }
      </div>
      <div class="about">
        <h2>${document.name}</h2>
        <p>${facts.join(' · ')}</p>
        ${shownDetails.some(Boolean) && html`<p>${shownDetails.filter(Boolean).join(' · ')}</p>`}
        <div class="actions">
          ${
            preview &&
            html`<button
              type="button"
              hidden
              data-preview="${path}/${preview.file}"
              data-kind="${preview.kind}"
              data-name="${document.name}"
            >
              ${texts['shared-page.preview']}
            </button>`
          }
          ${
            canDownload &&
            html`<a class="button" href="${path}/file" download
              >${texts['shared-page.download']}<span class="name"> ${document.name}</span></a
            >`
          }
        </div>
      </div>
    </li>`;
  };
  return {
    title: share.name,
    sender: share.organizationName,
    script: '/pages/share.js',
    content: html`<h1>${share.name}</h1>
      ${share.note && html`<p class="note">${share.note}</p>`}
      ${limits.length > 0 && html`<p class="ends">${limits.join(' · ')}</p>`}
      ${!canDownload && html`<p class="ends">${texts['shared-page.view-only']}</p>`}
      ${
        hasArchive &&
        html`<p class="all">
          <a class="button" href="/api/shares/${token}/archive?pageIndex=${pageIndex}" download
            >${texts[pagesCount > 1 ? 'shared-page.download-page' : 'shared-page.download-all']}</a
          >
        </p>`
      }
      ${
        count === 0
          ? html`<p class="note">${texts['shared-page.empty']}</p>`
          : html`<ul class="documents">
              ${share.documents.map(item)}
            </ul>`
      }
      ${pagesCount > 1 && pagesOf({ pageIndex, pagesCount }, { texts, formats })}
      ${
        isCountCapped &&
        html`<p class="ends">
          ${fillText(texts['shared-page.first-only'], { shown: formats.number(documentsCount) })}
        </p>`
      }
      <dialog
        data-loading="${texts['shared-page.loading']}"
        data-failed="${texts['shared-page.failed']}"
        data-small-picture="${smallPicture}"
      >
        <form method="dialog">
          <strong></strong>
          <button>${texts['shared-page.close']}</button>
        </form>
        <div tabindex="0"></div>
      </dialog>`,
  };
}

function previewOf({ mimeType, hasThumbnail }: SharedDocument) {
  if (isInlineSafe(mimeType)) return { file: 'file?inline', kind: previewKindOf(mimeType) };
  return hasThumbnail ? { file: 'thumbnail', kind: 'small-picture' } : undefined;
}

type Pages = { pageIndex: number; pagesCount: number };

function pagesOf(
  { pageIndex, pagesCount }: Pages,
  { texts, formats }: { texts: Texts; formats: ReturnType<typeof pageFormats> },
) {
  const place = {
    at: formats.number(pageIndex + 1),
    of: formats.number(pagesCount),
  };
  const link = (index: number, text: string | undefined) =>
    index >= 0 &&
    index < pagesCount &&
    html`<a class="button" href="?pageIndex=${index}">${text}</a>`;
  return html`<nav class="pages" aria-label="${texts['shared-page.pages']}">
    ${link(pageIndex - 1, texts['shared-page.previous'])}
    <span>${fillText(texts['shared-page.page'], place)}</span>
    ${link(pageIndex + 1, texts['shared-page.next'])}
  </nav>`;
}

function typeText(texts: Texts, type: string | null): string | undefined {
  return type === null ? undefined : texts[`documents.fields.type.${type}`];
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? '';
}
