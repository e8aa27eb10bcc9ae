import type { Lexicon } from './lexicon.ts';

export const german: Lexicon = {
  frequentWords:
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn können ihre ich mich mir ihnen ihr bitte wir uns sehr geehrte unter sowie ihrer ihren keine beim jahr diese dieser straße herr frau vom innerhalb',
  months: [
    'januar jänner jan jaenner jän',
    'februar feber feb febr',
    'märz maerz mär mrz',
    'april apr',
    'mai',
    'juni jun juno',
    'juli jul julei',
    'august aug',
    'september sept sep',
    'oktober okt october',
    'november nov',
    'dezember dez',
  ],
  labels: {
    documentDate:
      'Ausstellung, ausgefertigt am, gekauft am, buchung vom, verkauft am, rechnungsdatum, datum der rechnung, rechnung vom, ausstellungsdatum, ausgestellt am, ausstellungstag, belegdatum, briefdatum, erstellt am, erstelldatum, angebotsdatum, bescheiddatum, datum des bescheids, bescheid vom, auszugsdatum, kontoauszug vom, mahndatum, mahnung vom, lieferscheindatum, lieferschein vom, gutschriftsdatum, dokumentdatum, datum der ausstellung, re datum, rg datum, druckdatum, protokoll vom, sitzung am, sitzung vom, berichtsdatum, befunddatum, befund vom, rechnungs datum, ausfertigungsdatum, ausgefertigt am, abgeschlossen am, angebot vom, schreiben vom heute, kaufdatum, datum zeit, datum uhrzeit, gebucht am, buchungsdatum, ausgabedatum, sitzungsdatum, datum der sitzung, bearbeitet am, gutschrift vom, versicherungsschein vom, datum ort, ort datum, unterzeichnet am, kauf am, gefertigt am, datum des schreibens, ausgedruckt am, erlassen am, datum der erstellung, rechnung erstellt am, mitteilung vom, stand des kontoauszugs, attest vom, zeugnisdatum, datum der mitteilung, abrechnungsdatum, abrechnung vom, auszahlung am, zahltag, verkaufsdatum, datum des angebots, datum der mahnung, datum des vertrags, rezeptdatum, verordnet am, datum der verordnung, ausgegeben am, auftragsbestätigung vom, bestätigung vom, notiert am, vergeben am, verliehen am, kassa datum, datum ausgabe, stand der rechnung, kaufbeleg vom, verkaufstag, erstellungsdatum, druck am, erstellt, druckzeitpunkt, mitteilungsdatum, schreiben vom heutigen tag, beurkundet am, eröffnet am, versandt, abgesandt am, ausstelldatum',
    date: 'datum, den, tag',
    dueDate:
      'zahlungsfrist bis, zahlen bis, fällig spätestens, zahlungsfälligkeit, fällig am, fälligkeit, fälligkeitsdatum, fällig bis, fällig zum, fällig, zahlbar bis, zahlbar bis zum, zahlbar bis spätestens, zahlungsziel, zahlungsfrist, zahlung bis, zahlung bis zum, zu zahlen bis, zu zahlen bis zum, bis spätestens, spätestens bis, spätestens bis zum, spätestens am, bitte überweisen sie bis, bitte überweisen sie bis zum, bitte zahlen sie bis, bitte zahlen sie bis zum, bis zum, netto bis, ohne abzug bis, ohne abzug bis zum, zahlungstermin, abbuchung am, abbuchung zum, eingezogen am, wird am, einzug am, einzug zum, lastschrift am, abgebucht am, zu begleichen bis, überweisung bis, fälligkeitstermin, zahlbar am, zahlbar spätestens, eingang bis, zahlungseingang bis, frist bis, ziehen wir am, buchen wir am, ohne abzug zahlbar bis, zu entrichten bis, valuta, letzte frist, zahlung spätestens, spätester zahlungstermin, wird fällig am, ist fällig am, fällig werden am, zahlen sie bis, überweisen sie bis, begleichen bis, ausgleich bis, abbuchung erfolgt am, abbuchung erfolgt zum, lastschrifteinzug am, lastschrifteinzug zum, einzugstermin, zahltermin, zahlung fällig am, fälligkeiten, fälligkeitstermine, zahlungstermine, abbuchungstermin, abbuchungsdatum, einzugsdatum, belastungsdatum, belastung am, fälligkeitstag, zu bezahlen bis, bitte bezahlen bis, zahlbar per, letzter zahlungstag, zahlung erbeten bis, 1 rate, erste rate, 1 teilzahlung, zahlung spätestens am, wird eingezogen am, wird abgebucht am, wird belastet am, bezahlen bis, zahlbar innert bis',
    otherDate:
      'ablaufdatum, verfallsdatum, verfalldatum, anreisedatum, abreisedatum, startdatum, enddatum, kündigungsdatum, prüfdatum, eingangsdatum, zahlungsdatum, wertstellungsdatum, valutadatum, inbetriebnahmedatum, anfragedatum, anfrage vom, ereignisdatum, schadendatum, ihre anfrage vom, geburtsdatum, geb am, geboren am, geboren, geb, geburtstag, lieferdatum, liefertermin, leistungsdatum, leistungszeitraum, leistung am, leistungszeit, lieferzeitraum, abrechnungszeitraum, zeitraum, bestelldatum, bestellt am, bestellung vom, auftrag vom, auftragsdatum, ihre bestellung vom, ihr auftrag vom, ihr schreiben vom, ihre nachricht vom, ihr zeichen vom, unser schreiben vom, unsere rechnung vom, gültig bis, gültig ab, gültig, gültigkeit, gültig von, bindefrist, angebot gültig bis, haltbar bis, mindestens haltbar bis, vertragsbeginn, vertragsende, beginn, ende, laufzeit, laufzeit bis, ab dem, ab, seit, eintritt, eintrittsdatum, austritt, einzug, kündigung zum, zum, versanddatum, versandt am, fassung vom, in der fassung vom, gesetz vom, verordnung vom, richtlinie vom, satzung vom, bekanntmachung vom, urteil vom, stand, druck, widerruf bis, rückgabe bis, rückgabe, umtausch bis, reisedatum, abfahrt, ankunft, hinfahrt, rückfahrt, anreise, abreise, abflug, veranstaltung, einlass, behandlungsdatum, behandlung am, untersuchung am, untersuchung vom, entnahme, eingang, eingangsdatum, probeneingang, aufnahme, aufnahmedatum, entlassung, stationär vom, ablesung, ablesedatum, zahlungseingang, letzte zahlung, bezahlt am, gezahlt am, nächste sitzung, nächster termin, termin, alter kontostand, neuer kontostand, kontostand am, saldo, vom, von, versicherungsbeginn, versicherungsablauf, hauptfälligkeit, ablauf, hergestellt, skonto bis, bei zahlung bis, abzüglich skonto bis, vertrag vom, mietvertrag vom, arbeitsvertrag vom, kaufvertrag vom, vertragsdatum, mietbeginn, garantie bis, druckdatum, abgelesen am, umtausch, reise vom, wirkung zum, mit wirkung vom, tritt am, unfalltag, schadentag, steuerjahr, veranlagungszeitraum, prüfung, prüfung am, nächste prüfung, letzte ablesung, einspruch bis, widerspruch bis, anmeldeschluss, meldeschluss, anmeldung bis, bewerbungsschluss, letzter zählerstand, zählerstand am, nächster abschlag, nächste abrechnung, vorherige rechnung, letzte rechnung, mahnstufe vom, 1 mahnung vom, zahlungserinnerung vom, erinnerung vom, vor aufnahme vom, voraufnahme vom, op am, op datum, besuch am, besuch vom, hausbesuch am, hu fällig, tüv, tüv bis, erstzulassung, ez, liefertermin spätestens, lieferung bis, lieferung am, abholung am, abholung ab, montage am, übergabe am, bezugsfertig ab, wiedervorlage',
    total:
      'bitte zahlen sie, zu entrichten, nachzuzahlen, zu zahlen sind, noch zu entrichten, gesamtbetrag, rechnungsbetrag, endbetrag, gesamtsumme, bruttobetrag, gesamt brutto, summe brutto, brutto gesamt, zahlbetrag, rechnungssumme, endsumme, gesamtpreis, gesamtbetrag brutto, rechnungsbetrag brutto, gesamt inkl mwst, summe inkl mwst, betrag inkl mwst, gesamtbetrag inkl mwst, gesamtbetrag inkl ust, gesamt inkl ust, angebotssumme, angebotspreis, zu zahlender betrag, gesamtforderung, forderung gesamt, gesamt eur, total eur, total chf, summe eur, gutschriftsbetrag, gesamtrechnungsbetrag, bruttosumme, bruttopreis, totalbetrag, rechnungstotal, gesamtkosten, mahnbetrag, offener gesamtbetrag, gesamt zu zahlen, gesamtbetrag der forderung, auftragssumme, nachzahlung, abrechnungsbetrag, bruttorechnungsbetrag, gutschrift gesamt, honorar gesamt, gesamtschuld, total inkl mwst, zuwendungsbetrag, fahrpreis, spendenbetrag, preis gesamt, kursgebühr, gesamtgebühr, gebühr gesamt, zu bezahlen, total zu bezahlen, totalbetrag chf, rechnungsbetrag chf, zahlungsbetrag, gesamtentgelt, teilnahmegebühr',
    sum: 'jahresbetrag, strafbetrag, bußgeld, entgelt, festgesetzt, festgesetzt werden, festgesetzte steuer, summe, gesamt, total, betrag, brutto',
    rest: 'zu zahlen, noch zu zahlen, restbetrag, offener betrag, restforderung, verbleibender betrag, noch offen, fälliger betrag, zahlbetrag rest, verbleiben, restzahlung, offen, zu überweisen, überweisungsbetrag, bitte überweisen sie, noch zu zahlender betrag, verbleibende forderung, schlusszahlung, nachforderung, restschuld zahlbar, noch zu bezahlen, saldo zu ihren lasten, zu ihren lasten, verbleibende zahlung, noch zu überweisen, ausstehender betrag, rückstand, verbleibender rechnungsbetrag',
    net: 'netto, nettobetrag, zwischensumme, summe netto, netto gesamt, gesamt netto, nettosumme, warenwert, zwischensumme netto, gesamtbetrag netto, betrag netto, rechnungsbetrag netto, nettowarenwert, gesamtnetto, total exkl mwst, exkl mwst, ohne mwst, betrag ohne mwst',
    tax: 'mwst, umsatzsteuer, ust, mehrwertsteuer, zzgl mwst, zuzüglich mwst, steuerbetrag, mwst betrag, enthaltene mwst, inkl mwst, steuer, zzgl ust, enthaltene umsatzsteuer, ust betrag, zzgl umsatzsteuer, zuzüglich umsatzsteuer, zzgl gesetzl mwst, davon mwst',
    deposit:
      'anzahlung, abschlag, abschläge, abschlagszahlung, abschlagszahlungen, bereits bezahlt, bereits gezahlt, bereits geleistete zahlungen, geleistete zahlungen, vorauszahlung, vorauszahlungen, abzüglich anzahlung, abzgl anzahlung, akonto, erhaltene anzahlung, geleistete anzahlung, geleistete abschläge, ihre zahlungen, zahlung erhalten, abzüglich abschlagszahlung, abzüglich bereits gezahlter, teilzahlung, abzüglich akonto, erhaltene zahlungen',
    netPay:
      'auszahlungsbetrag, auszahlung, überweisung, nettoverdienst, nettolohn, netto verdienst, nettoauszahlung, nettogehalt, nettobezug, überweisungsbetrag, auszahlung netto, netto auszahlung',
    premium:
      'jahresbeitrag, beitrag, gesamtbeitrag, jahresprämie, prämie, bruttobeitrag, beitrag inkl versicherungsteuer, bruttoprämie, monatsbeitrag, jahresbeitrag inkl versicherungsteuer, zahlbeitrag, beitrag brutto, gesamtprämie, zu zahlender beitrag, jahresgesamtbeitrag, beitrag jährlich',
    otherAmount:
      'einzelpreis, preis, stückpreis, stundensatz, rabatt, skonto, abzüglich skonto, versand, versandkosten, porto, saldo, alter kontostand, neuer kontostand, kontostand, guthaben, übertrag, bruttolohn, gesamtbrutto, bruttogehalt, lohnsteuer, abzüge, gesamtabzüge, bar, gegeben, rückgeld, zurück, visa, girocard, mahngebühr, mahngebühren, mahnkosten, verzugszinsen, zinsen, versicherungssumme, selbstbeteiligung, selbstbehalt, stammkapital, pfand, lohnkosten, arbeitskosten, deckungssumme, versicherungsteuer, kaution, miete, kaltmiete, warmmiete, nebenkosten, monatliche rate, neuer abschlag, arbeitspreis, grundpreis, ep, steuerbrutto, sv brutto, limit, dispositionskredit, rundung, trinkgeld, ersparnis, hauptforderung, ursprünglicher betrag, rechnungsbetrag alt, bemessungsgrundlage, zu versteuerndes einkommen, einkünfte, verbrauch, wert, haftungssumme, bruttoeinkommen, ep netto, einzelbetrag, sie sparen, bar gegeben, kartenzahlung',
    documentNumber:
      'nummer, rechnungsnummer, rechnungsnr, rechnungs nr, rechnung nr, rechnung nummer, rechnung, rechnungs nummer, re nr, rg nr, rechn nr, belegnummer, belegnr, beleg nr, bon nr, bonnummer, quittung nr, quittungsnummer, angebotsnummer, angebotsnr, angebot nr, angebot, offerte nr, kostenvoranschlag nr, gutschriftsnummer, gutschrift nr, gutschriftnummer, gutschrift, lieferscheinnummer, lieferscheinnr, lieferschein nr, lieferschein, dokumentnummer, dokumentennummer, auszug nr, auszugsnummer, kontoauszug nr, ticketnummer, ticket nr, buchungsnummer, buchungscode, buchungsnr, auftragscode, schlussrechnung nr, abschlagsrechnung nr, mahnnummer, mahnung nr, urkundennummer, zertifikat nr, zertifikatsnummer, befundnummer, befund nr, auftragsbestätigung nr, bescheidnummer, rechnung no, fahrschein nr, quittung, stornorechnung nr, teilrechnung nr, akontorechnung nr, ticketcode, urkunde nr, auftragsbestätigungsnummer, auftragsnr labor, probennummer, proben nr, labornummer, rezeptnummer, bescheid nr, steuerbescheid nr, mahnungsnummer',
    caseNumber:
      'aktenzeichen, unser zeichen, az, geschäftszeichen, geschäftsz, vertragsnummer, vertragsnr, vertrags nr, vertragskonto, vertragskontonummer, vertrag nr, versicherungsnummer, versicherungsnr, versicherungsschein nr, versicherungsscheinnummer, policennummer, police nr, policen nr, polizzennummer, polizze nr, schadennummer, schaden nr, referenz, referenznummer, referenz nr, vorgangsnummer, vorgang, vorgangsnr, kassenzeichen, zeichen, bei zahlung angeben, bei zahlung bitte angeben, verwendungszweck, steuernummer, identifikationsnummer, mitteilungsnummer, vs nr, unsere referenz, gz, fallnummer, forderungsnummer, dossier nr, vertrag, steuer nr, bausparvertrag nr, bausparvertragsnummer, mietvertragsnummer, darlehensnummer, darlehen nr, kreditnummer, depotnummer, depot nr, sparbuchnummer, versicherungsscheinnr, vorgangs nr, geschäftsnummer, geschäftszahl, register nr, objektnummer, nutzernummer, buchungszeichen, veranlagungsnummer, pid, steuerkontonummer, abgabenkontonummer, ordnungsbegriff, dossiernummer, versichertennr',
    customerNumber:
      'kundennummer, kundennr, kunden nr, kunden nummer, kunde nr, kd nr, kdnr, ihre kundennummer, mitgliedsnummer, mitglieds nr, mitgliedsnr, personalnummer, personalnr, personal nr, pers nr, debitor, debitorennummer, patientennummer, patienten nr, teilnehmernummer, abonummer, matrikelnummer, kundenkonto, beitragsnummer, debitoren nr, pat nr, patienten id, mitgliedernummer, ahv nr, schülernummer, matrikel nr, abo nr, partnernummer, leser nr, lesernummer, ausweisnummer, benutzernummer',
    otherNumber:
      'artikelnummer, telefonnummer, faxnummer, mobilnummer, hausnummer, wohnungsnummer, zimmernummer, sitzplatznummer, chargennummer, modellnummer, handelsregisternummer, registernummer, mandatsnummer, gläubigernummer, filialnummer, kassennummer, formularnummer, telefon, tel, telefax, fax, mobil, handy, hotline, rufnummer, fon, durchwahl, ust id, ust idnr, ust id nr, umsatzsteuer id, handelsregister, hrb, hra, amtsgericht, blz, bankleitzahl, kontonummer, konto nr, kto, bic, swift, iban, bestellnummer, bestellnr, ihre bestellung, bestell nr, auftragsnummer, auftragsnr, auftrag nr, zählernummer, zähler nr, zählernr, seriennummer, serien nr, artikelnummer, artikelnr, artikel nr, art nr, seite, postfach, plz, sozialversicherungsnummer, sv nummer, rentenversicherungsnummer, steuerklasse, ihr zeichen, terminal, kasse, kasse nr, tse, tisch, wagen, platz, sitzplatz, gleis, zug, projekt, projekt nr, gläubiger id, gläubiger identifikationsnummer, mandatsreferenz, mandat, steuer id, pos, firmenbuchnummer, fn, uid, bsnr, lanr, krankenversicherung, marktlokation, zählpunkt, sendungsnummer, sendungsnr, trace nr, ta nr, baujahr, modell, marke, pzn, versichertennummer, versicherten nr, we nr, leitweg id, e mail, flurstück, fahrgestellnummer, kennzeichen, service, rahmennummer, fahrgestell nr, lizenznummer, genehmigungsnummer',
    vatId:
      'ust idnr, ust id nr, ust id, ustid, ustidnr, umsatzsteuer identifikationsnummer, umsatzsteueridentifikationsnummer, umsatzsteuer id, ust ident nr, mwst nr, uid, uid nr, uid nummer, mehrwertsteuernummer, vat',
    sender:
      'absender, von, verkäufer, vermieter, arbeitgeber, versicherer, lieferant, auftragnehmer, rechnungssteller, aussteller, anbieter, gläubiger, zahlungsempfänger, veranstalter, hersteller, auftragnehmerin, arbeitgeberin, vermieterin, verwalter, dienstleister, einrichtung, verein',
    recipient:
      'an, empfänger, kunde, käufer, mieter, arbeitnehmer, auftraggeber, lieferadresse, lieferanschrift, rechnungsadresse, rechnungsempfänger, rechnungsanschrift, versicherungsnehmer, patient, patientin, kundin, mieterin, zuhanden, z hd, zu händen, name, herrn, leistungsempfänger, warenempfänger, arbeitnehmerin, mitarbeiter, mitarbeiterin, steuerpflichtiger, versicherte, fahrgast, reisender, teilnehmer, bauherr, adressat, auftraggeberin, besteller, lieferung an, rechnung an, empfängerin, kontoinhaber kunde, firma',
    payee:
      'kontoinhaber, empfänger der zahlung, zahlungsempfänger, begünstigter, inhaber, zugunsten, konto zugunsten, zahlbar an',
    payer:
      'ihr konto iban, ihr girokonto, von ihrem konto, ihr konto, ihrem konto, ihrer bankverbindung, ihre bankverbindung, abgebucht, eingezogen, abbuchen, einziehen, lastschrift, sepa lastschrift, bankeinzug, zahlungspflichtiger, belastet, belasten, lastschriftverfahren, zahler, einzugsermächtigung, buchen wir, ziehen wir, sepa mandat, ihre iban',
    yours:
      'ihre ust idnr, ihre ust id, ihre ust id nr, ihre uid, ihre umsatzsteuer id, ust idnr kunde, ust id kunde, ust idnr des kunden, kunden ust id, uid kunde, ihre uid nr',
    salutation:
      'liebe eltern, geschätzte, werte kundin, sehr geehrte familie, sehr geehrte, sehr geehrter, sehr geehrte damen und herren, liebe, lieber, guten tag, hallo, sehr verehrte, grüezi, werte, werter',
    closing:
      'herzliche grüsse, besten dank, ihre, hochachtungsvoll ihr, liebe grüße, mit freundlichen grüßen, mit freundlichem gruß, freundliche grüße, beste grüße, hochachtungsvoll, viele grüße, mit besten grüßen, herzliche grüße, freundliche grüsse, mit freundlichen grüssen, mfg, im auftrag, ihr team, i a, i v',
  },
  until: 'bis, bis zum, und',
  types: {
    invoice: {
      titles:
        'rechnungsbeleg, monatsrechnung, einzelrechnung, gebührenbescheid rechnung, rechnung, schlussrechnung, abschlagsrechnung, gutschrift, rechnungskorrektur, stornorechnung, teilrechnung, anzahlungsrechnung, honorarrechnung, jahresabrechnung, stromrechnung, gasrechnung, telefonrechnung, mobilfunkrechnung, ihre rechnung, sammelrechnung, faktura, liquidation, honorarnote, jahresrechnung, rechnung mobilfunk, handwerkerrechnung, verbrauchsabrechnung, proformarechnung, korrekturrechnung, gebührenrechnung, arztrechnung, nebenkostenabrechnung, betriebskostenabrechnung, abrechnung, beitragsrechnung, kostenrechnung, stromabrechnung, heizkostenabrechnung',
      words:
        'Hotelrechnung, Rg Nr, Re Nr, Honorarnote, Jahresabrechnung, Heizkostenabrechnung, Nebenkostenabrechnung, rechnungsnummer, rechnungsdatum, rechnungsbetrag, leistungszeitraum, zahlbar, rechnungs nr, vielen dank für ihren auftrag',
    },
    receipt: {
      titles:
        'beleg, kassazettel, barbeleg, barquittung, kaufbeleg, quittung, kassenbon, kassenbeleg, bon, zahlungsbeleg, kundenbeleg, bewirtungsbeleg, barverkauf, verkaufsbeleg, parkschein, tankquittung, spendenquittung, zahlungsbestätigung, spendenbescheinigung, zuwendungsbestätigung, empfangsbestätigung, bewirtungsrechnung, händlerbeleg',
      words:
        'bar, rückgeld, gegeben, kasse, bon nr, es bediente sie, vielen dank für ihren einkauf, girocard, kartenzahlung, tse, signaturzähler, terminal id, vielen dank für ihren besuch, umtausch, betrag dankend erhalten, dankend erhalten, bediener, kassierer, trace nr, ec karte, ec cash, tisch',
    },
    reminder: {
      titles:
        'mahnschreiben, zahlungsmahnung, kontoerinnerung, mahnung, zahlungserinnerung, erste mahnung, zweite mahnung, letzte mahnung, 1 mahnung, 2 mahnung, 3 mahnung, erinnerung, zahlungsaufforderung, mahnbescheid, letzte zahlungsaufforderung, dritte mahnung, freundliche erinnerung, zahlungsverzug',
      words:
        'mahngebühr, mahngebühren, verzugszinsen, überfällig, rückstand, noch nicht eingegangen, noch offen, in verzug, mahnkosten, zahlungseingang feststellen, sicher haben sie übersehen, mahnspesen, noch nicht beglichen, unserer aufmerksamkeit entgangen',
    },
    contract: {
      titles:
        'kontrakt, abonnementvertrag, mitgliedschaftsvertrag, vertrag, mietvertrag, arbeitsvertrag, kaufvertrag, dienstleistungsvertrag, darlehensvertrag, leasingvertrag, werkvertrag, vereinbarung, aufhebungsvertrag, rahmenvertrag, pachtvertrag, wartungsvertrag, dienstvertrag, kooperationsvertrag, wohnraummietvertrag, liefervertrag, kreditvertrag, auftragsverarbeitung, geheimhaltungsvereinbarung, nutzungsvertrag, gewerbemietvertrag, mitgliedsvertrag, ausbildungsvertrag, kaufvertrag über ein gebrauchtes kraftfahrzeug, überlassungsvertrag, stromliefervertrag, beratervertrag, lizenzvertrag, ehevertrag, erbvertrag, schenkungsvertrag, übergabevertrag, kaufvertragsurkunde, urkunde des notars',
      words:
        'vertragsparteien, nachfolgend, im folgenden, schriftform, salvatorische klausel, gerichtsstand, kündigungsfrist, wird folgender, geschlossen, vermieter, mieter, vertragsgegenstand, arbeitgeber, probezeit, schlussbestimmungen, zwischen, notar, erschienen, urkundenrolle, beurkundung',
    },
    policy: {
      titles:
        'versicherungsschein, versicherungspolice, police, nachtrag zum versicherungsschein, beitragsrechnung versicherung, polizze, haftpflichtversicherung, hausratversicherung, versicherungsbestätigung, nachtrag, kfz versicherung, wohngebäudeversicherung, versicherungsausweis, rechtsschutzversicherung, lebensversicherung, unfallversicherung, privathaftpflichtversicherung, privat haftpflichtversicherung',
      words:
        'versicherungsnehmer, versicherungssumme, versicherungsbeginn, deckungssumme, selbstbeteiligung, jahresbeitrag, versicherungsnummer, versicherer, prämie, selbstbehalt, versicherungsteuer, versicherungsschutz, versicherte gefahren',
    },
    statement: {
      titles:
        'saldenmitteilung, kartenabrechnung, kontoinformation, umsatzaufstellung, kontoauszug, depotauszug, kreditkartenabrechnung, rechnungsabschluss, finanzstatus, kontoübersicht, umsatzübersicht, auszug, vermögensaufstellung, kreditkartenauszug, depotübersicht, jahresdepotauszug, tagesauszug',
      words:
        'alter kontostand, neuer kontostand, alter saldo, neuer saldo, wertstellung, buchungstag, valuta, soll, haben, anfangssaldo, endsaldo, saldo, lastschrift, dauerauftrag, gutschriften, belastungen, überweisungsgutschrift, wertpapier, stücke',
    },
    payslip: {
      titles:
        'verdienstnachweis, lohnausweis, lohnschein, bezügenachweis, entgeltbescheinigung, gehaltsmitteilung, lohn gehaltsabrechnung, gehaltsabrechnung, lohnabrechnung, verdienstabrechnung, entgeltabrechnung, abrechnung der brutto netto bezüge, bezügemitteilung, lohnzettel, lohn und gehaltsabrechnung, gehaltszettel, bezügeabrechnung, entgeltnachweis, brutto netto abrechnung',
      words:
        'steuerklasse, lohnsteuer, auszahlungsbetrag, gesamtbrutto, sozialversicherung, krankenversicherung, rentenversicherung, solidaritätszuschlag, nettoverdienst, steuerbrutto, sv brutto, arbeitslosenversicherung, pflegeversicherung, grundgehalt, personalnummer, kirchensteuer, ahv',
    },
    tax: {
      titles:
        'einkommensteuerbescheid, steuerbescheid, bescheid für, lohnsteuerbescheinigung, steuererklärung, grundsteuerbescheid, grundbesitzabgaben, gewerbesteuerbescheid, umsatzsteuerbescheid, vorauszahlungsbescheid, grundabgabenbescheid, steuerveranlagung, veranlagungsverfügung, bescheid über, körperschaftsteuerbescheid, bescheid, umsatzsteuervoranmeldung, einkommensteuerbescheid für, ausdruck der elektronischen lohnsteuerbescheinigung, kraftfahrzeugsteuerbescheid, kraftfahrzeugsteuer, steuerrechnung, grundsteuer, umsatzsteuer voranmeldung, schlussrechnung steuern',
      words:
        'finanzamt, zu versteuerndes einkommen, solidaritätszuschlag, festgesetzt, festsetzung, rechtsbehelfsbelehrung, einspruch, einkommensteuer, grundsteuer, steuernummer, hebesatz, identifikationsnummer, steuerverwaltung, steueramt, kirchensteuer',
    },
    certificate: {
      titles:
        'zeugnis, arbeitszeugnis, urkunde, geburtsurkunde, heiratsurkunde, bescheinigung, zertifikat, teilnahmebescheinigung, bestätigung, meldebescheinigung, immatrikulationsbescheinigung, studienbescheinigung, abschlusszeugnis, diplom, nachweis, zwischenzeugnis, schulzeugnis, eheurkunde, sterbeurkunde, teilnahmebestätigung, meldebestätigung, führungszeugnis, arbeitsbescheinigung, mietschuldenfreiheitsbescheinigung, energieausweis, prüfbescheinigung, ehrenurkunde, abiturzeugnis, prüfungszeugnis, hiermit wird bescheinigt, schulbescheinigung, wohnungsgeberbestätigung, mitgliedsbescheinigung, garantiekarte, garantieschein, garantieurkunde, taufschein, konfirmationsurkunde, trauschein, taufzeugnis',
      words:
        'hiermit bescheinigen wir, wird bescheinigt, hat erfolgreich, teilgenommen, verliehen, hiermit bestätigen wir, beurkundet, standesamt, prädikat, bescheinigen, zur vollsten zufriedenheit, gesamtnote, getauft, konfirmiert, pate, bescheinigt',
    },
    medical: {
      titles:
        'patientenbrief, laborwerte, untersuchungsbericht, medizinischer bericht, laborergebnis, arztbrief, befund, befundbericht, entlassungsbrief, entlassungsbericht, laborbefund, rezept, überweisung, arbeitsunfähigkeitsbescheinigung, ärztliches attest, attest, impfausweis, röntgenbefund, laborbericht, heil und kostenplan, medikationsplan, ärztlicher bericht, verordnung, krankmeldung, op bericht, arztbericht, verordnung von krankenhausbehandlung, ärztliche bescheinigung, mrt befund, impfbescheinigung, diagnosebericht, krankschreibung, impfnachweis, heimtierausweis, u heft',
      words:
        'diagnose, diagnosen, patient, patientin, anamnese, therapie, medikation, befund, praxis, dosierung, klinik, blutdruck, untersuchung, beurteilung, sehr geehrte frau kollegin, sehr geehrter herr kollege, kollege, referenzbereich, normbereich, arbeitsunfähig, tabletten, facharzt, hausarzt, icd, impfung, geimpft, chargennummer, impfstoff, tierarzt, tollwut',
    },
    ticket: {
      titles:
        'einlasskarte, reiseunterlagen, billett, platzkarte, fahrkarte, online ticket, ticket, eintrittskarte, bordkarte, fahrschein, reiseplan, e ticket, flugticket, buchungsbestätigung, monatskarte, reservierung, reisebestätigung, handyticket, einzelfahrschein, tageskarte, konzertkarte, fahrausweis, parkticket, ihre buchung',
      words:
        'abfahrt, ankunft, sitzplatz, gleis, wagen, einlass, reihe, block, fahrgast, hinfahrt, rückfahrt, veranstaltungsort, abflug, zug, reisende, erwachsener, klasse, flug, passagier, saal, bc',
    },
    offer: {
      titles:
        'preisofferte, leistungsangebot, angebotsschreiben, angebot, kostenvoranschlag, offerte, unser angebot, ihr angebot, kostenschätzung, unverbindliches angebot, preisangebot',
      words:
        'freibleibend, gültig bis, vielen dank für ihre anfrage, unterbreiten wir, bindefrist, angebotsnummer, angebotsdatum, unverbindlich, wir bieten ihnen, auftragserteilung, halten wir uns an, bieten wir ihnen, ihre anfrage, angebot gültig, auf ihren auftrag',
    },
    'delivery-note': {
      titles:
        'lieferbestätigung, versandschein, begleitschein, lieferschein, packzettel, packliste, warenbegleitschein, lieferavis, versandanzeige, liefernachweis, abliefernachweis, frachtbrief, empfangsschein lieferung',
      words:
        'ware erhalten, geliefert, liefermenge, versandart, colli, ware ordnungsgemäß erhalten, anzahl pakete, restmenge, rückstand, bestellmenge, bestellt, lieferbedingung, packstücke, spediteur, unterschrift empfänger',
    },
    minutes: {
      titles:
        'sitzungsniederschrift, gedächtnisprotokoll, protokoll, sitzungsprotokoll, niederschrift, ergebnisprotokoll, protokoll der eigentümerversammlung, versammlungsprotokoll, besprechungsprotokoll, protokoll der mitgliederversammlung, gesprächsprotokoll, protokoll der sitzung, niederschrift über, beschlussprotokoll, protokoll der, protokoll über, verlaufsprotokoll',
      words:
        'tagesordnung, anwesend, anwesende, entschuldigt, protokollführer, beschluss, top 1, abstimmung, einstimmig, enthaltungen, sitzungsleitung, versammlungsleiter, teilnehmer, protokollführung, ja stimmen, schriftführer, schluss der sitzung, tagesordnungspunkt',
    },
    manual: {
      titles:
        'bedienungsanleitung, gebrauchsanweisung, gebrauchsanleitung, montageanleitung, betriebsanleitung, benutzerhandbuch, handbuch, installationsanleitung, kurzanleitung, aufbauanleitung, anleitung, gebrauchsinformation, packungsbeilage, schnellstartanleitung, sicherheitshinweise',
      words:
        'sicherheitshinweise, inbetriebnahme, drücken sie, störung, reinigung, abbildung, gerät, warnung, netzstecker, lesen sie, abb, technische daten, entsorgung, fehlerbehebung, schalten sie, achtung, schrauben',
    },
    letter: {
      titles:
        'brief, kündigung, einladung, mitteilung, information, bestätigung ihrer kündigung, preisanpassung, widerspruch, beschwerde, anschreiben, kündigungsbestätigung, mieterhöhung, kündigung des, bewerbung, änderungsmitteilung, terminbestätigung, einladung zur jahreshauptversammlung, einladung zur mitgliederversammlung',
      words:
        'sehr geehrte, mit freundlichen grüßen, hiermit kündige ich, wir möchten sie informieren, teilen wir ihnen mit, anbei, mit freundlichem gruß, hiermit, betreff',
    },
  },
};
