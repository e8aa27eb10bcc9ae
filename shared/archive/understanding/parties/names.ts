import { foldText } from '../paper/fold-text.ts';

const legalForm =
  /(?<![a-z0-9'])(?:g?gmbh(?: ?& ?co\.? ?kg(?:aa)?)?|mbh|ag|(?<!\d )kg|ohg|gbr|ug|e\. ?v\.?|ev|eg|e\. ?k\.?|se|partg(?:mbb)?|ltd|limited|plc|llp|llc|inc|corp|corporation|pty|s\.?a\.?r\.?l|sasu?|eurl|sci|scop|s\. ?l\. ?[up]?\.?|slu?|s\. ?a\. ?u?\.?|sau?|s\. ?coop|s\. ?r\. ?l\. ?s?\.?|srls?|s\. ?p\. ?a\.?|spa|s\. ?n\. ?c\.?|snc|s\. ?a\. ?s\.?|b\. ?v\.?|bv|n\. ?v\.?|nv|v\. ?o\. ?f\.?|vof|u\. ?a\.|bvba|sprl|asbl|vzw|sp\. ?z ?o\. ?o\.?|sp\. ?k\.?|sp\. ?j\.?|s\. ?c\.?|lda|ltda|eireli|unipessoal(?: lda)?|unip\.|epp|p\. ?f\. ?a\.?|pfa|stiftung|foundation|& co|& sohne?|& sons?|& fils|& figli|& zn|e hijos|& partner)(?![a-z0-9])\.?/g;

const institution =
  /stadtwerk|finanzamt|stadtverwaltung|^stadt |gemeinde|landratsamt|[a-z]amt(?![a-z])|sparkasse|bank|versicherung|krankenkasse|klinik|praxis|universit|hochschule|schule|kanzlei|verein|verband|genossenschaft|apotheke|kammer|verlag|gesellschaft|werkstatt|betrieb|autohaus|hausverwaltung|college|council|hospital|clinic|school|insurance|assurance|mutual|surgery|practice|association|society|solicitors|services|energy|water|telecom|railway|airline|hotel|restaurant|cafe|museum|theat|revenue|department|ministr|agency|trust|mairie|commune|banque|mutuelle|hopital|hospital|ecole|college|lycee|cabinet|syndic|garage|pharmacie|boulangerie|direction|prefecture|centre |residence|clinique|ayuntamiento|agencia|colegio|banco|caixa|seguros|asesoria|clinica|farmacia|taller|restaurante|comunidad de|registro|ministerio|instituto|comune di|agenzia|banca|ospedale|assicurazion|studio|condominio|ristorante|officina|farmacia|scuola|istituto|associazione|azienda|belastingdienst|gemeente|ziekenhuis|verzekering|bedrijf|vereniging|stichting|tandarts|huisarts|apotheek|makelaar|notaris|waterschap|urzad|szpital|uniwersytet|spoldzielnia|wspolnota|przychodnia|apteka|zaklad|kancelaria|towarzystwo|szkola|gmina|hurtownia|restauracja|poradnia|camara municipal|autoridade|prefeitura|condominio|escola|primaria|spital|asociatia|directia|inspectorat|cabinet|farmacia|liceul|universitatea|compania|banca|restaurant|tribunal|gericht|court(?![a-z])|rechtbank|judecatori|juzgado|sad rejonowy|notaria|kindertages|kindergarten|caja (?:de|rural)|poliambulator|zahnarzt|tandart|stomatolog|dentist|centre(?![a-z])|center(?![a-z])|gewerbe|electricity|gas |supermarkt|market|shop|store|handwerk|technik|service|werke|solutions|consulting|group|holding/;

/** `Herrn`, `Mme`, `Spett.le`: the line or the one below names the recipient. */
export const honorific =
  /^(?:herrn?|frau|familie|eheleute|firma|fa\.|an (?:die|das|den)|m\. |mme|mlle|monsieur|madame|mr\.?|mrs\.?|ms\.?|miss|sr\.|sra\.|srta|d\. |d\.a |dna\.?|don |dona |spett|egr|gent|sig\.?|dott|alla |dhr\.?|mevr\.?|mw\.?|de heer|mevrouw|aan |sz\. ?p|szanown|pan|pani|exm|dl\.|domnul|doamna|catre|a la atencion|att)(?![a-z])/;

const street =
  /(?:(?<![a-z])(?:rd|ln|dr|blvd|hwy|pkwy|pl|pza|bd|av|bv)\.?(?![a-z])|str(?:\.|asse|aße|ada|eet)|weg|platz|allee|gasse|ring|ufer|damm|chaussee|road|lane|avenue|ave\.|drive|close|court|square|house,|rue|boulevard|bd\.?|place|chemin|impasse|quai|route|calle|c\/|avda|avenida|plaza|paseo|camino|via|viale|corso|piazza|largo|straat|laan|plein|gracht|kade|dreef|singel|ul\.|al\.|aleja|os\.|plac|rua|travessa|praca|estrada|alameda|(?<![a-z])r\.|(?<![a-z])str|calea|sos\.?|aleea|bulevardul|b-dul|postfach|po box|(?<![a-z])[bc]p|postbus|apartado|lote|lot|tsa|cs|cidex)(?![a-z])/;
const postcode =
  /(?<!\d)(?:[a-z]{1,2}-)?(?:\d{5}(?:-\d{3,4})?|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[a-z]{2}) [a-z]|(?:^|[,·|;-] ?)(?:[a-z]{1,2}-)?[1-9]\d{3} [a-z]|(?<![a-z0-9])[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}(?![a-z0-9])/;
const contact =
  /@|www\.|https?:|!|(?:^|[^a-z])(?:tel|telefon|fax|telefono|telefone|telefoon|e-?mail|iban|bic|swift|ust|vat|tva|nip|nif|cif|cui|kvk|btw|p\.? ?iva|siret|hrb|cnpj|regon)(?![a-z])|(?:^|[^a-z])(?:phone|mobile?|fon|seite|page|pagina|strona|hotline)(?:[.:]| ?[+\d(])/;

/** Words of sentences too, unless they are written with capitals. */
const ambiguous = /^(?:se|sa|sau|ag|eg|ev|spa|ug|sci|slu|snc|srl|inc|corp)\.?$/;

/** Words of names too: `NHS Foundation Trust`. */
const goesOn = /^(?:foundation|stiftung|limited|corporation)$/;

/** The first that is not the beginning, which is a name. */
function legalFormIn(name: string): { index: number; 0: string } | undefined {
  return Array.from(foldText(name).matchAll(legalForm)).find(({ index, 0: form }) => {
    const printed = name.slice(index, index + form.length);
    if (goesOn.test(form) && /^ \p{Lu}\p{Ll}/u.test(name.slice(index + form.length))) return false;
    return index > 2 && !(ambiguous.test(form) && printed === printed.toLowerCase());
  });
}

/** Forms that are before the name. */
const leadingForm =
  /^(?:sarl|sasu?|eurl|s\.? ?c\.?|sprl|asbl|vzw|pphu|phu|fhu|t\.?u\.?|ets|etablissements|gebr\.?|gebruder|stichting|fundacja|stowarzyszenie|fondazione|fundacion|fundacao|associazione|asociatia|association|asociacion|associacao) /;
/** Who practises under a name of their own. */
const practitioner =
  /^(?:dr|dott|dra|docteur|avv|lek|mgr|maitre|notar|notaire|notaris|rechtsanw|prof|arch|geom|rag|adw|mec|ing|dipl)(?![a-z])/;

/** Whether a name begins with the title of a doctor, a lawyer, an architect. */
export function isPractitioner(name: string): boolean {
  return practitioner.test(foldText(name));
}

export function hasLegalForm(name: string): boolean {
  if (leadingForm.test(foldText(name.slice(0, 30)))) return true;
  return legalFormIn(name.slice(0, 200)) !== undefined;
}

export function isInstitution(name: string): boolean {
  return institution.test(foldText(repairName(name)));
}

const streetStart =
  /^(?:rue|quai|avenue|boulevard|chemin|route|impasse|calle|plaza de|avda|paseo|camino|viale|corso|piazza|largo d|rua|praca|travessa|estrada|avenida|strada|calea|aleea|ul\.|al\.|os\.|plac)(?![a-z])/;

export function isAddress(folded: string): boolean {
  if (streetStart.test(folded)) return true;
  return (
    (street.test(folded) && /\d|(?<![a-z])[il]{1,2}(?![a-z])/.test(folded)) || postcode.test(folded)
  );
}

export function hasPostcode(folded: string): boolean {
  return postcode.test(folded);
}

const shortest = 3;
const longest = 70;

/** Where a name in a cell ends: before an address, a number, a remark. */
const nameEnd = /[·•|*,;:(<]| [-–—] | {2}|(?<=\p{Ll}{5})\. /u;

/** Houses whose owners are named after their address. */
const community =
  /^(?:comunidad de|c\.? ?p\.? |condominio|copropri|syndicat|residence|weg |wohnungseigent|vve |vereniging|wspolnota|asociatia|associa)/;
/** Forms of address before the name of an office, who a bill is sent for, and how sentences of parties begin. */
const style =
  /^(?:Entre|Zwischen|Between|Tra|Fra|Tussen) (?=\p{Lu})|^(?:(?:Il|La|El|L[ae]|O|A) ?)?(?:sottoscritt[oa]|abaixo[- ]assinad[oa]|soussignée?|suscrit[oa]|[Ss]ubsemnat(?:ul|a)),? (?=\p{Lu})|^(?:Il|La|El|O|A|Le|De) (?:sig(?:\.ra|\.)?|signora?|sra?\.?|heer|mevrouw|señora?|D\.|Dña\.) (?=\p{Lu})|^(?:La société|La sociedad|La società|La ditta|L['’]entreprise|Die Firma|De firma|The company|Spółka|Firma|Societatea|A empresa|A sociedade) (?=\p{Lu})|^(?:Comptabilité|Buchhaltung|Accounts|Contabilidad|Contabilità|Boekhouding|Księgowość|Contabilidade|Contabilitate) (?=\p{Lu})|^(?:De una parte|D['’]une part|Da una parte|De uma parte|Pe de o parte),? |^(?:EXCMO|EXCMA|ILMO|ILMA|Excmo|Excma|Ilmo|Ilma)\.? |^\S{3,12} (?:namens|im Auftrag (?:von|der|des)|on behalf of|por cuenta de|per conto di|w imieniu) /u;
/** What stands where a name may, below greetings and in heads: who signs, not for whom. */
const role =
  /^(?:(?:el|la|il|le|les|the|der|die|o|a|de|het|ihr|ihre|your|votre|su|uw|twoj|twoja|echipa|seu|sua|il suo|z up\.) |l'){1,4}(?:\S+ )?(?:team|service|equipe|equipo|echipa|secretari|president|administra|direc|gerenc|tesorer|treasurer|geschaftsfuhr|vorstand|manager|maire|sindac|alcalde|burmistr|dyrektor|conseiller|kundenservice|kundendienst|klantenservice)|^(?:president|presedinte|director|directeur|direktor|secretar|secretary|administrator|primar|inspector|treasurer|manager|geschaftsfuhrer|sachbearbeiter|prestator|beneficiar|comprador|vendedor|verkaufer|kaufer|vermieter|mieter|wynajmujacy|najemca|anexo|anlage|enclosure)[a-z]*\W*$/;

function isRole(folded: string): boolean {
  return role.test(folded);
}

/** Letters of a word in capitals, and within words, that were read as others: `SZPlTAL`, `Ho1zapfel`. */
export function repairName(printed: string): string {
  return printed.replace(/[\p{L}\d|]{3,}/gu, (word) => {
    const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
    const small = word.match(/\p{Ll}/gu)?.length ?? 0;
    const smallL = word.match(/l/g)?.length ?? 0;
    if (capitals >= 2 && small === smallL)
      return word
        .replace(/(?<=\p{L})[l1|](?=\p{L}|$)|^[l|](?=\p{Lu})/gu, 'I')
        .replace(/(?<=\p{L}0{0,8})0(?=0{0,8}(?:\p{L}|$))/gu, 'O');
    if (small < 3) return word;
    return word.replace(/(?<=\p{L})1(?=\p{Ll}|$)/gu, 'l').replace(/(?<=\p{L})0(?=\p{Ll})/gu, 'o');
  });
}

/** Offices above the one that writes: states, ministries, regions. */
const umbrella =
  /^(?:republi|republica|romania|rzeczpospolita|bundesrepublik|freistaat|konigreich|koninkrijk|royaume|reino|repubblica|kingdom|minister|ministr|departement d|departament|region|regione|provincia|provincie|judetul|wojewodztwo|powiat |estado d|governo|gobierno|comunidad autonoma|comunidad de madrid|junta de|generalitat|academie|rectorat|land |kanton|canton|servicio de salud|servico nacional|direzione generale)/;

export function isUmbrella(name: string): boolean {
  return umbrella.test(foldText(name));
}

/** Whether a name says only what kind of office or practice it is: `Finanzamt`, `STUDIO LEGALE`, `Parking Services`. */
export function isGeneric(name: string): boolean {
  const words = foldText(name).match(/[a-z]{2,}/g) ?? [];
  return words.length <= 3 && words.length > 0 && words.every((word) => generic.test(word));
}

const generic =
  /^(?:[a-z]*amt|gemeindeverwaltung|stadtverwaltung|verwaltung|[a-z]*praxis|praktijk|[a-z]*praktijk|kanzlei|rechtsanwalte?|anwaltskanzlei|steuerberater|steuerberatung|architekt[a-z]*|notar[a-z]*|apotheke|apotek|apteka|farmacia|pharmacie|pharmacy|studio|legale|dentistico|tecnico|medico|commerciale|notarile|cabinet|medical|dentaire|avocats?|abogados?|despacho|clinica|dental|gabinet|stomatologiczny|lekarski|kancelaria|adwokacka|notarialna|pracownia|parking|services?|serwis|finance|financial|patient|patients|council|department|billing|customer|accounts?|office|stadtkasse|steuerabteilung|kundenservice|kundencenter|servizio|clienti|servicio|atencion|cliente|oficina|recaudacion|service|clients|direction|dienst|afdeling|klantenservice|belastingen|dzial|biuro|wydzial|serviciul|compartimentul|birou|secretaria|secretariat|tesouraria|facturation|rechnungswesen|buchhaltung|boekhouding|administration|administratie|garage|werkstatt|taller|officina|restaurant|restaurante|ristorante|cafe|bar|hotel|museum|theater|schule|school|ecole|escola|scuola|szkola|gemeinde|comune|commune|mairie|urzad|primaria|ayuntamiento)$/;

/** `TSV Grünhain 1908 e.V.` */
const foundingYear = / (?:1[6-9]|20)\d\d(?= )/;
/** In small letters before a name: `gemeente Veldrade`. */
const smallOffice = /^(?:gemeente|stad|waterschap|provincie|commune|mairie|ville|comune|urząd|gmina|stiftung|stichting) (?=\p{Lu})/u;

/** The name that a line begins with; undefined if it begins with something else. */
export function nameIn(printed: string): string | undefined {
  const text = repairName(printed.slice(0, 200))
    .replace(/^[\s·•*|:,.–—-]+|^\d{1,2}[.)] /u, '')
    .replace(style, '');
  const form = legalFormIn(text.slice(0, longest + 20));
  const end = nameEnd.exec(text);
  // A comma may be before a legal form, other separators are not.
  const isWithForm = form && (!end || form.index < end.index + 3 || end[0] === ',');
  if (end?.[0] === ':' && !isWithForm) return undefined;
  const cut = isWithForm ? endOfForm(text, form) : (end?.index ?? text.length);
  const whole = text
    .slice(0, cut)
    .replace(/[\s,·•|–—-]{1,8}$/u, '')
    .trim();
  const name = community.test(foldText(whole)) ? whole : whole.replace(/(?: \d{3,8}){1,2}$/u, '');
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (name.length < shortest || name.length > longest || letters < shortest) return undefined;
  const isCapital = /^[\p{Lu}\d"'„«“]|^[a-z]{2,}\.[a-z]/u.test(name) || smallOffice.test(name);
  if (letters < name.length * 0.6 || !isCapital) return undefined;
  const folded = foldText(name);
  const withoutYear = form ? name.replace(foundingYear, '') : name;
  if (contact.test(folded) || /\d{4,}/.test(withoutYear) || isRole(folded)) return undefined;
  if (isAddress(folded) && !community.test(folded)) return undefined;
  if (/ (?:st|rd|ave|ln|str)\.?$/.test(folded)) return undefined;
  if (!form && isSentence(name)) return undefined;
  return name;
}

/** Where a legal form ends, with what it says of its kind: `S.A. de C.V.`, `S.A. de Seguros`. */
function endOfForm(text: string, form: { index: number; 0: string }): number {
  const end = form.index + form[0].length;
  const [kind = ''] = /^ de (?:\p{Lu}\. ?\p{Lu}\.|Seguros)(?: y Reaseguros)?/u.exec(text.slice(end)) ?? [];
  return end + kind.length;
}

/** Names are written with capitals. */
function isSentence(name: string): boolean {
  const words = name.match(/\p{L}{4,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small * 2 >= Math.max(1, words.length) || name.split(/\s+/).length > 10;
}

/** What two spellings of a name have in common: its words without legal form. */
export function nameKey(name: string): string {
  const folded = foldText(name);
  const form = legalFormIn(name);
  const kept = form ? folded.slice(0, form.index) : folded;
  return kept.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
