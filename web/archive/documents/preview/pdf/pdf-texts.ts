import { TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import type { PageWords } from '../../../../../shared/reading/word-boxes.ts';
import type { RecognizedPages } from '../page-words/recognized-pages.ts';
import { toLines } from '../page-words/word-lines.ts';
import { textOf, toTextContent, type LayoutFont, type TextContent } from './recognized-text.ts';

export type PdfTexts = ReturnType<typeof createPdfTexts>;

/**
 * Gives pages without their own text the recognized words: pdf.js then reads such a page as if the file contained them,
 * for its text layer and its search.
 */
export function createPdfTexts(pdf: PDFDocumentProxy, recognized: RecognizedPages) {
  let font: LayoutFont | undefined;
  /** The words that replaced the text of a page (or null), and its own text. */
  const readings = new Map<number, { words: PageWords['words'] | null; ownText: string }>();

  const read = async (page: PDFPageProxy, own: ReadableStream): Promise<TextContent> => {
    const content = await collect(own);
    const ownText = textOf(content);
    const words = await recognized.wordsFor(page.pageNumber, ownText);
    readings.set(page.pageNumber, { words, ownText });
    if (!words) return content;
    const viewport = page.getViewport({ scale: 1 });
    font ??= layoutFont();
    return toTextContent(toLines(words, viewport.width / viewport.height), { viewport, font });
  };

  const prepared = new WeakSet<PDFPageProxy>();
  const prepare = (page: PDFPageProxy) => {
    if (prepared.has(page)) return;
    prepared.add(page);
    const streamOwn = page.streamTextContent.bind(page);
    // `getTextContent` reads this, too.
    page.streamTextContent = (params) => {
      const own = streamOwn(params);
      return recognized.areExpected() ? streamOf(() => read(page, own)) : own;
    };
  };
  const getPage = pdf.getPage.bind(pdf);
  pdf.getPage = async (pageNumber) => {
    const page = await getPage(pageNumber);
    prepare(page);
    return page;
  };

  return {
    async textOf(page: number): Promise<string> {
      const opened = await pdf.getPage(page);
      return textOf(await opened.getTextContent({ disableNormalization: true }));
    },
    async hasChanged(page: number): Promise<boolean> {
      const reading = readings.get(page);
      return !!reading && (await recognized.wordsFor(page, reading.ownText)) !== reading.words;
    },
  };
}

async function collect(stream: ReadableStream<TextContent>): Promise<TextContent> {
  const all: TextContent = { items: [], styles: {}, lang: null };
  // Safari cannot iterate over streams.
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { items, styles, lang } = part.value;
    all.items.push(...items);
    Object.assign(all.styles, styles);
    all.lang ??= lang;
  }
  return all;
}

function streamOf<Value>(read: () => Promise<Value>): ReadableStream<Value> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(await read());
      controller.close();
    },
  });
}

function layoutFont(): LayoutFont {
  const family = String(TextLayer.fontFamilyMap.get('sans-serif'));
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return { family, ascent: 0.8 };
  context.font = `30px ${family}`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
    context.measureText('');
  return { family, ascent: ascent / (ascent + Math.abs(descent)) };
}
