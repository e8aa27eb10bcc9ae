import type { SourcePage } from './page.ts';

export const easternPages: readonly SourcePage[] = [
  {
    name: 'pismo-spoldzielnia',
    language: 'pl',
    font: "'Liberation Serif'",
    size: 11.5,
    parts: [
      { lines: ['Spółdzielnia Mieszkaniowa Słoneczna', 'ul. Żwirki 15, 90-539 Łódź'] },
      { lines: ['Pan Zbigniew Wójcicki', 'ul. Źródlana 7 m. 12', '91-735 Łódź'] },
      { lines: ['Łódź, dnia 4 grudnia 2023 r.'], align: 'right' },
      'Szanowny Panie,',
      'informujemy, że w dniach od 11 do 15 grudnia w Państwa budynku będzie prowadzona wymiana pionów wodnych. Prosimy o udostępnienie łazienki i kuchni w godzinach od ósmej do szesnastej. W tym czasie dopływ zimnej i ciepłej wody zostanie wstrzymany; na parterze ustawimy zbiornik z wodą pitną.',
      'Przed rozpoczęciem robót należy usunąć z szafek przedmioty, które mogłyby ulec zniszczeniu, oraz zabezpieczyć podłogę. Wykonawca, firma Hydromontaż, odpowiada za naprawienie szkód powstałych z jego winy. Ewentualne zastrzeżenia proszę zgłaszać pisemnie w ciągu siedmiu dni od zakończenia prac.',
      'Koszt wymiany pokrywa fundusz remontowy, dlatego wysokość opłat nie ulegnie zmianie. Jednocześnie przypominamy o obowiązku odczytu liczników do końca roku. Wyniki można przesłać pocztą elektroniczną albo wrzucić do skrzynki przy wejściu do administracji.',
      { lines: ['Z poważaniem', 'Kierownik działu technicznego', 'Grażyna Jabłońska'] },
    ],
  },
  {
    name: 'faktura-drukarnia',
    language: 'pl',
    font: "'DejaVu Sans'",
    size: 9.5,
    parts: [
      {
        lines: [
          'Księgarnia Wysyłkowa Pod Dębem',
          'ul. Krótka 3, 30-011 Kraków',
          'NIP 676-201-48-95',
        ],
      },
      { heading: 'Faktura VAT nr 418/2024' },
      {
        lines: [
          'Data wystawienia: 12 lutego 2024',
          'Nabywca: Szkoła Podstawowa nr 6 w Bielsku',
          'Termin płatności: 26 lutego 2024',
        ],
      },
      {
        table: [
          ['Nazwa towaru', 'Ilość', 'Cena netto', 'Wartość'],
          ['Słownik ortograficzny', '12', '34,00', '408,00'],
          ['Atlas przyrodniczy', '8', '52,50', '420,00'],
          ['Zeszyt ćwiczeń, część druga', '60', '14,20', '852,00'],
          ['Mapa ścienna Europy', '1', '119,00', '119,00'],
          ['', '', 'Razem netto', '1799,00'],
          ['', '', 'Podatek 5 %', '89,95'],
          ['', '', 'Do zapłaty', '1888,95'],
        ],
      },
      'Należność prosimy przelać na rachunek bankowy podany w stopce, wpisując w tytule numer faktury. Reklamacje przyjmujemy w terminie czternastu dni od otrzymania przesyłki. Dziękujemy za zakupy i zapraszamy ponownie.',
    ],
  },
  {
    name: 'scrisoare-primarie',
    language: 'ro',
    font: "'Liberation Serif'",
    size: 11.5,
    parts: [
      {
        lines: ['Primăria Municipiului Brașov', 'Direcția de urbanism', 'Bulevardul Eroilor nr. 8'],
      },
      { lines: ['Brașov, 21 iunie 2023'], align: 'right' },
      'Stimată doamnă Crăciunescu,',
      'Ca răspuns la cererea dumneavoastră înregistrată sub numărul 4471 din 30 mai, vă aducem la cunoștință că terenul situat pe strada Fântânii nr. 19 se află în zona protejată a cetății. Orice lucrare de construcție sau de modificare a fațadei necesită avizul comisiei pentru monumente istorice.',
      'Pentru obținerea certificatului de urbanism trebuie să depuneți planul de situație, extrasul de carte funciară și dovada achitării taxei. Documentația se primește la ghișeul 5, de luni până joi, între orele nouă și cincisprezece. Termenul de eliberare este de cincisprezece zile lucrătoare de la înregistrarea cererii complete.',
      'Vă rugăm să rețineți că înlocuirea ferestrelor de lemn cu tâmplărie din material plastic nu este permisă. În schimb, repararea acoperișului cu țiglă de același tip poate fi executată fără autorizație, dacă structura nu se schimbă. Pentru lămuriri suplimentare vă puteți adresa arhitectului șef.',
      { lines: ['Cu deosebită considerație,', 'Șef serviciu, Ștefan Țurcanu'] },
    ],
  },
  {
    name: 'factura-apa',
    language: 'ro',
    font: "'Liberation Sans'",
    size: 10,
    parts: [
      {
        lines: ['Compania de Apă Târnava', 'Strada Gării nr. 40, Mediaș', 'Cod fiscal RO 2847110'],
      },
      { heading: 'Factură fiscală seria TA nr. 0093415' },
      {
        lines: [
          'Data emiterii: 8 septembrie 2023',
          'Data scadenței: 23 septembrie 2023',
          'Abonat: Ioniță Mărginean, cod client 70812',
        ],
      },
      {
        table: [
          ['Serviciu', 'Cantitate', 'Preț unitar', 'Valoare'],
          ['Apă potabilă', '14', '5,62', '78,68'],
          ['Canalizare', '14', '4,18', '58,52'],
          ['Apă meteorică', '3', '4,18', '12,54'],
          ['', '', 'Total fără TVA', '149,74'],
          ['', '', 'TVA 9 %', '13,48'],
          ['', '', 'Total de plată', '163,22'],
        ],
      },
      'Plata se poate face la casieria companiei, prin bancă sau la oficiile poștale. Pentru neplata la scadență se calculează penalități de întârziere pentru fiecare zi. Vă rugăm să transmiteți indexul contorului până în ultima zi a lunii.',
    ],
  },
];
