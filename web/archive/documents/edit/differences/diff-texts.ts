/** A part of two texts: the same in both, or different, where one side may be empty. */
export type TextPart =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; mine: string; theirs: string };

/**
 * The maximum number of removed and added words; between texts with more, everything except their common ends counts as
 * changed.
 */
const maxEdits = 1000;

// Scripts without spaces between words are compared by characters.
const ideograph = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
const wordPattern = new RegExp(String.raw`${ideograph}\s*|(?:(?!${ideograph})\S)+\s*|\s+`, 'gu');

/** The parts of two texts in their order, compared by words. */
export function diffTexts(mine: string, theirs: string): TextPart[] {
  const left: string[] = mine.match(wordPattern) ?? [];
  const right: string[] = theirs.match(wordPattern) ?? [];
  const start = countEqual(left, right);
  const end = countEqual(left.slice(start).reverse(), right.slice(start).reverse());
  const runs = commonRuns(
    left.slice(start, left.length - end),
    right.slice(start, right.length - end),
  ).map((run) => ({ ...run, left: run.left + start, right: run.right + start }));
  const ending = { left: left.length - end, right: right.length - end, length: end };

  const parts: TextPart[] = [];
  let [leftAt, rightAt] = [0, 0];
  for (const run of [{ left: 0, right: 0, length: start }, ...runs, ending]) {
    const changed = {
      mine: left.slice(leftAt, run.left).join(''),
      theirs: right.slice(rightAt, run.right).join(''),
    };
    if (changed.mine || changed.theirs) parts.push({ kind: 'changed', ...changed });
    [leftAt, rightAt] = [run.left + run.length, run.right + run.length];
    const text = left.slice(run.left, leftAt).join('');
    if (text) parts.push({ kind: 'same', text });
  }
  return parts;
}

function countEqual(left: string[], right: string[]): number {
  const index = left.findIndex((word, at) => word !== right[at]);
  return index === -1 ? left.length : index;
}

type Run = { left: number; right: number; length: number };

/**
 * Returns the common runs of the shortest edit (Myers, "An O(ND) Difference Algorithm and Its Variations"); empty if
 * that takes more than `maxEdits` edits.
 */
function commonRuns(left: string[], right: string[]): Run[] {
  const reached = reachEnds(left, right);
  if (!reached) return [];
  const runs: Run[] = [];
  let [x, y] = [left.length, right.length];
  for (let edits = reached.length; edits > 0; edits -= 1) {
    const before = reached[edits - 1] ?? [];
    const diagonal = x - y;
    const isAddition = comesFromAddition(before, edits, diagonal);
    const previous = isAddition ? diagonal + 1 : diagonal - 1;
    const previousX = before[previous + edits - 1] ?? 0;
    const runStart = isAddition ? previousX : previousX + 1;
    runs.push({ left: runStart, right: runStart - diagonal, length: x - runStart });
    [x, y] = [previousX, previousX - previous];
  }
  runs.push({ left: 0, right: 0, length: x });
  return runs.reverse().filter(({ length }) => length > 0);
}

/**
 * Returns, for each number of edits but the last, how far it reaches in `left` on the diagonals from `-edits` to
 * `edits`. Returns undefined if the ends are not reached.
 */
function reachEnds(left: string[], right: string[]): Int32Array[] | undefined {
  const reached: Int32Array[] = [];
  for (let edits = 0; edits <= maxEdits; edits += 1) {
    const before = reached[edits - 1] ?? [];
    const current = new Int32Array(2 * edits + 1);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = 0;
      if (edits > 0) {
        x = comesFromAddition(before, edits, diagonal)
          ? (before[diagonal + edits] ?? 0)
          : (before[diagonal + edits - 2] ?? 0) + 1;
      }
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) {
        x += 1;
      }
      if (x >= left.length && x - diagonal >= right.length) return reached;
      current[diagonal + edits] = x;
    }
    reached.push(current);
  }
  return undefined;
}

function comesFromAddition(before: ArrayLike<number>, edits: number, diagonal: number): boolean {
  if (Math.abs(diagonal) === edits) return diagonal === -edits;
  return (before[diagonal + edits - 2] ?? 0) < (before[diagonal + edits] ?? 0);
}
