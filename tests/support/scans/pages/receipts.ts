import type { SourcePage } from './page.ts';

const paper = { width: 80, height: 190 } as const;

/** Till receipts that are used to tune the reading of photos. */
export const receiptPages: readonly SourcePage[] = [
  {
    name: 'receipt-hardware',
    language: 'en',
    font: "'Liberation Mono'",
    size: 9,
    paper,
    parts: [
      {
        lines: [
          'Barrow & Finch Hardware',
          '118 Quayside Road',
          'Bristol BS1 6XN',
          'Tel 0117 496 0182',
        ],
      },
      { lines: ['Receipt 40817', '14/03/2024 16:52', 'Served by Gemma'] },
      {
        table: [
          ['Wood screws 4x40', '3.49'],
          ['Masking tape', '2.25'],
          ['Paint brush 50 mm', '5.80'],
          ['White emulsion', '21.99'],
          ['Sandpaper coarse', '1.95'],
          ['Door hinge brass', '7.40'],
          ['Extension lead', '12.50'],
        ],
      },
      {
        table: [
          ['Subtotal', '55.38'],
          ['Discount', '-2.77'],
          ['TOTAL', '52.61'],
          ['VAT included 20%', '8.77'],
        ],
      },
      { lines: ['Card payment', 'Visa ending 5521', 'Approval code 083916'] },
      'Keep this receipt. Unused goods can be exchanged within thirty days at any of our branches.',
      { lines: ['Thank you for shopping local'] },
    ],
  },
  {
    name: 'receipt-baeckerei',
    language: 'de',
    font: "'Roboto'",
    size: 9.5,
    paper,
    parts: [
      {
        lines: [
          'Bäckerei Holzapfel',
          'Marktstraße 22',
          '73525 Schwäbisch Gmünd',
          'Steuernummer 83044/19872',
        ],
      },
      { lines: ['Beleg 2291', '09.11.2023 07:41'] },
      {
        table: [
          ['Roggenbrot', '4,60'],
          ['6 Brezeln', '5,70'],
          ['Zwetschgenkuchen', '3,20'],
          ['Milchkaffee groß', '3,90'],
          ['Käsestange', '2,45'],
          ['Apfeltasche', '2,80'],
        ],
      },
      {
        table: [
          ['Summe EUR', '22,65'],
          ['Gegeben bar', '50,00'],
          ['Rückgeld', '27,35'],
          ['MwSt 7%', '1,23'],
          ['Netto', '21,42'],
        ],
      },
      'Ihre Treuekarte hat jetzt elf Punkte. Beim zwölften schenken wir Ihnen ein Brot Ihrer Wahl.',
      { lines: ['Es bediente Sie Frau Öztürk', 'Vielen Dank und auf Wiedersehen'] },
    ],
  },
  {
    name: 'receipt-pharmacie',
    language: 'fr',
    font: "'DejaVu Sans Mono'",
    size: 8,
    paper,
    parts: [
      {
        lines: [
          'Pharmacie des Tilleuls',
          '7 avenue Jean Moulin',
          '69003 Lyon',
          'Téléphone 04 78 55 01 62',
        ],
      },
      { lines: ['Ticket 118204', 'Le 21 février 2024 à 18 h 06'] },
      {
        table: [
          ['Paracétamol 500', '2,18'],
          ['Sirop pour la toux', '6,95'],
          ['Pansements', '4,30'],
          ['Crème mains', '8,50'],
          ['Brosse à dents', '3,75'],
        ],
      },
      {
        table: [
          ['Total à payer', '25,68'],
          ['Carte bancaire', '25,68'],
          ['Dont TVA 20%', '2,79'],
          ['Dont TVA 10%', '0,81'],
        ],
      },
      'Les médicaments ne sont ni repris ni échangés. Demandez conseil à votre pharmacien.',
      { lines: ['Merci de votre visite', 'Ouvert du lundi au samedi'] },
    ],
  },
];

export const heldOutReceiptPages: readonly SourcePage[] = [
  {
    name: 'receipt-trattoria',
    language: 'it',
    font: "'Liberation Sans'",
    size: 9,
    paper,
    parts: [
      {
        lines: [
          'Trattoria da Ginevra',
          'Via dei Calzaiuoli 31',
          '50122 Firenze',
          'Partita IVA 06418830487',
        ],
      },
      { lines: ['Documento commerciale', 'Tavolo 14  Coperti 3', '17/05/2024 21:33'] },
      {
        table: [
          ['Coperto', '7,50'],
          ['Ribollita', '9,00'],
          ['Tagliatelle al ragù', '13,50'],
          ['Bistecca', '38,00'],
          ['Insalata mista', '5,50'],
          ['Vino della casa', '12,00'],
          ['Acqua frizzante', '3,00'],
        ],
      },
      {
        table: [
          ['Totale complessivo', '88,50'],
          ['di cui IVA', '8,05'],
          ['Pagamento contante', '100,00'],
          ['Resto', '11,50'],
        ],
      },
      'Conservare lo scontrino per eventuali reclami. Il servizio è compreso nel prezzo.',
      { lines: ['Grazie e arrivederci'] },
    ],
  },
  {
    name: 'receipt-ferreteria',
    language: 'es',
    font: "'Courier Prime'",
    size: 9.5,
    paper,
    parts: [
      {
        lines: ['Ferretería Quintanilla', 'Calle del Horno 9', '47001 Valladolid', 'CIF B47118206'],
      },
      { lines: ['Factura simplificada 5530', 'Fecha 02-10-2023 11:18', 'Caja 2'] },
      {
        table: [
          ['Bombilla LED', '4,95'],
          ['Cable tres metros', '8,20'],
          ['Enchufe doble', '6,10'],
          ['Destornillador', '5,75'],
          ['Cinta aislante', '1,60'],
        ],
      },
      {
        table: [
          ['Total', '26,60'],
          ['Base imponible', '21,98'],
          ['Cuota IVA 21%', '4,62'],
          ['Tarjeta', '26,60'],
        ],
      },
      'Dispone de quince días para cambiar los artículos que no haya usado, presentando este recibo.',
      { lines: ['Gracias por su compra', 'Le atendió Marisol'] },
    ],
  },
  {
    name: 'receipt-apotheek',
    language: 'nl',
    font: "'Lato'",
    size: 9,
    paper,
    parts: [
      {
        lines: [
          'Drogisterij Van Houten',
          'Lange Nieuwstraat 58',
          '3512 PG Utrecht',
          'Btw-nummer NL812204817B01',
        ],
      },
      { lines: ['Bon 77120', '28-06-2024 13:09'] },
      {
        table: [
          ['Zonnebrandcrème', '14,99'],
          ['Tandpasta', '2,79'],
          ['Handzeep navulling', '3,45'],
          ['Wattenstaafjes', '1,29'],
          ['Vitamine D', '8,95'],
          ['Pleisters', '3,10'],
        ],
      },
      {
        table: [
          ['Totaal', '34,57'],
          ['Gepind', '34,57'],
          ['Waarvan btw', '6,00'],
          ['Gespaarde punten', '34'],
        ],
      },
      'Ruilen kan binnen veertien dagen met deze bon en in de ongeopende verpakking.',
      { lines: ['Bedankt en tot ziens'] },
    ],
  },
];
