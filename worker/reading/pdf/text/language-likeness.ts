/** Addresses, keys and the like. */
const isCode = /^[\w+/=.:@~?&%#-]{25,}$/;
const fewestLetters = 80;
/** Enough to tell. */
const mostLetters = 3000;

/** About two thirds of the letters of a text, in any language that is written with Latin letters: 56 to 80 %. */
const frequent = new Set('eanirstolud');
const usualShare = 0.62;
const vowel = /[aeiouyıæøœ]/;
const manyConsonants = /[^aeiouyıæøœ]{6}/;
const capitalWithin = /\p{Ll}\p{Lu}/u;
/** Within words, but not in names, elisions and alternatives. */
const oddWithin = /(?<=\p{L})[^\p{L}\p{M}'’‘´`‐‑–.,/&@:_+·-]+(?=\p{L})/gu;
const lettersOfOddity = 3;
const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
const marks = /\p{M}/gu;

/** Of texts at most 0.2, and of texts in other letters than they say 0.4 to 1.2. */
const leastUnlikeness = 0.45;

export type LanguageLikeness = ReturnType<typeof createLanguageLikeness>;

/**
 * Tells whether words that were added may be of a language at all. Those of a font whose codes mean other letters than they
 * say are not: the frequent letters are rare in them, vowels and consonants do not alternate, and symbols and capitals stand
 * within words. Of few words, and of those in other letters than Latin ones, it says nothing.
 */
export function createLanguageLikeness() {
  let [letters, usual, unlikely] = [0, 0, 0];
  return {
    add(word: string): void {
      if (letters >= mostLetters || !isLatin.test(word) || isCode.test(word)) return;
      unlikely += (word.match(oddWithin)?.length ?? 0) * lettersOfOddity;
      for (const part of word.match(/[\p{L}\p{M}]+/gu) ?? []) {
        const plain = part.normalize('NFD').replace(marks, '').toLowerCase();
        letters += plain.length;
        for (const character of plain) if (frequent.has(character)) usual += 1;
        if (isUnlikely(part, plain)) unlikely += plain.length;
      }
    },
    isLanguage: (): boolean =>
      letters < fewestLetters ||
      unlikely / letters + 2 * (usualShare - usual / letters) < leastUnlikeness,
  };
}

function isUnlikely(word: string, plain: string): boolean {
  if (capitalWithin.test(word)) return true;
  // Short abbreviations have no vowels.
  if (word.length < (word === word.toUpperCase() ? 6 : 4)) return false;
  return !vowel.test(plain) || manyConsonants.test(plain);
}
