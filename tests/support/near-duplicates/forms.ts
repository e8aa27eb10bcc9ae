type Random = () => number;

const months = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
    ' ',
  ),
};

const two = (value: number) => String(value).padStart(2, '0');
const euros = (cents: number) => `${Math.floor(cents / 100)},${two(cents % 100)}`;

/** Monthly papers of one sender: the same words with few other numbers. `random` makes amounts and readings. */
export type Form = (month: number, random: Random) => string;

/** The amount and the address never change, only the number, the date and the period. */
const phone: Form = (month) => `Funknetz Süd GmbH & Co. KG
Postfach 10 20 30, 70173 Stuttgart
Frau Annegret Sommerfeld
Ahornallee 17
72074 Tübingen

Ihre Mobilfunkrechnung für ${months.de[month]} 2026
Rechnungsnummer: 8800${4410 + month}
Rechnungsdatum: 03.${two(month + 1)}.2026
Kundennummer: 4711 0815 33
Vertragsbeginn: 01.04.2023

Tarif Funk Komfort 20 GB, Grundgebühr 16,80
Umsatzsteuer 19 % 3,19
Rechnungsbetrag 19,99 EUR

Der Betrag wird am 10.${two(month + 1)}.2026 von Ihrem Konto DE02 1203 0000 0000 2020 51 abgebucht.
Gläubiger-Identifikationsnummer DE98ZZZ09999999999, Mandatsreferenz MF-2023-00815.
Einwendungen gegen die Rechnung erheben Sie bitte innerhalb von acht Wochen nach Zugang schriftlich bei unserer Kundenbetreuung. Geschäftsführung: Holger Brandt. Amtsgericht Stuttgart HRB 720153. USt-IdNr. DE811223344.`;

const power: Form = (month, random) => {
  const used = 180 + Math.floor(random() * 90);
  const reading = 20_450 + month * 231;
  const cents = used * 34 + 1290;
  return `Stadtwerke Ebersbach GmbH
Am Wasserturm 2, 73061 Ebersbach
Stromrechnung ${months.de[month]} 2026
Vertragskonto 2000 4456 78, Zähler 1 EMH00 4455 6677
Rechnung SW-2026-${1180 + month * 7} vom ${two(4 + (month % 3))}.${two(month + 1)}.2026
Zählerstand alt ${reading}, neu ${reading + used}, Verbrauch ${used} kWh
Arbeitspreis 34,00 ct/kWh, Grundpreis 12,90 EUR
Rechnungsbetrag ${euros(cents)} EUR, fällig am ${two(18)}.${two(month + 1)}.2026
Bitte überweisen Sie auf das Konto DE12 5001 0517 0648 4898 90 bei der Volksbank Göppingen.
Netzentgelte, Messstellenbetrieb, Konzessionsabgabe und Stromsteuer sind im Arbeitspreis enthalten. Unsere Kundenbetreuung erreichen Sie montags bis freitags von 8 bis 18 Uhr.`;
};

/** Only the month differs. */
const salary: Form = (
  month,
) => `Hartmann Präzisionstechnik GmbH, Industriestraße 40, 78532 Tuttlingen
Entgeltabrechnung ${months.de[month]} 2026
Personalnummer 00417, Eintritt 01.09.2019, Steuerklasse 1, Kinderfreibetrag 0,0
Sozialversicherungsnummer 65 170839 J 008, Krankenkasse AOK Baden-Württemberg
Grundgehalt 3.850,00
Vermögenswirksame Leistungen 40,00
Gesamtbrutto 3.890,00
Lohnsteuer 512,33
Krankenversicherung 317,04
Pflegeversicherung 70,02
Rentenversicherung 361,77
Arbeitslosenversicherung 50,57
Auszahlungsbetrag 2.578,27
Überweisung auf IBAN DE44 6415 0020 0001 2345 67 bei der Kreissparkasse`;

const statement: Form = (month, random) => {
  const lines = Array.from({ length: 18 }, (_, index) => {
    const amount = euros(1000 + Math.floor(random() * 90_000));
    return `${two(index + 2)}.${two(month + 1)}. Card payment grocer ${amount}`;
  });
  return `First Harbour Bank plc
Statement of account ${months.en[month]} 2026, sheet ${month + 1}
Account 11223344, sort code 20-00-00
Opening balance ${euros(150_000 + month * 1733)}
${lines.join('\n')}
Closing balance ${euros(160_000 + month * 2911)}
Please check all entries and tell us within thirty days if anything is wrong. Deposits are protected up to the statutory amount by the compensation scheme.`;
};

const rent: Form = (month) => `Régie immobilière du Lac SA
Avis d'échéance pour le mois de ${months.fr[month]} 2026
Locataire : Mme Hélène Dubois, appartement 14, 12 rue des Tilleuls, 1005 Lausanne
Loyer net 1450.00
Charges et chauffage 210.00
Place de parc 120.00
Total à payer 1780.00
Référence de paiement 21 00000 00003 13947 14300 0${1000 + month * 9}
Échéance : 01.${two(month + 1)}.2026
Nous vous prions de bien vouloir effectuer votre versement avant l'échéance indiquée au moyen du bulletin joint. En cas de retard, des frais de rappel vous seront facturés.`;

export const forms: Readonly<Record<string, Form>> = { phone, power, salary, statement, rent };
