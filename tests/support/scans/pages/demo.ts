import type { SourcePage } from './page.ts';

/** The scanned or photographed papers of the demo's workshop (web/demo/seed/ORIGIN.md). */
export const demoPages: readonly SourcePage[] = [
  {
    name: 'demo-sprinkler-report',
    language: 'en',
    font: "'Carlito'",
    size: 11,
    parts: [
      {
        lines: [
          'Brook and Hale Fire Protection',
          'Unit 4, Tanner’s Yard',
          'inspections@brookhale.example',
        ],
      },
      { lines: ['Report BH 2291', '19 October 2026'], align: 'right' },
      { lines: ['Lindenhof Woodworks', 'Mill Lane 7'] },
      { heading: 'Yearly inspection of the sprinkler system' },
      'We inspected the sprinkler system of your workshop on 14 October 2026, as Harbour Mutual asks for in policy HM-448-2026. Present were Mr Hale for us and Mr Jonas Lind for the workshop.',
      'The system is in working order. Pump and pressure tank started within the time allowed, the alarm reached the fire brigade after eleven seconds, and water came from the farthest nozzle within twenty.',
      {
        table: [
          ['Part', 'What was tested', 'Result'],
          ['Pump', 'Start by falling pressure, 6.2 bar', 'passed'],
          ['Pressure tank', 'Seal, valves, level of water', 'passed'],
          ['Alarm valve', 'Bell, line to the fire brigade', 'passed'],
          ['Nozzles, hall', '38 of 38, free of dust and paint', 'passed'],
          ['Nozzles, timber store', '11 of 12, one hidden by boards', 'see page 2'],
          ['Main tap', 'Lead seal, sign, key in the office', 'passed'],
        ],
      },
      'What has to be done before the next inspection is on the second page. Please send a copy of both pages to your insurer within a month.',
      { lines: ['Brook and Hale Fire Protection', 'Edmund Hale, inspector'] },
    ],
  },
  {
    name: 'demo-sprinkler-findings',
    language: 'en',
    font: "'Carlito'",
    size: 11,
    parts: [
      { lines: ['Report BH 2291', 'page 2 of 2'], align: 'right' },
      { heading: 'What has to be done' },
      'One. In the timber store, ash boards are stacked up to the ceiling under nozzle 47. Keep half a metre free below each nozzle, or its water does not spread. Until the end of November.',
      'Two. The gauge beside the pump shows 0.3 bar too much. It is read correctly by us with a gauge of our own, but should be replaced. Until the next inspection.',
      'Three. The drawing at the entrance still shows the old wall of the office. The fire brigade relies on this drawing. Ask your landlord for the new one.',
      { heading: 'What we recommend' },
      'Fine dust from the new belt sander settles on the nozzles above it. Wipe these every second month with a soft brush, never with a wet cloth, and never with compressed air.',
      'In winter, keep the timber store above five degrees. Pipes there are filled with water, and the pipe beside the gate froze at your neighbour’s two winters ago.',
      { heading: 'Next inspection' },
      'Due in October 2027. We write to you six weeks before. The inspection takes a morning; only the pump room has to be accessible, and work in the hall can go on.',
      { lines: ['Seen and handed over', 'Jonas Lind'] },
    ],
  },
  {
    name: 'demo-landlord-letter',
    language: 'de',
    font: "'Courier Prime'",
    size: 11.5,
    parts: [
      { lines: ['Grundstücksgesellschaft Alte Mühle mbH', 'Mühlgasse 7'] },
      { lines: ['Lindenhof Woodworks', 'Frau Jane Demo', 'Alte Mühle, Erdgeschoss'] },
      { lines: ['5. November 2026'], align: 'right' },
      { heading: 'Ihr Mietvertrag 2021/07: Nutzung des Hofs' },
      'Sehr geehrte Frau Demo,',
      'Herr Lind hat uns gefragt, ob der Hof künftig zu den gemieteten Räumen gehören kann. Wir sind damit einverstanden, dass Sie dort Bretter zum Trocknen stapeln und den Anhänger abstellen.',
      'Frei bleiben müssen die Zufahrt der Feuerwehr und der Brunnen in der Mitte. Die alte Linde steht unter Schutz; an ihrem Stamm darf nichts befestigt werden.',
      'Für den Hof berechnen wir ab dem 1. Januar monatlich 85 Euro. Bitte geben Sie uns bis Mitte Dezember Bescheid, dann schicken wir Ihnen einen Nachtrag zum Vertrag.',
      'Über die Glocke am Tor freuen sich übrigens alle im Haus.',
      { lines: ['Mit freundlichen Grüßen', 'Adelheid Sommerfeld', 'Hausverwaltung'] },
    ],
  },
];
