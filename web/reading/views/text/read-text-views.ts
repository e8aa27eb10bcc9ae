import { marked } from 'marked';
import { declaredEncodingOf } from '../../../../shared/text/encodings/declared-encoding.ts';
import { decodeText } from '../../../../shared/text/encodings/decode-text.ts';
import type { PageView, ViewRequest } from '../file-view.ts';
import { writeCleanHtml } from '../html/clean-html.ts';
import { createMarkupWriter } from '../html/markup-writer.ts';
import { viewLimits } from '../view-limits.ts';

export function readHtmlView({ bytes }: ViewRequest): Promise<PageView> {
  return pageOf(decodeText(bytes, declaredEncodingOf(bytes)), 'body body-1');
}

export async function readMarkdownView({ bytes }: ViewRequest): Promise<PageView> {
  const text = decodeText(bytes);
  const shown = text.slice(0, viewLimits.markdownCharacters);
  const page = await pageOf(
    await marked.parse(shown, { gfm: true, async: true }),
    'body body-1 markdown',
  );
  return { ...page, isCut: page.isCut || shown.length < text.length };
}

async function pageOf(html: string, classes: string): Promise<PageView> {
  const writer = createMarkupWriter();
  writer.open('div', { class: classes, dir: 'auto' });
  const isIncomplete = await writeCleanHtml(html, { writer, scope: 'body-1' });
  writer.close();
  return { kind: 'page', html: writer.html(), isIncomplete, isCut: writer.isCut() };
}
