import type { Known } from '../../source-text.ts';
import type { Cell } from '../../paper/paper.ts';
import type { ReadDate } from '../read-dates.ts';

/** Stems of words about paying. A label without them, like "until", needs one nearby. */
export const paying =
  /pay|paid|due|settle|cleared|debit|collect|fallig|zahl|uberweis|abbuch|abgebucht|einz(?!ureich|el|ig)|eingezog|entricht|lastschr|begleich|abzug|regl|echeanc|prelev|exigib|acquit|venc|vto|pag(?!i?n|es?(?![a-z]))|cargo|cargara|adeud|cobro|ingres|abon(?!n)|scad|addebit|versa|salda|vervald|betal|betaa|voldoe|voldaan|incass|afgeschr|afschr|platn|zaplat|wplat|plac|plat|przelew|overma|overgem|ureguluj|uregulow|satisf|odpr|scaden|achit|(?<!auto)liquid|regulari|pobran|obciaz|domicil|quita|verse[rzm]|bonific|over te (?:maken|schrijven)|overschrij|gestort|uisci|wnies|wnosi|depune(?:ti|rea)|prevest|prevodem|indsæt|(?<![a-z])swish|mobilepay|satt(?:a|s)? in|virer|virement|remit|odeme|uhrad|erlagg|tillhanda|forfal|taksit|(?<![a-z])(?:ode(?:n|yi|ni)|vade|yatir)|πληρω|καταβ|οφειλ|δοση|χρεω|εξοφλ|κατατεθ|καταθεσ|支払|払い込|払込|振込|振り込|納付|納期|納入|納め|入金|引落|振替/;

const debiting =
  /se cargara|cargaremos|adeud(?:ara|aremos)|cargo en (?:su )?cuenta|prelev|addebit|debitat|debitad|debite|abgebucht|abgebuch|abbuch|eingezogen|(?:wir )?(?:ziehen|buchen)(?: wir)?|afgeschreven|afschr|incass|(?:schrijven|boeken)(?: (?:wij|we))? [^.;]{0,40}af(?![a-z])|(?:schrijven|boeken) (?:wij|we) |pobran|obciaz|debito (?:direto |automatico )?(?:a partir de|em|no dia)|(?:debito|cobranca) na sua conta|trækk|trukket|træk(?:ke)?s|hæve[sr]|opkræves|betalingsservice|(?:vi |beloppet )?dra[sr] |debiteras|autogiro|inkas(?!o sp)|bude strzen|bude odepsan|χρεωθ|παγια εντολη|cekilecek|tahsil edilecek|hesabinizdan|引落|引き落と|振替|direct debit|be debited|be collected|(?:we will|we'll|will) (?:collect|take(?! place)|charge|debit)/;

/** Returns whether the same sentence says that an account is debited. */
export function isDebited(folded: string, { start, end }: Cell): boolean {
  const before = folded
    .slice(Math.max(0, start - 60), start)
    .replace(/^.*(?:[\p{L}\d)]{2}[.!?;](?!\d)|\n\s*\n) ?/su, '');
  const after = folded.slice(end, end + 50).replace(/[.!?;\n].*$/s, '');
  return debiting.test(before) || debiting.test(`${before} ${after}`);
}

/** Words between a word about paying and the last day for it. */
export const deadline =
  /(?<!\p{L})(?:by|zum|erstmals zum|before|until|voor of op|op of voor|uiterlijk|entro l'|all'|no later than|bis|bis zum|bis spatestens(?: zum)?|spatestens(?: am| bis| zum)?|avant(?: le)?|au plus tard(?: le)?|jusqu'au|pour le|antes del?|hasta el(?: dia)?|a mas tardar el|entro(?: e non oltre)?(?: il)?(?: giorno)?|voor|uiterlijk(?: op| voor)?|tegen|ten laatste(?: op)?|do|do dnia|najpozniej(?: do)?|pana(?: ?(?:la|pe|in))?(?: data)?(?: de)?|(?:pana )?cel tarziu(?: (?:la|pe|in))?(?: data)?(?: de)?|ate|ate (?:ao?s? |o )?dia|ate ao?|antes de|on or before|d'ici(?: au| le)?|como (?:muy tarde|maximo)|a mas tardar|no mas tarde de|senest|inden|senast|fore|nejpozdeji(?: do)?|μεχρι(?: και)?|ε?ωσ(?: και)?|το αργοτερο(?: μεχρι| εωσ)?|en gec)[\s:]{0,40}(?:(?:el|le|il|den|dem|the|dia|giorno|ao?|om|um|at|on|am|no|na|dne|den|τισ|την|τη|τον|το|data(?: de)?|\d{1,2}(?:[:.]\d\d)? ?(?:uhr|uur|h|[ap]\.?m\.?))\s)?(?:(?:next|coming|kommenden|nachsten|prochain|proximo|prossimo|aankomende|najblizszego|on|le|el|am|op)\s){0,2}(?:dia\s)?(?:[a-zα-ω]{4,12},?\s(?:de\s|the\s|dem\s|den\s)?)?$/u;

/** Words of past payments, which are no longer due. */
export const paid =
  /(?<![a-z])(?:pagad[oa]|paid|bezahlt|gezahlt|paye|regle|pagato|pag[oa] em|betaald|zaplacon[oa]|oplacon[oa]|achitata?|liquidad[oa]|received|recibid[oa]|eingegangen|recu|ricevuto)(?: (?:con|with|per|mit|par|via|met|cu|com|przez) [a-z]{2,12}){0,1} ?(?:on|am|le|el|il|op|w dniu|em|la|in data)?[ :]{1,2}$/;

/** Returns whether a verb of paying ends the clause: `you have until 20 December to pay`. */
export function isPaidAfter(folded: string, { end }: Pick<Cell, 'end'>): boolean {
  return paying.test(folded.slice(end, end + 60).replace(/(?:[.!?;。]|\n\n).*$/s, ''));
}

/** Words for `until` after the day, in folded text: `までに下記口座へお振込みください`, `tarihine kadar ödeyiniz`. */
const deadlineBehind =
  /^ ?(?:\([^()\n]{1,4}\) ?)?(?:まてに?|(?:[a-z]{4,10} )?(?:tarihine|gunune) kadar)[^。.!?;\n]{0,40}?(?:支払|払込|払い込|振込|振り込|納付|納入|入金|納め|(?<![a-z])ode|yatir|havale)/;

/** Words for `until` behind a day. */
const untilBehind =
  /^ ?(?:\([^()\n]{1,4}\) ?)?(?:まて|,? ?(?:au plus tard|at (?:the )?latest|spatestens|como (?:muy tarde|maximo)|a mas tardar|al piu tardi|o mais tardar|no maximo|najpozniej|cel tarziu|nejpozdeji|uiterlijk|ten laatste|senest|senast|το αργοτερο|en gec)(?![a-z])|'?y?[ae] kadar|'?[dt][ae]n once|(?:[a-z]{4,10} )?(?:tarihine|gunune|aksamina|sonuna) kadar|(?:[a-z]{4,10} )?tarihinden once)/;

export function isUntil(folded: string, { end }: Pick<ReadDate, 'end'>): boolean {
  return untilBehind.test(folded.slice(end, end + 40));
}

export function isAskedBehind(folded: string, { end }: Pick<ReadDate, 'end'>): boolean {
  return deadlineBehind.test(folded.slice(end, end + 80));
}

/** Other things with a last day. */
export const elsewhere =
  /(?<![a-z])(?:entrega|liefer|deliver|livraison|livre|consegn|lever|bezorg|dostaw|livrar|valid|gultig|geldig|wazn|valabil|retour|return|ruckgabe|reso|zwrot|cancel|kundig|resili|opzeg|reced|reces|rescis|rozwiaz|denun|widerruf|widerspr|anmeld|inscri|iscri|zapis|inschrij|service|revisi|reserv|opsig|tilmeld|afmeld|aflever|indsend|uppsag|anmal|inlamn|giltig|vypov|prihlas|odevzd|basvuru|iptal|fesih|gecerli)[a-z]*[ :](?!.*(?:pay|pag|zahl|betal|plat|regl))/;

/** Payments to the reader: `we will pay you by`, `wypłacimy do`. */
export const payingOut =
  /(?<![a-z])(?:(?<!non-)refund(?!able)|reimburs|we (?:will|shall) pay|erstatt|(?:zahlen|uberweisen) wir|wir (?:zahlen|uberweisen)|nous vous (?:verserons|virerons|paierons)|rembours|reembols|devolver|rimbors|terugbetal|uitbetal|wyplac|zwroc|ramburs|restitu)/;

/** Matches after a day: `bis zum 22.01.2025 zurück`. */
const givenBack =
  /^[^.!?;\n]{0,20}(?:zuruck|back(?! ?pay)|terug|a vuelta|devol|restitu|zwroc|return|retourn)/;

export function isGivenBack(folded: string, { end }: Cell): boolean {
  return givenBack.test(folded.slice(end, end + 40));
}

/** Bills and reminders can request money without a word about paying, as something that is to arrive. */
export const arriving =
  /reach|receiv|amount|balance|konto|betrag|summe|compte|montant|somme|cuenta|importe|bizum|transfer|conto|importo|somma|rekening|bedrag|kwot|konta|valor|conta|suma|contul/;

/** Money, of which letters of schools and clubs say when it is to be handed in. */
export const money =
  /(?<![a-z])(?:geld|betrag|beitrag|kosten|money|amount|argent|montant|somme|dinero|importe|soldi|quota|denaro|bedrag|pieniadz|skladk|wplat|dinheiro|valor|suma|bani|castk|penize|penge|belob|pengar|belopp|paray|parasi|ucret|gebuhr|anzahlung|fees?|deposit|subscription|dues|cotisation|acompte|participation|cuota|senal|caparra|contributo|bijdrage|contributie|aanbetaling|zaliczk|zadat|oplat|sinal|cotizati|avans|taxa|poplat|prispev|zaloh|kontingent|gebyr|avgift|insats|aidat|kapora|bedel)[a-z]*(?![a-z])|χρηματα|ποσο|συνδρομ|προκαταβολ|κοστοσ|集金|費用|代金|会費|参加費|申込金/;

/** A verb of paying before the day: `zu zahlen am`, `to be paid on`. */
export const payingOn = new RegExp(
  `(?<![a-z])[a-z]*(?:${paying.source})[a-z]* (?:am|on|le|el(?: dia)?|il(?: giorno)?|op|w dniu|em|no dia|la)[ :]{1,3}$`,
);
/** Matches `Payable Jan 15, 2025`. */
export const payableOn =
  /(?<![a-z])(?:payable|zahlbar|exigible|pagader[oa]|pagabile|betaalbaar|s?platn[aeyo]|pagavel|fallig|exigibila?|scadenta?|esigibile|vence|vervalt|forfalder|forfaller|πληρωτε[αοη]|vadesi)[ :]{1,3}(?:(?:am|on|le|el|il|op|dnia|dne|em|la|den|στισ) )?$/;
const term =
  /\d{1,3} (?:tage?n?|days|jours|dias|giorni|gg|dagen|dni|zile)(?:,? [a-z]{2,8}){0,3}(?: ?[(:,-]{1,2} ?|,? (?:tj\.|tzn\.|d\. ?h\.|soit|es decir|cioe|ou seja|adica|dus|i\.e\.) )$/;

/** Returns whether a sentence states a term of payment: `net 14 days (6 May 2024`. */
export function isTerm(sentence: string): boolean {
  return term.test(sentence) && paying.test(sentence);
}

const deadlineWord =
  /(?<![a-z])(?:by|before|until|bis|spatestens|avant|limite|entro|hasta|antes|voor|uiterlijk|do|termin|termene?|termijn|pana|maxim[ao]|ultim[ao]|last|letzter|plazo|venc|scad|ate|quando|when|quand|wann)(?![a-z])/;
export const amountNear =
  /(?<![a-z])(?:€|eur|£|\$|zl|lei|pln|ron|chf|fr\.|kr\.?|kc|czk|dkk|sek|nok|tl|try|₺|[¥￥]) ?\d|\d ?(?:€|euros?|eur|ευρω|zl|zlotych|lei|pln|ron|chf|kr|kroner|kronor|kc|korun|czk|dkk|sek|nok|tl|lira|try|₺|£|\$|,-|:-|円)(?![a-z])/;
const longestQuestion = 40;

/** Returns whether the cell to the left requests a payment by a day: `Pay by`, `Até quando posso pagar`. */
export function isDeadlineCell(folded: string, { line, cell, start }: ReadDate): boolean {
  const isAlone = start - cell.start <= 4;
  const asking = isAlone
    ? line.cells[line.cells.indexOf(cell) - 1]
    : { start: cell.start, end: start };
  if (!asking || asking.end - asking.start > longestQuestion) return false;
  const text = folded.slice(asking.start, asking.end);
  return deadlineWord.test(text) && paying.test(text);
}

/** In policies, these words are more often about the end of the cover than about a payment. */
export const expiring = /(?:scad|venc|vto|vervald|echeanc|scaden)[a-z]*/g;
export const anyDeadline =
  /(?<![a-z])(?:due|due by|due on|due date|date due|venc[a-z]*|scad[a-z]*|vto|vervald[a-z]*|echeanc[a-z]*|termin[a-z]*)(?![a-z])/g;

export const asksForMoney = (type: Known['documentType']) =>
  type === 'invoice' || type === 'reminder';

const examinedNext =
  /(?<![a-z])(?:past|next|review|inspection|vaccination|service|mot|test|check|check-up|examination|renewal|booster|items?|books?|opsiges|opsigelse|tilmelding|afmelding|svar|afleveres|returneres|indsendes|anmalan|svara|uppsagning|aterlamnas|inlamnas|vypoved|prihlasky|odevzdat|vratit|υποβολη|επιστροφη|αιτησεισ|παραδοση|basvuru|iptal|fesih|iade|teslim) ?$/;

/** Returns whether a label is not about a payment that is due, such as `Next service due` and `PAST DUE`. */
export function isOfSomethingElse(folded: string, { start }: { start: number }): boolean {
  return examinedNext.test(folded.slice(Math.max(0, start - 18), start));
}

/** Returns whether days in documents of this type are mostly not about payments. */
export function isFreeText(documentType: Known['documentType']): boolean {
  return [undefined, 'letter', 'other', 'ticket'].includes(documentType);
}

/** Returns the words around a day, between full stops. */
export function sentenceOf(folded: string, { start, end }: ReadDate): string {
  const before = folded
    .slice(Math.max(0, start - 160), start)
    .replace(/^.*(?:(?:[\p{L})]{3}|\d{4})[.!?;]\s|\n\n|。)/su, '');
  const after = folded.slice(end, end + 80).replace(/(?:[.!?;。]|\n\n).*$/s, '');
  return `${before} ${after}`;
}

/** Returns whether the head of a document says that it is a credit note. */
export function isCreditNote(folded: string): boolean {
  return /(?<![a-z])(?:gutschrift|credit (?:note|memo)|facture d'avoir|avoir n|note de credit|nota de credito|nota de abono|factura rectificativa|nota di credito|creditnota|creditfactuur|storno)(?![a-z])/.test(
    folded.slice(0, 800),
  );
}
