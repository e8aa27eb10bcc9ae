import { describe, expect, it } from 'vitest';
import { repairName } from './trimming/clean-name.ts';
import { noNames, reasonAgainst } from './no-names.ts';
import { isGeneric, isOfOffice, isUmbrella, nameIn, readName } from './party-names.ts';

describe('a name', () => {
  it.each([
    ['SZPlTAL POWIATOWY', 'SZPITAL POWIATOWY'],
    ['BR00K STREET', 'BROOK STREET'],
    ['Ho1zapfel', 'Holzapfel'],
    ['Bellini 1931', 'Bellini 1931'],
    ['3M', '3M'],
    ["0'Dowd", "O'Dowd"],
    ['Köhl GrnbH', 'Köhl GmbH'],
    ['Garage TerpstraB.V.', 'Garage Terpstra B.V.'],
  ])('is repaired: %s', (printed, name) => {
    expect(repairName(printed)).toBe(name);
  });

  it.each([
    'Rheinsieg Fernbahn',
    'Kleingartenverein Abendrot',
    'Meubles Lauzier',
    'Skogsby Ridklubb',
    'Sbor dobrovolných hasičů Horní Lhotka',
    'Papatya Apartmanı Yönetimi',
    'Ταχύτατα Courier, μεταφορές',
    'Colegiul Național „Gh. Lazăr"',
  ])('has a word for an office: %s', (name) => {
    expect(isOfOffice(name)).toBe(true);
  });

  it.each(['Karin Holm', 'RECHNUNG', 'Sehr geehrte Damen'])('has none: %s', (name) => {
    expect(isOfOffice(name)).toBe(false);
  });

  it.each([
    ['Comunidad de Propietarios Calle Nardo 118', 'Comunidad de Propietarios Calle Nardo 118'],
    ['Nordfunk Mobil GmbH, Postfach 11 20', 'Nordfunk Mobil GmbH'],
    ['Larkfield Primary School Office', 'Larkfield Primary School'],
    ['County Tax Office', 'County Tax Office'],
    ['Sonia per A.S.D. Pallavolo Bassa', 'A.S.D. Pallavolo Bassa'],
    ['Mgr. Dita Novotná v. r.', 'Mgr. Dita Novotná'],
    ['BANCA DELLA CARNIA ALTA Filiale di Tolmezzo', 'BANCA DELLA CARNIA ALTA'],
    ["Entre l'association Les Petits Sabots, ferme", 'Les Petits Sabots'],
    ['Organisé par le Comité des fêtes', 'Comité des fêtes'],
    ['BMI Banco do Minho Interior', 'Banco do Minho Interior'],
    ['Seniorenzentrum Abendfrieden gGmbH', 'Seniorenzentrum Abendfrieden gGmbH'],
    ['000318 CASEIFICIO ALTOPIANO SOC. AGR. COOP.', 'CASEIFICIO ALTOPIANO SOC. AGR. COOP.'],
    ['NOTA namens Tandartsenpraktijk De Molen', 'Tandartsenpraktijk De Molen'],
    ['Il sottoscritto Gabriele Zanetti', 'Gabriele Zanetti'],
    ['Prodotto da Moretta Espresso S.r.l., Via del Lavoro 9', 'Moretta Espresso S.r.l.'],
    ['Για την Εστία Ασφάλειες Μ.Α.Α.Ε.', 'Εστία Ασφάλειες Μ.Α.Α.Ε.'],
    ['Autopal Humpolec, spol. s r.o.', 'Autopal Humpolec, spol. s r.o.'],
    ['lek. Ewelina Hajduk, Tarnów', 'lek. Ewelina Hajduk'],
    ['Entre Camping Les Oyats, SARL', 'Camping Les Oyats, SARL'],
    ['Comptabilité Imprimerie Vasseur', 'Imprimerie Vasseur'],
    ['Fietsboot <info@fietsboot.example>', 'Fietsboot'],
    ['TSV Grünhain 1908 e.V.', 'TSV Grünhain 1908 e.V.'],
    ['Calder Hospitals NHS Foundation Trust', 'Calder Hospitals NHS Foundation Trust'],
    ['La Estrella, S.A. de Seguros', 'La Estrella, S.A. de Seguros'],
    ['gemeente Veldrade', 'gemeente Veldrade'],
    ['Bramble Energy Limited. Registered in England', 'Bramble Energy Limited'],
    ['Marchbank & Co. Ltd., Edinburgh', 'Marchbank & Co. Ltd.'],
    ['Ms C. Duval', 'C. Duval'],
    ['Tra la Sig.ra Sandra Bellucci', 'Sandra Bellucci'],
    ['La SCI Les Arcades, représentée', 'SCI Les Arcades'],
    ['Fundacją Zielony Próg z siedzibą w Białymstoku', 'Fundacją Zielony Próg'],
    ['Avram Lidia, angajată a SC Confecții Prod SRL', 'Avram Lidia'],
    ['Ejendomskontoret Havnegade I/S', 'Ejendomskontoret Havnegade I/S'],
    ['Rossi e Figli S.r.l.', 'Rossi e Figli S.r.l.'],
    ['Silva e Filhos Lda', 'Silva e Filhos Lda'],
    ['J. Hale and son Builders Ltd', 'J. Hale and son Builders Ltd'],
    ['Makarna Dünyası A.Ş.', 'Makarna Dünyası A.Ş.'],
    ['Makarna Nilsson och Berg AB', 'Nilsson och Berg AB'],
    ['eWay Tolling DAC, Block C', 'eWay Tolling DAC'],
    ['Inh. Stefan Pütz e.K.', 'Stefan Pütz e.K.'],
    ['Eheleute Rainer und Gisela Mombrei', 'Rainer und Gisela Mombrei'],
    ['HearthGuard is a trading name of Hearth Insurance Limited', 'HearthGuard'],
  ])('is read from %s', (printed, name) => {
    expect(nameIn(printed)).toBe(name);
  });

  it.each([
    'Quai Lamartine',
    'Brook St',
    'Ihr Team vom Kundenservice',
    'ATENȚIE!!!',
    'Mobil: 0170 555',
    'Montag',
    'WORKSHOP',
    'Record no.',
    'Monzón, a 12 de mayo de 2025',
    'Dijon, le 1er décembre 2025',
    'Bilthoven, 21 mei',
    'Wels, 3. Oktober',
    'Filoeforma è un marchio di Anda S.r.l.',
    'Contorizarea căldurii este făcută de Termoline Service SRL',
  ])('is not %s', (printed) => {
    expect(nameIn(printed)).toBeUndefined();
  });

  it.each([
    ['株式会社 山田商店', '株式会社 山田商店'],
    ['青山不動産株式会社（以下「甲」という。）', '青山不動産株式会社'],
    ['Ege Bahçe San. ve Tic. Ltd. Şti.', 'Ege Bahçe San. ve Tic. Ltd. Şti.'],
    ['株式会社みどり書房 御中', undefined],
    ['賃貸人 青山不動産株式会社', undefined],
    ['下記の通りご請求申し上げます', undefined],
  ])('in letters without case, or of Turkey: %s', (printed, name) => {
    expect(nameIn(printed)).toBe(name);
  });

  it('may have small words as a line of its own', () => {
    expect(readName('Horská služba a záchrana')).toBeUndefined();
    expect(readName('Horská služba a záchrana', { isLine: true })?.name).toBe(
      'Horská služba a záchrana',
    );
    expect(readName('Děkujeme vám za nákup.', { isLine: true })).toBeUndefined();
  });

  it.each(noNames)('is not $example: $name', (row) => {
    expect(reasonAgainst(row.example)).toBe(row);
    expect(nameIn(row.example)).toBeUndefined();
  });

  it('says only what kind of office it is, or which is above it', () => {
    expect(isGeneric('STUDIO LEGALE')).toBe(true);
    expect(isGeneric('Studio Legale Rossi')).toBe(false);
    expect(isUmbrella('Ministerul Educației')).toBe(true);
    expect(isUmbrella('Școala Gimnazială Nr. 4')).toBe(false);
  });
});
