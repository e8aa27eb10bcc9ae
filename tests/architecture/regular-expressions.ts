import { parseSync, Visitor } from 'vite';
import { cpuTime } from '../support/cpu-time.ts';
import type { SourceFile } from './source-files.ts';

export type Pattern = { path: string; expression: RegExp };

export function patternsIn({ path, text }: Pick<SourceFile, 'path' | 'text'>): Pattern[] {
  const patterns: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      patterns.push({ path, expression: new RegExp(pattern, flags.replaceAll(/[gy]/g, '')) });
    },
  }).visit(parseSync(path, text).program);
  return patterns;
}

/** Ascending, because an exponential expression would not end for the last length. */
const lengths = [16, 25, 400, 8000];

/** Milliseconds; some hundred times the linear time of the longest text. */
const tooLong = 5;

/** An expression without one of these or many question marks takes a few steps per position. */
const repetition = /[*+{]|(?:[^(]\?.*){8}/;

/** Returns a text that an expression reads in more than linear time, if one of the tried texts is. */
export function findSlowText({ expression }: Pattern): string | undefined {
  if (!repetition.test(expression.source)) return undefined;
  return hostileTexts(expression).find((text) =>
    lengths.some((length) => isSlow(expression, text(length))),
  )?.(lengths[0] ?? 0);
}

/** Slow texts are tried again, because the machine may have been busy; the CPU time is exact but slow to read. */
function isSlow(expression: RegExp, text: string): boolean {
  return [() => performance.now(), cpuTime, cpuTime, cpuTime, cpuTime].every((clock) => {
    const startedAt = clock();
    expression.exec(text);
    return clock() - startedAt > tooLong;
  });
}

const characters = ' \t\n\ufeffaZ_0.,:;-=/\\<>()[]{}"\'!?*+#&%@|\u3042\u0301'.split('');

/**
 * Repetitions of single characters and of the expression's own atoms, after a possible beginning and before an
 * impossible end.
 */
function hostileTexts(expression: RegExp): ((length: number) => string)[] {
  const { source } = expression;
  const mentioned = new Set(source.match(/[<?!/#]*[a-z][a-z:=-]*|(?<=\\)[^\w\s]/gi) ?? []);
  const words = [...mentioned].slice(0, 12);
  const pumps = new Set([
    ...characters,
    ...words,
    ...words.flatMap((word) => [' ', '<', '>', '"', '='].map((character) => word + character)),
    ...characters.map((character) => `${character}\n`),
    ...characters.map((character) => `<${character}`),
  ]);
  const prefixes = ['', ...words, ...words.map((word) => `${word}(`), '\u0000'];
  const kindsOf = kindsFor(expression);
  const different = new Map<string, (length: number) => string>();
  for (const prefix of prefixes) {
    for (const pump of pumps) {
      different.set(
        `${kindsOf(prefix)} ${kindsOf(pump)}`,
        (length) => `${prefix}${pump.repeat(Math.ceil(length / pump.length))}\u0000\n!`,
      );
    }
  }
  return [...different.values()];
}

/** Atoms of a regular expression: a class, an escape or a single character. */
const atoms = /\[\^?(?:\\.|[^\]\\])*\]|\\(?:u[\da-f]{4}|[ux]\{?[\da-f]+\}?|p\{[^}]*\}|.)|./gis;

/**
 * Classifies a text's characters. An expression takes the same steps for two texts of the same classes, because none
 * of its atoms distinguishes their characters.
 */
function kindsFor({ source, flags }: RegExp): (text: string) => string {
  // These expressions compare characters with each other, or have nested classes.
  if (/\\(?:[1-9]|k<)/.test(source) || flags.includes('v')) return (text) => text;
  const fold = (text: string) => (flags.includes('i') ? text.toLowerCase() : text);
  const tests = [...new Set(['.', '\\w', '\n', ...(source.match(atoms) ?? [])])].map((atom) => {
    if (atom.length === 1 && atom !== '.') return (text: string) => fold(text) === fold(atom);
    const expression = new RegExp(`^(?:${atom})$`, flags);
    return (text: string) => expression.test(text);
  });
  const known = new Map<string, string>();
  const kindOf = (character: string) => {
    const kind = known.get(character) ?? tests.map((test) => Number(test(character))).join('');
    known.set(character, kind);
    return kind;
  };
  return (text) => text.split('').map(kindOf).join(',');
}
