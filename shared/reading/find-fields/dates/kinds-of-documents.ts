import type { DocumentType } from '../../fields/document-types.ts';
import { heightOf, lastStartingBy, type Paper } from '../paper/paper.ts';
import type { Known, SourceText } from '../source-text.ts';
import { isInProse, textBefore } from './features/date-places.ts';
import type { ReadDate } from './read-dates.ts';

/* Places of the date that are specific to types of papers. */

/** Returns whether a type is usually about a day other than its own date: notices and tickets. */
export function isAnnouncing(documentType: Known['documentType']): boolean {
  return documentType === 'other' || documentType === 'ticket';
}

/** Contracts, minutes and certificates state their date in a sentence. */
export const typesDatedInSentences: ReadonlySet<DocumentType> = new Set([
  'contract',
  'minutes',
  'certificate',
] satisfies DocumentType[]);

/** Purchases are dated by their order. */
export const ordered: ReadonlySet<Known['documentType']> = new Set(['ticket', 'receipt'] as const);

export const transacted =
  /(?<![a-z])(?:operaci|operazi|operati|operac|transac|transak|umsatz|movim|esecuz|ejecuc|execu|uitvoer|inserim)/;
export const ordering =
  /(?<![a-z])(?:order|comand|bestel|gekauft|gezahlt|command|pedido|ordine|zamow|zakup|kupion|bought|purchas|achet|compra|comprad|acquist|reserv|booked|booking|gebucht|buchung|geboekt|boeking|sold|vend|verkauf|verkoch|sprzeda|paid|bezahlt|paye|pagad|pagat|betaald|zaplac|oplac|achitat|pago|geplaatst|aufgegeben|placed|passee|plasat|zlozon|objedn|koupen|zakoup|nakup|prodej|prodan|bestil|kobt|kobs|ordre(?:dato|nr|bek)|bokn|solgt|kopt|kops|bokad|bestall|betal[dt]|sald|siparis|satin al|satis(?![a-z])|odendi|rezervasyon)|παραγγελ|αγορ|κρατησ|πωλησ|購入|予約|注文|発券|発売|申込|決済/;

/** Returns whether the words before a date on a ticket or receipt say that something was ordered or paid on it. */
export function isOrdered(
  folded: string,
  { line, start }: ReadDate,
  documentType: Known['documentType'],
): boolean {
  return ordered.has(documentType) && ordering.test(textBefore(folded, { cell: line, start }));
}

const paidOut =
  /(?<![a-z])(?:pay|paid|valuta|valeur|value|wertstell|paiement|paye|verse|virement|pagad|pagam|pago|abono|accredit|bonific|uitbeta|betaal|overgemaakt|ausz|uberwies|wyplat|przelew|plat|virat|vyplat|udbetal|utbetal|lonud|lonut|odeme|odenme)[a-z]* (?:(?:date|on|am|le|el|il|op|em|la|del|data|w dniu|dnia|dne|den|tarihi|gunu) ?)?:? ?$|(?:πληρωμ|καταβολ|πιστωσ)[α-ω]*:? ?$|(?:支給|振込)(?:年月)?日? ?:? ?$/;

/** Returns whether a day is that of payment, which dates a payslip. */
export function isPaidOut(
  folded: string,
  { line, start }: ReadDate,
  documentType: Known['documentType'],
): boolean {
  if (documentType !== 'payslip') return false;
  return paidOut.test(textBefore(folded, { cell: line, start }).replaceAll(/ {2,}/g, ' '));
}

export const examined =
  /(?<![a-z])(?:examen|esame|exame|examin|explorac|realizad|asistenc|atencion|atendid|urgenc|llegada|triage|seen (?:in|on|at|by)|clinic date|date of test|vaccin|vacun|impf|aplicad|untersuch|onderzoek|badani|consult|visit|investigat|scan|date of study|date of the test|prufung|keuring|vysetr|ockov|undersog|undersok|besog|besok|muayene|tetkik)|εξετασ|επισκεψ|εμβολ|受診|診察|検査|接種|来院/;

/** Words for the end of a stay, whose letter is of its day. */
export const discharged =
  /(?<!\p{L})(?:entlass|discharg|sortie|alta(?!\p{L})|dimess|dimission|ontslag|ontslagen|wypis|externar|propus|udskr|utskriv|taburcu|cikis)|εξοδ|εξιτηρι|退院/u;

/** Words for the end of a validity, as of points. */
export const expiring =
  /(?<!\p{L})(?:verfall|lauft ab|ablauf|gultig|expir|valid|valable|caduc|venc|scad|valab|verloop|verval|geldig|wygas|przepad|wazn|propad|platn(?:[ay] do|ost)|udlob|gyldig|gar ud|forfall|upphor|giltig|gecerli|son kullan|sona er)|ληγ|ληξ|ισχυ|有効|失効|期限/u;

/** Words for a delivery, whose day dates a delivery note. */
export const givenOver =
  /(?<!\p{L})(?:liefer|zustell|deliver|dispatch|despatch|shipp|livr|expedit|entreg|envio|consegn|spedi|lever|bezorg|dostaw|dostarcz|wysyl|wydan|dodan|doruc|expedic|afsend|utlever|skickad|teslim|sevk)|παραδοσ|αποστολ|納品|配達|出荷|発送/u;

/** Words for a meeting that takes place on a day, around it. */
const assembling =
  /(?<!\p{L})(?:sitzung|versammlung|tagung|treffen|besprechung|elternabend|fand|held|meeting|met on|assembl|reunion|reuni|seduta|riunion|convocat|vergadering|bijeenkomst|gehouden|zebrani|posiedzeni|odbyl|spotkani|reuniao|sessao|sedinta|adunare|intrunit|schuze|jednani|kona[ln]|zasedani|moede|mode(?=[rtn]|(?!\p{L}))|afholdt|generalforsamling|mote|sammantrade|stamma|holls|toplanti|toplan)|συνεδρι|συνελευσ|συνηλθ|συνεργασ|会議|総会|理事会|開催|日時/u;

/** Returns whether the words around a day say that people met on it. */
export function isAssembled(folded: string, { cell, start, end }: ReadDate): boolean {
  const around = `${folded.slice(Math.max(cell.start, start - 80), start)} ${folded.slice(end, end + 60)}`;
  return assembling.test(around);
}

/** Returns whether a day of findings is that of the examination. */
export function isExaminedOn(
  folded: string,
  date: ReadDate,
  documentType: Known['documentType'],
): boolean {
  if (documentType !== 'medical' || isInProse(folded, date)) return false;
  return examined.test(textBefore(folded, { cell: date.line, start: date.start }));
}

/** Returns whether a date begins a contract or a sentence of it. */
export function isFirstWords(paper: Paper, { line, cell, start, isFirst }: ReadDate): boolean {
  if (!isFirst || line.page > 1 || heightOf(paper, line) > 0.4) return false;
  return /^(?:(?:w dniu|dnia|am|on|le|el|il|op|em|la data de|in data(?: di)?|la|a|on the|this|heute,? am) )$/.test(
    paper.folded.slice(cell.start, start),
  );
}

const rowsOfHead = 8;

/** Returns whether a date begins minutes. */
export function isFirstOfMinutes(
  paper: Paper,
  { line, isFirst, labels }: ReadDate,
  documentType: Known['documentType'],
): boolean {
  if (documentType !== 'minutes' || !isFirst || line.page > 1) return false;
  const [nearest] = labels;
  return (
    (line.row < rowsOfHead || heightOf(paper, line) < 0.4) &&
    !(nearest?.label.role === 'otherDate' && nearest.strength > 0.9)
  );
}

/** Words before the title of another document that this one is about. */
const correcting = /(?<![a-z])(?:storno|korekta|zu|zur|to|for|per|su|sur|re|betr|op)(?![a-z])/;

/** Returns whether a date is in the title, as in `Rechnung 4711 vom 12.3.2024`. The title of a reminder has the date of the invoice. */
export function isInTitle(
  { paper, mentions }: SourceText,
  date: ReadDate,
  documentType: Known['documentType'],
): boolean {
  if (documentType === 'reminder' || date.line.page > 1) return false;
  const { line, cell } = date;
  if (line.end - line.start > 90 || heightOf(paper, line) > 0.7) return false;
  for (let at = lastStartingBy(mentions.types, date.start); at >= 0; at -= 1) {
    const mention = mentions.types[at];
    if (!mention || mention.start < line.start) return false;
    if (mention.isTitle && mention.type === documentType && mention.start - line.start < 12) {
      const isBeside = mention.start < cell.start;
      if (isBeside && /[a-zα-ω]{4}/.test(paper.folded.slice(cell.start, date.start))) return false;
      return !correcting.test(paper.folded.slice(line.start, mention.start));
    }
  }
  return false;
}
