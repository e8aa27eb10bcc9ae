const charactersOfMistake = 3;

/**
 * Returns whether OCR may have read one word as the other: few characters differ, and not both ends, which is the cheapest check and comes
 * first.
 */
export function isMisreading(one: string, other: string): boolean {
  if (one[0] !== other[0] && one.at(-1) !== other.at(-1)) return false;
  const most = Math.floor(Math.max(one.length, other.length) / charactersOfMistake);
  return Math.abs(one.length - other.length) <= most && distanceOf(one, other, most) <= most;
}

/** Returns the edit distance of two words, or more than `most`. */
function distanceOf(one: string, other: string, most: number): number {
  let former = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const distance = Math.min(
        (former[column - 1] ?? 0) + (isSame ? 0 : 1),
        (former[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return least;
    former = current;
  }
  return former[other.length] ?? 0;
}
