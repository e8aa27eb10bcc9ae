import { createStemCount, type Stems } from './stems.ts';

/** Phrases about unpaid bills, too inflected for a list of phrases. */
const stems: Stems = {
  en: 'in default|already paid|(?:wrote|written) to you|unless (?:it|we|payment|your|you)|have not (?:heard|had)|overdue|arrears|outstanding|remind|past due|not (?:yet )?(?:received|been paid|had)|unpaid|late (?:fee|charge|payment)|final notice|collection agency|remains? (?:due|open|unpaid)|delinquent|second request|still (?:unpaid|owe|owing|due)|disconnect|shut ?-?off|final demand',
  de: 'bereits (?:bezahlt|uberwiesen|beglichen|erfolgt)|gegenstandslos|trotz|nicht (?:bezahlt|beglichen|ausgeglichen|eingegangen)|noch offen|zuruckgegeben|mahn|uberfallig|saumig|ruckstand|verzug|zahlungseingang|erinner|offene[nr]? (?:betrag|posten|forderung|rechnung)|noch nicht (?:bezahlt|beglichen|eingegangen|ausgeglichen)|nicht fristgerecht|inkasso|keinen? (?:zahlung|geldeingang)|ausstehend|unbezahlt',
  fr: "toujours pas|pas (?:encore )?ete (?:pay|regl|honor)|demeure|malgre (?:nos|notre)|ne pas tenir compte|regularis|impayee?s?|restee? sans|rappel|relance|impaye|en retard|mise en demeure|reste(?:nt)? (?:du|a devoir|impaye)|sauf erreur|n'avons pas (?:recu|enregistre)|contentieux|echues?(?![a-z])|deja regle|sans tarder|huissier|pas soldee?s?|sans (?:paiement|reponse)|tresor public|est attendu|vous rappelons",
  es: 'devuelt[oa]s?|no ha(?:n)? sido (?:cubiert|pagad|abonad)|les recordamos|de lo contrario|si ya (?:lo )?ha|caso omiso|adeuda|recordatori|le recordamos|impag|(?:recibos?|cuotas?|facturas?) pendientes?|pendientes? de (?:pago|cobro)|sin (?:recibir|abonar|pagar)|devolvio|gastos de devolucion|2\\.?[ºoª] aviso|dar(?:emos)? de baja|vencid[oa]s?|requerim|reclama|atras|moros|no hemos recibido|no consta|segundo aviso|ultimo aviso|via judicial',
  it: '(?:non|ancora) (?:[^ ]{1,9} ){0,3}(?:pagat|saldat|pervenut|corrispost)|azion[ei] legal|ha gia (?:provveduto|pagato)|regolarizz|ad oggi|sollecit|scadut|insolut|messa in mora|non (?:ci )?risulta|inadempi|mancato pagamento|diffid|arretrat|vie legali|non abbiamo (?:ancora )?ricevuto',
  nl: 'niet (?:betaald|voldaan)|als niet verzonden|(?:al|inmiddels) (?:heeft )?betaald|geen betaling|openstaat|herinner|aanman|achterstall|openstaand|(?:nog )?(?:niet|geen betaling) (?:hebben )?(?:wij )?ontvangen|verzuim|incassokosten|sommatie|te laat|nog niet (?:voldaan|betaald|ontvangen)|achterstand|vervallen|nog open|verstreken|alsnog|(?:had|hadden) [^.]{0,60}moeten|nog niets (?:gezien|ontvangen)|niets (?:gezien|ontvangen)',
  pl: 'niedoplat|uregulowa|zadluz|nie (?:zostal|zaplac|uregul)|nieuregul|juz (?:dokonan|zaplac)|sadow|przypom|wezwan|zaleg|ponagl|monit(?![a-z])|upomn|przetermin|nie (?:odnotow|wplyn|otrzym)|brak wplaty|windykac|nieoplacon|niezaplacon|odsetk',
  pt: 'por pagar|divida|ja (?:tenha |tiver )?(?:pag|efetu|liquid)|sem efeito|de novo|nao foi|suspens|atras|em divida|lembr|vencid[oa]s?|nao (?:liquid|recebemos|foi pag|consta|se encontra)|por (?:liquidar|regularizar)|em falta|juros de mora|cobranca|regulariz|em aberto|via judicial|inadimpl',
  cs: 'upomin|upozorn|po splatnosti|dluzn|nedoplat|neuhra|nezapla|prodlen|vymah|soudni|neevidujeme uhradu|predzalobni',
  da: 'rykker|pamind|restance|skyldig|inkasso|ubetalt|ikke (?:modtaget|betalt)|forfalden|forfaldne|manglende betaling|morarent|trods',
  sv: 'paminn|inkasso|forfall(?:en|na|it)|obetal|saknar betalning|(?:inte|ej) (?:betalat|mottagit|fatt)|skuld|kronofogd|drojsmal|trots',
  el: 'υπενθυμι|ληξιπροθεσμ|εξοφληθει|οφειλ|υπερημερι|αγνοηστε|νομικα μετρα|ανεξοφλητ|δεν εχ(?:ει|ουν|ουμε) (?:ακομη |λαβει|πληρωθει)|οχλησ|εχετε ηδη (?:πληρωσει|εξοφλησει)',
  ja: '督促|未納|延滞|滞納|未払|お支払いの確認ができ|ご入金(?:の確認|が確認)|行き違い|遅延損害金|期[日限]を(?:過ぎ|経過)|法的(?:措置|手続)|催告',
  tr: 'hatirlat|gecikme|ulasmamistir|odenmemis|vadesi gec|ihtar|yasal|dikkate almayin|borcunuz|toplam borc|icra|odeme yaptiysaniz|tahsil edilememis',
  ro: 'figurati|in caz contrar|(?:deja|ati) (?:achitat|platit)|instant|de urgenta|datorat|neplat|restan|intarzi|somati|neachit|depasi|reamin|nu (?:ati achitat|am primit|figur)|executar|scadent[ae]? depas',
};

/** Counts the different phrases about an unpaid bill. Bills themselves contain one at most. */
export const countOverdueWords = createStemCount(stems);
