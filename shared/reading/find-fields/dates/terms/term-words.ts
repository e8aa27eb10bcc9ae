type Table = Readonly<Record<string, string>>;

const oneOf = (table: Table) => Object.values(table).join('|');

/** Words between a phrase and its day. */
const joint = String.raw`[\s:.]{0,30}(?:(?:am|zum|on|at|le|el(?: dia)?|il(?: giorno)?|al|op|dnia|a|em|no dia|la(?: data)?(?: de)?|data de)[\s:]{1,3}){0,2}$`;

/** Phrases before the day on which something ends. */
const endings: Table = {
  german:
    'vertragsende|laufzeitende|mietende|ende der (?:laufzeit|vertragslaufzeit|mindestlaufzeit)|endet|befristet bis(?: zum)?|lauft (?:[a-z]{2,12} ){0,2}(?:bis|aus)(?: zum)?|ablauf',
  english:
    'end date|end of (?:the )?(?:contract|term|tenancy|lease)|(?<!week)ends|ending|expires|expiring|terminates|runs (?:until|to)|fixed term (?:until|to)',
  french:
    'prend(?:ra)? fin|fin (?:du|de) (?:contrat|bail)|arrive a echeance|expire(?:ra)?|date de fin|prenant fin|se termine',
  spanish:
    'finaliza(?:ra)?|termina(?:ra)?|fecha de (?:fin|finalizacion|termino)|fin de contrato|vence(?:ra)?|expira(?:ra)?',
  italian: 'scade|scadra|termina|cessa|data di fine|fine contratto|con scadenza',
  dutch: 'einddatum|eindigt|einde (?:contract|looptijd)|loopt af|loopt tot(?: en met)?|afloopdatum',
  polish:
    'wygasa|konczy sie|data zakonczenia|obowiazuje do|zawart[ay] (?:jest )?(?:na czas okreslony )?do|trwa do',
  portuguese: 'termina|termo|cessa|data de (?:fim|termo)|caduca|expira',
  romanian: 'inceteaza|se incheie|expira|data (?:incetarii|expirarii)|valabil pana',
};
export const ending = new RegExp(String.raw`(?<![a-z])(?:${oneOf(endings)})${joint}`);

/** Phrases before the day until which a card or a paper is valid. */
const validities: Table = {
  german:
    'gultig bis|gultig bis einschliesslich|ablaufdatum|gultigkeit bis|gultigkeitsende|tauglich bis|gilt bis',
  english:
    'valid (?:until|to|thru|through|till)|expiry(?: date)?|date of expiry|expiration(?: date)?|exp\\.? date|expires end|renew by',
  french:
    "valable jusqu'au|valide jusqu'au|date d'expiration|date de fin de validite|expire le|fin de validite",
  spanish: 'valid[oa] hasta|fecha de caducidad|caduca|caducidad|validez hasta|vigente hasta',
  italian: 'valid[oa] fino al|scadenza|data di scadenza|scade',
  dutch: 'geldig tot(?: en met)?|geldigheidsdatum|vervaldatum|datum einde geldigheid',
  polish: 'wazn[aye] do|termin waznosci|data waznosci',
  portuguese: 'valid[oa] ate|validade|data de validade|valida ate ao?',
  romanian: 'valabila? pana(?: la)?|valabilitate|data expirarii|expira la',
};
export const validity = new RegExp(String.raw`(?<![a-z])(?:${oneOf(validities)})${joint}`);

export const identity =
  /personalausweis|reisepass|fuhrerschein|aufenthaltstitel|identity card|passport|driving licence|driver license|residence permit|carte (?:nationale )?d'identite|passeport|permis de conduire|titre de sejour|documento nacional de identidad|pasaporte|permiso de conducir|carta d'identita|passaporto|patente di guida|identiteitskaart|paspoort|rijbewijs|dowod osobisty|paszport|prawo jazdy|cartao de cidadao|passaporte|carta de conducao|carteira de identidade|carte de identitate|pasaport|permis de conducere/;

/** Words right before the last day of a term, in a sentence about the term. */
export const until =
  /(?<![a-z])(?:bis(?: zum)?|until|to|through|jusqu'au|au|hasta(?: el)?|fino al|al|tot(?: en met)?|do(?: dnia)?|ate(?: ao?)?|a|pana (?:la|in)(?: data)?(?: de)?)[ :]{1,3}$|\d ?- ?$/;
const terms: Table = {
  german: 'laufzeit|vertrag|mietzeit|mietverhaltnis|versicherungsdauer|befrist',
  english: 'term|contract|agreement|tenancy|lease|period of insurance|membership|cover',
  french: 'duree|contrat|bail|periode de garantie',
  spanish: 'plazo|vigencia|duracion|contrato|poliza',
  italian: 'durata|contratto|decorrenza|polizza|locazione',
  dutch: 'looptijd|duur|contract|overeenkomst',
  polish: 'umow|okres|obowiaz',
  portuguese: 'prazo|vigencia|contrato|duracao',
  romanian: 'contract|durata|perioada|valabil',
};
export const term = new RegExp(oneOf(terms));

export const matter =
  /vertrag|mitglied|abonn|\babo\b|karte|versicher|contract|member|subscription|cover|\bcard|policy|contrat|adhesion|\bcarte|assurance|tarjeta|poliza|seguro|tessera|polizza|assicura|lidmaatschap|polis|verzeker|opdracht|umow|czlonko|ubezpiecz|cartao|apolice|\bcard/;

/** Excluded days: the first of a period, the end of a trial, tasks with a deadline, and papers that a contract mentions. */
export const beginning = /^ ?(?:-|bis|to|until|al?|au|tot|do|ate|pana la) ?\d/;
export const trial =
  /probe(?!n)|trial|probation|proeftijd|essai|periodo de prueba|periodo di prova|okres probn|experimental/;
export const toDo = /^,? ?(?:para|pour|um|to|per|om|aby|pentru|einzureichen) [a-z]/;
export const otherPaper =
  /(?:dowod|ausweis|passport|identi|(?<![a-z])dni(?![a-z])|cidadao|epc|przeglad|itp|apk|certificat[a-z]*|licen[cs]e|promoci?on|simulacao)[^.;]{0,40}$/;

const notices: Table = {
  german: 'kundig|kundbar',
  english: 'cancel|terminat|notice|not (?:to )?renew',
  french: 'resili|denonc|preavis|conge',
  spanish: 'cancel|rescind|preaviso|prorrog|prorrug|baja|desist|no renov',
  italian: 'disdett|disdir|preavviso|reced|recesso',
  dutch: 'opzeg|opgezegd|beeindig',
  polish: 'wypowied|wypowiad|rezygn',
  portuguese: 'denunci|rescind|rescis|cancel|oposicao a renova',
  romanian: 'denunt|rezili|preaviz',
};
export const notice = new RegExp(String.raw`(?<![a-z])(?:${oneOf(notices)})`);

/** Excluded: what has already happened, or is to be sent back for other reasons. */
export const withdrawal =
  /widerruf|withdraw|retract|desistimiento|recesso entro 14|herroep|odstapi|livre resolucao|retragere|confirm[a-z]{0,12} (?:of )?(?:your )?cancel|bestatig[a-z]{0,12} (?:[a-z]{2,5} )?(?:die|ihre|der|deine) kundig|kundige ich|kundigung (?:zum|vom) \d/;

/** Phrases for the end of the term, before which a notice period is counted. */
const beforeEnds: Table = {
  german:
    'vor (?:dem )?(?:ablauf|ende|vertragsende|laufzeitende)|zum (?:ende|vertragsende|laufzeitende|ablauf)',
  english:
    '(?:before|prior to|to) (?:the )?(?:end|expiry|expiration|renewal)|before it (?:ends|expires)|to the end',
  french: "avant (?:son |le |la |l')?(?:terme|fin|echeance|expiration|date)",
  spanish: 'antes (?:de |del )|(?:antelacion|anticipacion)',
  italian: 'prima (?:della|del)|anticipo',
  dutch: 'voor (?:het |de )?(?:einde|afloop|einddatum)|voor einde',
  polish: 'przed (?:koncem|uplywem|zakonczeniem|terminem)',
  portuguese: 'antes d[oae]|antecedencia',
  romanian: 'inainte de|anterior',
};
export const beforeEnd = new RegExp(String.raw`(?<![a-z])(?:${oneOf(beforeEnds)})`);

const numbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'ein eine einem einen einer eines one a un une uno una um uma een jeden jednego o jednoho en ett bir ενοσ εναν μια',
    2: 'zwei two deux dos due twee dwa dwoch dois duas doua dvou dva to tva iki δυο',
    3: 'drei three trois tres tre drie trzy trzech trei tri uc τριων τρεισ',
    4: 'vier four quatre cuatro quattro quatro cztery czterech patru ctyr fire fyra dort τεσσαρων',
    5: 'funf five cinq cinco cinque vijf piec pieciu cinci peti fem bes πεντε',
    6: 'sechs six seis sei zes szesc szesciu sase sesti seks sex alti εξι',
    7: 'sieben seven sept siete sette sete zeven siedmiu siedem sapte sedmi syv sju yedi επτα',
    8: 'acht eight huit ocho otto oito osmiu osiem opt osmi otte atta sekiz οκτω',
    10: 'zehn ten dix diez dieci dez tien dziesieciu dziesiec zece deseti ti tio δεκα',
    14: 'vierzehn fourteen quatorze catorce quattordici catorze veertien czternastu czternascie paisprezece ctrnacti fjorten fjorton',
    15: 'funfzehn fifteen quinze quince quindici vijftien pietnastu pietnascie cincisprezece patnacti femten femton δεκαπεντε',
    20: 'zwanzig twenty vingt veinte venti vinte twintig dwudziestu douazeci dvaceti tyve tjugo yirmi εικοσι',
    30: 'dreissig dreißig thirty trente treinta trenta trinta dertig trzydziestu treizeci triceti tredive trettio otuz τριαντα',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const)),
);
const units: Readonly<Record<'day' | 'week' | 'month' | 'year', string>> = {
  day: "tage?n?|days?'?|jours?|dias?|giorn[oi]|gg|dag(?:en)?|dgn|dni|dniach|dzien|zile|zi|dn[uy]|dage|dagar|gun|ημερ(?:εσ|ων)|μερεσ",
  week: "wochen?|weeks?'?|semaines?|semanas?|settiman[ae]|week|weken|tydzien|tygodnie|tygodni|saptaman[ai]|tydn[uy]|tydne|uger?|veck(?:a|or)|hafta|εβδομαδ(?:α|εσ|ων)",
  month:
    "monate?n?s?|months?'?|month's|mois|mes|meses|mese|mesi|maand(?:en)?|miesiac[ae]?|miesiecy|luna|luni|mesic[eu]?|maned(?:er)?|manad(?:er)?|ay|μην(?:α|εσ|ων)",
  year: "jahre?s?|years?'?|ans?|anos?|ann[oi]|jaar|rok|lata|an|ani|rok[uy]?|let|aar|ar|yil|ετ(?:οσ|η|ων)",
};
type Unit = keyof typeof units;

const period = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(\d{1,3}|${[...numbers.keys()].join('|')})[\s-](?:\([\p{L}\d ]{1,20}\) )?(?:de )?(?:full |calendar |volle |ganze |kalendarnich |kalendarzowych )?(?:${Object.entries(
    units,
  )
    .map(([unit, words]) => `(?<${unit}>${words})`)
    .join('|')})(?!\p{L})`,
  'gu',
);

export type PrintedPeriod = { count: number; unit: Unit; start: number; end: number };

const mostPeriods = 200;

/** Returns the durations in a folded text: `3 months`, `einem Monat`. */
export function findPeriods(folded: string): PrintedPeriod[] {
  const found: PrintedPeriod[] = [];
  for (const match of folded.matchAll(period)) {
    if (found.length >= mostPeriods) break;
    const unit = (Object.keys(units) as Unit[]).find((one) => match.groups?.[one] !== undefined);
    const [whole, number = ''] = match;
    const count = numbers.get(number) ?? Number(number);
    if (unit) found.push({ count, unit, start: match.index, end: match.index + whole.length });
  }
  return found;
}
