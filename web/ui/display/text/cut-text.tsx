import { cutIndexOf, splitPieces, type Piece } from './cut-index.ts';
import { MarkedText } from './marked-text.tsx';

/**
 * A name on one line. If it is too long, it is truncated in the middle, as names with the same beginning differ at the
 * end.
 */
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
      {/* The whole name for screen readers. */}
      <span className="sr-only select-none">{text}</span>
      <span aria-hidden className="flex w-fit max-w-full whitespace-pre">
        <span className="min-w-0 overflow-hidden text-ellipsis">
          <MarkedText pieces={start} />
        </span>
        {/* If even this is too narrow, its last characters stay visible. */}
        <span className="flex max-w-2/3 shrink-0 justify-end overflow-hidden">
          <span className="shrink-0">
            <MarkedText pieces={end} />
          </span>
        </span>
      </span>
    </>
  );
}
