import { flag } from '../../weighing/weigh.ts';
import { hasLegalForm } from '../legal-forms.ts';
import type { Candidate } from '../candidates.ts';
import { foldText } from '../../paper/fold-text.ts';
import { hasFirstName } from '../names/first-names.ts';
import { isJapanese } from '../names/japanese-names.ts';
import {
  hasOnlyKinds,
  isDepartment,
  isGeneric,
  isInstitution,
  isOfOffice,
  isPractitioner,
  isUmbrella,
} from '../names/party-names.ts';

/** Returns what kind of party a name is, 0 or 1 each. */
export function ofKind({ names, best, isOrganization }: Candidate) {
  const some = (is: (name: string) => boolean) => names.some(({ name }) => is(name));
  const words = best.name.match(/[\p{L}\d]+/gu) ?? [];
  const isKind = some(isInstitution) || some(isOfOffice);
  const hasForm = some(hasLegalForm);
  const small = words.filter((word) => /^\p{Ll}{4}/u.test(word)).length;
  const isPerson =
    !isOrganization &&
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}/u.test(word) || word.length <= 3);
  const isNamed = hasFirstName(foldText(best.name));
  return {
    organization: flag(isOrganization),
    'legal form': flag(hasForm),
    institution: flag(some(isInstitution)),
    'legal form and kind': flag(hasForm && isKind),
    practice: flag(some(isPractitioner)),
    addressed: flag(names.some(({ isAddressed }) => isAddressed)),
    'like a title': flag(names.some(({ isTitled }) => isTitled)),
    'kind only': flag(isGeneric(best.name)),
    'only kinds': flag(hasOnlyKinds(best.name)),
    'superior authority': flag(isUmbrella(best.name)),
    department: flag(isDepartment(best.name)),
    person: flag(isPerson),
    'first name': flag(isNamed),
    'person with a first name': flag(isPerson && isNamed),
    'person without a first name': flag(isPerson && !isNamed),
    bare: flag(!isOrganization && !isPerson),
    'one word': flag(words.length === 1),
    'two words': flag(words.length === 2),
    'many words': flag(words.length > 5),
    'small words': words.length > 0 ? small / words.length : 0,
    'with a digit': flag(/\d/.test(best.name)),
    japanese: flag(isJapanese(best.name)),
  };
}

/** Returns whether a candidate is an organization as a whole: neither above the sender nor a part of it. */
export function isProper({ isOrganization, best: { name } }: Candidate): boolean {
  return isOrganization && !isUmbrella(name) && !isDepartment(name) && !isGeneric(name);
}
