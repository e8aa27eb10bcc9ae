import type { DocumentType } from '../../fields/document-types.ts';
import type { Paper } from '../paper/paper.ts';
import { confidenceOf, type Found, type Known, type SourceText } from '../source-text.ts';
import { textBefore } from './date-places.ts';
import { formatDay } from './date-order.ts';
import { findDaysOfYear, isValid } from './find-dates.ts';
import { daysBetween, type ReadDate } from './read-dates.ts';

/** Stems of words about paying. Labels without one, like "until", are about paying only beside one. */
export const paying =
  /pay|paid|due|settle|cleared|debit|collect|fallig|zahl|uberweis|abbuch|abgebucht|einz(?!ureich|el|ig)|eingezog|entricht|lastschr|begleich|abzug|regl|echeanc|prelev|exigib|acquit|venc|vto|pag|cargo|cargara|adeud|cobro|ingres|abon(?!n)|scad|addebit|versa|salda|vervald|betal|betaa|voldoe|voldaan|incass|afgeschr|afschr|platn|zaplat|wplat|plac|plat|przelew|overma|overgem|ureguluj|uregulow|satisf|odpr|scaden|achit|liquid|regulari|pobran|obciaz|domicil|quita/;

const debiting =
  /se cargara|adeudara|cargo en (?:su )?cuenta|prelev|addebit|debitat|debitad|debite|abgebucht|abgebuch|abbuch|eingezogen|(?:wir )?(?:ziehen|buchen)(?: wir)?|afgeschreven|afschr|incass|(?:schrijven|boeken)(?: (?:wij|we))? [^.;]{0,40}af(?![a-z])|(?:schrijven|boeken) (?:wij|we) |pobran|obciaz|debito (?:direto |automatico )?(?:a partir de|em|no dia)|direct debit|be debited|be collected|(?:we will|we'll|will) (?:collect|take|charge|debit)/;

/** Whether the same sentence says close by that an account is debited. */
function isDebited(folded: string, { start, end }: ReadDate): boolean {
  const before = folded
    .slice(Math.max(0, start - 50), start)
    .replace(/^.*(?:[.!?;](?!\d)|\n) ?/s, '');
  const after = folded.slice(end, end + 50).replace(/[.!?;\n].*$/s, '');
  return debiting.test(before) || debiting.test(after);
}

/** What comes between a word about paying and the last day for it. */
const deadline =
  /(?<![a-z])(?:by|zum|erstmals zum|before|until|entro l'|all'|no later than|bis|bis zum|bis spatestens(?: zum)?|spatestens(?: am| bis| zum)?|avant(?: le)?|au plus tard(?: le)?|jusqu'au|pour le|antes del?|hasta el(?: dia)?|a mas tardar el|entro(?: e non oltre)?(?: il)?(?: giorno)?|voor|uiterlijk(?: op| voor)?|tegen|ten laatste(?: op)?|do|do dnia|najpozniej(?: do)?|pana ?la(?: data)?(?: de)?|cel tarziu(?: la)?|ate|ate (?:ao?s? |o )?dia|ate ao?|antes de|on or before|d'ici(?: au| le)?|como (?:muy tarde|maximo)|a mas tardar|no mas tarde de)[\s:]{0,40}(?:(?:el|le|il|den|dem|the|dia|giorno|ao?|om|um|at|on|am|no|na|data(?: de)?|\d{1,2}(?:[:.]\d\d)? ?(?:uhr|uur|h|[ap]\.?m\.?))\s)?(?:(?:next|coming|kommenden|nachsten|prochain|proximo|prossimo|aankomende|najblizszego|on|le|el|am|op)\s){0,2}(?:dia\s)?(?:[a-z]{4,12},?\s(?:de\s|the\s|dem\s|den\s)?)?$/;

/** What was paid is due no more. */
const paid =
  /(?<![a-z])(?:pagad[oa]|paid|bezahlt|gezahlt|paye|regle|pagato|pag[oa] em|betaald|zaplacon[oa]|oplacon[oa]|achitata?|liquidad[oa]|received|recibid[oa]|eingegangen|recu|ricevuto)(?: (?:con|with|per|mit|par|via|met|cu|com|przez) [a-z]{2,12}){0,1} ?(?:on|am|le|el|il|op|w dniu|em|la|in data)?[ :]{1,2}$/;

/** A verb at the end of its clause: `you have until 20 December to pay`. */
function isPaidAfter(folded: string, { end }: ReadDate): boolean {
  return paying.test(folded.slice(end, end + 30).replace(/[.!?;\n].*$/s, ''));
}

/** Other things that have a last day. */
const elsewhere =
  /(?<![a-z])(?:entrega|liefer|deliver|livraison|livre|consegn|lever|bezorg|dostaw|livrar|valid|gultig|geldig|wazn|valabil|retour|return|ruckgabe|reso|zwrot|cancel|kundig|resili|opzeg|reced|reces|rescis|rozwiaz|denun|widerruf|widerspr|anmeld|inscri|iscri|zapis|inschrij|service|revisi|reserv)[a-z]*[ :](?!.*(?:pay|pag|zahl|betal|plat|regl))/;

/** What is paid to the reader: `we will pay you by`, `wypłacimy do`. */
const payingOut =
  /(?<![a-z])(?:refund|reimburs|we (?:will|shall) pay|erstatt|zahlen wir|uberweisen wir|rembours|reembols|devolver|rimbors|terugbetal|uitbetal|wyplac|zwroc|ramburs|restitu)/;

/** Behind a day: `bis zum 22.01.2025 zurück`. */
const givenBack =
  /^[^.!?;\n]{0,20}(?:zuruck|back(?! ?pay)|terug|a vuelta|devol|restitu|zwroc|return|retourn)/;

/** What bills and reminders ask for without a word about paying: that it arrives. */
const arriving =
  /reach|receiv|amount|balance|konto|betrag|summe|compte|montant|somme|cuenta|importe|bizum|transfer|conto|importo|somma|rekening|bedrag|kwot|konta|valor|conta|suma|contul/;

/** A verb of paying and the day: `zu zahlen am`, `to be paid on`. */
const payingOn = new RegExp(
  `(?<![a-z])[a-z]*(?:${paying.source})[a-z]* (?:am|on|le|el(?: dia)?|il(?: giorno)?|op|w dniu|em|no dia|la)[ :]{1,3}$`,
);
/** `Payable Jan 15, 2025`. */
const payableOn =
  /(?<![a-z])(?:payable|zahlbar|exigible|pagader[oa]|pagabile|betaalbaar|platn[aey]|pagavel)[ :]{1,3}$/;
const term =
  /\d{1,3} (?:tage?n?|days|jours|dias|giorni|gg|dagen|dni|zile)(?:,? [a-z]{2,8}){0,3}(?: ?[(:,-]{1,2} ?|,? (?:tj\.|tzn\.|d\. ?h\.|soit|es decir|cioe|ou seja|adica|dus|i\.e\.) )$/;

/** `net 14 days (6 May 2024`: how long, and until when. */
function isTerm(sentence: string): boolean {
  return term.test(sentence) && paying.test(sentence);
}

const deadlineWord =
  /(?<![a-z])(?:by|before|until|bis|spatestens|avant|limite|entro|hasta|antes|voor|uiterlijk|do|termin|termene?|termijn|pana|maxim[ao]|ultim[ao]|last|letzter|plazo|venc|scad|ate|quando|when|quand|wann)(?![a-z])/;
const amountNear = /(?:€|eur|£|\$|zl|lei|pln|ron|chf) ?\d|\d[.,]\d\d ?(?:€|eur|zl|lei|pln|ron|chf)/;
const longestQuestion = 40;

/** Whether the cell to the left asks for a payment by a day: `Pay by`, `Até quando posso pagar`. */
function isDeadlineCell(folded: string, { line, cell, start }: ReadDate): boolean {
  const isAlone = start - cell.start <= 4;
  const asking = isAlone
    ? line.cells[line.cells.indexOf(cell) - 1]
    : { start: cell.start, end: start };
  if (!asking || asking.end - asking.start > longestQuestion) return false;
  const text = folded.slice(asking.start, asking.end);
  return deadlineWord.test(text) && paying.test(text);
}

/** Documents that ask for no payment by a day, or whose days are mostly others. */
const rarelyDue: ReadonlySet<DocumentType> = new Set([
  'receipt',
  'payslip',
  'statement',
  'ticket',
  'certificate',
  'medical',
  'minutes',
  'manual',
  'delivery-note',
  'offer',
  'contract',
] satisfies DocumentType[]);

/** Of policies, the cover runs out more often than a term of payment. */
const expiring = /(?:scad|venc|vto|vervald|echeanc|scaden)[a-z]*/g;
const latestDaysAfter = 400;
/** In labels of days of payment and of any others. */
const anyDeadline =
  /(?<![a-z])(?:due|due by|due on|due date|date due|venc[a-z]*|scad[a-z]*|vto|vervald[a-z]*|echeanc[a-z]*|termin[a-z]*)(?![a-z])/g;

const asksForMoney = (type: Known['documentType']) => type === 'invoice' || type === 'reminder';

const examinedNext =
  /(?<![a-z])(?:past|next|review|inspection|vaccination|service|mot|test|check|check-up|examination|renewal|booster|items?|books?) ?$/;

/** `Next service due`, `PAST DUE`: what is due is no payment, or was. */
function isOfSomethingElse(folded: string, { start }: { start: number }): boolean {
  return examinedNext.test(folded.slice(Math.max(0, start - 16), start));
}

/** Kinds in which most days are of no payment. */
function isFreeText(documentType: Known['documentType']): boolean {
  return documentType === undefined || documentType === 'letter' || documentType === 'other';
}

/** The words around a day, between full stops. */
function sentenceOf(folded: string, { start, end }: ReadDate): string {
  const before = folded
    .slice(Math.max(0, start - 160), start)
    .replace(/^.*(?:[a-z)]{3}[.!?;]|\n\n)\s/s, '');
  const after = folded.slice(end, end + 60).replace(/(?:[.!?;]|\n\n).*$/s, '');
  return `${before} ${after}`;
}

const longestTerm = 183;

/** A last day that is printed without its year, as in `by 5 August`: the next one after the day of the paper. */
function findDueDayOfYear(
  { folded }: Paper,
  { documentType, documentDate }: Known,
): Found<string> | undefined {
  if (documentDate === undefined || (documentType && rarelyDue.has(documentType))) return undefined;
  for (const { day, month, start, end } of findDaysOfYear(folded)) {
    const sentence = folded
      .slice(Math.max(0, start - 160), start)
      .replace(/^.*(?:[.!?;]\s|\n\n)/s, '');
    const isAsked = deadline.test(sentence) || payingOn.test(sentence);
    const isOfMoney =
      paying.test(sentence) || (asksForMoney(documentType) && arriving.test(sentence));
    if (!isAsked || !isOfMoney || elsewhere.test(sentence.slice(-80))) continue;
    const year = Number(documentDate.slice(0, 4));
    const value = [year, year + 1]
      .filter((one) => isValid(one, month, day))
      .map((one) => formatDay(one, month, day))
      .find((one) => one >= documentDate);
    if (value === undefined || daysBetween(documentDate, value) > longestTerm) continue;
    return { value, start, end, confidence: 74 };
  }
  return undefined;
}

/** In the head of a paper that pays instead of asking. */
export function isCreditNote(folded: string): boolean {
  return /(?<![a-z])(?:gutschrift|credit (?:note|memo)|facture d'avoir|avoir n|note de credit|nota de credito|nota de abono|factura rectificativa|nota di credito|creditnota|creditfactuur|storno)(?![a-z])/.test(
    folded.slice(0, 800),
  );
}

/** The first printed day of payment. */
export function findDueDate(
  { paper }: SourceText,
  { dates, documentType, documentDate }: { dates: readonly ReadDate[] } & Known,
): Found<string> | undefined {
  if (isCreditNote(paper.folded)) return undefined;
  const candidates = dates.flatMap((date) => {
    const due = date.labels.find(({ label }) => label.role === 'dueDate');
    const [nearest] = date.labels;
    const isNearest = due && nearest && due.strength >= nearest.strength * 0.95;
    const sentence = paper.folded.slice(Math.max(0, date.start - 160), date.start);
    const clause = sentence.replace(/^.*(?:[.!?;]\s|\n\n)/s, '');
    const isDeadline =
      deadline.test(sentence) &&
      (paying.test(clause) ||
        isPaidAfter(paper.folded, date) ||
        (asksForMoney(documentType) && arriving.test(clause))) &&
      !elsewhere.test(textBefore(paper.folded, date));
    const isPaid = paid.test(sentence);
    const isAsked =
      !isPaid &&
      (isDeadlineCell(paper.folded, date) ||
        payingOn.test(sentence) ||
        payableOn.test(sentence) ||
        isTerm(sentence));
    if (givenBack.test(paper.folded.slice(date.end, date.end + 40))) return [];
    if (date.isPeriod && !isAsked) return [];
    const isDebit = isDebited(paper.folded, date);
    const isTold = isDeadline || isDebit || isAsked;
    if (!isNearest && !isTold) return [];
    let score = isNearest ? 93 * due.strength : 0;
    if (isTold) score = Math.max(score, 84);
    const before = paper.lines[date.line.index - 1];
    const context = paper.folded.slice(
      Math.max(before?.start ?? date.line.start, date.start - 160),
      Math.min(date.line.end, date.end + 60),
    );
    const isBesideAmount = amountNear.test(context);
    if (
      !isTold &&
      !isBesideAmount &&
      due &&
      !paying.test(`${paper.folded.slice(due.label.start, due.label.end)} ${context}`)
    )
      score *= asksForMoney(documentType) ? 0.85 : 0.35;
    if (documentType === 'policy' && !isTold && due && !isBesideAmount) {
      const said = `${paper.folded.slice(due.label.start, due.label.end)} ${context}`;
      if (!paying.test(said.replace(expiring, ''))) score *= 0.5;
    }
    const said = due && paper.folded.slice(due.label.start, due.label.end);
    const isOfPayment = said !== undefined && paying.test(said.replace(anyDeadline, ''));
    const whole = sentenceOf(paper.folded, date);
    if (payingOut.test(whole)) score *= 0.3;
    // `Within`, `by`, `no later than`: of a payment only where the sentence, or the paper, is about one.
    else if (
      !isOfPayment &&
      isFreeText(documentType) &&
      !paying.test(whole.replaceAll(anyDeadline, ''))
    )
      score *= 0.35;
    if (due && isOfSomethingElse(paper.folded, due.label)) score *= 0.2;
    const isAhead = isTold && documentDate !== undefined && date.day > documentDate;
    const isCardPayment = documentType === 'statement' && isNearest && isOfPayment;
    if (documentType && rarelyDue.has(documentType))
      score *= (documentType === 'receipt' && isAhead) || isCardPayment ? 0.9 : 0.35;
    if (documentType === 'letter' || documentType === undefined) score *= 0.85;
    if (documentDate !== undefined) {
      const days = daysBetween(documentDate, date.day);
      if (days < 0 || (days === 0 && documentType === 'reminder')) score *= 0.25;
      else if (days > latestDaysAfter) score *= 0.4;
    }
    return [{ date, score }];
  });
  const best = Math.max(0, ...candidates.slice(0, 500).map(({ score }) => score));
  const [first] = candidates
    .filter(({ score }) => score >= best * 0.85)
    .toSorted((a, b) => a.date.day.localeCompare(b.date.day));
  if (!first) return findDueDayOfYear(paper, { documentType, documentDate });
  const { day, start, end } = first.date;
  return { value: day, start, end, confidence: confidenceOf(first.score) };
}
