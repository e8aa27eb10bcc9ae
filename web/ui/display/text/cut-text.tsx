import { cutIndexOf, splitPieces, type Piece } from './cut-index.ts';
import { MarkedText } from './marked-text.tsx';

/** A name on one line. Where it is too long it is cut in the middle: names that begin alike differ at the end. */
export function CutText({ text, pieces }: { text: string; pieces?: readonly Piece[] }) {
  const [start, end] = splitPieces(pieces ?? [{ text, isMatch: false }], cutIndexOf(text));
  if (end.length === 0) {
    return (
      <span className="block truncate">
        <MarkedText pieces={start} />
      </span>
    );
  }
  return (
    <>
      {/* The name in one piece, for screen readers. */}
      <span className="sr-only select-none">{text}</span>
      <span aria-hidden className="flex w-fit max-w-full whitespace-pre">
        <span className="min-w-0 overflow-hidden text-ellipsis">
          <MarkedText pieces={start} />
        </span>
        {/* Where even that is too narrow, its last characters are the ones that stay. */}
        <span className="flex max-w-2/3 shrink-0 justify-end overflow-hidden">
          <span className="shrink-0">
            <MarkedText pieces={end} />
          </span>
        </span>
      </span>
    </>
  );
}
