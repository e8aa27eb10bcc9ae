import { oneOf, type WordLists } from '../word-lists.ts';

/* Words of names and addresses, in folded text. */

const institutions: WordLists = {
  german: String.raw`stadtwerk|finanzamt|stadtverwaltung|^stadt |gemeinde|landratsamt|[a-z]amt(?![a-z])|sparkasse|bank|versicherung|krankenkasse|klinik|praxis|universit|hochschule|schule|kanzlei|verein|verband|genossenschaft|apotheke|kammer|verlag|gesellschaft|werkstatt|betrieb|autohaus|hausverwaltung|gericht|kindertages|kindergarten|zahnarzt|gewerbe|supermarkt|handwerk|technik|werke`,
  english: String.raw`college|council|hospital|clinic|school|insurance|assurance|mutual|surgery|practice|association|society|solicitors|services?|energy|water|telecom|railway|airline|hotel|restaurant|cafe|museum|theat|revenue|department|ministr|agency|trust|court(?![a-z])|dentist|center(?![a-z])|electricity|gas |market|shop|store|solutions|consulting|group|holding`,
  french: String.raw`mairie|commune|caisse (?:d|primaire|regionale)|transports |regie (?:d|municipale)|banque|mutuelle|hopital|ecole|lycee|cabinet|syndic|garage|pharmacie|boulangerie|direction|prefecture|centre(?![a-z])|residence|clinique|tribunal`,
  spanish: String.raw`ayuntamiento|universidad|agencia|colegio|banco|caixa|seguros|asesoria|clinica|farmacia|taller|restaurante|comunidad de|registro|ministerio|instituto|juzgado|notaria|caja (?:de|rural)`,
  italian: String.raw`comune di|agenzia|banca|ospedale|assicurazion|studio|condominio|ristorante|officina|scuola|istituto|associazione|azienda|poliambulator`,
  dutch: String.raw`belastingdienst|gemeente|ziekenhuis|verzekering|bedrijf|vereniging|stichting|tandart|huisarts|apotheek|makelaar|notaris|waterschap|rechtbank`,
  polish: String.raw`urzad|szpital|uniwersytet|spoldzielnia|wspolnota|przychodnia|apteka|zaklad|kancelaria|towarzystwo|szkola|gmina|hurtownia|restauracja|poradnia|sad rejonowy`,
  portuguese: String.raw`camara municipal|universidade|junta de freguesia|autoridade|prefeitura|escola|departamento|secretaria (?:municipal|de)|agrupamento|federacao`,
  nordic: String.raw`skatteverket|styrelsen(?![a-z])|kommune?(?![a-z])|^region |sjukhus|sygehus|vardcentral|[a-z](?:skolan?|skolen)(?![a-z])|forskolan|bornehave|foreningen|apotek|banken(?![a-z])|mottagning|laegehus|lægehus|tandlaege|tandlæge|tandhalsa|inddrivelse`,
  czech: String.raw`(?:financni|mestsky|obecni|celni) urad|urad(?![a-z])|nemocnice|(?:zakladni|materska) skola|gymnazium|poliklinika|pojistovna|knihovna|druzstvo|spolecenstvi|ordinace|lekarna|sporitelna|zalozna|domov (?:senioru|mladeze)|stredisko`,
  turkish: String.raw`belediye|universitesi|hastanesi|mudurlugu|sigorta|bankasi|eczanesi|okulu|lisesi|dernegi|kutuphanesi|klinigi|vakfi|elektrik|dogalgaz|bakanligi|amirligi|baskanligi|idaresi|odasi(?![a-z])|muhtarligi|birligi|sinemasi|oteli`,
  greek: String.raw`δημοσ |δημοτικη|νοσοκομειο|πανεπιστημιο|σχολειο|γυμνασιο|λυκειο|νηπιαγωγειο|τραπεζα|ασφαλ(?:ειεσ|ιστικη)|φαρμακειο|συλλογοσ|βιβλιοθηκη|υπουργειο|κλινικη|εταιρεια|υδρευση|ηλεκτρικη|δευα |κεντρο(?![α-ω])|περιφερεια|εφορια|επιμελητηριο|γραφειο|σχολη(?![α-ω])`,
  romanian: String.raw`primaria|casa (?:judeteana|nationala|de pensii|de asigurari)|spital|asociatia|directia|inspectorat|liceul|universitatea|compania|judecatori|stomatolog|politia|serviciul public|administratia`,
};
export const institution = new RegExp(oneOf(institutions));

const titles: WordLists = {
  doctors: 'dr|mudr|mvdr|dott|dra|docteur|lek',
  lawyers: 'avv|mgr|maitre|notar|notaire|notaris|rechtsanw|adw|mec',
  others: 'prof|arch|geom|rag|ing|dipl',
};
export const practitioner = new RegExp(`^(?:${oneOf(titles)})(?![a-z])`);

/** `Herrn`, `Mme`, `Spett.le`: the same or the next line names the recipient. */
const honorifics: WordLists = {
  german: String.raw`herrn?|frau|fam(?:\.|ilie[n]?|iljen|iglia|ille|ilia)|rodzina|rodina|eheleute|firma|fa\.|an (?:die|das|den)`,
  french: String.raw`m\. |mme|mlle|monsieur|madame`,
  english: String.raw`mr\.?|mrs\.?|ms\.?|miss`,
  spanish: String.raw`sr\.|sra\.|srta|d\. |d\.a |dna\.?|don |dona |a la atencion`,
  italian: String.raw`spett|egr|gent|sig\.?|dott|alla `,
  dutch: String.raw`dhr\.?|mevr\.?|mw\.?|de heer|mevrouw|aan `,
  polish: String.raw`sz\. ?p|szanown|pan|pani`,
  portuguese: String.raw`exm`,
  romanian: String.raw`dl\.|domnul|doamna|catre`,
  nordic: String.raw`hr\.|fr\.|fru`,
  czech: String.raw`vazen[aey]`,
  turkish: String.raw`sayin|sn\.`,
  greek: String.raw`προσ|κ\. |κοσ |κον |κα |κυριο[σν]?|κυρια`,
  anywhere: String.raw`att`,
};
export const honorific = new RegExp(String.raw`^(?:${oneOf(honorifics)})(?!\p{L})`, 'u');

/** Names of streets, or their endings; a number is next to them. */
const streets: WordLists = {
  abbreviated: String.raw`(?<![a-z])(?:rd|ln|dr|blvd|hwy|pkwy|pl|pza|bd|av|bv)\.?(?![a-z])|str(?:\.|asse|aße|ada|eet)`,
  german: String.raw`weg|platz|allee|gasse|ring|ufer|damm|chaussee|postfach`,
  english: String.raw`road|street|lane|avenue|ave\.|drive|close|court|square|house,|po box`,
  french: String.raw`rue|boulevard|bd\.?|place|chemin|impasse|quai|route|(?<![a-z])[bc]p|lote|lot|tsa|cs|cidex`,
  spanish: String.raw`calle|c\/|avda|avenida|plaza|paseo|camino|apartado`,
  italian: String.raw`via|viale|corso|piazza|largo`,
  dutch: String.raw`straat|laan|plein|gracht|kade|dreef|singel|postbus`,
  polish: String.raw`ul\.|al\.|aleja|os\.|plac`,
  portuguese: String.raw`rua|travessa|praca|estrada|alameda|(?<![a-z])r\.`,
  nordic: String.raw`[a-z](?:gatan|vagen|vej|gade)|torget|torvet`,
  romanian: String.raw`(?<![a-z])str|calea|sos\.?|aleea|bulevardul|b-dul`,
};
export const street = new RegExp(`(?:${oneOf(streets)})(?![a-z])`);

export const streetEnd =
  / (?:road|street|lane|avenue|drive|close|crescent|terrace|gardens|mews|way|row|walk)$/;

const streetStarts: WordLists = {
  french: 'rue|quai|avenue|boulevard|chemin|route|impasse',
  spanish: 'calle|plaza de|avda|paseo|camino',
  italian: 'viale|corso|piazza|largo d',
  portuguese: 'rua|praca|travessa|estrada|avenida',
  romanian: 'strada|calea|aleea',
  polish: String.raw`ul\.|al\.|os\.|plac`,
};
export const streetStart = new RegExp(`^(?:${oneOf(streetStarts)})(?![a-z])`);

/** Postcodes followed by a place, or British ones. */
const postcodes: WordLists = {
  before: String.raw`(?<!\d)(?:[a-z]{1,2}-)?(?:\d{5}(?:-\d{3,4})?|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[a-z]{2}) [a-z]`,
  ofFourDigits: String.raw`(?:^|[,·|;-] ?)(?:[a-z]{1,2}-)?[1-9]\d{3} [a-z]`,
  ofThreeAndTwo: String.raw`^(?:[a-z]{1,2}-)?\d{3} \d{2} [a-z]{3}`,
  british: String.raw`(?<![a-z0-9])[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}(?![a-z0-9])`,
};
export const postcode = new RegExp(oneOf(postcodes));

const contacts: WordLists = {
  signs: String.raw`@|www\.|https?:|!`,
  labels: String.raw`(?:^|[^a-z])(?:tel|telefon|fax|telefono|telefone|telefoon|e-?mail|iban|bic|swift|ust|vat|tva|nip|nif|cif|cui|kvk|btw|p\.? ?iva|siret|hrb|cnpj|regon)(?![a-z])`,
  beforeNumbers: String.raw`(?:^|[^a-z])(?:phone|mobile?|fon|seite|page|pagina|strona|hotline)(?:[.:]| ?[+\d(])`,
};
export const contact = new RegExp(oneOf(contacts));

/** Buildings whose owners' communities are named after the address. */
const communities: WordLists = {
  spanish: String.raw`comunidad de|c\.? ?p\.? `,
  italian: 'condominio',
  french: 'copropri|syndicat|residence',
  german: 'weg |wohnungseigent',
  dutch: 'vve |vereniging',
  nordic: String.raw`ejerforening|andels|grundejer|e\/f |bostadsratt|brf |samfallig`,
  others: 'wspolnota|asociatia|associa|spolecenstvi|svj |πολυκατοικ',
};
export const community = new RegExp(`^(?:${oneOf(communities)})`);

const writers: WordLists = {
  italian: String.raw`(?:Io,? )?(?:(?:[Ii]l|[Ll]a) )?sottoscritt[oa]`,
  spanish: String.raw`(?:Yo,? )?(?:(?:[Ee]l|[Ll]a) )?(?:suscrit[oa]|abajo firmante|que suscribe)`,
  portuguese: String.raw`(?:Eu,? )?(?:[OoAa] )?abaixo[- ]assinad[oa]`,
  french: String.raw`(?:Je,? )?(?:[Ll][ae] )?soussignée?`,
  german: String.raw`(?:Ich,? )?(?:[Dd](?:er|ie) )?[Uu]nterzeichne(?:te|nde)[rn]?`,
  dutch: String.raw`(?:Ik,? )?(?:[Dd]e )?[Oo]ndergetekende`,
  english: String.raw`(?:I,? )?(?:[Tt]he )?undersigned`,
  nordic: String.raw`[Uu]ndertegnede|[Uu]ndertecknade?`,
  czech: String.raw`(?:Já,? )?[Nn]íže podepsan[ýá]`,
  polish: String.raw`(?:Ja,? )?[Nn]iżej podpisan[ya]`,
  romanian: String.raw`[Ss]ubsemnat(?:ul|a)`,
  greek: String.raw`(?:[ΟοΗη] )?υπογεγραμμέν(?:ος|η)`,
};
/** Matches `Io sottoscritta,` before the name of the writer, as printed. */
export const undersigned = String.raw`(?:${oneOf(writers)}),? (?=\p{Lu})`;

/** What precedes a name without being part of it, as printed. */
const styles: WordLists = {
  betweenParties: String.raw`(?:Entre|Zwischen|Between|Tra|Fra|Tussen|Între|Między|Pomiędzy|Mezi|Mellan|Mellem|Μεταξύ) (?:(?:il|la|le|el|der|dem|de|a|o|the|της|του) )?(?=\p{Lu})`,
  undersigned,
  owners: String.raw`(?:Inh(?:\.|aber(?:in)?:?)|Prop(?:\.|rietor:?)|Eigenaar:?|Indehaver:?|Innehavare:?|Majitel(?:ka)?:?) (?=\p{Lu})`,
  couples: String.raw`(?:Eheleuten?|(?:Das )?Ehepaar|(?:Les )?époux|(?:I )?coniugi|(?:De )?echtelieden|Małżonkowie|Soții|Manželé|Ægteparret|Makarna(?= \p{L}+ (?:och|&) )) (?=\p{Lu})`,
  persons: String.raw`(?:Il|La|El|O|A|Le|De) (?:sig(?:\.ra|\.)?|signora?|sra?\.?|heer|mevrouw|señora?|D\.|Dña\.) (?=\p{Lu})`,
  companies: String.raw`(?:La société|La sociedad|La società|La ditta|L['’]entreprise|Die Firma|De firma|The company|Spółka|Firma|Societatea|A empresa|A sociedade) (?=\p{Lu})`,
  accounting: String.raw`(?:Comptabilité|Buchhaltung|Accounts|Contabilidad|Contabilità|Boekhouding|Księgowość|Contabilidade|Contabilitate) (?=\p{Lu})`,
  onOneSide: String.raw`(?:Pelo presente instrumento, de um lado|De um lado|De una parte|D['’]une part|Da una parte|De uma parte|Pe de o parte),? `,
  excellencies: String.raw`(?:EXCMO|EXCMA|ILMO|ILMA|Excmo|Excma|Ilmo|Ilma)\.? `,
  articles: String.raw`(?:La|Le|L['’]|Die|De|The) (?=(?:SCI|SARL|SAS|EURL|Stichting|Fundacja) )`,
  madeBy: String.raw`(?:Hergestellt (?:von|durch)|Hersteller|Importeur|Vertrieb(?: durch)?|Manufactured (?:by|for)|Made by|Distributed by|Imported by|Issued by|Provided by|Sold by|Fabriqué par|Distribué par|Importé par|Édité par|Émis par|Fabricado por|Distribuido por|Distribuído por|Importado por|Produzido por|Emitido por|Expedido por|Prodotto da|Distribuito da|Importato da|Emesso da|Rilasciato da|Geproduceerd door|Uitgegeven door|Afgegeven door|Wyprodukowano (?:przez|dla)|Producent|Importer|Wydan[aey] przez|Wystawion[aey] przez|Produs de|Fabricat de|Distribuit de|Emis de|Eliberat de|Výrobce|Dovozce|Vyrobeno|Vydal|Vystavil|Producent|Fremstillet af|Udstedt af|Udgivet af|Tillverkad av|Tillverkare|Utfärdad av|Utgiven av|Såld av|Üretici|Üretici firma|İthalatçı|Ruhsat sahibi|Düzenleyen|Κατασκευαστής|Παραγωγός|Εισαγωγέας|Εκδόθηκε από|Διανομή)[ :]{1,3}(?=[\p{Lu}„"«])`,
  soldBy: String.raw`(?:[Vv]erkauft (?:und versandt )?(?:von|durch)|VERKAUFT (?:VON|DURCH)|[Ss]old and shipped by|SOLD BY|[Vv]endu (?:et expédié )?par|[Vv]endido (?:y enviado )?por|VENDIDO POR|[Vv]enduto (?:e spedito )?da|[Vv]erkocht (?:en verzonden )?door|[Ss]przedawane przez|[Ss]przedaż:|[Vv]ândut (?:și livrat )?de|[Pp]rodáv[áa]|[Ss]olgt af|[Ss]äljs av|[Ss]atıcı:?|[Ππ]ωλείται από|[Rr]ecebemos d[eao]s?|RECEBEMOS D[EAO]S?|[Rr]ecibimos de|[Ee]rstellt von|[Cc]reated by|[Ii]nviato da|[Oo]rganised by|[Oo]rganized by|[Vv]eranstalter:?|[Oo]rganisé par|[Oo]rganizado por|[Oo]rganizzato da|[Oo]rganisatie:?|[Oo]rganizator:?|[Pp]ořádá|[Aa]rrangør:?|[Aa]rrangör:?|[Dd]üzenleyen:?) (?=[\p{Lu}„"«])`,
  signedFor: String.raw`(?:Für (?:die|den|das)|Im Namen (?:der|des)|Im Auftrag (?:der|des)|(?:Signed )?[Ff]or (?:and on behalf of )?|On behalf of|Pour (?:la |le |l['’])?|Por (?:la |el |a |o )?|Pela |Pelo |Per (?:la |il |conto di |l['’])?|Voor (?:de |het )?|Namens (?:de |het )?|Za (?:společnost |firmę |spółkę )?|W imieniu |Pentru |Din partea |For |På vegne af |På uppdrag av |För |Για (?:την|τη|τον|το) |Εκ μέρους (?:της|του) |Της εταιρείας |Adına )(?=[\p{Lu}„"«])`,
  onBehalfOf: String.raw`\S{3,12} (?:namens|im Auftrag (?:von|der|des)|on behalf of|por cuenta de|per conto di|w imieniu) `,
};
export const style = new RegExp(`^(?:${oneOf(styles)})`, 'u');

const addresses: WordLists = {
  english: String.raw`(?:Mr|Mrs|Ms|Miss|Mx)\.?`,
  german: 'Herrn?|Frau',
  french: String.raw`M\.|Mme|Mlle|Monsieur|Madame`,
  spanish: String.raw`Sra?\.|Srta\.|Dña\.|D\.ª|Dª|D\.|Don|Doña`,
  italian: String.raw`Sig\.(?: ?ra)?|Signora?`,
  dutch: String.raw`[Dd]hr\.|Mevr\.|Mw\.`,
  slavic: String.raw`Pan[ií]?`,
  romanian: String.raw`Dl\.|Dna\.?|Domnul|Doamna`,
  nordic: String.raw`Hr\.|Fr\.|Herr|Fru`,
  turkish: String.raw`Sayın|Sn\.|Bay|Bayan`,
  greek: String.raw`[Κκ]\.|[Κκ]ος|[Κκ]ον|[Κκ]α|Κύριο[ςν]?|Κυρία`,
};
export const addressed = new RegExp(`^(?:${oneOf(addresses)}) (?=\\p{Lu})`, 'u');

/** Roles of people who sign, which are below greetings and in heads, like names. */
const roles: WordLists = {
  ours: String.raw`(?:(?:el|la|il|le|les|the|der|die|o|a|de|het|ihr|ihre|your|votre|su|uw|twoj|twoja|echipa|seu|sua|il suo|z up\.) |l'){1,4}(?:\S+ )?(?:team|service|equipe|equipo|echipa|secretari|president|administra|direc|gerenc|tesorer|treasurer|geschaftsfuhr|vorstand|manager|maire|sindac|alcalde|burmistr|dyrektor|conseiller|kundenservice|kundendienst|klantenservice)`,
  alone: String.raw`(?:president|presedinte|director|directeur|direktor|secretar|secretary|administrator|primar|inspector|treasurer|manager|geschaftsfuhrer|sachbearbeiter|prestator|beneficiar|klantadviseur|adviseur|medewerker|teamleider|sachbearbeitung|kundenberater|berater|referent|advisor|adviser|officer|registrar|headteacher|clerk|conseiller|conseillere|gestionnaire|responsable|asesor|gestor|tecnic|consulente|responsabile|segretari|doradca|konsultant|referent|kierownik|specjalista|consilier|consultant|casier|poradce|referentka|vedouci|jednatel|radgiver|sagsbehandler|kontorleder|handlaggare|radgivare|rektor|temsilci|sorumlu|memur|συμβουλοσ|υπαλληλοσ|ο διευθυντησ|η διευθυντρια|comprador|vendedor|verkaufer|kaufer|vermieter|mieter|landlord|tenant|lessor|lessee|bailleur|locataire|arrendador|arrendatari|inquilin|senhorio|locador|locatari|locator|conduttore|verhuurder|huurder|udlejer|lejer|hyresvard|hyresgast|pronajimatel|najemce|kiraci|kiraya veren|ev sahibi|proprietar|chirias|yonetici|(?:ο|η) (?:εκ)?μισθωτ|(?:ο|η) διαχειρ|(?:ο|η) ιδιοκτητ|wynajmujacy|najemca|anexo|anlage|enclosure)[a-z]*\W*$`,
};
export const role = new RegExp(`^(?:${oneOf(roles)})`);

/** Parts of authorities and companies, which are printed below or beside their names. */
const departments: WordLists = {
  beginnings: String.raw`λογιστηριο|abteilung|referat|fachbereich|fachdienst|dezernat|sachgebiet|kunden(?:service|center|dienst|betreuung)|(?:customer|billing|accounts|finance|parking|revenue) (?:services?|department|office|team)|division|direction|service|pole|bureau|direccion|departamento|servicio|area|seccion|negociado|concejalia|unidad|direzione|settore|ufficio|servizio|divisione|ripartizione|afdeling|dienst|directie|klantenservice|wydzial|dzial|departament|biuro|oddzial|direcao|divisao|setor|secao|secretaria|servico|gerencia|directia|serviciul|compartimentul|birou|biroul|sectia|odbor|oddeleni|usek|forvaltning|avdelning|enhet|τμημα|διευθυνση|γραφειο|υπηρεσια`,
  ends: String.raw`abteilung|(?:customer|billing|human|accounts|finance|client)s? (?:services?|department|resources|office|care|support)|department|afdeling(?:en)?|forvaltning(?:en)?|avdelning(?:en)?|enhet(?:en)?|namnd(?:en)?|servisi|(?:hizmetler|isleri|gelirler|tahsilat|zabita|emlak|kaynaklari) mudurlugu(?:'ne)?|birimi|sefligi|daire baskanligi|課|係|窓口`,
};
export const department = new RegExp(
  String.raw`^(?:${departments.beginnings})(?!\p{L})|(?:${departments.ends})$`,
  'u',
);

/** Superior authorities: states, ministries, regions. */
const umbrellas: WordLists = {
  states: String.raw`republi|romania|rzeczpospolita|bundesrepublik|freistaat|konigreich|koninkrijk|royaume|reino|repubblica|kingdom|estado d`,
  offices: String.raw`izba administracji|krajowa administracja|urzad wojewodzki|kuratorium|bezirksregierung|regierung von|senatsverwaltung|staatsministerium|financni sprava|ministerstvo|inspectoratul general|directia generala|agentia nationala|guvernul|prefecture de region|rectorat|servizio sanitario|sistema sanitario|consejeria de|direccion general|direcao-geral|gelir idaresi|\S+ (?:kaymakamligi|valiligi|il saglik mudurlugu|il milli egitim mudurlugu)|περιφερεια|αποκεντρωμενη|περιφ\/|\S+ υ\. ?πε|vlaamse (?:overheid|gemeenschap)|nhs england`,
  governments: String.raw`minister|ministr|governo|gobierno|junta de|generalitat|direzione generale|servicio de salud|servico nacional`,
  regions: String.raw`departement d|departament(?!o (?:municipal|estadual|de trans))|region|regione|provincia|provincie|judetul|wojewodztwo|powiat |comunidad autonoma|comunidad de madrid|land |kanton|canton`,
  schools: 'academie|rectorat|inspectoratul scolar',
  abroad: String.raw`ελληνικη δημοκρατια|υπουργειο|ceska republika|kongeriget|kungariket|konungariket|t\. ?c\.(?! \S+ (?:belediye|universite))|turkiye cumhuriyeti|[^ ]+ (?:ve [^ ]+ )?bakanligi$|directia generala regionala|δ\/νση|日本国`,
};
export const umbrella = new RegExp(`^(?:${oneOf(umbrellas)})`);

/** Forms of address without a name. */
const honorificsAlone = String.raw`(?:herrn?|frau|familie|fam\.|mr|mrs|ms|messrs|m\.|mme|monsieur|madame|sr\.?|sra\.?|don|dona|sig\.?|sig\.ra|gent\.mi|spett\.le|dhr\.?|mevr\.?|de heer|mevrouw|pan|pani|panstwo|dl\.?|dna\.?|exmos?|pani a pan|hr\.|fr\.|fru|herr|sayin|κ\.κ\.)(?: (?:und|and|et|y|e|i|en|og|och|a|&|si) (?:herrn?|frau|mr|mrs|ms|mme|sra\.?|sig\.ra|pani|mevrouw|dna|fru))?`;

/** Events, announcements and numbered things, as the whole text. */
const headings: WordLists = {
  events: String.raw`workshop|seminar[a-z]*|webinar|konzert|concert[a-z]*|concierto|konferenz|conference|conferenza|kurs|course|cours|curso|corso|cursus|training|lehrgang|flohmarkt|fete|fiesta|festa|feest`,
  lists: String.raw`shopping list|einkaufs(?:liste|zettel)|liste de courses|lista de la compra|lista della spesa|boodschappenlijst(?:je)?|lista zakupow|lista de compras|lista de cumparaturi|nakupni seznam|indkobsliste|inkopslista|alisveris listesi|λιστα αγορων|packing list|packliste|guest list|gasteliste`,
  papers: String.raw`programm?e?|program[ma]*|agenda|menu|menue?|speisekarte|newsletter|rundbrief|notizen?|notes?|notas?|appunti|notities|notatki|memo|todo|entwurf|draft|brouillon|borrador|bozza|concept|rascunho|szkic`,
};
export const heading = new RegExp(`^(?:${oneOf(headings)}|${honorificsAlone})$`, 'u');

/** Words for the kind of an authority, practice or shop, as the whole text. */
const kinds: WordLists = {
  authorities: String.raw`[a-z]*amt|zweckverband|gemeindeverwaltung|stadtverwaltung|verwaltung|gemeinde|comune|commune|mairie|urzad|primaria|ayuntamiento|council|department`,
  practices: String.raw`[a-z]*praxis|praktijk|[a-z]*praktijk|cabinet|medical|medico|dentaire|dental|dentistico|clinica|gabinet|stomatologiczny|lekarski|stomatologic|patients?`,
  practicesAbroad: String.raw`ordinace|ambulance|ordinacni|ortopedicka|zubni|ocni|detska|prakticky|interni|lekar|lekarska|prywatny|specjalistyczny|dermatologiczny|ginekologiczny|okulistyczny|ortopedyczny|laryngologiczny|weterynaryjny|poradnia|przychodnia|tandlaege|tandlaegeklinik|laegehus|laeger?|tandlakare|vardcentral|mottagning|klinik|klinigi|muayenehanesi|muayenehane|poliklinigi|ιατρειο|οδοντιατρειο|κλινικη|διαγνωστικο|κεντρο|φυσικοθεραπευτηριο`,
  lawyers: String.raw`kanzlei|rechtsanwalte?|anwaltskanzlei|notar[a-z]*|legale|notarile|avocats?|abogados?|despacho|kancelaria|adwokacka|notarialna`,
  advisers: String.raw`steuerberater|steuerberatung|architekt[a-z]*|studio|tecnico|commerciale|pracownia`,
  pharmacies: String.raw`lekarna|apoteket|eczane|eczanesi|φαρμακειο|apotheke|apotek|apteka|farmacia|pharmacie|pharmacy`,
  departments: String.raw`parking|services?|serwis|finance|financial|billing|customer|accounts?|office|stadtkasse|steuerabteilung|kundenservice|kundencenter|servizio|clienti|servicio|atencion|cliente|oficina|recaudacion|clients|direction|dienst|afdeling|klantenservice|belastingen|dzial|biuro|wydzial|serviciul|compartimentul|birou|secretaria|secretariat|tesouraria|facturation|rechnungswesen|buchhaltung|boekhouding|administration|administratie`,
  households: String.raw`krankenkasse|hausverwaltung|vermieter(?:in)?|arbeitgeber|filiale|geschaftsstelle|leitung|schulleitung|sekretariat|vorstand|redaktion|landlord|employer|branch|headmaster|headteacher|management|company|bank|insurer|insurance|employeur|bailleur|agence|societe|entreprise|succursale|assureur|assurance|banque|empresa|sociedad|agencia|sucursal|banco|aseguradora|colegio|tesoreria|direccion|azienda|ditta|societa|agenzia|filiale|banca|assicurazione|segreteria|direzione|presidenza|bedrijf|vestiging|filiaal|kantoor|werkgever|verhuurder|directie|bestuur|bank|verzekeraar|firma|oddzial|placowka|pracodawca|zarzad|dyrekcja|ksiegowosc|sekretariat|agencja|seguradora|agencia|loja|direcao|gerencia|societatea|societate|firma|agentia|sucursala|angajator|conducerea|directiunea|spolecnost|firma|pobocka|zamestnavatel|vedeni|reditelstvi|firma|virksomhed|afdeling|filial|arbejdsgiver|ledelsen|bestyrelsen|kontoret|foretag|foretaget|kontor|kontoret|arbetsgivare|styrelsen|ledningen|rektor|sirket|firma|sube|subesi|isveren|okul|yonetim|mudurluk|εταιρεια|επιχειρηση|υποκαταστημα|εργοδοτησ|διοικηση|διευθυνση|σχολειο|τραπεζα`,
  shops: String.raw`backstube|backerei|konditorei|metzgerei|boulangerie|patisserie|panaderia|pasteleria|pastelaria|padaria|pizzeria|trattoria|tankstelle|bakkerij|slagerij|piekarnia|cukiernia|garage|hurtownia|werkstatt|taller|officina|restaurant|restaurante|ristorante|cafe|bar|hotel`,
  authoritiesAbroad: String.raw`kommune|kommunen|kommun|radhuset|mesto|obec|mestsky|obecni|krajsky|belediye|belediyesi|valilik|kaymakamlik|δημοσ|δημαρχειο|κοινοτητα|municipio|municipalidad|municipality|alcaldia|prefeitura|camara|municipal|gmina|miasto|comuna|orasul|municipiul`,
  lawyersAbroad: String.raw`advokat|advokati|advokatni|kancelar|notar|notarska|exekutorsky|advokatbyra|advokatfirma|avukat|avukatlik|hukuk|burosu|noter|noterligi|δικηγορικο|γραφειο|δικηγοροσ|συμβολαιογραφειο|λογιστικο`,
  shopsAbroad: String.raw`obchod|prodejna|autoservis|restaurace|hospoda|kavarna|vaerksted|verkstad|butik|butikken|butiken|restaurang|magaza|market|lokanta|restoran|otel|kuafor|firin|καταστημα|συνεργειο|εστιατοριο|ταβερνα|ξενοδοχειο|αρτοποιειο`,
  cultureAbroad: String.raw`skole|skolen|skolan|skola|knihovna|divadlo|bibliotek|biblioteket|teater|okulu|lisesi|kutuphane|σχολη|βιβλιοθηκη|θεατρο|μουσειο`,
  culture: String.raw`museum|theater|schule|school|ecole|escola|scuola|szkola`,
};
export const kind = new RegExp(`^(?:${oneOf(kinds)})$`);
