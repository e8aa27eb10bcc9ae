import { documentTypes, type DocumentType } from '../../../reading/fields/document-types.ts';
import { wordKey, wordKeys } from './filter-words.ts';

export const typeWords: Readonly<Record<DocumentType, readonly string[]>> = {
  invoice: ['bill', 'Rechnung', 'Factura', 'Facture', 'Fattura', 'Faktura', 'Fatura', 'Factură'],
  receipt: [
    'Beleg',
    'Quittung',
    'Kassenbon',
    'Recibo',
    'Reçu',
    'Ricevuta',
    'Scontrino',
    'Paragon',
    'Bon fiscal',
  ],
  reminder: [
    'Payment reminder',
    'Mahnung',
    'Zahlungserinnerung',
    'Recordatorio de pago',
    'Relance',
    'Sollecito di pagamento',
    'Wezwanie do zapłaty',
    'Aviso de cobrança',
    'Aviso de pagamento em atraso',
    'Somație de plată',
  ],
  contract: ['Vertrag', 'Contrato', 'Contrat', 'Contratto', 'Umowa', 'Contract'],
  policy: [
    'Insurance policy',
    'Versicherungspolice',
    'Police',
    'Póliza de seguro',
    'Police d’assurance',
    'Polizza assicurativa',
    'Polisa ubezpieczeniowa',
    'Apólice de seguro',
    'Poliță de asigurare',
  ],
  statement: [
    'Account statement',
    'Bank statement',
    'Kontoauszug',
    'Extracto de cuenta',
    'Relevé de compte',
    'Estratto conto',
    'Wyciąg z konta',
    'Extrato bancário',
    'Extrato de conta',
    'Extras de cont',
  ],
  payslip: [
    'Gehaltsabrechnung',
    'Lohnabrechnung',
    'Nómina',
    'Bulletin de paie',
    'Fiche de paie',
    'Busta paga',
    'Pasek wynagrodzenia',
    'Holerite',
    'Recibo de vencimento',
    'Fluturaș de salariu',
  ],
  tax: [
    'Tax document',
    'Steuerunterlage',
    'Steuerbescheid',
    'Documento fiscal',
    'Document fiscal',
    'Documento fiscale',
    'Dokument podatkowy',
    'Documento tributário',
  ],
  certificate: [
    'Bescheinigung',
    'Zertifikat',
    'Urkunde',
    'Certificado',
    'Attestation',
    'Certificat',
    'Certificato',
    'Zaświadczenie',
    'Adeverință',
  ],
  medical: [
    'Medical document',
    'Medizinische Unterlage',
    'Arztbrief',
    'Documento médico',
    'Document médical',
    'Documento medico',
    'Dokument medyczny',
    'Document medical',
  ],
  letter: ['Brief', 'Carta', 'Lettre', 'Courrier', 'Lettera', 'Pismo', 'Scrisoare'],
  ticket: [
    'Fahrkarte',
    'Eintrittskarte',
    'Billete o entrada',
    'Entrada',
    'Billet',
    'Biglietto',
    'Bilet',
    'Ingresso ou passagem',
    'Bilhete',
  ],
  offer: [
    'Quote',
    'Quotation',
    'Angebot',
    'Presupuesto',
    'Devis',
    'Preventivo',
    'Oferta',
    'Orçamento',
    'Ofertă',
  ],
  'delivery-note': [
    'Lieferschein',
    'Albarán',
    'Bon de livraison',
    'Documento di trasporto',
    'Dowód dostawy',
    'Nota de entrega',
    'Guia de remessa',
    'Aviz de însoțire',
  ],
  minutes: ['Protokoll', 'Acta', 'Compte rendu', 'Verbale', 'Protokół', 'Ata', 'Proces-verbal'],
  manual: ['Anleitung', 'Bedienungsanleitung', 'Notice', 'Manuale', 'Instrukcja'],
  other: ['Sonstiges', 'Otro', 'Autre', 'Altro', 'Inne', 'Outro', 'Altele'],
};

const keysOfTypes = documentTypes.map((type) => ({
  type,
  keys: [type, ...typeWords[type]].flatMap(wordKeys),
}));

/** Returns all keys and names of built-in types as word keys. */
export function typeKeys(): string[] {
  return keysOfTypes.flatMap(({ keys }) => keys);
}

export type NamedType = { key: string; name: string };

type Keys = { type: string; keys: string[] };

function typesWith(types: readonly Keys[], isMeant: (key: string) => boolean): string[] {
  return types.filter(({ keys }) => keys.some(isMeant)).map(({ type }) => type);
}

/**
 * Returns the types that a text names, separated by commas; none if one is unknown. Names `given` by the organization take precedence over
 * those of built-in types.
 */
export function documentTypesNamed(text: string, given: readonly NamedType[] = []): string[] {
  const own = given.map(({ key, name }) => ({ type: key, keys: [key, name].flatMap(wordKeys) }));
  const named = text
    .split(',')
    .filter((name) => wordKey(name) !== '')
    .map((name) => typesNamed(name, own));
  if (named.some((types) => types.length === 0)) return [];
  return [...new Set(named.flat())];
}

function typesNamed(text: string, own: readonly Keys[]): string[] {
  const typed = wordKey(text);
  for (const types of [own, keysOfTypes]) {
    const named = typesWith(types, (key) => key === typed);
    if (named.length > 0) return named;
  }
  return typesWith([...own, ...keysOfTypes], (key) => key.startsWith(typed));
}

/** Returns whether a text is the key of a built-in type, which takes precedence over names. */
export function isTypeKey(text: string): boolean {
  return documentTypes.some((type) => type === text);
}
