import type { Cell } from '../../paper/paper.ts';
import { anyDeadline, paying } from './due-words.ts';

/** Words of requests: `please`, `must`, `we ask you`. */
export const requesting =
  /(?<!\p{L})(?:bitte|mussen|muss|haben (?:sie )?zu|zu (?:zahl|uberweis|entricht|begleich)|please|must|kindly|(?:are )?(?:asked|required|requested) to|have to|merci de|veuillez|priere de|prions de|doit|doivent|devez|rogamos|ruego|por favor|debe|deben|debera|deberan|preg(?:a|o|hiamo)|si prega|dovra|deve|devono|gelieve|graag|wilt u|wil je|zou u|konnen sie|konnten sie|could you|pouvez|puede|podria|potrebbe|pode(?:ria)?|ati putea|muzete|kan du|kan i|verzoek|verzoeken|dient|moet|prosze|prosimy|nalezy|powinn|musi|queira|agradec|devera|solicit|rugam|trebuie|urmeaza|prosim|prosime|je treba|nutno|bedes|bedt|skal|venligst|vanligen|vanlig|ska|maste|lutfen|rica|gerek|zorund)|παρακαλ|πρεπει|μπορειτε|οφειλ|お願い|願い|下さい|くたさい/u;

/** Verbs of handing in, as money of pupils is. */
export const handing =
  /(?<!\p{L})(?:mitgeben|mitbring|abgeben|abzugeben|einsammel|bring|hand(?:ed)? (?:it )?in|send(?: in)?|remettre|rapporter|donner|apporter|enviar|entregar|entregue|traer|trazer|consegn|portare|meegeven|meenemen|inlever|przynies|przekaz|dostarcz|aduc|trimit|predat|prines|prinest|odevzd|medbring|aflever|medta|lamna|skicka|getir|gonder|teslim)|παραδω|δωσετε|φερ|προσκομ|持参|持たせ|提出/u;

const next =
  /(?<!\p{L})(?:nachste[rnms]?|next|prochaine?|proxim[oa]|prossim[oa]|volgende|nastepn[a-z]{1,3}|kolejn[a-z]{1,3}|urmato[a-z]{1,4}|dalsi|pristi|næste|nasta|επομεν[α-ω]{1,3}|sonraki|gelecek)(?!\p{L})[^;\n]{0,50}$|(?:次回|次の)[^。\n]{0,12}$/u;

/** Returns whether a day is that of the next thing other than a payment: `next visit: 3 May 2025`. */
export function isNext(folded: string, { start }: Pick<Cell, 'start'>): boolean {
  const [named] = next.exec(folded.slice(Math.max(0, start - 60), start)) ?? [];
  return named !== undefined && !paying.test(named.replaceAll(anyDeadline, ''));
}

const first =
  /(?<!\p{L})(?:erst(?:mals|malig|e rate|er teil)|1\. ?(?:rate|teil)|first|1st|premi(?:er|ere)|1(?:er|ere|re)|prim(?:er|era|o|a)|1[ºªa°]|eerste|1e|pierwsz[a-z]{1,3}|i rata|primeir[oa]|prvni|poprve|1\. splatka|forste|1\. rate|forsta|πρωτη|1η|ilk|1\. ?taksit)(?!\p{L})[^.;\n]{0,40}$|(?:第1期|1期|初回)[^。\n]{0,20}$/u;

/** Returns whether a day is that of the first one of several payments: `1. Rate: 15.02.2025`. */
export function isFirstOfSeveral(folded: string, { start }: Pick<Cell, 'start'>): boolean {
  return first.test(folded.slice(Math.max(0, start - 50), start));
}

/** Words that refer to a day before them as the last one. */
const thatDay =
  /(?<!\p{L})(?:bis dahin|(?:bis )?zu diesem (?:tag|datum|termin|zeitpunkt)|by (?:then|that (?:date|day|time))|(?:on or )?before that (?:date|day)|avant cette (?:date|echeance)|d'ici la|a cette (?:date|echeance)|(?:antes de|hasta|en) (?:esa|dicha|esta) fecha|(?:entro|per) (?:tale|detta|quella|questa|la suddetta) (?:data|scadenza)|(?:voor|op|tegen) (?:die|deze) (?:datum|dag)|do (?:tego|tej|wskazanego|powyzszego) (?:dnia|daty|terminu|czasu)|w tym terminie|(?:ate|antes d)(?: a)? ?(?:essa|esta|referida|nessa) data|pana (?:la|in) (?:aceasta|acea|respectiva) data|do (?:tohoto|teto|uvedeneho) (?:data|dne|terminu|doby)|(?:inden|senest|pa) (?:denne|den) dato|(?:fore|senast) (?:detta|det|den) datum|till dess|bu tarihe kadar|bu tarihten once)(?!\p{L})|(?:μεχρι|ε?ωσ|πριν) (?:τοτε|την ημερομηνια αυτη|αυτη την ημερομηνια)|(?:その日|同日|上記期日|期日)まて/u;

/** Returns whether a later sentence asks for a payment by a day: `The policy ends on 3 May. Please pay by that date.` */
export function isPaidByThatDay(folded: string, { end }: Pick<Cell, 'end'>): boolean {
  const after = folded.slice(end, end + 220).replace(/\n\s*\n.*$/s, '');
  const at = thatDay.exec(after)?.index;
  return at !== undefined && paying.test(after.slice(Math.max(0, at - 90), at + 90));
}
