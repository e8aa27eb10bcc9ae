import { formBehind } from '../legal-forms.ts';
import { foldText } from '../../paper/fold-text.ts';
import type { Cell } from '../../paper/paper.ts';
import { coreOf, findDomains } from '../find-domains.ts';
import { isInstitution, isOfOffice, isOrganizationName } from './party-names.ts';

/** Small words within names. Articles of German cases are not among them, because they also join names to other nouns. */
const joining = new Set(
  (
    "& + a al au aux and d' da das de del dell' della delle dei degli di do dos du des e el en et for für i im. la le les los na nad nr nr. " +
    'n.º of og och för på o pentru pod pro şi și the u und van vor v ve voor w we y z και του της των'
  ).split(' '),
);
/** Small words that join equal parts of a name. */
const coordinating = new Set('& + and e et i og och o şi și u und ve y και'.split(' '));
const mostJoining = 2;
const mostWords = 10;
const longestToken = 40;

const begins = /^[„“"«(]?[\p{Lu}\d]/u;
const ends = /[,;:!?)»”]$|(?<=\p{Ll}{3})\.$/u;

type Token = Cell & { text: string };

const isKind = (word: string) => isOfOffice(word) || isInstitution(word);

/** Returns the runs of capitalized words in a line, with small words between them. */
function runsIn(line: string): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let joined: Token[] = [];
  const flush = () => {
    if (run.length > 0) runs.push(run);
    run = [];
    joined = [];
  };
  for (const { 0: text, index } of line.matchAll(/[^\s|·•*]+/g)) {
    // The next line may begin another name.
    if (line[index - 1] === '\n' && joined.length === 0 && text.length > 3 && isKind(text)) flush();
    const token = { text, start: index, end: index + text.length };
    if (begins.test(text) && text.length <= longestToken) {
      if (/^[„“"«(]/.test(text) && /^[(]/.test(text)) flush();
      run.push(...joined, token);
      joined = [];
      if (ends.test(text) || run.length > mostWords) flush();
    } else if (run.length > 0 && joined.length < mostJoining && joining.has(text.toLowerCase()))
      joined.push(token);
    else flush();
  }
  flush();
  return runs;
}

/** Returns a run from the word for its kind on, if only a small word joins it to what precedes: `meeting of the Rowing Club`. */
function fromKind(run: readonly Token[]): readonly Token[] {
  const first = run.findIndex(({ text }) => text.length > 2 && isKind(text));
  if (first <= 0) return run;
  const before = run[first - 1];
  const isJoined = before !== undefined && joining.has(before.text.toLowerCase());
  const isPart = !isJoined || coordinating.has(before.text.toLowerCase()) || run.length - first < 2;
  return isPart ? run : run.slice(first);
}

/** Returns the names of organizations within a line: in sentences, also if they go on in `rest`, and between other texts. */
export function organizationsIn(line: string, rest: string): Cell[] {
  return runsIn(`${line}${rest}`).flatMap((whole) => {
    if (whole.length < 2 || (whole[0]?.start ?? 0) >= line.length) return [];
    const run = fromKind(whole);
    const start = run[0]?.start ?? 0;
    const last = run.at(-1)?.end ?? 0;
    const isWhole = !/[-–—] $/u.test(line.slice(Math.max(0, start - 2), start));
    const behind = foldText(`${line}${rest}`.slice(last - 1, last + 24));
    const [form = ''] = (isWhole && formBehind.exec(behind)) || [];
    const end = last + Math.max(0, form.length - 1);
    return isOrganizationName(`${line}${rest}`.slice(start, end)) ? [{ start, end }] : [];
  });
}

const farthestColon = 60;
const namedAfter =
  /^\p{Lu}[\p{L}'’.&-]{0,30}(?: \p{Lu}[\p{L}'’.&-]{0,30}){1,4} ?(?=$|[,;(|]| {2}| - | – )/u;

/** Returns the name after a label that no lexicon has: `Gezonden door: Jane Tully`. */
export function nameAfterColon(line: string): Cell | undefined {
  const colon = line.slice(0, farthestColon).search(/\p{L}[)\]]? ?[:：]\s/u);
  if (colon < 0) return undefined;
  const lead = /^[^:：]{0,3}[:：]\s{1,20}/.exec(line.slice(colon))?.[0].length ?? 0;
  const start = colon + lead;
  const rest = line.slice(start);
  const person = namedAfter.exec(rest)?.[0].trimEnd();
  if (person !== undefined) return { start, end: start + person.length };
  return isOrganizationName(rest.slice(0, 70)) ? { start, end: line.length } : undefined;
}

const mostWordsOfDomain = 5;
const leastOfDomain = 4;

/** Returns a function that finds the words that make up a domain of a text: `Stadtwerke Ulm` of `info@stadtwerke-ulm.de`. */
export function namesOfDomains(folded: string): (line: string) => Cell[] {
  const cores = new Set<string>();
  for (const { domain } of findDomains(folded)) {
    const core = coreOf(domain).replaceAll('-', '');
    if (core.length < leastOfDomain) continue;
    cores.add(core);
    cores.add(core.replaceAll(/([aou])e/g, '$1'));
  }
  const longest = Math.max(0, ...Array.from(cores, ({ length }) => length));
  return (line) => {
    if (cores.size === 0) return [];
    const words = Array.from(line.matchAll(/[\p{L}\d]+/gu));
    return words.flatMap(({ index }, at) => {
      if (!/[\p{Lu}\d]/u.test(line[index] ?? '') || /[@./]/.test(line[index - 1] ?? '')) return [];
      let joined = '';
      for (const { 0: word, index: start } of words.slice(at, at + mostWordsOfDomain)) {
        joined += foldText(word);
        if (joined.length > longest) return [];
        if (cores.has(joined)) return [{ start: index, end: start + word.length }];
      }
      return [];
    });
  };
}
