import { flag } from '../../weighing/weigh.ts';
import { foldText } from '../../paper/fold-text.ts';
import { lineAt } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import type { Candidate } from '../candidates.ts';
import { isInCapitals } from '../candidates.ts';
import { hasFirstName } from '../names/first-names.ts';
import {
  hasOnlyKinds,
  hasPostcode,
  isAddress,
  isGeneric,
  isOrganizationName,
} from '../names/party-names.ts';

type Evidence = { cores: readonly string[]; times: ReadonlyMap<string, number> };

/** Small words that a line of a name ends or begins with if the name goes on. */
const joins =
  /(?: |^)(?:&|and|und|of|for|der|des|fur|im|am|et|de|du|des|d'|la|le|y|del|e|di|della|do|da|dos|en|van|voor|i|w|na|si|din|pentru|a|pro|v|og|och|for|ve|και|του|τησ|των)(?: |$)/;

/** Returns what speaks for and against a second line being a part of the name, 0 or 1 each. */
export function ofSecondLine(
  { paper, words }: SourceText,
  { key, best: { name, start, below } }: Candidate,
  { cores, times }: Evidence,
) {
  const second = below ? paper.text.slice(below.start, below.end) : '';
  const first = name.slice(0, name.length - second.length).trim();
  const line = lineAt(paper, below?.start ?? start);
  const next = line && paper.lines[line.index + 1];
  const following = next
    ? paper.folded.slice(next.start, Math.min(next.end, next.start + 120))
    : '';
  const parts = foldText(second).match(/\p{L}{4,}/gu) ?? [];
  const [firstWord] = foldText(first).split(' ');
  const timesOfFirst = words.filter(({ text }) => text === firstWord).length;
  return {
    always: 1,
    repeated: flag((times.get(key) ?? 0) > 1),
    'first word elsewhere': flag((times.get(key) ?? 0) <= 1 && timesOfFirst > 1),
    'second in a domain': flag(parts.some((part) => cores.some((core) => core.includes(part)))),
    'first is an organization': flag(isOrganizationName(first)),
    'first is a kind': flag(isGeneric(first)),
    'first has only kinds': flag(hasOnlyKinds(first)),
    'second has only kinds': flag(hasOnlyKinds(second)),
    'second has a first name': flag(hasFirstName(foldText(second))),
    'second in quotation marks': flag(/^["„“«']/.test(second)),
    'first is one word': flag(!first.includes(' ')),
    'second is an organization': flag(isOrganizationName(second)),
    'second is one word': flag(!second.includes(' ')),
    'second has many words': flag(second.split(' ').length > 3),
    'joined by a small word': flag(
      joins.test(foldText(first.slice(-6))) || joins.test(foldText(second.slice(0, 6))),
    ),
    'second is small': flag(/^\p{Ll}/u.test(second)),
    'in equal letters': flag(isInCapitals(first) === isInCapitals(second)),
    'above an address': flag(isAddress(following) || hasPostcode(following)),
    'above a gap': flag(!next || next.isAfterGap),
  };
}
