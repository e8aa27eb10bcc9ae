import type { SourcePage } from './page.ts';

export const frenchAndDutchPages: readonly SourcePage[] = [
  {
    name: 'resiliation',
    language: 'fr',
    font: "'Liberation Serif'",
    size: 11.5,
    parts: [
      { lines: ['Hélène Vasseur', '12, rue des Tanneurs', '67000 Strasbourg'] },
      {
        lines: [
          'Mutuelle du Grand Est',
          'Service des adhésions',
          '3, boulevard de la Liberté',
          '54000 Nancy',
        ],
      },
      { lines: ['Strasbourg, le 5 février 2024'], align: 'right' },
      { heading: 'Objet : résiliation du contrat n° 88 142 607' },
      'Madame, Monsieur,',
      'Par la présente, je vous informe de ma décision de résilier le contrat de complémentaire santé cité en objet, souscrit le 1er mars 2019. Conformément à l’article 9 des conditions générales, la résiliation prendra effet un mois après la réception de cette lettre recommandée.',
      'Mon nouvel employeur propose en effet une couverture obligatoire à laquelle je suis tenue d’adhérer. Vous trouverez ci-joint l’attestation correspondante. Je vous saurais gré de me rembourser la part des cotisations déjà versée pour la période postérieure à cette date.',
      'Je vous prie également de cesser tout prélèvement sur mon compte bancaire et de m’adresser un certificat de radiation, dont j’aurai besoin pour la télétransmission de mes feuilles de soins. Si des pièces supplémentaires étaient nécessaires, vous pouvez me joindre par téléphone en fin d’après-midi.',
      'Dans l’attente de votre réponse, veuillez agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
      { lines: ['Hélène Vasseur'] },
    ],
  },
  {
    name: 'reglement-copropriete',
    language: 'fr',
    font: "'Carlito'",
    size: 10.5,
    parts: [
      { heading: 'Procès-verbal de l’assemblée générale' },
      {
        lines: [
          'Copropriété Les Tilleuls, 48, avenue Foch',
          'Réunion du jeudi 16 novembre 2023 à dix-huit heures',
        ],
      },
      'Première résolution. L’assemblée, après avoir pris connaissance du rapport du conseil syndical, approuve les comptes de l’exercice écoulé, arrêtés à la somme de 38 914,60 euros. Cette résolution est adoptée à l’unanimité des présents et représentés.',
      'Deuxième résolution. Les travaux de ravalement de la façade sur cour sont confiés à l’entreprise Delmas et fils, dont le devis s’élève à 61 250 euros hors taxes. Trois appels de fonds seront exigibles en janvier, avril et juillet. Votent contre : deux copropriétaires représentant 143 tantièmes.',
      'Troisième résolution. Le remplacement de la chaudière est reporté à l’année prochaine. Le syndic est chargé de demander une étude thermique et de vérifier si la copropriété peut bénéficier des aides de la région.',
      'Questions diverses. Il est rappelé que les poussettes et les vélos ne doivent pas encombrer le hall d’entrée. Le bruit dû aux travaux doit cesser à vingt heures en semaine et toute la journée le dimanche.',
      'L’ordre du jour étant épuisé, la séance est levée à vingt heures quarante.',
    ],
  },
  {
    name: 'facture-garage',
    language: 'fr',
    font: "'DejaVu Sans Condensed'",
    size: 10,
    parts: [
      {
        lines: [
          'Garage Lemaître',
          '5, chemin du Moulin, 35400 Saint-Malo',
          'SIRET 412 889 305 00017',
        ],
      },
      { heading: 'Facture n° F24-0316' },
      { lines: ['Date : 22 mars 2024', 'Véhicule : Clio, 84 320 km', 'Règlement à réception'] },
      {
        table: [
          ['Désignation', 'Quantité', 'Prix unitaire', 'Montant'],
          ['Vidange et filtre à huile', '1', '64,00', '64,00'],
          ['Plaquettes de frein avant', '2', '38,50', '77,00'],
          ['Liquide de refroidissement', '5', '6,20', '31,00'],
          ['Équilibrage des roues', '4', '9,00', '36,00'],
          ['Main d’œuvre', '2,5', '58,00', '145,00'],
          ['', '', 'Total hors taxes', '353,00'],
          ['', '', 'TVA 20 %', '70,60'],
          ['', '', 'Total à payer', '423,60'],
        ],
      },
      'Les pièces remplacées sont tenues à votre disposition pendant quinze jours. Le prochain contrôle des freins est conseillé à 100 000 kilomètres. Nous vous remercions de votre confiance.',
    ],
  },
  {
    name: 'huurbrief',
    language: 'nl',
    font: "'Liberation Sans'",
    size: 10.5,
    parts: [
      { lines: ['Woningstichting De Vijverhof', 'Kanaalweg 112', '3526 KM Utrecht'] },
      { lines: ['Utrecht, 28 april 2024'], align: 'right' },
      { heading: 'Aanpassing van uw huurprijs' },
      'Geachte heer Van der Meulen,',
      'Ieder jaar bekijken wij of de huur van onze woningen moet worden aangepast. Met ingang van 1 juli 2024 verhogen wij uw kale huur met 5,3 procent. U betaalt dan geen 612,40 maar 644,86 euro per maand. De servicekosten voor schoonmaak en verlichting van het trappenhuis blijven gelijk.',
      'Betaalt u via automatische incasso, dan hoeft u niets te doen. Maakt u het bedrag zelf over, vergeet dan niet uw opdracht bij de bank te wijzigen. Bent u het niet eens met de verhoging, dan kunt u tot zes weken voor de ingangsdatum schriftelijk bezwaar maken. Een formulier vindt u op onze website of bij de receptie.',
      'Misschien hebt u recht op huurtoeslag, of op een hogere toeslag dan u nu ontvangt. De Belastingdienst kan u daar meer over vertellen. Houd bij het gesprek uw burgerservicenummer en een overzicht van uw inkomen bij de hand.',
      { lines: ['Met vriendelijke groet,', 'Annelies Hoekstra', 'Afdeling verhuur'] },
    ],
  },
];
