/*
 * Words before and behind names that are not part of them, in folded text, in the fifteen languages. The rows of each table are
 * alternatives of one pattern, separated by `|`.
 */

type Table = Readonly<Record<string, string>>;

const oneOf = (table: Table) => Object.values(table).join('|');

const articles = String.raw`(?:(?:the|der|die|das|dem|den|le|la|les|el|los|il|lo|gli|het|de|o|a|os|as|η|ο|το|την|τον|τησ|του) |l')?`;

/** What precedes a name at the beginning of a line. */
const leads: Table = {
  ours: String.raw`(?:ihre?|deine?|eure?|unsere?|your|our|votre|notre|vos|nos|uw|jouw|onze|twoja|twoj|panstwa|vas|vase|nas|nase|din|dit|jeres|vores|ert|er|vart|vostr[oa]|nostr[oa]|(?:il |la )(?:tuo|tua|vostr[oa]|nostr[oa])|(?:o |a )(?:seu|sua|nosso|nossa)) (?!team|service|equipe|equipo|echipa|kunden|klanten|conseiller|manager|president|direc|administra|gerenc|sachbearbeit|ansprech)`,
  parties: String.raw`(?:entre|zwischen|between|tra|fra|tussen|intre|pomiedzy|miedzy|mezi|mellan|mellem|μεταξυ) ${articles}(?:(?:association|associazione|asociacion|associacao|asociatia|societe|societa|sociedad|sociedade|societatea|spolka|spolecnost|firma|firmaet|foretaget|bolaget|εταιρεια) )?`,
  boards: String.raw`(?:za |for the |fur den |voor het )?${articles}(?:vorstand|schulleitung|leitung|redaktion|geschaftsfuhrung|board|committee|trustees|governors|management|conseil d'administration|presidence|direction de l'ecole|secretariat|junta directiva|presidencia|presidente|secretaria|direttivo|consiglio direttivo|segreteria|presidenza|bestuur|directie|secretariaat|zarzadu|rady|prezes|conducerea|comitetul|vybor|predsednictvo|bestyrelsen|styrelsen|ledelsen|ledningen|sekretariatet|διοικητικο συμβουλιο|δ\.σ\.|προεδροσ|γραμματεια)(?: (?:der|des|vom|von|of|de|du|del|della|dell|di|da|do|van|for|i)(?: (?:the|der|la|le|het|den|dem)| l')?)? ${articles}(?=\p{L}{4,} |osp|svj|brf|ev |asd|vve|mr )`,
  invitations: String.raw`(?:zaprasza|zve|zve vas|presents|invita|invite|nodigt uit) `,
  companies: String.raw`(?:spolecnost|bolaget|selskabet|foretaget|virksomheden|firmaet|firma|η εταιρεια|sirketi?|societatea|spolka) (?=.{2,60}(?:s\.r\.o|a\. ?s|ab|a\/s|aps|α\.?ε|ε\.?π\.?ε|ltd|s\.? ?r\.? ?l|sp\.))`,
  greek: String.raw`[ηο] (?=\p{L}+ .{0,40}(?:α\.?ε|ε\.?π\.?ε|ι\.?κ\.?ε|ο\.?ε|ε\.ε)\.?(?!\p{L}))`,
  organizers: String.raw`(?:organise|organisee|organizado|organizada|organizzato|organizzata|veranstaltet|organised|organized|hosted|georganiseerd|zorganizowan[ey]|organizat|organizata|poradano|arrangeret|arrangeras|arrangerad) (?:par|por|da|dal|dalla|pelo|pela|von|vom|by|door|przez|de|av|af) ${articles}`,
  teams: String.raw`(?:(?:ihr|dein|euer|das|the|het|il|el|o|votre|your|je|uw|tu|su) |l')?(?:team|equipe|equipo|echipa|zespol|tym|teamet|ομαδα) (?:von der|vom|von|der|des|of the|of|de la|du|del|della|de|di|da|do|van het|van de|van|fra|fran|i|hos|bag) ${articles}`,
};
export const foldedStyle = new RegExp(`^(?:${oneOf(leads)})`, 'u');

/** Labels without a colon, before an organization: `Van UWV Tilburg`. */
export const fromSomeone = /^(?:van|von|from|fra|fran|od|da|dal|dalla|de la|απο) /u;

/** Teams of an organization whose name follows. */
export const team =
  /^(?:das team|team|equipe|equipo|echipa|zespol|tym|administracion|η ομαδα(?: (?:του|τησ))?|ομαδα|sekretariat|secretaria|secretariat|segreteria|sekretariatet) (?!of |de |di |da |do |der |des |van |for |fur |pour |para )/u;

/** Parts of an organization whose name precedes. */
export const teamBehind =
  /(?:,| -)? (?:(?<!(?:tax|post|passport|press|head|home|land|patent|foreign|statistics|registry) )office|team|customer (?:service|services|care|support)|support|accounts|billing|helpdesk|newsletter|kundenservice|kundendienst|buchhaltung|sekretariat|service client|facturation|secretariat|atencion al cliente|administracion|facturacion|secretaria|servizio clienti|segreteria|amministrazione|klantenservice|administratie|secretariaat|biuro obslugi klienta|obsluga klienta|sekretariat|ksiegowosc|apoio ao cliente|serviciul clienti|relatii clienti|secretariat|zakaznicky servis|zakaznicka linka|uctarna|kundeservice|kundetjeneste|bogholderi|kontoret|kundtjanst|kundservice|ekonomi|musteri hizmetleri|muhasebe|εξυπηρετηση πελατων|γραμματεια|λογιστηριο)$/u;

/** Signs that a name is a signature, behind it. */
export const sign =
  /(?:,? (?:v\. ?r\.|m\. ?p\.|e\. ?h\.|f\.to|\(?(?:signed|signature|unterschrift|signe|firmado|firma|firmato|getekend|handtekening|podpis|podpisano|assinado|assinatura|semnatura|underskrift|imza|υπογραφη|印|㊞)\)?))$/iu;

/** Remarks behind a name: where it is, and who signs for it. */
export const remark =
  /(?: (?:te|zu|mit sitz in) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?| (?:gm|genom|v\/|vertr\. d\.|vertreten durch|rep\. por|rappr\. da|represente par|w\/z) \p{L}[\p{L} .,&-]{2,40})$/u;
