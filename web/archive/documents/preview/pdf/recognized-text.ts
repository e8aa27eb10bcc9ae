import { directionOf } from '../../../../ui/forms/text/text-direction.ts';
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { turnBack } from '../page-words/text-direction.ts';
import { gapBetween, type PageLines } from '../page-words/word-lines.ts';

export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

const fontName = 'recognized';

/** The font of the browser's layout; `ascent` is the share of the line height above the baseline. */
export type LayoutFont = { family: string; ascent: number };

/**
 * Converts recognized lines to the output of pdf.js for a page: words and spaces in units of the page, which may be
 * rotated by its /Rotate. `viewport` is the displayed page at any scale.
 */
export function toTextContent(
  { lines, turn }: PageLines,
  { viewport, font }: { viewport: PageViewport; font: LayoutFont },
): TextContent {
  const { width: pageWidth, height: pageHeight } = viewport;
  const pointAt = (left: number, top: number) => {
    const [x, y] = turnBack(left, top, turn);
    return viewport.convertToPdfPoint(x * pageWidth, y * pageHeight) as [x: number, y: number];
  };

  const itemAt = (
    str: string,
    place: { left: number; right: number; top: number; height: number },
  ): TextItem => {
    const baseline = place.top + place.height * font.ascent;
    const [x, y] = pointAt(place.left, baseline);
    const [endX, endY] = pointAt(place.right, baseline);
    const [upX, upY] = pointAt(place.left, baseline - place.height);
    const width = Math.hypot(endX - x, endY - y);
    const height = Math.hypot(upX - x, upY - y);
    const scale = width === 0 ? 0 : height / width;
    return {
      str,
      dir: directionOf(str),
      transform: [(endX - x) * scale, (endY - y) * scale, upX - x, upY - y, x, y],
      width,
      height,
      fontName,
      hasEOL: false,
    };
  };

  const items = lines.flatMap((line) =>
    line.flatMap((word, index) => {
      const { left, width, top, height } = word;
      const right = left + width;
      const next = line[index + 1];
      const item = itemAt(word.text, { left, right, top, height });
      if (!next) return [{ ...item, hasEOL: true }];
      return [item, itemAt(' ', { ...gapBetween(word, next), top, height })];
    }),
  );
  const style = {
    fontFamily: font.family,
    ascent: font.ascent,
    descent: font.ascent - 1,
    vertical: false,
  };
  return { items, styles: { [fontName]: style }, lang: null };
}

/** Returns the text of a page that pdf.js searches; its line breaks are not part of the text layer. */
export function textOf({ items }: TextContent): string {
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
