import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';
import { sureConfidence } from '../finding.ts';

const typeOf = (text: string) =>
  findFields(text).find(({ field }) => field === 'documentType')?.value;

it('is a reminder where a bill is said to be unpaid, whatever the title', () => {
  expect(
    typeOf(
      'Drukkerij Reeuwijk\n\nFactuur 24-0771 van 2 september 2024   € 471,90\n\nBeste penningmeester,\nDeze factuur staat nog open. Misschien is onze vorige herinnering aan uw aandacht ontsnapt.',
    ),
  ).toBe('reminder');
});

it('is an invoice where one sentence says what happens if it is not paid', () => {
  expect(
    typeOf(
      'Muster GmbH\n\nRechnung 4711\nRechnungsbetrag 12,00 EUR\nBei Verzug berechnen wir Zinsen.',
    ),
  ).toBe('invoice');
});

it.each([
  ['Stadtwerke Lindenau\n\nWasserverbrauchsabrechnung\nNachzahlung 12,00 EUR', 'invoice'],
  ['Møllebyens Bådelaug\n\nBådpladslejeaftale\n\nmellem foreningen og Jens Holm', 'contract'],
  ['Granviks Båtklubb\n\nBryggplatsavtal\n\nmellan föreningen och Lena Holm', 'contract'],
])('is recognized by a compound that no list has: %s', (text, type) => {
  expect(typeOf(text)).toBe(type);
});

it('is a receipt where a mail confirms an order', () => {
  expect(
    typeOf(
      'Von: Wollkiste <post@wollkiste.example>\nAn: Gesine\n\nDanke für deine Bestellung!\n\nGesamtsumme 58,85 €\nBezahlt per Kreditkarte.',
    ),
  ).toBe('receipt');
});

it('is a bill where a statement has an amount to pay and a day for it', () => {
  const head =
    'LAKESHORE MEDICAL CENTER\nSTATEMENT DATE: 11/12/24\nOffice visit 10/02/24   $412.85\n';
  expect(typeOf(`${head}PAY THIS AMOUNT: $412.85\nPAYMENT DUE BY: 12/03/24`)).toBe('invoice');
  expect(
    typeOf(
      `CARD STATEMENT\nSTATEMENT DATE: 11/12/24\nNew balance $412.85\nMinimum payment due $35.00\nPAYMENT DUE BY: 12/03/24`,
    ),
  ).toBe('statement');
});

it('is a letter where it is about a contract', () => {
  expect(
    typeOf(
      'ASSURANCES DU MIDI SA\n\nContrat auto n° 40.118.442\n\nNîmes, le 25 février 2025\n\nMonsieur,\nNous accusons réception de votre courrier du 18 février 2025.\nVeuillez agréer nos salutations distinguées.',
    ),
  ).toBe('letter');
});

it('is a reminder where two things say so, as of what was not paid', () => {
  expect(
    typeOf(
      'Commune de Saint-Aubin\n\n2ème rappel - titre 2024-1184\n\nVotre facture de mars n’est pas soldée.\nRestant dû : 78,40 €',
    ),
  ).toBe('reminder');
});

it.each([
  'BUNDESREPUBLIK DEUTSCHLAND\nPERSONALAUSWEIS\nName\nLÜDERS\nGeburtstag\n09.02.1991\nGültig bis\n16.05.2034\nZugangsnummer\n553201',
  'UNITED KINGDOM\nDRIVING LICENCE\n1. HADDON\n2. SAMIR\n3. 04.03.1988\n4a. 01.02.2020  4b. 31.01.2030',
  "RÉPUBLIQUE FRANÇAISE\nCARTE NATIONALE D'IDENTITÉ / IDENTITY CARD\nNom\nBERTHOD\nDate d'expiration\n30 09 2031",
  'Biblioteca Municipal de Olva\nCarné de socia n.º 8841\nInés Galán\nVálido hasta 31/12/2027',
  "COMUNE DI ORTE\nCarta d'identità\nTarantola Livia\nScadenza 31/03/2031",
  'Sportclub De Linge\nLEDENPAS 2025\nJoost Verhoef\nGeldig tot 31-12-2025',
  'RZECZPOSPOLITA POLSKA\nDOWÓD OSOBISTY\nNazwisko\nWILK\nTermin ważności 12.05.2033',
  'REPÚBLICA PORTUGUESA\nCartão de Cidadão\nApelido\nSEQUEIRA\nData de validade 02 11 2032',
  'ROMÂNIA\nCARTE DE IDENTITATE\nNume\nPOPA\nValabilitate 02.11.22-09.04.2032',
])('is a certificate where it is an identity or member card: %s', (text) => {
  expect(typeOf(text)).toBe('certificate');
});

it('is no certificate where a letter or a bill is about a card', () => {
  expect(
    typeOf(
      'Bürgeramt Olva\n\nPersonalausweis\n\nSehr geehrte Frau Lüders,\nIhr Ausweis liegt zur Abholung bereit.\n\nMit freundlichen Grüßen',
    ),
  ).toBe('letter');
  expect(
    typeOf('Bürgeramt Olva\nQuittung\nPersonalausweis\nGebühr 37,00\nGesamtbetrag 37,00 EUR'),
  ).toBe('receipt');
});

it.each([
  'Presupuesto n.º 24-061 (no válido como factura)',
  'Proposition n° 24-118 - ne vaut pas facture',
  'Preventivo - il presente documento non costituisce fattura',
  'Deviz estimativ (nu este factură)',
  'Estimate for new bathroom (this is not an invoice)',
])('is not what the paper says that it is not: %s', (title) => {
  const amounts = /[éf]/.test(title)
    ? 'Total HT 100,00\nTVA 20,00\nTotal TTC 120,00 €'
    : 'Total 120.00 GBP';
  expect(typeOf(`Dupont\n\n${title}\n\n${amounts}`)).toBe('offer');
});

it('is a letter where its subject names a contract', () => {
  expect(
    typeOf(
      "Cabinet Morvan\n35400 Saint-Malo\n\nObjet : contrat d'entretien de l'ascenseur\n\nMadame,\n\nNous avons demandé trois devis.",
    ),
  ).toBe('letter');
});

it('is what the longer of two titles says', () => {
  expect(
    typeOf(
      'Bergbank eG   Kreditkartenabrechnung\n   Abrechnung vom 19.08.2024\n\nNeuer Saldo   508,05-',
    ),
  ).toBe('statement');
});

it('is a policy where its number and its day follow the title, though it is sent as a letter', () => {
  expect(
    typeOf(
      'Verzekeringen De Toren N.V.\n\nPolisblad 2025-18125   10-07-21\n\nBeste leden,\n\nIngangsdatum 06-09-21\n\nMet vriendelijke groet,',
    ),
  ).toBe('policy');
});

it.each([
  ['JUZGADO DE PRIMERA INSTANCIA N° 2\n\nCÉDULA DE CITACIÓN\nJuicio verbal 418/2024', 'letter'],
  ['Sąd Rejonowy w Ostródzie\n\nWEZWANIE\nSygn. akt I C 418/24, sala 204', 'letter'],
  [
    'TSV Ulm e.V.\n\nEinladung zur Jahreshauptversammlung\nTagesordnung\n1. Kassenbericht\n2. Entlastung',
    'letter',
  ],
  [
    'Sofakompagniet Vejen          ORDREBEKRÆFTELSE\nOrdrenr. SV-30882\nSofa   10.999,00\nTotal inkl. moms   13.998,00\nHeraf moms   2.799,60\nRest ved levering   10.498,00',
    'other',
  ],
  [
    "Comune di Serravento\nDOMANDA DI ISCRIZIONE AL NIDO\nIl/La sottoscritto/a Livia Rossi\nChiede l'iscrizione\nFirma",
    'other',
  ],
  ['ΑΓΡΟΤΙΚΑ ΕΦΟΔΙΑ\n\nΔΕΛΤΙΟ ΑΠΟΣΤΟ ΛΗΣ\n\nΤο τιμολόγιο θα ακολουθήσει.', 'delivery-note'],
  ['ΠΙΝΑΚΑΣ ΑΣΦΑΛlΣΗΣ ΚΑΤΟΙΚΙΑΣ\n\nΈναρξη 10/10/2024, λήξη 10/10/2025', 'policy'],
])('is what courts, forms and damaged titles say: %s', (text, type) => {
  expect(typeOf(text)).toBe(type);
});

it('is not certainly a paper of another type where a text is only a sentence', () => {
  const [found] = findFields('The rent for the garden is due in October');
  expect(found).toMatchObject({ field: 'documentType', value: 'other' });
  expect(found?.confidence).toBeLessThan(sureConfidence);
});

it('is read from a title with spaces between its letters', () => {
  expect(
    typeOf(
      'Landkreis Ilmtal\nBußgeldstelle\n\nB u ß g e l d b e s c h e i d\n\nSehr geehrte Frau Lind,\n\nGeldbuße 70,00 EUR',
    ),
  ).toBe('letter');
});

it('is a reminder that says that it is no other demand', () => {
  expect(
    typeOf(
      'CLAES & VANDAMME\nGERECHTSDEURWAARDERS\n\nINGEBREKESTELLING\n\nMevrouw,\nde factuur bleef onbetaald. SALDO EUR 402,91\nDeze brief is geen gerechtelijke invordering.',
    ),
  ).toBe('reminder');
});

it('is a letter where a meeting is convened that nobody was at', () => {
  expect(
    typeOf(
      'C O N V O C A T Ó R I A\n\nAos senhores associados\n\nConvoco a Assembleia Geral para o dia 1 de março de 2025, com a seguinte ordem de trabalhos:\n1. Ata anterior\n2. Outros assuntos\n\nMoura, 10 de fevereiro de 2025\nO Presidente da Mesa',
    ),
  ).toBe('letter');
});
