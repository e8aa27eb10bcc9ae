import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';
import { sureConfidence } from '../finding.ts';
import { prepareText } from '../source-text.ts';
import { readDays } from './find-document-date.ts';
import { readDates } from './read-dates.ts';

const dateOf = (text: string) =>
  findFields(text).find(({ field }) => field === 'documentDate')?.value;

it('is the day of a printed mail', () => {
  const mail =
    'Von: Stadtbad <info@stadtbad.example>\nGesendet: Mittwoch, 14. Mai 2025 09:17\nAn: P. Grund';
  expect(
    dateOf(`${mail}\n\nSehr geehrte Frau Grund,\nwir haben Ihre Nachricht vom 2. Mai 2025.`),
  ).toBe('2025-05-14');
});

it('is the day beside the place before that of another paper', () => {
  expect(
    dateOf(
      'Eaux du Val\n\nFacture 118\nArgentan, le 14 juin 2024\n\nRelevé du 28/05/2024\nTotal 12,00 €',
    ),
  ).toBe('2024-06-14');
});

it('is the day beside the number under which a paper is registered', () => {
  expect(
    dateOf('PRIMĂRIA VĂLENI\nNr. 1188/07.02.2024\n\nADEVERINȚĂ\nSe adeverește că este elev.'),
  ).toBe('2024-02-07');
});

it('is below its heading where the lines are indented differently', () => {
  const head = 'SALINA, KS 67401                       INVOICE DATE   DUE DATE     ACCOUNT';
  const values = '                                       12/09/2024     01/03/2025   3300817';
  expect(dateOf(`INVOICE\n700 W Elm St\n${head}\n${values}\nTotal $12.00`)).toBe('2024-12-09');
});

it('is the first day of minutes, not that of the minutes before', () => {
  expect(
    dateOf(
      'Istituto Rodari\nVerbale del Consiglio\n\nIl giorno 5 febbraio 2025 si è riunito il Consiglio.\nPresenti: tutti.\nIl verbale della seduta del 13/11/2024 è approvato.\nLa seduta è tolta.',
    ),
  ).toBe('2025-02-05');
});

it('is the day of the order on a ticket', () => {
  expect(
    dateOf(
      'Teatro Sol\nEntrada electrónica\nCompra realizada el 18/09/2025\n\nFunción: 11 de octubre de 2025\nFila 4',
    ),
  ).toBe('2025-09-18');
});

it('is the day in numbers behind the day in words', () => {
  expect(
    dateOf(
      'CONTRATO DE TRABAJO\nEn Lleida, a uno de febrero de dos mil veinticuatro (01/02/2024)\nnacida el 18/05/1996',
    ),
  ).toBe('2024-02-01');
});

it.each([
  [
    'Deed of guarantee\n\nDated the fourteenth day of June 2024\n\nIn respect of the tenancy agreement dated 10 June 2024',
    '2024-06-14',
  ],
  [
    'ATA NÚMERO DEZOITO\n\nAos vinte e quatro dias do mês de janeiro de dois mil e vinte e cinco reuniu a assembleia de condóminos, convocada em 10/01/2025',
    '2025-01-24',
  ],
])('is the day that is written out', (text, day) => {
  expect(dateOf(text)).toBe(day);
});

it.each([
  'FLOHMARKT\nSamstag, 12. April 2025\n10 - 13 Uhr\nTurnhalle der Grundschule am Bach',
  'AURORA COACHES   BOARDING PASS\nDeparts  Sat 14 Dec 2024   05:15\nArrives  Sat 14 Dec 2024   08:50\nSeat 11A',
  'KIERMASZ WIELKANOCNY\nniedziela, 6 kwietnia 2025 r.\ngodz. 10.00-15.00\nremiza OSP w Zalesiu',
])('is not surely the day of what is announced', (text) => {
  const date = findFields(text).find(({ field }) => field === 'documentDate');
  expect(date?.confidence ?? 0).toBeLessThan(sureConfidence);
});

it('is not that of a date of something else, whose name no list of labels has', () => {
  const head = 'Avis d’impôt\nDate d’établissement 25/07/2024\n';
  expect(dateOf(`${head}Date de mise en recouvrement 31/07/2024\nSomme à payer 12,00 €`)).toBe(
    '2024-07-25',
  );
});

it('is beside the place in the cell to the left', () => {
  expect(
    dateOf(
      'Sachbearbeiter:    Frau Dedic\nWiesbaden,         22.05.2024\n\nSehr geehrter Herr Mielke,\nIhre Rechnung vom 11.02.2024',
    ),
  ).toBe('2024-05-22');
});

it('is in the list of values where only some lines of the list of labels are known', () => {
  expect(
    dateOf(
      'Möbel Brackmann\nRechnung\nKundennr.\nBelegnr.\nBelegdatum\nLiefertermin\nVerkäufer\n300 442\nR 55 01184\n13.03.2025\n11.03.2025\nHr. Tewes\n\nGesamt EUR 12,00',
    ),
  ).toBe('2025-03-13');
});

it.each([
  // The bill that a reminder is about has its day next to its amount; the title and the head belong to the reminder.
  [
    'Zimmerei Asch GmbH\nKd.-Nr. C-5681\n\nZahlungserinnerung HF9188, 14. Juni 2021\n\nunsere Forderung vom 15. April 2021 ist noch offen.\n\nRechnung 15. April 2021  1226,83\nGesamtbetrag 1229,33 EUR\n\nZahlbar bis 28. Juni 2021 ohne Abzug.',
    '2021-06-14',
  ],
  [
    'Lusogás Energia, S.A.\n\n25-11-2024          Contrato n.º 550118\n\nAssunto: pré-aviso de interrupção\n\nContinuam por pagar:\n  FT 2024/9924   emitida em 14-10-2024    57,24 €\n  Valor em dívida    118,44 €\n\nCaso não seja efetuado o pagamento até 10-12-2024, o fornecimento será interrompido.',
    '2024-11-25',
  ],
  [
    'CERTIFICADO DE RETENCIONES\nEjercicio 2024\nPeriodo: 01-01-2024 a 31-12-2024\nPerceptor: Nuria Pascual\n\nY para que conste a los efectos oportunos, en Montcada, a 3-2-2025.\n\nEl administrador',
    '2025-02-03',
  ],
  [
    "Dienst Screening\n\nVERKLARING OMTRENT HET GEDRAG\n\nBetreft     : A. Dijkman\naanvraag d.d. : 21-10-2024\n\nis niet gebleken van bezwaren.\n\n's-Gravenhage, 6 november 2024",
    '2024-11-06',
  ],
])('is the one that all the days of the paper together speak for', (text, day) => {
  expect(dateOf(text)).toBe(day);
});

it.each([
  [
    'GreenAcre Lawn Care\n402 Birch Rd, Dublin OH 43016\n\nPAST DUE NOTICE                                  August 15, 2024\n\nBill to:                           Original invoice     5518\nTodd Yarborough                    Invoice date         06/28/2024\n88 Fox Run                         Original due date    07/13/2024\nDublin OH 43016                    Late fee             $10.00\n                                   Now due              $118.00\n\nPlease remit no later than August 25, 2024.',
    '2024-08-15',
  ],
  // The first day of a contract that begins on a later one.
  [
    'CONTRACT INDIVIDUAL DE MUNCĂ\nînregistrat sub nr. 44/14.03.2024 în registrul general de evidență a salariaților\n\nA. Părțile: SC Panificația Deva SRL și salariatul Oprea Vasile, CI eliberată la 05.05.2019.\nC. Durata: nedeterminată, urmând să înceapă activitatea la data de 18.03.2024.',
    '2024-03-14',
  ],
  [
    'AUTO EXPERT SERVICE SRL\nFACTURA seria AES nr. 118 data (zi/lună/an): 21/01/2025\nTermen plată: 05/02/2025\nCumpărător: Manea Radu       Deviz nr. 44 din 20/01/2025\nAuto: B-118-XYZ  ITP valabil: 14/08/2025\nTOTAL 892,50',
    '2025-01-21',
  ],
])('is the one whose place in the order of the paper speaks for it', (text, day) => {
  expect(dateOf(text)).toBe(day);
});

it('begins with the month in papers that only their times and titles show to be American', () => {
  expect(
    dateOf(
      'Ridgeview Family Practice\nAfter Visit Summary\n\nPatient: Dolores Haines   DOB: 11/02/1948\nVisit date: 9/10/2024  9:40 AM\nProvider: S. Kim, MD\n\nWeight 151 lb\nNext appointment: 12/12/2024 10:20 AM',
    ),
  ).toBe('2024-09-10');
});

const confidenceOn = (referenceDay: string) =>
  findFields('Stadtwerke Auental\nRechnung 118\nDatum: 12.05.2025\nGesamtbetrag 80,00 EUR', {
    referenceDay,
  }).find(({ field }) => field === 'documentDate')?.confidence ?? 0;

it('is less sure of a day after that on which the paper arrived', () => {
  expect(confidenceOn('2025-05-14')).toBeGreaterThanOrEqual(sureConfidence);
  expect(confidenceOn('2025-01-14')).toBeLessThan(confidenceOn('2025-05-14'));
});

it('is the day on which a salary is paid, also where it ends the period', () => {
  expect(
    dateOf(
      'SARL LE PÉTRIN\nBULLETIN DE PAIE          Période du 01/03/2025 au 31/03/2025\n                          Paiement le 31/03/2025 par virement\nNET À PAYER   1 684,92 €\nCongés au 31/05/2025',
    ),
  ).toBe('2025-03-31');
});

it.each([
  [
    'Gehaltsabrechnung Juni 2024\nPersonalnummer 4418   Eintritt 01.03.2019\nNetto 1.684,92',
    '2024-06-30',
  ],
  ['Gehaltsabrechnung Juni 2024\nNetto 1.684,92\nAusgezahlt am 28.06.2024', '2024-06-28'],
  ['Výplatní páska 02/2024\nHrubá mzda 27 700 Kč\nČistá mzda 21 379 Kč', '2024-02-29'],
])('is the last day of the month of a payslip without another day: %s', (text, day) => {
  expect(dateOf(text)).toBe(day);
});

it.each(['03.05.2021 04.05.2021', '04.05.2021 03.05.2021'])(
  'compares the later of two days first that nothing tells apart: %s',
  (text) => {
    const source = prepareText(text, {});
    const { days } = readDays(source, { dates: readDates(source), documentType: undefined });
    const scores = days.map(({ features }) => features.get('score'));
    expect(scores).toEqual([scores[0], scores[0]]);
    expect(days.map(({ day }) => day)).toEqual(['2021-05-04', '2021-05-03']);
  },
);

it.each([
  [
    'sv',
    'Följesedel nr 7710\nUtskr. 24-05-27 06:51\nKund 20714\nMottagare: Helges Gård',
    '2024-05-27',
  ],
  [
    'da',
    'Kære forældre\n\nHusk madpakke og godt humør.\n\nMange hilsner\nRikke\nMøllehøjskolen, 25/2-25',
    '2025-02-25',
  ],
  [
    'ja',
    '保険証券\n保険期間 2024年10月1日から2029年10月1日まで\n保険料 11,400円\n2024年9月18日発行',
    '2024-09-18',
  ],
  [
    'tr',
    'KİRA KONTRATI\nKiranın başlangıcı: 01.06.2025\nKiracı aidatı öder.\nİşbu kontrat 20.05.2025 tarihinde iki nüsha olarak düzenlenmiştir.',
    '2025-05-20',
  ],
  [
    'el',
    'ΣΥΜΒΟΛΑΙΟ ΑΣΦΑΛΙΣΗΣ\nΈναρξη 10/10/2024, λήξη 10/10/2025\n\nΑθήνα, 01/10/2024',
    '2024-10-01',
  ],
  [
    'cs',
    'PLNÁ MOC\nJán Novák, nar. 2. 2. 1980, zmocňuje paní Novou.\nV Kostelci nad Orlicí dne 12. května 2025',
    '2025-05-12',
  ],
])('is found in papers abroad (%s)', (language, text, day) => {
  expect(dateOf(text), language).toBe(day);
});

it.each([
  ['Dr Fergal Hanley\nDictated 6/10/23   Typed 9/10/23\n\nDear Fergal,\nthank you.', '2023-10-09'],
  ['HANK HARDWARE\n04/12/25  10:22 AM\nTOTAL 9.00\nRETURNS UNTIL 05/12/25', '2025-04-12'],
])('has the month first unless titles of persons or the other days say so: %j', (text, day) => {
  expect(dateOf(text)).toBe(day);
});

it('is the day that Greek or Japanese words before it issue', () => {
  expect(
    dateOf(
      '検針票\n今回検針日 11月18日\nご請求額 7,214円\n口座振替日 12月9日\n\n発行 2024年11月18日 検針員 佐々木',
    ),
  ).toBe('2024-11-18');
});

it('is the day on which a notice was put up, not that of the meeting', () => {
  expect(
    dateOf(
      'Obecní úřad Lhota\nPozvánka na veřejnou schůzi\nkterá se koná v pátek 19. 7. 2024 v 18 hodin\nVyvěšeno: 3. 7. 2024\nstarosta Jan Holub',
    ),
  ).toBe('2024-07-03');
});

it('is not the day on which an identity card was issued', () => {
  expect(
    dateOf(
      'UPOWAŻNIENIE\n\nUpoważniam Pana Jana Kosa, legitymującego się dowodem osobistym ABC 123456 wydanym dnia 05.05.2019, do odbioru przesyłek.\n\nEwa Lis\nKielce, 3.07.2024',
    ),
  ).toBe('2024-07-03');
});
