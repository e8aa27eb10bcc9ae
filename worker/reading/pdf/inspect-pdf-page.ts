import type { PageContent } from '../../../shared/reading/page-content.ts';
import { createPageGrid, type PageGrid } from './page-grid.ts';
import { listPageObjects, type PageBox, type PageObject } from './pdf-page-objects.ts';
import type { Pdfium } from './engine/pdfium.ts';
import { createLanguageLikeness, type LanguageLikeness } from './text/language-likeness.ts';

/** Some scanners and apps print their own name on a page, which has fewer letters than this. */
const fewestLettersOfLayer = 40;
const mostBrokenCharacters = 0.3;
/** As a share of the page. Smaller pictures are logos, signatures and ornaments. */
const smallestScan = 0.1;
const smallestDrawing = 0.02;
const mostLettersBesideOutlines = 100;

export const emptyPage: PageContent = { textLayer: 'none', needsRecognition: false, dpi: 0 };

export function inspectPage(
  pdfium: Pdfium,
  { page, text }: { page: number; text: number },
): PageContent {
  const box = boxOfPage(pdfium, page);
  const objects = listPageObjects(pdfium, page);
  const grids = {
    text: createPageGrid(box),
    images: createPageGrid(box),
    drawings: createPageGrid(box),
  };
  for (const object of objects) markObject(object, grids);
  const letters = countLetters(pdfium, { text, hidden: hiddenTexts(pdfium, objects, box) });
  const dpi = highestResolution(pdfium, objects, box);

  const isBroken = letters.broken > (letters.broken + letters.readable) * mostBrokenCharacters;
  const isEmpty = letters.readable === 0 || isBroken;
  const isEarlierRecognition = letters.hidden > letters.readable / 2;
  if (isEarlierRecognition && !isBroken && letters.hidden >= fewestLettersOfLayer) {
    return { textLayer: 'complete', needsRecognition: false, dpi };
  }
  if (isEmpty || isEarlierRecognition) {
    const shows = [grids.images, grids.drawings, ...(isBroken ? [grids.text] : [])];
    const needsRecognition = shows.some((grid) => grid.share() >= smallestDrawing);
    return { textLayer: 'none', needsRecognition, dpi };
  }
  const hasScan = grids.images.share(grids.text) >= smallestScan;
  const hasOutlines =
    letters.readable < mostLettersBesideOutlines &&
    grids.drawings.share(grids.text) >= smallestScan;
  const needsRecognition = hasScan || hasOutlines;
  return { textLayer: needsRecognition ? 'partial' : 'complete', needsRecognition, dpi };
}

function boxOfPage({ api, view }: Pdfium, page: number): PageBox {
  const buffer = api.malloc(16);
  api.FPDF_GetPageBoundingBox(page, buffer);
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((offset) =>
    view().getFloat32(buffer + offset, true),
  );
  api.free(buffer);
  return { left, bottom, right: Math.max(right, left + 1), top: Math.max(top, bottom + 1) };
}

const thinnestShape = 1.5;

function markObject(
  { kind, box }: PageObject,
  { text, images, drawings }: Record<'text' | 'images' | 'drawings', PageGrid>,
): void {
  switch (kind) {
    case 'text':
      return text.mark(box, 1);
    case 'image':
      return images.mark(box);
    case 'path': {
      // Excludes lines and frames. Outlines of glyphs may be in rows of any width.
      const height = box.top - box.bottom;
      const isShape =
        height <= 72 && (height >= thinnestShape || box.right - box.left > height * 8);
      return isShape ? drawings.mark(box) : undefined;
    }
    case 'other':
      return undefined;
  }
}

const invisible = 3;

function hiddenTexts({ api }: Pdfium, objects: readonly PageObject[], page: PageBox): Set<number> {
  const cover = objects.findLastIndex(
    ({ kind, box }) => kind === 'image' && shareOf(box, page) > 0.8,
  );
  const hidden = objects.filter(
    ({ kind, pointer }, index) =>
      kind === 'text' &&
      (index < cover || api.FPDFTextObj_GetTextRenderMode(pointer) === invisible),
  );
  return new Set(hidden.map(({ pointer }) => pointer));
}

function shareOf(box: PageBox, page: PageBox): number {
  const width = Math.min(box.right, page.right) - Math.max(box.left, page.left);
  const height = Math.min(box.top, page.top) - Math.max(box.bottom, page.bottom);
  const area = (page.right - page.left) * (page.top - page.bottom);
  return (Math.max(0, width) * Math.max(0, height)) / area;
}

const letter = /^[\p{L}\p{N}]$/u;
const brokenCharacter = /^[\p{Cc}\p{Co}\p{Cn}\ufffd]$/u;
const space = /^\s$/u;
const lineEnds = new Set([0, 0x02, 0x09, 0x0a, 0x0d]);

type FontLetters = { readable: number; hidden: number; likeness: LanguageLikeness };

/**
 * Counts letters and broken characters. Letters of a font whose text resembles no language are broken, because its codes stand for other
 * letters.
 */
function countLetters(
  { api }: Pdfium,
  { text, hidden }: { text: number; hidden: ReadonlySet<number> },
) {
  const fonts = createFonts();
  let font = fonts.of(0);
  let broken = 0;
  const length = api.FPDFText_CountChars(text);
  for (let index = 0; index < length; index += 1) {
    const code = api.FPDFText_GetUnicode(text, index);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    const object = api.FPDFText_GetTextObject(text, index);
    // Spaces that PDFium inserts between words have no text object.
    if (object !== 0) font = fonts.of(api.FPDFTextObj_GetFont(object));
    if (lineEnds.has(code) || space.test(character)) fonts.endWord();
    else fonts.write(character, font);
    if (letter.test(character) && api.FPDFText_HasUnicodeMapError(text, index) !== 1) {
      font.readable += 1;
      if (hidden.has(object)) font.hidden += 1;
    } else if (brokenCharacter.test(character) && !lineEnds.has(code)) {
      broken += 1;
    }
  }
  fonts.endWord();
  const counts = { readable: 0, hidden: 0, broken };
  for (const { likeness, ...letters } of fonts.all()) {
    if (!likeness.isLanguage()) {
      counts.broken += letters.readable;
      continue;
    }
    counts.readable += letters.readable;
    counts.hidden += letters.hidden;
  }
  return counts;
}

/** A word counts for each of its fonts, because some programs write one word with several subsets of a font. */
function createFonts() {
  const fonts = new Map<number, FontLetters>();
  let word = '';
  const fontsOfWord = new Set<FontLetters>();
  return {
    all: () => fonts.values(),
    of(pointer: number): FontLetters {
      let font = fonts.get(pointer);
      if (!font) {
        font = { readable: 0, hidden: 0, likeness: createLanguageLikeness() };
        fonts.set(pointer, font);
      }
      return font;
    },
    write(character: string, font: FontLetters): void {
      word += character;
      fontsOfWord.add(font);
    },
    endWord(): void {
      for (const { likeness } of fontsOfWord) likeness.add(word);
      fontsOfWord.clear();
      word = '';
    },
  };
}

const pointsPerInch = 72;

function highestResolution(
  { api, view }: Pdfium,
  objects: readonly PageObject[],
  page: PageBox,
): number {
  const buffer = api.malloc(8);
  const resolutions = objects
    .filter(({ kind, box }) => kind === 'image' && shareOf(box, page) > 0.005)
    .map(({ pointer, box }) => {
      if (api.FPDFImageObj_GetImagePixelSize(pointer, buffer, buffer + 4) === 0) return 0;
      const pixels = view().getUint32(buffer, true) * view().getUint32(buffer + 4, true);
      const inches = ((box.right - box.left) * (box.top - box.bottom)) / pointsPerInch ** 2;
      return Math.sqrt(pixels / Math.max(inches, 0.01));
    });
  api.free(buffer);
  return Math.round(Math.max(0, ...resolutions));
}
