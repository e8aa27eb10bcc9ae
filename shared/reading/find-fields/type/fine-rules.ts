import type { Language } from '../lexicon/lexicon.ts';
import type { TypeClues } from './type-clues.ts';
import type { TypeRule } from './type-rule.ts';

/** Headings of notices of fines, as stems in folded text. Authorities and car parks send letters under many names. */
const fines: Record<Language, string> = {
  en: 'penalty (?:charge|notice)|parking charge|fixed penalty|notice to owner|speeding|traffic (?:violation|citation)',
  de: 'bu(?:ss|ß)geld|verwarnungsgeld|strafverfugung|ordnungswidrigkeit|ordnungsbu(?:ss|ß)e',
  fr: 'contravention|avis d.amende|amende forfaitaire|forfait de post-stationnement',
  es: 'denuncia|sancionador|notificacion de sancion|boletin de infraccion',
  it: 'verba.e (?:di (?:accertamento|contestazione|violazione)|n)|polizia (?:locale|municipale)|sanzione amministrativa',
  nl: 'verkeersovertreding|verkeersboete|beschikkingsnummer|parkeerboete',
  pl: 'mandat karny|wykroczeni',
  pt: 'auto de (?:infracao|contraordenacao|noticia)|notificacao de (?:penalidade|autuacao)|contraordenac',
  ro: 'contraventi|proces-verbal de constatare',
  cs: 'prestup(?:ek|ku)|urcen(?:a|e) castk|prikaz o ulozeni pokuty',
  da: 'kontrolafgift|parkeringsafgift|bodeforelaeg|bodeforlaeg',
  el: 'παραβασ|προστιμ',
  ja: '反則金|放置違反|過料',
  sv: 'kontrollavgift|parkeringsanmarkning|strafforelaggande|ordningsbot',
  tr: 'para cezasi|ceza tutanagi',
};
const fine = new RegExp(Object.values(fines).join('|'));

const placeOf = ({ head }: TypeClues) => {
  const found = fine.exec(head);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
};
const isFine = (clues: TypeClues) => fine.test(clues.head);
const example = 'Stadt Ulm\n\nBußgeldbescheid\nAktenzeichen 505.11\nGeldbuße 40,00 EUR';

/** Evidence for notices of fines, which have no type of their own, and against similar types. */
export const fineRules: readonly TypeRule[] = [
  {
    name: 'notice of a fine',
    type: 'letter',
    effect: 'plus',
    weight: 14,
    place: placeOf,
    applies: isFine,
    example,
  },
  {
    name: 'fine that is called a tax',
    type: 'tax',
    effect: 'times',
    weight: 0.15,
    applies: isFine,
    example,
  },
  {
    name: 'minutes of an offence',
    type: 'minutes',
    effect: 'times',
    weight: 0.15,
    applies: isFine,
    example: 'Comune di Faenza\n\nVerbale n. 77/2025\nPolizia Locale\nSanzione 42,00 euro',
  },
  {
    name: 'fine with a total and a day of payment',
    type: 'invoice',
    effect: 'times',
    weight: 0.3,
    applies: isFine,
    example:
      'Kestrel Parking\n\nParking charge notice\nInvoice number: 77\nVAT: 2.00\nTotal: 60.00 GBP\nDue date: 3 March 2024',
  },
];
