import { collapseSpace } from '../markup/line-writer.ts';

export type SharedStrings = ReturnType<typeof createSharedStrings>;

/** Small, because each unpacked piece keeps the whole chunk of the file that it belongs to in memory. */
const piecesPerPage = 64;

/**
 * Creates a table of the strings to which cells of a workbook refer by number, with white space collapsed. They are packed, because many
 * short strings take several times the memory of their characters.
 */
export function createSharedStrings() {
  const pages: string[] = [];
  const starts: number[] = [];
  let ends = new Uint32Array(1024);
  let count = 0;
  let pieces: string[] = [];
  let packed = 0;
  let length = 0;
  let endsWithSpace = false;

  const pack = () => {
    pages.push(pieces.join(''));
    starts.push(packed);
    packed = length;
    pieces = [];
  };

  return {
    count: () => count,
    length: () => length,

    write(text: string) {
      const collapsed = collapseSpace(text);
      const piece = endsWithSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
      if (piece === '') return;
      pieces.push(piece);
      length += piece.length;
      endsWithSpace = piece.endsWith(' ');
      if (pieces.length === piecesPerPage) pack();
    },

    end() {
      if (count === ends.length) {
        const longer = new Uint32Array(count * 2);
        longer.set(ends);
        ends = longer;
      }
      ends[count] = length;
      count += 1;
      endsWithSpace = false;
    },

    get(index: number): string {
      const end = index < count ? ends[index] : undefined;
      if (end === undefined) return '';
      if (end > packed) pack();
      const start = ends[index - 1] ?? 0;
      let text = '';
      for (let page = pageOf(starts, start); page < pages.length; page += 1) {
        const before = starts[page] ?? 0;
        if (before >= end) break;
        text += pages[page]?.slice(Math.max(0, start - before), end - before) ?? '';
      }
      return text;
    },
  };
}

function pageOf(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
