/** Returns the word with the smallest edit distance from a typed one, or one that begins with it; undefined if none is near. */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  const most = mostEdits(typed);
  let nearest: { word: string; edits: number } | undefined;
  for (const word of words) {
    const edits = editsBetween(typed, word, most);
    if (edits <= most && edits < (nearest?.edits ?? Infinity)) nearest = { word, edits };
  }
  if (nearest || typed.length < minBeginning) return nearest?.word;
  return [...words].find((word) => word.startsWith(typed));
}

const minBeginning = 3;

function mostEdits(typed: string): number {
  if (typed.length < minBeginning) return 0;
  return typed.length < 7 ? 1 : 2;
}

/** Returns the edit distance, where swapped neighbours count as one edit, or more than `most`. */
function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let row = 1; row <= one.length; row += 1) {
    const edits = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      edits[column] = Math.min(
        (last[column] ?? 0) + 1,
        (edits[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && column > 1 && row > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...edits) > most) return most + 1;
    [beforeLast, last] = [last, edits];
  }
  return last[other.length] ?? 0;
}
