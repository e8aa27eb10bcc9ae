import { foldText } from '../paper/fold-text.ts';
import { remembering } from '../remembering.ts';
import { oneOf, type WordLists } from './word-lists.ts';

/** The first alternative that matches counts, so longer forms come first. */
const legalForms: WordLists = {
  german: String.raw`vvag|kgaa|g?gmbh(?: ?& ?co\.? ?kg(?:aa)?)?|mbh|ag|(?<!\d )kg|ohg|gbr|ug|e\. ?v\.?|ev|eg|e\. ?k\.?|se|partg(?:mbb)?`,
  turkish: String.raw`(?:(?:san|tic)\.? (?:ve )?){0,2}ltd\.? ?sti|koll\.? ?sti|kom\.? ?sti`,
  english: String.raw`ltd|limited|plc|llp|llc|pllc|dac|cic|cio|inc|corp|corporation|pty`,
  french: String.raw`s\.?a\.?r\.?l|sasu?|eurl|sci|scop|selarl|gaec|earl|gie`,
  spanish: String.raw`s\. ?de ?r\. ?l\.(?: ?de ?c\. ?v\.)?|s\. ?l\. ?l\.|s\. ?l\. ?[up]?\.?|slu?|s\. ?a\. ?u?\.?|sau?|s\. ?coop`,
  italian: String.raw`s\. ?s\. ?d\. ?a ?r\. ?l\.?|soc(?:\.|ieta) (?:agr\. )?coop(?:\.|erativa)(?: (?:sociale|per azioni|agricola|edilizia|onlus|a ?r\. ?l\.|p\. ?a\.)){0,2}|s\. ?c\. ?(?:a ?r\. ?l|p\. ?a)\.?|s\. ?r\. ?l\. ?s?\.?|srls?|s\. ?p\. ?a\.?|spa|s\. ?n\. ?c\.?|snc|s\. ?a\. ?s\.?`,
  dutch: String.raw`b\. ?v\.?|bv|n\. ?v\.?|nv|v\. ?o\. ?f\.?|vof|u\. ?a\.|bvba|sprl|asbl|vzw`,
  polish: String.raw`t\. ?u\. ?w\.|tuw|p\. ?s\. ?a\.|spolka (?:z o\.? ?o\.?|akcyjna|jawna|cywilna|komandytowa)|sp\. ?z ?o\. ?o\.?|sp\. ?k\.?|sp\. ?j\.?|s\. ?c\.?`,
  portuguese: String.raw`s\/a|i\. ?p\.(?= ?(?:$|[,;]))|e\. ?p\. ?e\.|s\. ?g\. ?p\. ?s\.|sgps|c\. ?r\. ?l\.|crl|(?<!\d )mei|(?<!farmacia )lda|ltda|eireli|unipessoal(?: lda)?|unip\.|epp`,
  romanian: String.raw`p\. ?f\. ?a\.?|pfa|s\. ?c\. ?s\.`,
  greek: String.raw`α\. ?(?:[βεχτμγ]\. ?){0,4}ε\.?(?: ?γ\. ?α\.)?|α[βχτμ]?[βε]?ε(?:γα)?|μ\. ?(?:α\. ?){1,3}ε\.|ε\. ?π\. ?ε\.?|επε|ι\. ?κ\. ?ε\.?|ικε|ο\. ?ε\.|οε|ε\. ?ε\.|μονοπροσωπη(?: (?:α\. ?ε\.|ι\. ?κ\. ?ε\.|ε\. ?π\. ?ε\.|αε|ικε|επε))?`,
  nordic: String.raw`a\/s|aps|(?<!\d )ab(?!-)|i\/s|k\/s|p\/s|g\/s|a\.?m\.?b\.?a|f\.?m\.?b\.?a|(?<!\d )(?:hb|kb)(?= ?(?:$|[,;·|]))|ek\.? for\.?|ekonomisk forening`,
  czech: String.raw`s\. ?d\.(?= ?(?:$|[,;]))|spol\. ?s ?r\. ?o\.?|s\. ?r\. ?o\.?|o\. ?p\. ?s\.|z\. ?u\.|p\. ?o\.(?= ?(?:$|[,;]))|k\. ?s\.(?= ?(?:$|[,;]))|a\. ?s\.(?! ?d)|v\. ?o\. ?s\.|z\. ?s\.`,
  foundations: String.raw`stiftung|foundation`,
  partners: String.raw`& co|& sohne?|& sons?|& fils|& figli|& zn|e hijos|& partner`,
};
/** A legal form behind a comma: `Lumbre Energía, S.A.U.` */
export const formBehind = new RegExp(
  String.raw`^, ?(?:${oneOf(legalForms)})(?![\p{L}0-9])\.?`,
  'u',
);
const legalForm = new RegExp(
  String.raw`(?<![\p{L}0-9'])(?:${oneOf(legalForms)})(?![\p{L}0-9])\.?`,
  'gu',
);

const leadingForms: WordLists = {
  companies: String.raw`sarl|sasu?|sci|eurl|s\.? ?c\.?|sprl|asbl|vzw|pphu|phu|fhu|t\.?u\.?|ets|etablissements|gebr\.?|gebruder`,
  foundations: String.raw`stichting|fundacja|fondazione|fundacion|fundacao`,
  associations: String.raw`stowarzyszenie|associazione|asociatia|association|asociacion|associacao`,
};
const leadingForm = new RegExp(`^(?:${oneOf(leadingForms)}) `);

/** Legal forms that are also words of sentences, unless they are capitalized. */
const ambiguous = /^(?:se|sa|sau|ag|eg|ev|spa|ug|sci|slu|snc|srl|inc|corp|ab|a ?s|i\/s)\.?$/;

/** Legal forms that sentences also begin with: `… in ulei. Se adaugă`. */
const beginning = /^(?:se|sa|ag|as|ev|eg)$/;
/** The end of a sentence. */
const fullSentence = /(?<=\p{Ll}{3}[)”"]?)[.!?] $/u;

/** Legal forms that are also words of names: `NHS Foundation Trust`. */
const goesOn = /^(?:foundation|stiftung|limited|corporation|ab)$/;

/** Returns the legal form of a name and where it begins. */
export const legalFormIn = remembering((name): { index: number; 0: string } | undefined =>
  Array.from(foldText(name).matchAll(legalForm)).find(({ index, 0: form }) => {
    const printed = name.slice(index, index + form.length);
    if (goesOn.test(form) && /^ \p{Lu}\p{Ll}/u.test(name.slice(index + form.length))) return false;
    if (beginning.test(form) && /^\p{Lu}\p{Ll}/u.test(printed)) return false;
    if (fullSentence.test(name.slice(0, index))) return false;
    return index > 2 && !(ambiguous.test(form) && printed === printed.toLowerCase());
  }),
);

/** Returns whether a name contains a legal form: `GmbH`, `S.p.A.` */
export const hasLegalForm = remembering(
  (name) =>
    leadingForm.test(foldText(name.slice(0, 30))) || legalFormIn(name.slice(0, 200)) !== undefined,
);

/** Returns the words of a name without the legal form, which are the same for its spellings. */
export function nameKey(name: string): string {
  const folded = foldText(name);
  const form = legalFormIn(name);
  const kept = form ? folded.slice(0, form.index) : folded;
  return kept.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
