import type { RecognitionLanguage } from './languages.ts';

/** Scripts that one language combines count as one. */
const families: ReadonlyMap<string, string> = new Map([
  ['Jpan', 'Han'],
  ['Hans', 'Han'],
  ['Hant', 'Han'],
  ['Kore', 'Hang'],
]);

const known = new Map<RecognitionLanguage, string>();

/** Returns the script of a language by its ISO 15924 code; `Han` for Chinese and for Japanese with its kana. */
export function scriptOf(language: RecognitionLanguage): string {
  let script = known.get(language);
  if (script === undefined) {
    const likely = new Intl.Locale(language).maximize().script ?? 'Latn';
    script = families.get(likely) ?? likely;
    known.set(language, script);
  }
  return script;
}

/** Returns the languages in whose script most letters of a text are. */
export function languagesInScriptOf(
  text: string,
  languages: readonly RecognitionLanguage[],
): readonly RecognitionLanguage[] {
  const scripts = [...new Set(languages.map(scriptOf))];
  if (scripts.length < 2) return languages;
  const [script] = scripts
    .map((name) => ({ name, letters: text.match(lettersOf(name))?.length ?? 0 }))
    .toSorted((one, other) => other.letters - one.letters);
  return languages.filter((language) => scriptOf(language) === script?.name);
}

function lettersOf(script: string): RegExp {
  if (script === 'Han') return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
  return new RegExp(String.raw`(?=\p{L})\p{sc=${script}}`, 'gu');
}

/** Returns whether the characters of a language are square, which Tesseract has to be told. */
export function isWithoutSpaces(language: RecognitionLanguage): boolean {
  return ['Han', 'Hang'].includes(scriptOf(language));
}
