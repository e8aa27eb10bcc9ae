import { createStemSearch, startOfWord, type Stems } from './stems.ts';

/** Words beside totals that were paid, as stems in folded text. */
const paid: Stems = {
  en: 'total paid|amount paid|paid (?:by|with|in full|on|via)|you paid|payment (?:received|successful|complete|confirmed|method)|charged to|thank you for your payment',
  de: 'bezahlt (?:mit|per|am)|betrag bezahlt|gesamt bezahlt|zahlung (?:erhalten|erfolgreich)|dankend erhalten|bar erhalten|zahlungsart|zahlungsmittel|bezahlter betrag|wurde (?:bezahlt|belastet)',
  fr: 'total (?:paye|regle)|montant (?:paye|regle)|(?:paye|regle)e? (?:par|le|ce jour|en)|paiement (?:recu|accepte|confirme|effectue)|mode de (?:paiement|reglement)|acquitte',
  es: 'total pagado|importe pagado|pagado (?:con|el|por)|pago (?:recibido|realizado|aceptado|confirmado)|forma de pago|has pagado|abonado con',
  it: 'totale pagato|importo pagato|pagato (?:con|il|in)|pagamento (?:ricevuto|effettuato|riuscito|confermato)|metodo di pagamento|hai pagato|quietanz',
  nl: 'totaal betaald|bedrag betaald|betaald (?:met|op|via|per)|betaling (?:ontvangen|geslaagd|gelukt|voldaan)|betaalwijze|betaalmethode|je hebt betaald|contant voldaan',
  pl: 'zaplacono|oplacono|platnosc (?:otrzyman|zrealizowan|potwierdzon|udan|przyjet)|forma (?:platnosci|zaplaty)|metoda platnosci|wplacono',
  pt: 'total pago|valor pago|pago (?:com|em|por)|pagamento (?:recebido|efetuado|confirmado|aprovado)|forma de pagamento|metodo de pagamento|pagou',
  ro: 'total (?:platit|achitat)|suma (?:platita|achitata)|(?:platit|achitat)a? (?:cu|in|la)|plata (?:a fost )?(?:efectuata|confirmata|primita|acceptata)|metoda de plata|modalitate de plata',
  cs: 'celkem zaplaceno|zaplaceno|uhrazeno|platba (?:prijata|probehla|uspesna)|zpusob (?:platby|uhrady)',
  da: 'betalt (?:med|i alt|den|via)|i alt betalt|betaling (?:modtaget|gennemfort|godkendt)|betalingsmetode|du har betalt',
  el: 'πληρωθηκε|εξοφληθηκε|πληρωμη (?:ολοκληρωθηκε|επιτυχ)|τροποσ πληρωμησ|καταβληθηκε',
  ja: '領収|お支払い?済|支払い?方法|決済(?:完了|方法)|お支払いが完了|お預り',
  sv: 'betalt (?:med|totalt|den|via)|totalt betalt|betalning(?:en)? (?:mottagen|genomford|godkand|skickad)|betalsatt|du har betalat|betalt belopp',
  tr: 'odenen|odendi|odeme (?:alindi|basarili|onaylandi|yontemi|sekli)|tahsil edil',
};
/** Returns whether a folded text is about an amount that was paid. */
export const isPaid = createStemSearch(paid, startOfWord);

/** Words of persons who bill their work in letters, as stems in folded text. */
const billed: Stems = {
  en: 'my fees?(?![a-z])|our fees?(?![a-z])|my (?:bill|invoice|charges?)|fees? for|fee note|i (?:would like to|hereby) (?:charge|invoice|bill)|for (?:my|our) (?:services|work)',
  de: 'in rechnung (?:zu )?stelle?n?|stelle(?:n)? (?:ich|wir) [^.]{0,60}in rechnung|erlaube(?:n)? (?:ich mir|wir uns)|mein honorar|unser honorar|berechne(?:n)? (?:ich|wir)|honorarnote|meine leistungen',
  fr: "ma (?:note|facture)|mes honoraires|notre (?:note|facture)|note d'honoraires|je vous (?:adresse|prie de trouver) ma|vous adresser ma|mes prestations",
  es: 'mis? (?:honorarios|factura|minuta)|nuestra factura|por mis (?:servicios|clases)|paso a detallar|les? cobro',
  it: 'mi[ao] (?:compenso|onorario|parcella|fattura|nota)|nostra fattura|le mie prestazioni|nota (?:di )?onorari|avviso di parcella',
  nl: 'breng(?:en)? (?:ik|wij) [^.]{0,60}in rekening|in rekening (?:te )?breng|mijn (?:factuur|rekening|honorarium)|hierbij (?:mijn|onze|de) (?:factuur|rekening)|reken(?:en)? (?:ik|wij)',
  pl: 'moj(?:e)? (?:rachunek|honorarium|wynagrodzenie)|wystawiam|przesylam rachunek|za wykonan|rachunek za',
  pt: 'os? meus? honorarios|minha fatura|nossa fatura|pelos meus servicos|mensalidades?|nota de honorarios',
  ro: 'onorariul meu|factura mea|factura noastra|pentru serviciile|nota de onorariu',
  cs: 'uctuji|uctujeme|fakturuji|fakturujeme|muj honorar|za provedene|vyuctovani prac',
  da: 'mit honorar|mit salær|fakturer|min regning|for mit arbejde|honorar for',
  el: 'αμοιβη μου|η αμοιβη|τιμολογω|χρεωνω|διδακτρα|για τισ υπηρεσιεσ',
  ja: '請求申し上げ|請求いたし|請求させて|御請求|月謝|謝礼',
  sv: 'mitt arvode|min rakning|fakturer|mitt honorar|arvode for|for mitt arbete',
  tr: 'ucretim|hizmet bedel|faturalandir|calismamin bedeli|ders ucreti',
};
/** Returns whether a folded text says that someone bills work. */
export const isBilling = createStemSearch(billed, startOfWord);
