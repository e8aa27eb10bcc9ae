import type { SourcePage } from './page.ts';

export const mixedPages: readonly SourcePage[] = [
  {
    name: 'umzug-przeprowadzka',
    language: 'de',
    font: "'Liberation Sans'",
    size: 11,
    parts: [
      { heading: 'Hausordnung für die Unterkunft' },
      'Bitte achten Sie darauf, dass die Fenster beim Verlassen des Zimmers geschlossen sind und die Heizung abgestellt ist. Der Müll wird jeden Dienstag abgeholt und muss am Abend vorher an die Straße gestellt werden. Nach zweiundzwanzig Uhr ist im ganzen Haus Ruhe zu halten.',
      'Wer seinen Schlüssel verliert, meldet sich sofort bei der Verwaltung. Die Kosten für ein neues Schloss trägt der Bewohner.',
      { heading: 'Regulamin zakwaterowania' },
      'Prosimy pamiętać, aby przed wyjściem z pokoju zamknąć okna i wyłączyć ogrzewanie. Śmieci są odbierane w każdy wtorek i należy je wystawić przy ulicy poprzedniego wieczoru. Po godzinie dwudziestej drugiej w całym budynku obowiązuje cisza nocna.',
      'Kto zgubi klucz, powinien natychmiast zgłosić się do zarządu. Koszty wymiany zamka ponosi mieszkaniec, chyba że zgubienie nastąpiło bez jego winy.',
    ],
  },
  {
    name: 'consignes-veiligheid',
    language: 'fr',
    font: "'Liberation Serif'",
    size: 11,
    parts: [
      { heading: 'Friteuse FX-20' },
      'Lisez attentivement les consignes de sécurité avant de mettre l’appareil en service. Ne laissez jamais des enfants sans surveillance à proximité de la friteuse. Débranchez la prise dès que la cuisson est terminée et laissez refroidir l’huile pendant deux heures.',
      'Lees de veiligheidsvoorschriften aandachtig door voordat u het toestel in gebruik neemt. Laat kinderen nooit zonder toezicht in de buurt van de frituurpan. Trek de stekker uit het stopcontact zodra u klaar bent met bakken en laat de olie twee uur afkoelen.',
      'Leggere attentamente le avvertenze di sicurezza prima di mettere in funzione l’apparecchio. Non lasciare mai i bambini senza sorveglianza vicino alla friggitrice. Staccare la spina non appena la cottura è terminata e lasciare raffreddare l’olio per due ore, perché più caldo è pericoloso.',
      'Leia atentamente as instruções de segurança antes de pôr o aparelho em funcionamento. Nunca deixe crianças sem vigilância perto da fritadeira. Desligue a ficha da tomada assim que a preparação estiver concluída e deixe o óleo arrefecer durante duas horas.',
    ],
  },
  {
    name: 'contract-columns',
    language: 'en',
    font: "'Liberation Sans'",
    size: 10,
    parts: [
      { heading: 'Service Agreement / Contract de prestări servicii' },
      {
        columns: [
          [
            'The Provider shall clean the offices of the Client twice a week, on Mondays and on Thursdays, after the working hours of the staff. All materials that are needed for this are included in the price.',
            'The Client shall pay the invoices of the Provider within thirty days. Each party may end this agreement with a notice of two months to the end of a quarter.',
          ],
          [
            'Prestatorul se obligă să curețe birourile beneficiarului de două ori pe săptămână, lunea și joia, după terminarea programului de lucru al angajaților. Toate materialele necesare sunt incluse în preț.',
            'Beneficiarul va achita facturile prestatorului în termen de treizeci de zile. Fiecare parte poate înceta prezentul contract cu un preaviz de două luni, la sfârșitul unui trimestru.',
          ],
        ],
      },
    ],
  },
  {
    name: 'ferry-notice',
    language: 'en',
    font: "'Liberation Sans'",
    size: 11,
    parts: [
      { heading: 'Notice to passengers' },
      'Owing to strong winds the evening ferry to the islands will leave two hours later than planned. Tickets that were bought for this crossing stay valid for the next three days and may be exchanged at the office in the harbour without a fee.',
      { heading: 'Ανακοίνωση προς τους επιβάτες' },
      'Λόγω ισχυρών ανέμων το βραδινό πλοίο για τα νησιά θα αναχωρήσει δύο ώρες αργότερα από το προγραμματισμένο. Τα εισιτήρια που αγοράστηκαν για αυτό το δρομολόγιο ισχύουν για τις επόμενες τρεις ημέρες και μπορούν να αλλαχθούν στο γραφείο του λιμανιού χωρίς επιβάρυνση.',
      { lines: ['Harbour Office, telephone 22860 55142', 'Λιμεναρχείο, τηλέφωνο 22860 55142'] },
    ],
  },
  {
    name: 'schule-shkola',
    language: 'de',
    font: "'Liberation Serif'",
    size: 11.5,
    parts: [
      { heading: 'Anmeldung Ihres Kindes' },
      'Ihr Kind besucht ab dem neuen Schuljahr unsere Schule. Bitte bringen Sie zur Anmeldung die Geburtsurkunde, den Impfausweis und ein Foto mit. Der Unterricht beginnt um acht Uhr. Für das Mittagessen melden Sie sich bitte im Sekretariat an.',
      { heading: 'Реєстрація вашої дитини' },
      'Ваша дитина відвідуватиме нашу школу з нового навчального року. Будь ласка, принесіть для реєстрації свідоцтво про народження, документ про щеплення та фотографію. Заняття починаються о восьмій годині. Щоб записатися на обіди, зверніться до секретаріату.',
    ],
  },
  {
    name: 'export-declaration',
    language: 'ja',
    font: "'Noto Sans CJK JP'",
    size: 11,
    parts: [
      { heading: '輸出用インボイス説明書' },
      '本書類は税関に提出するための説明書です。商品の名称、数量、価格を正しく記入し、署名のうえ、荷物の外側に貼り付けてください。記入に誤りがある場合は、荷物が返送されることがあります。',
      'This document is meant for the customs office. Please enter the name, the number and the price of all goods, sign it and attach it to the outside of the parcel. If there are mistakes in it, the parcel may be sent back to you.',
    ],
  },
  {
    name: 'hotel-tesis',
    language: 'en',
    font: "'Liberation Sans'",
    size: 11,
    parts: [
      { heading: 'Welcome to our house' },
      'Breakfast is served from seven to ten in the garden. Please leave your key at the reception when you go out, and tell us the day before if you would like to have a packed lunch. The pool is open until nine in the evening.',
      { heading: 'Tesisimize hoş geldiniz' },
      'Kahvaltı saat yediden ona kadar bahçede servis edilmektedir. Dışarı çıkarken lütfen anahtarınızı resepsiyona bırakınız ve öğle yemeği paketi istiyorsanız bir gün önceden bize bildiriniz. Havuz akşam saat dokuza kadar açıktır.',
    ],
  },
];
