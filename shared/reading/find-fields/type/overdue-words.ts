import type { Language } from '../lexicon/lexicon.ts';

/** Stems of what is said of bills that were not paid, in folded text; inflected too much for a list of phrases. */
const stems: Record<Language, RegExp> = {
  en: /overdue|arrears|outstanding|remind|past due|not (?:yet )?(?:received|been paid|had)|unpaid|late (?:fee|charge|payment)|final notice|collection agency|remains? (?:due|open|unpaid)|delinquent|second request|still (?:unpaid|owe|owing|due)|disconnect|shut ?-?off|final demand/g,
  de: /mahn|uberfallig|saumig|ruckstand|verzug|zahlungseingang|erinner|offene[nr]? (?:betrag|posten|forderung|rechnung)|noch nicht (?:bezahlt|beglichen|eingegangen|ausgeglichen)|nicht fristgerecht|inkasso|keinen? (?:zahlung|geldeingang)|ausstehend|unbezahlt/g,
  fr: /rappel|relance|impaye|en retard|mise en demeure|reste(?:nt)? (?:du|a devoir|impaye)|sauf erreur|n'avons pas (?:recu|enregistre)|contentieux|echues?(?![a-z])|deja regle|sans tarder|huissier|pas soldee?s?|sans (?:paiement|reponse)|tresor public|est attendu|vous rappelons/g,
  es: /recordatori|le recordamos|impag|(?:recibos?|cuotas?|facturas?) pendientes?|pendientes? de (?:pago|cobro)|sin (?:recibir|abonar|pagar)|devolvio|gastos de devolucion|2\.?[ºoª] aviso|dar(?:emos)? de baja|vencid[oa]s?|requerim|reclama|atras|moros|no hemos recibido|no consta|segundo aviso|ultimo aviso|via judicial/g,
  it: /sollecit|scadut|insolut|messa in mora|non (?:ci )?risulta|inadempi|mancato pagamento|diffid|arretrat|vie legali|non abbiamo (?:ancora )?ricevuto/g,
  nl: /herinner|aanman|achterstall|openstaand|(?:nog )?(?:niet|geen betaling) (?:hebben )?(?:wij )?ontvangen|verzuim|incassokosten|sommatie|te laat|nog niet (?:voldaan|betaald|ontvangen)|achterstand|vervallen|nog open|verstreken|alsnog|(?:had|hadden) [^.]{0,60}moeten|nog niets (?:gezien|ontvangen)|niets (?:gezien|ontvangen)/g,
  pl: /przypom|wezwan|zaleg|ponagl|monit(?![a-z])|upomn|przetermin|nie (?:odnotow|wplyn|otrzym)|brak wplaty|windykac|nieoplacon|niezaplacon|odsetk/g,
  pt: /atras|em divida|lembr|vencid[oa]s?|nao (?:liquid|recebemos|foi pag|consta|se encontra)|por (?:liquidar|regularizar)|em falta|juros de mora|cobranca|regulariz|em aberto|via judicial|inadimpl/g,
  cs: /upomin|upozorn|po splatnosti|dluzn|nedoplat|neuhra|nezapla|prodlen|vymah|soudni|neevidujeme uhradu|predzalobni/g,
  da: /rykker|pamind|restance|skyldig|inkasso|ubetalt|ikke (?:modtaget|betalt)|forfalden|forfaldne|manglende betaling|morarent|trods/g,
  sv: /paminn|inkasso|forfall(?:en|na|it)|obetal|saknar betalning|(?:inte|ej) (?:betalat|mottagit|fatt)|skuld|kronofogd|drojsmal|trots/g,
  ro: /restan|intarzi|somati|neachit|depasi|reamin|nu (?:ati achitat|am primit|figur)|executar|scadent[ae]? depas/g,
};
const lengthRead = 6000;

/** How many different things a text says of a bill that was not paid. Bills themselves say one at most. */
export function countOverdueWords(folded: string, language: Language | undefined): number {
  if (language === undefined) return 0;
  return new Set(folded.slice(0, lengthRead).match(stems[language])).size;
}
