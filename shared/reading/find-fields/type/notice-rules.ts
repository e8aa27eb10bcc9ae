import type { Language } from '../lexicon/lexicon.ts';
import { scoreOfBill } from './type-conditions.ts';
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

const placeOfFine = ({ head }: TypeClues) => {
  const found = fine.exec(head);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
};
const isFine = (clues: TypeClues) => fine.test(clues.head);
const exampleOfFine = 'Stadt Ulm\n\nBußgeldbescheid\nAktenzeichen 505.11\nGeldbuße 40,00 EUR';

/** Evidence for notices of fines, which have no type of their own, and against similar types. */
export const fineRules: readonly TypeRule[] = [
  {
    name: 'notice of a fine',
    type: 'letter',
    effect: 'plus',
    weight: 14,
    place: placeOfFine,
    applies: isFine,
    example: exampleOfFine,
  },
  {
    name: 'fine that is called a tax',
    type: 'tax',
    effect: 'times',
    weight: 0.15,
    applies: isFine,
    example: exampleOfFine,
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

/** Names of courts, as stems in folded text. */
const courts: Record<Language, string> = {
  en: '(?:county|district|superior|circuit|crown|magistrates\\S{0,2}|high|municipal|family|small claims) court|court of|jury (?:commissioner|central|summons)|tribunal',
  de: '(?:amts|land|bezirks|arbeits|sozial|verwaltungs|familien|friedens|kreis|oberlandes)gericht',
  fr: 'tribunal|cour d.appel|conseil de prud|justice de paix|greffe',
  es: 'juzgado|audiencia provincial|tribunal|poder judicial',
  it: 'tribunale|giudice di pace|corte d.appello|procura della repubblica|pretura',
  nl: 'rechtbank|gerechtshof|vredegerecht|kantonrechter|politierechtbank|arbeidsrechtbank',
  pl: 'sad (?:rejonowy|okregowy|apelacyjny)|prokuratura',
  pt: 'tribunal|juizo|vara (?:civel|de familia|do trabalho|federal|criminal)|juizado|comarca',
  ro: 'judecatoria|tribunalul|curtea de apel|parchetul',
  cs: '(?:okresni|krajsky|obvodni|mestsky|vrchni) soud',
  da: 'byret|retten i|landsret|fogedret',
  el: 'πρωτοδικει|ειρηνοδικει|δικαστηρι|εισαγγελι|εφετει',
  ja: '裁判所|検察庁',
  sv: 'tingsratt|hovratt|forvaltningsratt|hyresnamnd',
  tr: 'mahkemesi|cumhuriyet bassavcili|adliyesi',
};
const court = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(courts).join('|')})`, 'u');
/** Lawyers also name a court in their head. */
const linesOfCourt = 4;

const placeOfCourt = ({ paper }: TypeClues) => {
  const { lines, folded } = paper;
  const found = lines
    .slice(0, linesOfCourt)
    .find(({ start, end }) => court.test(folded.slice(start, end)));
  return found && { start: found.start, end: found.end };
};
const register = /grundbuch|handelsregister|casier|casellario/;
const isOfCourt = (clues: TypeClues) =>
  placeOfCourt(clues) !== undefined && !register.test(clues.head);
const exampleOfCourt = 'Sąd Rejonowy w Ostródzie\n\nWEZWANIE ŚWIADKA\nSygn. akt I C 418/24';

/** Evidence for what courts send, which has many names, and against similar types. */
export const courtRules: readonly TypeRule[] = [
  {
    name: 'letter of a court',
    type: 'letter',
    effect: 'plus',
    weight: 14,
    place: placeOfCourt,
    applies: isOfCourt,
    example: exampleOfCourt,
  },
  {
    name: 'summons of a court',
    type: 'reminder',
    effect: 'times',
    weight: 0.15,
    applies: isOfCourt,
    example: 'Sąd Rejonowy w Ostródzie\n\nWEZWANIE\nSygn. akt I C 418/24',
  },
  {
    name: 'findings named by a court',
    type: 'medical',
    effect: 'times',
    weight: 0.3,
    applies: isOfCourt,
    example: 'Tribunale di Olva\n\nIl dott. Rossi, medico, è convocato.',
  },
  {
    name: 'hall of a court',
    type: 'ticket',
    effect: 'times',
    weight: 0.3,
    applies: isOfCourt,
    example: 'Sąd Rejonowy w Ostródzie\n\nRozprawa, sala 204, miejsce 2',
  },
];

/** Words of invitations to meetings, as stems in folded text. */
const invitations: Record<Language, string> = {
  en: 'invitation|you are invited|notice of (?:the )?(?:annual|extraordinary|general|meeting)',
  de: 'einladung|laden wir|ladt ein|einberufung',
  fr: 'convocation|invitation|convoque',
  es: 'convocatoria|se convoca|invitacion|le convocamos',
  it: 'convocazione|convocat|invito',
  nl: 'uitnodiging|oproeping|nodigen',
  pl: 'zaproszenie|zawiadomienie|zapraszamy|zwoluj',
  pt: 'convocatoria|convocacao|convite|convocam',
  ro: 'convocator|convocare|invitatie|va invitam',
  cs: 'pozvanka|zveme|svolava',
  da: 'indkald|invitation|inviter',
  el: 'προσκληση|καλουνται|προσκαλ',
  ja: '開催のお知らせ|開催のご案内|招集',
  sv: 'kallelse|inbjudan|kallas|valkomna till',
  tr: 'davet|cagri',
};
const invitation = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(invitations).join('|')})`,
  'u',
);
const lengthRead = 1000;

const isInvitation = ({ paper, evidence }: TypeClues) =>
  (evidence.get('minutes')?.score ?? 0) < scoreOfBill &&
  invitation.test(paper.folded.slice(0, lengthRead));

/** Evidence against minutes where a paper invites to a meeting: it has the same words. */
export const meetingRules: readonly TypeRule[] = [
  {
    name: 'agenda of an invitation',
    type: 'minutes',
    effect: 'times',
    weight: 0.4,
    applies: isInvitation,
    example: 'TSV Ulm\n\nEinladung\nTagesordnung\n1. Kassenbericht\n2. Entlastung',
  },
];
