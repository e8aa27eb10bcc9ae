import type { SourcePage } from './page.ts';

export const germanPages: readonly SourcePage[] = [
  {
    name: 'kuendigung',
    language: 'de',
    font: "'Liberation Sans'",
    size: 11,
    parts: [
      { lines: ['Jürgen Grünwald', 'Lindenstraße 8', '79104 Freiburg'] },
      {
        lines: ['Stadtwerke Oberrhein GmbH', 'Kundenbetreuung', 'Postfach 12 40', '79012 Freiburg'],
      },
      { lines: ['Freiburg, den 14. August 2023'], align: 'right' },
      { heading: 'Kündigung des Liefervertrags, Kundennummer 558 120 93' },
      'Sehr geehrte Damen und Herren,',
      'hiermit kündige ich den oben genannten Vertrag über die Lieferung von Strom fristgerecht zum 30. September 2023, hilfsweise zum nächstmöglichen Zeitpunkt. Den Zählerstand werde ich Ihnen am letzten Tag der Lieferung schriftlich mitteilen.',
      'Bitte bestätigen Sie mir den Eingang dieses Schreibens und das Ende des Vertrags. Die Schlussrechnung senden Sie bitte an meine neue Anschrift, die ab Oktober gilt: Brunnenweg 21, 78462 Konstanz. Ein Guthaben überweisen Sie auf das Ihnen bekannte Konto; die Ermächtigung zum Einzug widerrufe ich mit Wirkung zum Vertragsende.',
      'Außerdem möchte ich Sie bitten, meine personenbezogenen Daten zu löschen, soweit Sie nicht gesetzlich verpflichtet sind, sie aufzubewahren. Von Anrufen zur Rückgewinnung bitte ich abzusehen.',
      'Für Rückfragen erreichen Sie mich werktags ab siebzehn Uhr. Vielen Dank für die zuverlässige Versorgung während der vergangenen sechs Jahre.',
      { lines: ['Mit freundlichen Grüßen', 'Jürgen Grünwald'] },
    ],
  },
  {
    name: 'handwerkerrechnung',
    language: 'de',
    font: "'DejaVu Sans'",
    size: 9,
    parts: [
      {
        lines: [
          'Malerbetrieb Kästner',
          'Bäckergasse 17, 04109 Leipzig',
          'Steuernummer 231/145/09877',
        ],
      },
      { heading: 'Rechnung Nr. 2023-118' },
      {
        lines: [
          'Rechnungsdatum: 02.11.2023',
          'Leistungszeitraum: 16. bis 20. Oktober 2023',
          'Bauvorhaben: Treppenhaus Südplatz 4',
        ],
      },
      {
        table: [
          ['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamt'],
          ['1', 'Flächen abdecken und abkleben', '1', '180,00', '180,00'],
          ['2', 'Risse schließen, spachteln, schleifen', '46 m²', '7,80', '358,80'],
          ['3', 'Grundierung auftragen', '210 m²', '2,40', '504,00'],
          ['4', 'Zweimaliger Anstrich, weiß', '210 m²', '6,15', '1.291,50'],
          ['5', 'Geländer lackieren', '18 m', '21,50', '387,00'],
          ['', '', '', 'Zwischensumme', '2.721,30'],
          ['', '', '', 'Umsatzsteuer 19 %', '517,05'],
          ['', '', '', 'Rechnungsbetrag', '3.238,35'],
        ],
      },
      'Zahlbar innerhalb von vierzehn Tagen ohne Abzug. Bei Zahlung innerhalb von sieben Tagen gewähren wir zwei Prozent Skonto auf den Rechnungsbetrag. Die Lohnkosten betragen 1.940,00 Euro und sind bei der Einkommensteuer absetzbar.',
      'Bitte bewahren Sie diese Rechnung mindestens zwei Jahre lang auf. Für ausgeführte Arbeiten leisten wir Gewähr nach den gesetzlichen Vorschriften. Wir danken für Ihren Auftrag.',
    ],
  },
  {
    name: 'gemeindeblatt',
    language: 'de',
    font: "'FreeSerif'",
    size: 11,
    parts: [
      { heading: 'Mitteilungen der Gemeinde Waldsee' },
      {
        columns: [
          [
            'Die Sperrung der Ufer\u00adstraße dauert voraus\u00adsichtlich bis Ende Juni. Beim Auf\u00adgraben der alten Wasser\u00adleitung kamen mittel\u00adalter\u00adliche Pfosten zum Vorschein, die das Landes\u00adamt für Denkmal\u00adpflege unter\u00adsuchen möchte. Die Geschäfte bleiben zu Fuß erreich\u00adbar; Lieferanten benutzen die Zufahrt über den Kirch\u00adplatz.',
            'Im Hallen\u00adbad beginnen nach den Ferien neue Schwimm\u00adkurse für Kinder ab fünf Jahren. Die An\u00admeldung ist nur schrift\u00adlich möglich und nur so lange, wie Plätze frei sind.',
          ],
          [
            'Der Gemeinde\u00adrat hat in seiner letzten Sitzung beschlossen, die Gebühren für die Abfall\u00adbeseitigung zum ersten Januar um vier Prozent zu erhöhen. Grund sind gestiegene Kosten der Ver\u00adbrennung und der Fahr\u00adzeuge. Familien mit mehr als drei Kindern erhalten auf Antrag eine Er\u00admäßigung.',
            'Die Bücherei ist während der Sommer\u00admonate dienstags und donners\u00adtags geöffnet. Aus\u00adgeliehene Bände können jeder\u00adzeit in den Kasten neben dem Eingang geworfen werden. Für Ver\u00adspätungen werden keine Gebühren mehr erhoben.',
          ],
        ],
      },
    ],
  },
  {
    name: 'lohnabrechnung',
    language: 'de',
    font: "'Liberation Mono'",
    size: 9,
    parts: [
      {
        lines: [
          'Abrechnung der Bezüge für März 2024',
          'Gärtnerei Hollerbusch KG, Personalnummer 0417',
          'Frau Özlem Schäfer, Steuerklasse 1, Kinderfreibetrag 0,5',
        ],
      },
      {
        table: [
          ['Bezeichnung', 'Stunden', 'Satz', 'Betrag'],
          ['Grundlohn', '152,00', '17,40', '2.644,80'],
          ['Überstunden', '8,50', '21,75', '184,88'],
          ['Fahrtkostenzuschuss', '', '', '49,00'],
          ['Gesamtbrutto', '', '', '2.878,68'],
          ['Lohnsteuer', '', '', '298,41'],
          ['Krankenversicherung', '', '', '233,17'],
          ['Pflegeversicherung', '', '', '48,94'],
          ['Rentenversicherung', '', '', '267,72'],
          ['Arbeitslosenversicherung', '', '', '37,42'],
          ['Auszahlungsbetrag', '', '', '1.993,02'],
        ],
      },
      'Resturlaub: 23 Tage. Der Betrag wird zum Monatsende auf Ihr Konto überwiesen. Bitte prüfen Sie Ihre Angaben und melden Sie Änderungen der Anschrift, der Bankverbindung oder des Familienstands umgehend dem Lohnbüro.',
    ],
  },
  {
    name: 'reisebedingungen',
    language: 'de',
    font: "'Liberation Sans'",
    size: 7,
    parts: [
      { heading: 'Allgemeine Bedingungen der Schwalbenreisen Lüdecke GmbH' },
      '1. Mit der Anmeldung bietet der Reisende dem Veranstalter den Abschluss eines Reisevertrages verbindlich an. Die Anmeldung kann schriftlich, mündlich oder auf elektronischem Weg vorgenommen werden. Der Vertrag kommt mit der Annahme durch den Veranstalter zustande, die keiner bestimmten Form bedarf. Weicht der Inhalt der Bestätigung von der Anmeldung ab, so liegt ein neues Angebot vor, an das der Veranstalter für die Dauer von zehn Tagen gebunden ist. Nebenabreden, die den Umfang der vertraglichen Leistungen verändern, bedürfen einer ausdrücklichen Bestätigung.',
      '2. Nach Aushändigung des Sicherungsscheines wird eine Anzahlung in Höhe von zwanzig Prozent des Reisepreises fällig. Der Restbetrag ist spätestens vier Wochen vor Beginn der Fahrt zu überweisen, sofern feststeht, dass die Fahrt nicht mangels Beteiligung abgesagt wird. Werden Zahlungen trotz Mahnung nicht geleistet, darf der Veranstalter vom Vertrag zurücktreten und eine angemessene Entschädigung verlangen. Gutscheine werden angerechnet, jedoch nicht bar ausgezahlt.',
      '3. Änderungen wesentlicher Eigenschaften, die nach Vertragsschluss notwendig werden und nicht wider Treu und Glauben herbeigeführt wurden, sind nur gestattet, soweit sie unerheblich bleiben und den Gesamtzuschnitt der Reise nicht beeinträchtigen. Über solche Abweichungen wird unverzüglich unterrichtet. Fahrzeiten, Sitzplätze und die Reihenfolge der Besichtigungen gelten als unverbindlich. Erhöhen sich Treibstoffkosten, Hafengebühren oder Wechselkurse, so darf der Preis um höchstens acht Prozent angepasst werden.',
      '4. Der Reisende kann jederzeit vor Beginn zurücktreten. Maßgeblich ist der Zugang der Erklärung. Die Entschädigung beträgt bis zum dreißigsten Tag fünfzehn, bis zum fünfzehnten Tag vierzig, danach siebzig vom Hundert des Preises. Dem Reisenden bleibt der Nachweis unbenommen, dass ein geringerer Schaden entstanden ist. Ein Ersatzteilnehmer darf benannt werden; für die Umschreibung wird ein Entgelt von fünfunddreißig Euro erhoben. Der Abschluss einer Rücktrittsversicherung wird dringend empfohlen.',
      '5. Mängel sind der Reiseleitung sofort anzuzeigen, damit Abhilfe geschaffen werden kann. Unterlässt der Reisende schuldhaft die Anzeige, entfallen Ansprüche auf Minderung. Gepäckverlust, Beschädigung und Verspätung im Luftverkehr sind zusätzlich der Fluggesellschaft binnen sieben Tagen zu melden. Die Haftung für Schäden, die nicht Körperverletzungen sind, ist auf den dreifachen Reisepreis beschränkt. Für Ausflüge, die am Zielort vermittelt werden, haftet ausschließlich der dortige Unternehmer.',
      '6. Jeder Teilnehmer ist für gültige Ausweise, Visa und Impfungen selbst verantwortlich. Nachteile, die aus der Nichtbeachtung dieser Vorschriften erwachsen, gehen zu seinen Lasten. Personenbezogene Angaben werden ausschließlich zur Abwicklung gespeichert und an Beherbergungsbetriebe, Reedereien sowie Behörden nur weitergegeben, soweit es hierfür erforderlich ist. Sollten einzelne Bestimmungen unwirksam sein, so berührt dies die Gültigkeit der übrigen nicht. Gerichtsstand des Veranstalters ist Hildesheim.',
    ],
  },
];
