import { foldText } from '../../../paper/fold-text.ts';
import { foldedStyle, fromSomeone, remark, sign, team, teamBehind } from './words-around-names.ts';

/** Two words in capitals before one that is not, which a place or a branch begins: `BANCA DELLA CARNIA Filiale di Tolmezzo`. */
const endOfCapitals =
  /^(?:[\p{Lu}\d.,&"'’-]+ ){1,8}[\p{Lu}'’-]{4,}(?= (?:\p{Lu}\p{Ll}{2,}|\p{Ll}{2,3} \p{Lu}\p{Ll}))/u;
const longWord = /[\p{Lu}'’-]{4,}/gu;

/** Returns what a name printed in capitals consists of, without the place or the branch behind it. */
export function withoutOtherCase(name: string): string {
  const [capitals = ''] = endOfCapitals.exec(name) ?? [];
  return (capitals.match(longWord)?.length ?? 0) >= 2 ? capitals : name;
}

/** Returns a name without the signs of a signature and remarks behind it: `Mgr. Dita Novotná v. r.`, `VvE Keizershof te Deventer`. */
export function withoutSigns(name: string): string {
  return name.replace(sign, '').replace(remark, '');
}

/** Returns a text from the name on: without `Organised by the`, `Your`, `The team of`. */
export function withoutLead(text: string): string {
  const [lead = ''] = foldedStyle.exec(foldText(text.slice(0, 90))) ?? [];
  const rest = text.slice(lead.length);
  return /^["„“«]?[\p{Lu}\d]/u.test(rest) && rest.length > 3 ? rest : text;
}

const acronym = /^(\p{Lu}{2,6})(?: [-–—] | )(?=\p{L}{3})/u;
const smallWord =
  /^(?:d[aeiou]s?|del|della|der|des|du|la|le|of|the|and|und|et|e|y|i|en|och|og|a|và|για|και|του|τησ|των|v|w)$/;

/** Returns a name without its own initials before it: `BMI Banco do Minho Interior`. */
function withoutInitials(name: string): string {
  const [lead = '', letters = ''] = acronym.exec(name) ?? [];
  if (lead === '') return name;
  const rest = name.slice(lead.length);
  const words = foldText(rest)
    .split(/[\s-]+/)
    .filter((word) => !smallWord.test(word));
  const initials = words.map((word) => word[0]).join('');
  return initials.startsWith(foldText(letters)) ? rest : name;
}

const writer =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:per|für|for|pour|por|voor|za|för|pentru|για) /u;

/**
 * Returns the organization in a name that also names its team or who writes for it: `Larkfield School Office`, `Echipa Academia Delfinul`,
 * `Sonia per A.S.D. Pallavolo`.
 */
export function withoutTeam(name: string, isOrganization: (name: string) => boolean): string {
  const [before = ''] = writer.exec(name) ?? [];
  if (before !== '' && !isOrganization(before) && isOrganization(name.slice(before.length)))
    return name.slice(before.length);
  if (!isOrganization(name)) return withoutTeamBefore(name.replace(patronymic, ''));
  const [label = ''] = fromSomeone.exec(foldText(name.slice(0, 12))) ?? [];
  const [first = ''] = name.slice(label.length).split(' ', 1);
  const isAcronym = /^\p{Lu}{2,}$/u.test(first) && /\p{Ll}{3}/u.test(name);
  if (label !== '' && (isAcronym || isOrganization(first))) return name.slice(label.length);
  return withoutTeamBehind(withoutTeamBefore(withoutInitials(name)), isOrganization);
}

/** The father of a person, behind a Greek name. */
const patronymic = /(?<= \p{L}{2,30}) του \p{Lu}\p{L}{2,}$/u;

function withoutTeamBefore(name: string): string {
  const [lead = ''] = team.exec(foldText(name)) ?? [];
  return lead !== '' && /^\p{Lu}/u.test(name.slice(lead.length)) ? name.slice(lead.length) : name;
}

function withoutTeamBehind(name: string, isOrganization: (name: string) => boolean): string {
  const [tail = ''] = teamBehind.exec(foldText(name)) ?? [];
  const rest = name.slice(0, name.length - tail.length);
  return tail !== '' && rest.includes(' ') && isOrganization(rest) ? rest : name;
}
