import type { SourcePage } from './page.ts';

export const heldOutPages: readonly SourcePage[] = [
  {
    name: 'beekeeper-letter',
    language: 'en',
    font: "'EB Garamond'",
    size: 12,
    parts: [
      { lines: ['Meadowbank Apiaries', 'The Old Forge, Ludlow SY8 2BT'] },
      { lines: ['2 September 2022'], align: 'right' },
      'Dear Dr Okonkwo,',
      'Your enquiry about pollination reached us just as the last honey was being extracted. We could place eleven hives at the edge of your orchard from the third week of April, provided that the track is firm enough for a trailer and that no insecticide is sprayed while the trees are in blossom.',
      'The fee is 38 pounds for each colony and month. It covers transport, weekly inspection and the removal of any swarm that settles on your buildings. Should frost destroy the blossom before the bees arrive, you owe us nothing but the mileage.',
      'Neighbours sometimes worry about being stung. In nineteen years we have had two complaints, both from people who had opened a hive out of curiosity. A notice at the gate and a shallow trough of water a few yards away are usually sufficient.',
      { lines: ['With kind regards,', 'Philippa Thackeray'] },
    ],
  },
  {
    name: 'stromabschlag',
    language: 'de',
    font: "'Lato'",
    size: 10,
    parts: [
      { lines: ['Energiegenossenschaft Wümmetal eG', 'Mühlenweg 3, 27367 Sottrum'] },
      { heading: 'Ihre Jahresabrechnung 2022' },
      {
        lines: [
          'Vertragskonto 7001 4482',
          'Zählernummer 1ESY 1161 0093',
          'Abrechnungszeitraum 01.01.2022 bis 31.12.2022',
        ],
      },
      {
        table: [
          ['Position', 'Verbrauch', 'Preis', 'Betrag in Euro'],
          ['Arbeitspreis', '2.914 kWh', '31,84 Cent', '927,82'],
          ['Grundpreis', '12 Monate', '11,90', '142,80'],
          ['Messstellenbetrieb', '1', '20,00', '20,00'],
          ['Geleistete Abschläge', '11', '95,00', '1.045,00'],
          ['Nachzahlung', '', '', '45,62'],
        ],
      },
      'Wir buchen die Nachzahlung am 15. Februar von Ihrem Konto ab. Der neue monatliche Abschlag beträgt 99 Euro und wird erstmals im März fällig. Möchten Sie ihn ändern, genügt ein Anruf oder eine kurze Nachricht über unser Kundenportal.',
      'Im Vergleich zum Vorjahr haben Sie sechs Prozent weniger verbraucht. Ein Haushalt Ihrer Größe benötigt durchschnittlich 3.100 Kilowattstunden. Gegen diese Abrechnung können Sie innerhalb von vier Wochen Einwände erheben.',
    ],
  },
  {
    name: 'bail-location',
    language: 'fr',
    font: "'Roboto'",
    size: 9.5,
    parts: [
      { heading: 'Contrat de location saisonnière' },
      'Entre les soussignés, Monsieur Yves Kerguélen, propriétaire, demeurant à Douarnenez, et Madame Sylvie Bouchardon, locataire, il a été convenu ce qui suit.',
      'Le propriétaire donne en location un logement meublé de quarante-deux mètres carrés, situé au premier étage, comprenant une chambre, un séjour avec coin cuisine et une salle d’eau. La location est consentie du samedi 8 juillet à seize heures au samedi 22 juillet à dix heures.',
      'Le loyer s’élève à 1 180 euros, charges comprises. Un acompte de trente pour cent est versé à la signature ; le solde est dû à la remise des clés. Un dépôt de garantie de 400 euros sera restitué dans les dix jours suivant le départ, déduction faite des réparations éventuelles.',
      'Le locataire s’engage à occuper les lieux paisiblement, à ne pas dépasser quatre personnes et à rendre le logement propre. Les animaux ne sont admis qu’après accord écrit. En cas d’annulation moins de trente jours avant l’arrivée, l’acompte reste acquis au propriétaire.',
      'Fait à Douarnenez en deux exemplaires, le 11 mars 2023.',
    ],
  },
  {
    name: 'aviso-comunidad',
    language: 'es',
    font: "'Noto Serif'",
    size: 10,
    parts: [
      { heading: 'Aviso a los vecinos' },
      {
        columns: [
          [
            'El próximo lunes comenzará la limpieza de los depósitos de agua. Entre las nueve y las dos no habrá suministro en ninguna de las escaleras. Rogamos que cierren bien los grifos antes de salir de casa, para evitar inundaciones cuando vuelva la presión.',
            'Quienes tengan trastos en el cuarto de bicicletas deben retirarlos antes del día veinte. Pasada esa fecha, el conserje los llevará al punto limpio.',
          ],
          [
            'La junta ha aprobado una derrama de ochenta y cinco euros por vivienda para arreglar la bajante del patio. Se cobrará en dos recibos, en junio y en septiembre. El presupuesto completo puede consultarse en la portería.',
            'También se recuerda que la piscina abre a las once y que los niños menores de doce años han de estar acompañados por un adulto en todo momento.',
          ],
        ],
      },
    ],
  },
  {
    name: 'ricevuta-idraulico',
    language: 'it',
    font: "'FreeSans'",
    size: 11,
    parts: [
      {
        lines: ['Idraulica Tommasini', 'Via dei Mille 29, 37126 Verona', 'Partita IVA 03718840231'],
      },
      { heading: 'Preventivo numero 57' },
      { lines: ['Spettabile Scuola dell’Infanzia Girasole', '26 gennaio 2023'] },
      'In seguito al sopralluogo di giovedì vi proponiamo la sostituzione dei sei rubinetti del bagno dei bambini con modelli a chiusura automatica, la riparazione dello scarico che perde e l’installazione di un miscelatore che impedisca all’acqua di superare i trentotto gradi.',
      {
        table: [
          ['Voce', 'Quantità', 'Prezzo', 'Totale'],
          ['Rubinetto temporizzato', '6', '48,00', '288,00'],
          ['Miscelatore termostatico', '1', '135,00', '135,00'],
          ['Guarnizioni e raccordi', '1', '22,50', '22,50'],
          ['Manodopera', '7 ore', '36,00', '252,00'],
          ['', '', 'Totale senza imposta', '697,50'],
        ],
      },
      'Il preventivo è valido sessanta giorni. I lavori possono essere eseguiti durante le vacanze di Pasqua, così da non disturbare le attività. Restiamo a disposizione per qualsiasi chiarimento.',
    ],
  },
  {
    name: 'zaswiadczenie',
    language: 'pl',
    font: "'Courier Prime'",
    size: 11,
    parts: [
      { lines: ['Przychodnia Rodzinna Jaśmin', 'ul. Błękitna 44, 80-310 Gdańsk'] },
      { heading: 'Zaświadczenie lekarskie' },
      'Zaświadcza się, że pacjentka Wiesława Dąbrówka przebywała pod opieką tutejszej przychodni od 3 do 17 marca 2022 roku z powodu zapalenia oskrzeli. Stan zdrowia uległ znacznej poprawie i nie ma przeciwwskazań do podjęcia pracy.',
      'Zaleca się unikanie wysiłku fizycznego oraz przebywania w zadymionych pomieszczeniach przez kolejne dwa tygodnie. Kontrola za miesiąc, wcześniej w razie gorączki lub duszności. Wykonano prześwietlenie klatki piersiowej oraz badanie krwi; wyniki znajdują się w dokumentacji.',
      'Zaświadczenie wydaje się na prośbę zainteresowanej celem przedłożenia pracodawcy.',
      { lines: ['lek. med. Świętosława Żak'] },
    ],
  },
  {
    name: 'adeverinta',
    language: 'ro',
    font: "'Noto Sans'",
    size: 10.5,
    parts: [
      { heading: 'Contract de întreținere' },
      'Între firma Ascensorul Transilvan, numită în continuare prestator, și Asociația de proprietari Bloc 17, numită beneficiar, s-a încheiat prezentul contract pentru verificarea și întreținerea celor două ascensoare de persoane.',
      'Prestatorul se obligă să efectueze lunar o revizie, să înlocuiască piesele uzate și să intervină în cel mult două ore de la anunțarea unei defecțiuni. Beneficiarul asigură accesul la camera tehnică și plătește 450 de lei în fiecare lună, până la data de zece.',
      'Contractul este valabil doi ani și se prelungește automat dacă niciuna dintre părți nu îl denunță cu șaizeci de zile înainte. Neînțelegerile se rezolvă pe cale amiabilă, iar dacă acest lucru nu este posibil, de către instanța competentă.',
    ],
  },
  {
    name: 'recibo-condominio',
    language: 'pt',
    font: "'Lato'",
    size: 11,
    parts: [
      { lines: ['Clínica Veterinária Três Patas', 'Travessa do Forno, 6, 3000-178 Coimbra'] },
      { lines: ['Coimbra, 30 de janeiro de 2023'], align: 'right' },
      'Estimado senhor Gonçalves,',
      'A sua cadela Faísca tem a vacinação contra a raiva em atraso desde dezembro. Lembramos que esta vacina é obrigatória e que a licença da junta de freguesia só é renovada mediante apresentação do boletim atualizado.',
      'Durante o mês de fevereiro oferecemos um desconto de quinze por cento na desparasitação e na colocação da identificação eletrónica. As consultas decorrem de segunda a sexta, das nove às dezanove horas, e ao sábado apenas de manhã, com marcação prévia.',
      'Caso já tenha tratado do assunto noutra clínica, pedimos que nos envie uma cópia, para que possamos corrigir a ficha. Não se esqueça de trazer a trela e o açaime.',
      { lines: ['Cumprimentos,', 'Doutora Inês Magalhães'] },
    ],
  },
];
