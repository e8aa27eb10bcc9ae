const until =
  "bis|spatestens|by|before|until|than|avant|jusqu'?au|pour le|au plus tard|hasta|antes de|antes del|entro|oltre|prima del|voor|uiterlijk|tegen|ten laatste|tot|do|najpozniej|przed|ate|ate ao dia|pana|pana la|pana pe|nejpozdeji|senest|inden|senast|fore|d'ici au|εωσ|ωσ|μεχρι|αργοτερο";
/** A word such as `until`, a few words, and a day. */
const deadline = new RegExp(
  `(?<![a-zα-ω])(?:${until})(?: [a-zα-ω]{1,12}\\.?,?){0,3} (?:de )?\\d{1,2}(?:[./-] ?\\d|(?:st|nd|rd|th|er|\\.|º)?(?: de)? [a-zα-ω]{3})`,
  'g',
);
const deadlineBehind =
  /\d(?:'?[a-z]{2,3})? (?:[a-z]{4,12} )?(?:gunune |tarihine )?kadar(?![a-z])|日(?:[(（][^)）]{1,4}[)）])?まて/g;

/** Returns where a folded text names a day until which something has to be done, such as `by Friday 9 May`. */
export function findDeadlines(folded: string): number[] {
  const found = [deadline, deadlineBehind].flatMap((pattern) =>
    Array.from(folded.matchAll(pattern), ({ index }) => index),
  );
  return found.toSorted((a, b) => a - b);
}
