import type { Known, SourceText } from '../../source-text.ts';
import { type Features, flag } from '../../weighing/weigh.ts';
import { kindOfDue } from './due-features.ts';
import { paying } from './due-words.ts';

/** Payments without a day: `due on receipt`. */
const atOnce =
  /(?<!\p{L})(?:sofort (?:fallig|zahlbar|ohne|nach|netto)|(?:zahlbar|fallig) sofort|(?:due|payable) (?:(?:up)?on receipt|immediately|now)|a reception|comptant|al contado|pago inmediato|a la recepcion|pagamento immediato|rimessa diretta|vista fattura|per omgaande|direct (?:te )?betalen|contant|platn[ae] natychmiast|niezwlocznie|gotowka|a pronto|pronto pagamento|la primire|numerar|ihned|obratem|kontant|straks|omgaende|pesin)(?!\p{L})|τοισ μετρητοισ|μετρητοισ|αμεση πληρωμη|即時|代金引換|着払/u;

const alreadyPaid =
  /(?<!\p{L})(?:bereits (?:be|ge)zahlt|dankend erhalten|bezahlt (?:mit|per|am|via|durch)|beglichen|zahlung erhalten|paid (?:in full|by|with|via|on|with thanks)|thank you for your payment|payment received|(?:no|nothing) (?:payment|to pay)|acquitte|payee? (?:par|le|en)|regle(?:e|s)? (?:par|le|en)|deja (?:regle|paye)|pagad[oa]|cobrad[oa]|pagat[oa]|saldat[oa]|nulla e dovuto|voldaan|reeds betaald|betaald (?:met|via|per|op)|zaplacon[oa]|oplacon[oa]|pag[oa] (?:por|em|com|via)|liquidad[oa]|achitata?|platita?|zaplaceno|uhrazeno|neplatte|betalt|betalda?|odendi|odenmistir|tahsil edil(?:di|mistir))(?!\p{L})|πληρωθηκε|εξοφληθ|εξοφλημεν|支払い?済|入金済|決済済|領収/u;

/** Money that the reader gets. */
const givenToReader =
  /(?<!\p{L})(?:guthaben|erstattung|zu ihren gunsten|refund|in (?:your )?credit|en votre faveur|rembours|a devolver|a su favor|rimbors|a (?:suo|tuo|vostro) credito|teruggave|terug te ontvangen|tegoed|zwrot|nadplat|reembols|a receber|de restituit|de rambursat|preplat|vratime|vraceni|overskydende|til gode|tilbagebetal|att fa tillbaka|aterbetal|overskjutande|iade)|επιστροφη φορου|προσ επιστροφη|πιστωτικο υπολοιπο|還付|返金/u;

const sampleLength = 6000;

/** Returns the evidence that nothing is to be paid by a day, from the evidence on each day. */
export function featuresOfNothingDue(
  { paper: { folded } }: SourceText,
  days: readonly Features[],
  { documentType, documentDate }: Known,
): Features {
  const most = (...names: string[]) =>
    days.reduce((all, day) => Math.max(all, ...names.map((name) => day.get(name) ?? 0)), 0);
  const sample = folded.slice(0, sampleLength);
  const later = ['a week later', 'weeks later', 'a month later', 'months later'];
  const evidence = {
    'none is stated': 1 - most('stated as due', 'counted'),
    'none is labelled': 1 - most('label: due'),
    'none is later': 1 - most(...later),
    'none is asked for': flag(!paying.test(sample)),
    'none is of a date': flag(documentDate === undefined),
    'none but at once': flag(atOnce.test(sample)),
    'none is left': flag(alreadyPaid.test(sample)),
    'none but to the reader': flag(givenToReader.test(sample)),
  };
  const kind = kindOfDue(documentType);
  return new Map([
    ['none', 1],
    [`none: ${documentType ?? 'unknown'}`, 1],
    ...Object.entries(evidence),
    ...Object.entries(evidence).map(([name, value]) => [`${kind}: ${name}`, value] as const),
  ]);
}
