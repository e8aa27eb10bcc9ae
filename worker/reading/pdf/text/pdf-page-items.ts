import type { Pdfium } from '../engine/pdfium.ts';
import type { PdfTextItem } from './pdf-lines.ts';
import type { PageBox } from '../pdf-page-objects.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const noBreakSpace = 0xa0;
/** PDFium replaces a hyphen and the following line break by this character. */
const lineEndHyphen = 0x02;
const charactersBetweenCheckpoints = 20_000;

export type PdfPageItem = PdfTextItem & { box?: PageBox };

/** Reads the loaded text layer of a page in content order: words, and the spaces between them with the width of their gap. */
export async function readPageItems(
  pdfium: Pdfium,
  { text, checkpoint }: { text: number; checkpoint: () => Promise<void> },
): Promise<PdfPageItem[]> {
  const { api } = pdfium;
  const count = api.FPDFText_CountChars(text);
  const readCharacter = createCharacterReader(pdfium, text);
  const writer = createItemWriter();
  for (let index = 0; index < count; index += 1) {
    const code = api.FPDFText_GetUnicode(text, index);
    if (code === lineFeed || code === carriageReturn) writer.endLine();
    else if (code === lineEndHyphen) {
      writer.add({ ...readCharacter(index), text: '-' });
      writer.endLine();
    } else if (code === space || code === noBreakSpace) writer.space();
    else if (code > space) writer.add({ ...readCharacter(index), text: characterOf(code) });
    if (index % charactersBetweenCheckpoints === charactersBetweenCheckpoints - 1) {
      await checkpoint();
    }
  }
  writer.endLine();
  return writer.items;
}

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

type Place = PageBox & { y: number; size: number };

function createCharacterReader({ api, view }: Pdfium, text: number): (index: number) => Place {
  const matrix = api.malloc(64);
  const point = matrix + 24;
  const box = matrix + 40;
  return (index) => {
    api.FPDFText_GetMatrix(text, index, matrix);
    api.FPDFText_GetCharOrigin(text, index, point, point + 8);
    api.FPDFText_GetLooseCharBox(text, index, box);
    const fontSize = api.FPDFText_GetFontSize(text, index);
    const memory = view();
    const scale = Math.hypot(
      memory.getFloat32(matrix + 8, true),
      memory.getFloat32(matrix + 12, true),
    );
    return {
      left: memory.getFloat32(box, true),
      top: memory.getFloat32(box + 4, true),
      right: memory.getFloat32(box + 8, true),
      bottom: memory.getFloat32(box + 12, true),
      y: memory.getFloat64(point + 8, true),
      size: Math.round(fontSize * scale * 100) / 100,
    };
  };
}

/** Joins characters to words. PDFium reports a gap without a space in the text as a space. */
function createItemWriter() {
  const items: PdfPageItem[] = [];
  let word: (Place & { text: string[] }) | undefined;
  let previous: Place | undefined;

  const flush = (hasEOL: boolean) => {
    if (!word) return;
    const { left, right, top, bottom, y, size } = word;
    items.push({
      str: word.text.join(''),
      transform: [size, 0, 0, size, left, y],
      width: right - left,
      height: size,
      hasEOL,
      box: { left, right, top, bottom },
    });
    previous = word;
    word = undefined;
  };
  const writeGap = (next: Place) => {
    if (!previous) return;
    const width = Math.max(next.left - previous.right, previous.left - next.right);
    items.push({
      str: ' ',
      transform: [0, 0, 0, 0, previous.right, next.y],
      width,
      height: 0,
      hasEOL: false,
    });
    previous = undefined;
  };
  return {
    items,
    space: () => flush(false),
    add({ text, ...place }: Place & { text: string }) {
      if (!word) {
        writeGap(place);
        word = { ...place, text: [text] };
        return;
      }
      word.text.push(text);
      word.left = Math.min(word.left, place.left);
      word.right = Math.max(word.right, place.right);
      word.top = Math.max(word.top, place.top);
      word.bottom = Math.min(word.bottom, place.bottom);
      word.size = Math.max(word.size, place.size);
    },
    endLine() {
      if (word) flush(true);
      else markLineEnd(items);
      previous = undefined;
    },
  };
}

function markLineEnd(items: PdfTextItem[]): void {
  const last = items.at(-1);
  if (last) last.hasEOL = true;
}
