import {
  documentTypes,
  type DocumentType,
} from '../../../../shared/reading/fields/document-types.ts';
import { foldForSearch } from '../../../../shared/text/fold-for-search.ts';

const names: Record<DocumentType, string> = {
  invoice:
    'invoice|invoices|bill|bills|credit note|rechnung|rechnungen|gutschrift|facture|factures|avoir|factura|facturas|fattura|fatture|faktura|faktury|fatura|faturas|nota fiscal|notas fiscais|factură|facturi',
  receipt:
    'receipt|receipts|quittung|quittungen|beleg|belege|kassenbon|kassenbons|kassenzettel|kassenbeleg|reçu|reçus|ticket de caisse|recibo|recibos|ricevuta|ricevute|scontrino|scontrini|paragon|paragony|pokwitowanie|pokwitowania|chitanță|chitanțe|bon fiscal|bonuri fiscale',
  reminder:
    'reminder|reminders|dunning|mahnung|mahnungen|zahlungserinnerung|zahlungserinnerungen|rappel|rappels|relance|relances|recordatorio|recordatorios|reclamación de pago|sollecito|solleciti|wezwanie do zapłaty|wezwania do zapłaty|upomnienie|upomnienia|lembrete|lembretes|aviso de cobrança|somație|somații',
  contract:
    'contract|contracts|agreement|agreements|vertrag|verträge|contrat|contrats|contrato|contratos|contratto|contratti|umowa|umowy|contracte',
  policy:
    'policy|policies|insurance policy|insurance policies|police|policen|versicherungspolice|versicherungspolicen|versicherungsschein|police d’assurance|polices d’assurance|póliza|pólizas|polizza|polizze|polisa|polisy|apólice|apólices|poliță|polițe',
  statement:
    'statement|statements|bank statement|bank statements|account statement|kontoauszug|kontoauszüge|auszug|auszüge|relevé|relevés|relevé de compte|relevés de compte|extracto|extractos|extracto bancario|estado de cuenta|estratto conto|estratti conto|wyciąg|wyciągi|wyciąg bankowy|extrato|extratos|extrato bancário|extras de cont|extrase de cont',
  payslip:
    'payslip|payslips|pay slip|salary slip|paycheck|pay stub|gehaltsabrechnung|gehaltsabrechnungen|lohnabrechnung|lohnabrechnungen|entgeltabrechnung|entgeltabrechnungen|bulletin de paie|bulletins de paie|fiche de paie|fiches de paie|bulletin de salaire|nómina|nóminas|busta paga|buste paga|cedolino|cedolini|pasek wynagrodzenia|paski wynagrodzenia|lista płac|recibo de vencimento|recibos de vencimento|holerite|holerites|contracheque|fluturaș de salariu|fluturași de salariu',
  tax: 'tax|taxes|tax document|tax return|tax assessment|steuer|steuern|steuerbescheid|steuerbescheide|steuererklärung|steuererklärungen|impôt|impôts|avis d’imposition|impuesto|impuestos|imposta|imposte|tasse|dichiarazione dei redditi|podatek|podatki|pit|imposto|impostos|impozit|impozite',
  certificate:
    'certificate|certificates|zertifikat|zertifikate|zeugnis|zeugnisse|urkunde|urkunden|bescheinigung|bescheinigungen|certificat|certificats|attestation|attestations|certificado|certificados|certificato|certificati|attestato|attestati|certyfikat|certyfikaty|zaświadczenie|zaświadczenia|świadectwo|świadectwa|certidão|certidões|certificate|adeverință|adeverințe',
  medical:
    'medical|medical record|medical records|medical report|arztbrief|arztbriefe|befund|befunde|medizinisch|medizin|médical|dossier médical|ordonnance|ordonnances|médico|informe médico|medico|referto|referti|medyczne|dokumentacja medyczna|recepta|relatório médico|medical|dosar medical|rețetă',
  letter:
    'letter|letters|correspondence|brief|briefe|schreiben|anschreiben|lettre|lettres|courrier|courriers|carta|cartas|lettera|lettere|list|listy|pismo|pisma|scrisoare|scrisori',
  ticket:
    'ticket|tickets|fahrkarte|fahrkarten|fahrschein|eintrittskarte|eintrittskarten|billet|billets|entrada|entradas|billete|billetes|biglietto|biglietti|bilet|bilety|bilhete|bilhetes|ingresso|ingressos|bilete',
  offer:
    'offer|offers|quote|quotes|quotation|quotations|estimate|estimates|angebot|angebote|kostenvoranschlag|kostenvoranschläge|devis|offre|offres|oferta|ofertas|presupuesto|presupuestos|offerta|offerte|preventivo|preventivi|oferty|orçamento|orçamentos|ofertă|oferte',
  'delivery-note':
    'delivery note|delivery notes|delivery slip|packing slip|lieferschein|lieferscheine|bon de livraison|bons de livraison|albarán|albaranes|nota de entrega|documento di trasporto|bolla di consegna|ddt|dowód dostawy|wz|guia de remessa|aviz de însoțire|avize de însoțire',
  minutes:
    'minutes|meeting minutes|protokoll|protokolle|sitzungsprotokoll|procès-verbal|procès-verbaux|compte rendu|comptes rendus|acta|actas|verbale|verbali|protokół|protokoły|ata|atas|proces-verbal|procese-verbale',
  manual:
    'manual|manuals|instructions|user guide|handbuch|handbücher|anleitung|anleitungen|bedienungsanleitung|bedienungsanleitungen|gebrauchsanweisung|manuel|manuels|mode d’emploi|notice|notices|manuale|manuali|istruzioni|manuales|instrucciones|instrukcja|instrukcje|instrukcja obsługi|manuais|manual de instruções|manuale',
  other:
    'other|others|miscellaneous|misc|sonstiges|sonstige|andere|autre|autres|divers|otro|otros|altro|altri|inne|inny|outro|outros|altele|altul',
};

const types = new Map<string, DocumentType>();
for (const type of documentTypes) {
  for (const name of names[type].split('|')) {
    if (!types.has(keyOf(name))) types.set(keyOf(name), type);
  }
}

/** Returns the document type of a name in one of the nine languages: `Rechnungen` is `invoice`. */
export function documentTypeOf(name: string): DocumentType | undefined {
  return types.get(keyOf(name));
}

function keyOf(name: string): string {
  return foldForSearch(name.slice(0, 200))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
