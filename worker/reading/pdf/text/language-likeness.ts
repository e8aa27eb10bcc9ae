const isCode = /^[\w+/=.:@~?&%#-]{25,}$/;
const fewestLetters = 80;
const mostLetters = 3000;

/** About two thirds of the letters of a text in any language with Latin letters: 56 to 80 %. */
const frequent = new Set('eanirstolud');
const usualShare = 0.62;
const vowel = /[aeiouyıæøœ]/;
const manyConsonants = /[^aeiouyıæøœ]{6}/;
const capitalWithin = /\p{Ll}\p{Lu}/u;
/** Symbols within words, except those in names, elisions and alternatives. */
const oddWithin = /(?<=\p{L})[^\p{L}\p{M}'’‘´`‐‑–.,/&@:_+·-]+(?=\p{L})/gu;
const lettersOfOddity = 3;
const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
const marks = /\p{M}/gu;

/** Real texts have at most 0.2, texts with wrong codes 0.4 to 1.2. */
const leastUnlikeness = 0.45;

export type LanguageLikeness = ReturnType<typeof createLanguageLikeness>;

/**
 * Estimates whether added words can be of a language at all. Text of a font with wrong codes cannot: frequent letters are rare in it,
 * vowels and consonants do not alternate, and symbols and capitals are inside words. There is no result for few words or other scripts than
 * Latin.
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
  if (word.length < (word === word.toUpperCase() ? 6 : 4)) return false;
  return !vowel.test(plain) || manyConsonants.test(plain);
}
