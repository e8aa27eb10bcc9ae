import type { Language } from '../../lexicon/lexicon.ts';
import { createStemSearch, startOfWord, type Stems } from './stems.ts';

/** Names and words in the heads of papers, by the kind of their sender. */
const senders = {
  insurer: {
    de: 'versicherung|assekuranz|krankenkasse',
    en: 'insurance|assurance|underwrit',
    fr: 'assurance|mutuelle|prevoyance',
    es: 'seguros|mutua |aseguradora|mutualidad',
    it: 'assicurazion|mutua ',
    nl: 'verzeker|assurantie',
    pl: 'ubezpiecz|towarzystwo wzajemn',
    pt: 'seguros|seguradora|mutua ',
    ro: 'asigurar',
    cs: 'pojistovn|pojisteni|pojistitel',
    da: 'forsikring',
    el: 'ασφαλιστικ|ασφαλεια|ασφαλισ',
    ja: '保険|共済',
    sv: 'forsakring',
    tr: 'sigorta',
  },
  'tax office': {
    de: 'finanzamt|steueramt|steuerverwaltung|stadtkasse|zollamt|finanzverwaltung',
    en: 'revenue|tax (?:office|collector|assessor)|treasurer|hmrc',
    fr: 'finances publiques|impots|tresor public|administration fiscale',
    es: 'agencia tributaria|hacienda|tributos|recaudacion',
    it: 'agenzia delle entrate|ufficio tributi|riscossione',
    nl: 'belasting',
    pl: 'urzad skarbowy|urzedu skarbowego|administracj.{1,3} skarbow',
    pt: 'autoridade tributaria|financas|receita federal|fazenda',
    ro: 'anaf|finantelor|finantele publice|impozite si taxe|administrare fiscala|taxe locale',
    cs: 'financni urad|financni sprav|celni urad',
    da: 'skattestyrelsen|skatteforvaltning|skat(?:$|[ ,\\n])|vurderingsstyrelsen',
    el: 'ααδε|δημοσιων εσοδων|δ\\.?ο\\.?υ\\.?(?![α-ω])|υπουργειο οικονομικων|φορολογικ',
    ja: '税務署|税務課|国税|県税|都税|納税課',
    sv: 'skatteverket',
    tr: 'vergi dairesi|gelir idaresi|vergi',
  },
  authority: {
    de: 'gemeinde|stadtverwaltung|burgeramt|landratsamt|stadt [a-z]|amt fur|magistrat|bezirksamt|jobcenter|agentur fur arbeit|rentenversicherung|standesamt|behorde|kreisverwaltung',
    en: 'council|department|borough|county of|city of|ministry|dvla|dmv|government|registrar|authority',
    fr: 'mairie|prefecture|commune de|ville de|conseil departemental|metropole|ministere|communaute de communes|caf |cpam|assurance maladie',
    es: 'ayuntamiento|junta de|concello|generalitat|ministerio|diputacion|seguridad social|consejeria|gobierno',
    it: 'comune di|regione|provincia di|inps|ministero|citta di|prefettura|anagrafe',
    nl: 'gemeente|provincie|waterschap|ministerie|uwv|svb|duo|rdw',
    pl: 'urzad|gmina|burmistrz|wojt|starost|prezydent miasta|zus|zaklad ubezpieczen spolecznych',
    pt: 'municip|prefeitura|camara|junta de freguesia|seguranca social|instituto|ministerio|conservatoria',
    ro: 'primaria|primaria|judetul|consiliul|ministerul|directia|casa de pensii|inspectoratul',
    cs: 'mestsky urad|obecni urad|magistrat|krajsky urad|ministerstvo|urad prace|cssz|sprava socialniho',
    da: 'kommune|styrelse|udbetaling danmark|ministeriet|borgerservice',
    el: 'δημοσ|περιφερεια|υπουργειο|εφκα|ε\\.φ\\.κ\\.α|οαεδ|δυπα|ληξιαρχ',
    ja: '市役所|区役所|役場|市長|区長|町長|村長|年金機構|県庁|都庁|府庁',
    sv: 'kommun|forsakringskassan|myndighet|region[ n]|lansstyrelse|transportstyrelsen|csn',
    tr: 'belediye|mudurlug|bakanlig|kaymakam|valilig|sosyal guvenlik',
  },
  practice: {
    de: 'klinik|praxis|krankenhaus|arzt|labor|apotheke|facharzt|therapie|hospital',
    en: 'hospital|surgery|medical|clinic|doctor|dental|dentist|pharmacy|physician|health cent|veterinary',
    fr: 'docteur|hopital|clinique|medecin|laboratoire|pharmacie|cabinet (?:medical|dentaire)|kinesi|dr\\.? [a-z]',
    es: 'hospital|clinica|doctor|medic|laboratorio|farmacia|centro de salud|odontolog|dra?\\. ',
    it: 'ospedale|ambulator|clinica|medico|laborator|farmacia|studio (?:medico|dentistico)|asl |azienda sanitaria|dott',
    nl: 'ziekenhuis|huisarts|kliniek|apotheek|tandarts|fysio|praktijk|medisch',
    pl: 'szpital|przychodnia|lekarz|gabinet|laborator|apteka|medyczn|stomatolog|poradnia',
    pt: 'hospital|clinica|medic|laboratorio|farmacia|centro de saude|consultorio|dra?\\. ',
    ro: 'spital|clinica|medic|laborator|farmacie|cabinet',
    cs: 'nemocnice|ordinace|poliklinika|lekar|laborator|ambulance|mudr|klinik',
    da: 'hospital|sygehus|læge|klinik|tandlæge|apotek|fysioterapi',
    el: 'νοσοκομει|ιατρ|κλινικ|φαρμακει|μικροβιολογικ|διαγνωστικ',
    ja: '病院|クリニック|医院|診療所|薬局|歯科|健診|検査センター',
    sv: 'sjukhus|vardcentral|klinik|lakar|tandlakar|apotek|folktandvard|halsocentral|mottagning',
    tr: 'hastane|klinik|doktor|saglik|eczane|laboratuvar|dis hekim|tip merkezi|uzm\\. dr',
  },
  bank: {
    de: 'bank|sparkasse|depot|kreditkarte|raiffeisen',
    en: 'bank|credit union|building society|card services|savings|brokerage',
    fr: 'banque|caisse d.epargne|credit (?:agricole|mutuel)|carte bancaire',
    es: 'banc[ao]|caja (?:de|rural)|tarjeta',
    it: 'banc[ao]|cassa di risparmio|carta di credito|poste',
    nl: 'bank|creditcard|spaar',
    pl: 'bank',
    pt: 'banco|caixa|cartao',
    ro: 'banca',
    cs: 'bank|sporiteln|zalozn',
    da: 'bank|sparekasse|kreditforening',
    el: 'τραπεζα',
    ja: '銀行|信用金庫|証券|カード',
    sv: 'bank',
    tr: 'banka|kredi karti',
  },
  school: {
    de: 'schule|kita|kindergarten|gymnasium|universitat|hochschule|akademie|institut|vhs',
    en: 'school|nursery|college|university|academy|kindergarten|campus|institute',
    fr: 'ecole|college|lycee|universite|creche|academie|institut|faculte|maternelle',
    es: 'colegio|escuela|instituto|universidad|guarderia|ceip|facultad|academia',
    it: 'scuola|istituto|universita|asilo|liceo|nido|accademia',
    nl: 'school|college|universiteit|kinderopvang|hogeschool|opleiding|academie',
    pl: 'szkola|szkoly|przedszkol|uniwersytet|zlobek|liceum|politechnika|akademi',
    pt: 'escola|colegio|universidade|creche|agrupamento|faculdade|instituto',
    ro: 'scoala|gradinita|liceul|universitatea|colegiul|gimnazial|academia',
    cs: 'skola|skoly|skolka|univerzita|gymnazium|fakulta|skolni',
    da: 'skole|bornehave|gymnasi|universitet|vuggestue|akademi',
    el: 'σχολει|νηπιαγωγει|πανεπιστημι|γυμνασι|λυκει|σχολη|φροντιστηρι',
    ja: '学校|幼稚園|保育園|大学|学園|高校|学院|教室',
    sv: 'skola|forskola|universitet|gymnasie|hogskola|skolan',
    tr: 'okul|universite|lise|anaokul|ilkokul|kolej|fakulte|akademi',
  },
  court: {
    en: '(?:county|district|superior|circuit|crown|magistrates.{0,2}|high|municipal|family|small claims) court|court of|jury (?:commissioner|central|summons)|tribunal',
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
  },
  carrier: {
    de: 'bahn|verkehrsbetrieb|verkehrsverbund|airline|flug|busreisen|theater|kino|museum|zoo|freibad|parkhaus|seilbahn|reederei',
    en: 'rail|airway|airline|trains|bus|coach|ferr(?:y|ies)|theatre|theater|cinema|museum|stadium|parking|transit|festival|arena',
    fr: 'sncf|train|navette|autocar|theatre|cinema|musee|parking|bus |ferry|aeroport|zoo|piscine|festival',
    es: 'renfe|tren|autobus|aerolinea|teatro|cine|museo|aparcamiento|metro|ferry|vuelo|zoo|piscina|festival',
    it: 'trenitalia|treno|autobus|traghett|teatro|cinema|museo|parcheggio|volo|metro|funivia|festival',
    nl: 'trein|vervoer|theater|bioscoop|museum|parkeer|bus|veerdienst|vlucht|schouwburg|zwembad|dierentuin|festival',
    pl: 'kolej|intercity|autobus|teatr|kino|muzeum|parking|linie lotnicze|prom|filharmonia|festiwal',
    pt: 'comboio|cp |rodoviaria|autocarro|teatro|cinema|museu|estacionamento|metro|voo|ferry|festival|onibus',
    ro: 'cfr|tren|autobuz|autogara|teatru|cinema|muzeu|parcare|zbor|metrorex|festival',
    cs: 'drahy|jizdenk|dopravni podnik|divadlo|kino|muzeum|parkov|letist|autobus|festival',
    da: 'tog|bus|færge|teater|biograf|museum|parkering|fly|festival|zoo',
    el: 'κτελ|τρεν|θεατρο|σινεμα|μουσειο|παρκινγκ|πτηση|πλοιο|ferries|αερο|φεστιβαλ',
    ja: '鉄道|バス|航空|劇場|映画館|美術館|博物館|駐車場|フェリー|新幹線|動物園|水族館',
    sv: 'tag|buss|farja|teater|biograf|museum|parkering|flyg|trafik|festival',
    tr: 'tcdd|otobus|tren|tiyatro|sinema|muze|otopark|havayol|feribot|vapur|turizm|festival',
  },
  supplier: {
    de: 'stadtwerke|energie|strom|wasserwerk|telekom|mobilfunk|fernwarme|netze|gaswerk',
    en: 'energy|electric|power|water|gas|telecom|mobile|broadband|utilit',
    fr: 'energie|electricite|eaux?(?![a-z])|telecom|mobile|gaz',
    es: 'energia|electric|aguas|gas |telefon|movil|luz',
    it: 'energia|luce|gas|acqu|telefon|mobile|servizi idrici',
    nl: 'energie|water|gas|stroom|telecom|mobiel|warmte',
    pl: 'energia|wodociag|gaz|telekom|komorkow|cieplown|prad',
    pt: 'energia|aguas|gas|telecom|eletric|luz|movel',
    ro: 'energie|electrica|apa|gaz|telecom|mobil|salubritate',
    cs: 'energie|vodarn|vodovod|plyn|elektrin|telekom|teplarn|mobil',
    da: 'energi|forsyning|vand|fjernvarme|elnet|teleselskab|mobil',
    el: 'δεη|ευδαπ|ενεργεια|υδρευσ|τηλεφων|αεριο|ρευμα|κινητη',
    ja: '電力|ガス|水道|電気|通信|モバイル|エナジー',
    sv: 'energi|elnat|vatten|fjarrvarme|telia|mobil|kraft|bredband',
    tr: 'elektrik|su ve|dogalgaz|dogal gaz|telekom|iletisim|enerji|aski|iski',
  },
} satisfies Record<string, Stems>;

export type SenderKind = keyof typeof senders;

export const senderKinds = Object.keys(senders) as SenderKind[];

/** Words of the other kinds also end compounds: `Universitätsklinik`. */
const beginningWords: ReadonlySet<string> = new Set(['court', 'carrier', 'supplier']);

const searches = Object.entries(senders).map(([kind, stems]) => ({
  kind: kind as SenderKind,
  isNamed: createStemSearch(stems, beginningWords.has(kind) ? startOfWord : ''),
}));

/** Courts are also named by registers, as of land. */
const register = /grundbuch|handelsregister|casier|casellario/;

/** Returns what kinds of senders the folded head of a paper names. */
export function kindsOfSender(
  head: string,
  language: Language | undefined,
): ReadonlySet<SenderKind> {
  const named = searches.filter(({ isNamed }) => isNamed(head, language));
  const kinds = new Set(named.map(({ kind }) => kind));
  if (register.test(head)) kinds.delete('court');
  return kinds;
}
