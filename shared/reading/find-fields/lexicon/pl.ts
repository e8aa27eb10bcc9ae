import type { Lexicon } from './lexicon.ts';

export const polish: Lexicon = {
  frequentWords:
    'i w na z do nie się to jest że o po jak za od przez dla co są tym oraz ale lub być może przy ze tego już tylko czy jego ma był które która który także bez pod nad jej ich tej tak więc roku można należy został będzie została było ten te ta proszę prosimy pan pani państwa u aby celu podczas jeśli gdy dnia ul szanowni',
  months: [
    'styczeń stycznia sty stycz',
    'luty lutego lut',
    'marzec marca mar marz',
    'kwiecień kwietnia kwi kwiec',
    'maj maja',
    'czerwiec czerwca cze czerw',
    'lipiec lipca lip',
    'sierpień sierpnia sie sierp',
    'wrzesień września wrz wrzes',
    'październik października paź pazdz',
    'listopad listopada lis listop',
    'grudzień grudnia gru grudz',
  ],
  labels: {
    documentDate:
      'wystawiono, wystawiona dnia, sporządzono, zakupiono, kupiono dnia, data zakupu biletu, zakupiono dnia, data rezerwacji, data wystawienia, data faktury, data wystawienia faktury, wystawiono dnia, wystawiona dnia, wystawiono, wystawiona w dniu, data dokumentu, data wydania, wydano dnia, data sporządzenia, sporządzono dnia, sporządzono, data oferty, z dnia wystawienia, data paragonu, data wyciągu, wyciąg z dnia, data pisma, data decyzji, decyzja z dnia, data zawarcia, zawarta w dniu, zawarta dnia, zawarty w dniu, data podpisania, data posiedzenia, posiedzenie w dniu, zebranie w dniu, protokół z dnia, faktura z dnia, data zakupu, data polisy, miejsce i data wystawienia, data i miejsce wystawienia, data i godzina, wystawiony dnia, data transakcji, data wyniku, data zatwierdzenia, data badania wynik, data wystawienia recepty, data korekty, zebrania w dniu, odbytego w dniu, odbytego dnia, z posiedzenia w dniu, wystawiono w dniu, data wyst, wydane dnia, data wezwania, data dokumentu wz, data wypłaty wynagrodzenia, data listu, data wysłania, wysłano dnia, data utworzenia, utworzono, data sprzedaży paragonu, data zaświadczenia, data przepisania, przepisano, data protokołu, data podpisania umowy, data notatki, data sporządzenia pisma, podpisano elektronicznie dnia, wypłacono dnia, data wypłaty, wręczono dnia, data nadania, wypisany, data wypisu, wersja z, wydrukowano, data wydruku, wystawiono dn, dnia wystawienia, data rozliczenia, data autoryzacji, zatwierdzono, wynik z dnia, data wyniku badania, miejscowość i data, miejsce i data, data i miejsce, data sporządzenia protokołu, z dnia dzisiejszego',
    date: 'data, dnia, dn, w dniu',
    dueDate:
      'płatne przelewem do, zapłata w terminie, płatne do dnia, do zapłaty w terminie do, termin płatności, termin zapłaty, płatne do, zapłata do, płatne do dnia, do zapłaty do, data płatności, zapłacić do, termin zapłaty do, termin wpłaty, płatność do, płatność do dnia, prosimy o zapłatę do, prosimy o wpłatę do, wpłata do, zapłaty do dnia, w terminie do, w terminie do dnia, do dnia, wpłaty do dnia, najpóźniej do, nie później niż do, termin płatności do, termin płat, zapłać do, zostanie pobrana dnia, zostanie obciążone dnia, opłacić do, termin, ostateczny termin, nie później niż, termin uregulowania, w nieprzekraczalnym terminie do, płatne w terminie do, termin płatności upływa, termin płatności faktury, zapłać najpóźniej do, zapłacić najpóźniej do, prosimy zapłacić do, prosimy o uregulowanie do, wpłać do, ostateczny termin zapłaty, termin płatności mija, do zapłaty w terminie, prosimy wpłacić do, kwotę prosimy wpłacić do, uregulować do, pobierzemy dnia, data obciążenia rachunku, i rata, rata i, 1 rata, rata 1, pierwsza rata, data pobrania, data obciążenia, płatne jednorazowo do, jednorazowo do, ostateczny termin płatności, płatność w terminie do',
    otherDate:
      'data urodzenia, urodzony, urodzona, ur, urodzony dnia, ur dnia, data dostawy, dostawa, data sprzedaży, data wykonania usługi, data dokonania dostawy, data zakończenia dostawy, data wykonania, data zamówienia, zamówienie z dnia, zamówienia z dnia, okres, okres rozliczeniowy, za okres, okres rozliczenia, okres od, ważna do, ważny do, ważne do, ważność, ważność oferty, termin ważności, oferta ważna do, data ważności, data rozpoczęcia, data zakończenia, od, od dnia, do, obowiązuje od, obowiązuje do, z dniem, począwszy od, data zatrudnienia, zatrudniony od, zatrudniona od, ustawa z dnia, ustawy z dnia, rozporządzenie z dnia, rozporządzenia z dnia, dz u, uchwała z dnia, dyrektywy, pismo z dnia, pisma z dnia, z dnia, nasza faktura z dnia, wyjazd, przyjazd, odjazd, data podróży, data wyjazdu, data odjazdu, data wizyty, wizyta, data badania, data pobrania, pobranie, data przyjęcia, przyjęty, przyjęta, data wypisu, wypisany, data rejestracji, następna wizyta, następne zebranie, następne posiedzenie, poprzedni odczyt, odczyt, bieżący odczyt, data odczytu, saldo na dzień, saldo początkowe, saldo końcowe, stan na dzień, wydrukowano, data wydruku, wersja, aktualizacja, zapłacono dnia, ostatnia wpłata, data waluty, data księgowania, data operacji, gwarancja do, zwrot do, wydarzenie, otwarcie bram, najlepiej spożyć przed, okres ubezpieczenia, ubezpieczenie od, data szkody, data zdarzenia, data wpływu, data realizacji, umowy z dnia, umowa z dnia, pobyt od, rok podatkowy, ze skutkiem na dzień, wypowiedzenia z dnia, data przydatności, data wydarzenia, następna faktura, następny odczyt, następne badanie, kolejny przegląd, przegląd do, ważność badania, data instalacji, zamontowano, zapisy do, zgłoszenia do, odwołanie do, wezwanie z dnia, wezwania z dnia, upomnienie z dnia, monit z dnia, wypożyczona, wypożyczono, termin zwrotu, data wniosku, wniosek z dnia, wniosku z dnia, zgłoszenie z dnia, zgłoszenia z',
    total:
      'do zapłaty, razem do zapłaty, kwota do zapłaty, suma brutto, razem brutto, wartość brutto, kwota brutto, do zapłaty razem, ogółem brutto, razem pln, suma pln, należność ogółem, ogółem, łącznie do zapłaty, łączna kwota, razem z vat, wartość faktury, kwota faktury, wartość brutto razem, całkowita kwota, wartość oferty brutto, cena brutto razem, cena całkowita, łącznie brutto, należność razem, suma do zapłaty, zapłacono gotówką, kwota należności, wysokość zobowiązania, kwota zobowiązania, wpłata, łączna wartość brutto, należność, cena brutto ogółem, kwota zwrotu, do zwrotu, razem należność, łączna kwota do zapłaty, łączna należność, kwota całkowita, opłata za przejazd, kwota darowizny, podatek do zapłaty, kwota łączna, razem suma, łącznie do zapłaty pln, zadłużenie razem, łączne zadłużenie, razem zapłacono, zapłacono kartą, suma zapłacono, cena łączna, koszt łączny, koszt całkowity, łączny koszt, razem koszt, należność do zapłaty, suma należności, wynagrodzenie brutto umowne, kwota wpłaty, wpłacona kwota, cena końcowa, do zapłaty pln, razem wartość brutto, kwota ogółem, opłata roczna, opłata razem',
    sum: 'razem, suma, kwota, łącznie, total, brutto',
    rest: 'pozostało do zapłaty, pozostaje do zapłaty, pozostała kwota, saldo do zapłaty, do dopłaty, pozostało, zaległość, dopłata, reszta do zapłaty, niedopłata, kwota pozostała do zapłaty, pozostaje, kwota zaległości, zaległość wynosi, zadłużenie wynosi, łączna zaległość',
    net: 'netto, razem netto, wartość netto, suma netto, kwota netto, ogółem netto, wartość netto razem, podstawa opodatkowania, łącznie netto, sprzedaż opodatkowana',
    tax: 'vat, kwota vat, podatek vat, podatek, ptu, suma ptu, wartość vat, razem vat, w tym vat, kwota podatku, kwota ptu, kwota podatku vat, ptu a, suma vat',
    deposit:
      'zaliczka, zaliczki, wpłacono, zapłacono, przedpłata, otrzymano, wpłacona zaliczka, wpłaty, dotychczasowe wpłaty, zaliczka wpłacona, zadatek, zapłacono zaliczkę, otrzymana zaliczka, kwota zaliczki, rozliczenie zaliczki, już zapłacono, wartość zaliczki, minus zaliczka, wpłacony zadatek',
    netPay:
      'do wypłaty, kwota do wypłaty, wynagrodzenie netto, płaca netto, razem do wypłaty, przelew, na konto, netto do wypłaty, przelew na konto, suma do wypłaty, wypłata, kwota netto do wypłaty, kwota przelewu',
    premium:
      'składka, składka łączna, łączna składka, składka roczna, składka do zapłaty, razem składka, składka całkowita, wysokość składki, składka razem, składka ogółem, suma składek, składka za okres ubezpieczenia, składka zapłacona, składka opłacona, opłacona składka, składka jednorazowa, zapłacona składka',
    otherAmount:
      'cena, cena jedn, cena jednostkowa, cena netto, cena brutto, rabat, upust, wysyłka, koszt dostawy, saldo, saldo początkowe, saldo końcowe, poprzednie saldo, stan konta, wynagrodzenie brutto, brutto płaca, płaca zasadnicza, wynagrodzenie zasadnicze, potrącenia, gotówka, reszta, karta, suma ubezpieczenia, udział własny, franszyza, kapitał zakładowy, odsetki, odsetki ustawowe, koszty upomnienia, opłata za wezwanie, czynsz, kaucja, opłata, prowizja, limit, kwota należności głównej, należność główna, podstawa, dochód, przychód, koszty uzyskania, ubezpieczenie zdrowotne, zaliczka na podatek, zużycie, wartość, sprzedaż opodatkowana a, suma gwarancyjna, opłata stała, opłata handlowa, prognoza, kapitał wpłacony, koszty, wpływy, obciążenia, uznania, koszt odzyskiwania należności, składka zdrowotna, wartość przedmiotu, limit debetowy, środki dostępne, napiwek, cena biletu szt, kwota pierwotna, wynagrodzenie, wartość przedmiotu sporu, suma ubezp',
    documentNumber:
      'numer, faktura nr, nr faktury, numer faktury, faktura vat nr, faktura numer, faktura vat, faktura, faktura korygująca nr, faktura korygująca, faktura proforma nr, faktura końcowa nr, faktura zaliczkowa nr, rachunek nr, nr rachunku uproszczonego, numer rachunku dokumentu, paragon nr, nr paragonu, numer paragonu, nr wydr, nr dokumentu, numer dokumentu, dokument nr, oferta nr, nr oferty, numer oferty, oferta, wz nr, nr wz, wz, dowód dostawy nr, numer wz, bilet nr, nr biletu, numer biletu, numer rezerwacji, nr rezerwacji, kod rezerwacji, wyciąg nr, nr wyciągu, numer wyciągu, zaświadczenie nr, nr zaświadczenia, certyfikat nr, nr certyfikatu, protokół nr, nr protokołu, nota nr, nota korygująca nr, nr zlecenia badania, numer badania, kp nr, nr kp, świadectwo nr, nr decyzji, decyzja nr, numer decyzji, wezwanie nr, nr wezwania, nr aktu, kosztorys nr, nr kosztorysu, rezerwacja nr, recepta nr, wynik nr, kod recepty, numer recepty, upomnienie nr, nr upomnienia, potwierdzenie nr, dyplom nr, nr dyplomu, numer zaświadczenia, numer karty pobytu, seria i numer, seria i nr, numer certyfikatu, nr potwierdzenia, potwierdzenie numer, nr zlecenia, numer zlecenia, zlecenie nr, ks gł, księga główna, nr księgi głównej, nr ks gł, nr historii choroby, nr badania, numer próbki, nr próbki, nr skierowania, kod dostępu recepty, nr zawiadomienia, zawiadomienie nr, postanowienie nr, nakaz nr, nr nakazu, tytuł wykonawczy nr, nr listu przewozowego, numer przesyłki, pnr, nr protokołu zebrania, dowód sprzedaży nr',
    caseNumber:
      'nasz znak, znak sprawy, l dz, ldz, nr pisma, nr umowy, umowa nr, numer umowy, polisa nr, nr polisy, numer polisy, seria i nr polisy, polisa, znak sprawy, nasz znak, sygn akt, sygnatura, nr sprawy, numer sprawy, nr referencyjny, numer referencyjny, referencja, ref, znak, nr szkody, numer szkody, tytuł przelewu, tytułem, tytuł wpłaty, sygnatura akt, nr ref, znak pisma, dotyczy umowy nr, umowy nr, polisy nr, kontrakt nr, seria i numer polisy, nr szkody, sygn sprawy, sygnatura sprawy, nr kredytu, numer kredytu, kredyt nr, umowa kredytu nr, nr pożyczki, pożyczka nr, nr rachunku kredytu, nr akt, numer akt, nr ewidencyjny podatnika, km, nr księgi, indeks lokalu, numer lokalu, nr lokalu, nr deklaracji, nr działki, nr rejestru, zgłoszenie szkody nr, nr wniosku, wniosek nr',
    customerNumber:
      'nr klienta, numer klienta, kod klienta, id klienta, nr płatnika, numer płatnika, nr ewidencyjny, numer ewidencyjny, nr pracownika, numer nabywcy, nr kontrahenta, kontrahent nr, nr pacjenta, nr abonenta, numer abonenta, nr odbiorcy, numer odbiorcy, nr albumu, numer albumu, nr członkowski, klient nr, indywidualny nr klienta, id pacjenta, numer konta klienta, nr konta klienta, id pracownika, nr legitymacji, numer pracownika, nr kartoteki, nr ewid pracownika, nr kartoteki pacjenta, numer pacjenta, nr karty pacjenta, nr karty, numer karty czytelnika, nr karty czytelnika, nr członka, numer członkowski, nr ubezpieczonego, nr uczestnika, numer uczestnika, nr studenta, nr ucznia, nr legitymacji szkolnej, nr indeksu, nr lokatora, nr użytkownika, numer świadczeniobiorcy, nr świadczenia, nr płatnika składek, kod płatnika',
    otherNumber:
      'telefon, tel, fax, faks, kom, infolinia, nip, regon, krs, pesel, bdo, iban, swift, bic, nr konta, numer konta, nr rachunku, numer rachunku, rachunek bankowy, nr rachunku bankowego, numer rachunku bankowego, konto, konto bankowe, nr zamówienia, numer zamówienia, zamówienie nr, zamówienie, państwa znak, wasz znak, strona, str, kod pocztowy, skr poczt, nr licznika, licznik, ppe, kod ppe, numer seryjny, nr seryjny, nr fab, kasa, kasjer, nr kasy, stolik, wagon, miejsce, pociąg, peron, nr artykułu, indeks, rząd, sektor, lot, pkwiu, bank, nr ewid, terminal, nr rej, vin, nr prawa wykonywania zawodu, npwz, nr księgi wieczystej, wydział, bramka, kod, symbol, dowód osobisty, seria i nr dowodu, nr partii, karta, mid, tid, dokumentów, nr unikatowy, ulica, nr sys, nr przesyłki, dostęp, model, nr rejestracyjny, artykuł, art, paragraf, biuro obsługi klienta, nr referencyjny transakcji, e mail, kod autoryzacji',
    vatId: 'nip, nip ue, nr nip, numer nip, vat ue, vat, n i p, nip vat, nip sprzedawcy',
    sender:
      'sprzedawca, wystawca, nadawca, dostawca, wynajmujący, pracodawca, ubezpieczyciel, wykonawca, od, zleceniobiorca, zakład ubezpieczeń, usługodawca, organizator, firma, dane sprzedawcy, wierzyciel, wynajmujacy, płatnik, oferent, zakład pracy, producent, pożyczkodawca, kredytodawca, przedsiębiorstwo',
    recipient:
      'nabywca, odbiorca, klient, adresat, kupujący, najemca, pracownik, ubezpieczający, ubezpieczony, pacjent, płatnik nabywca, zamawiający, adres dostawy, pasażer, podróżny, dla, sz p, szanowny pan, szanowna pani, dane nabywcy, do rąk, zleceniodawca, dłużnik, usługobiorca, posiadacz rachunku, imię i nazwisko, adres korespondencyjny, pan pani, pan, pani, uczestnik, dostawa do, podatnik, abonent, posiadacz, adres do korespondencji, nabywca odbiorca, pacjentka, pożyczkobiorca, oferta dla, student, ubezpieczająca',
    payee:
      'odbiorca przelewu, właściciel rachunku, beneficjent, nazwa odbiorcy, posiadacz rachunku odbiorcy, na rzecz, wpłaty na konto, na konto, na rachunek, odbiorca płatności',
    payer:
      'twój iban, państwa iban, z twojego konta, z państwa rachunku, polecenie zapłaty, obciążenia rachunku, obciążony rachunek, rachunek nadawcy, zleceniodawca przelewu, pobrana z konta, państwa rachunek, twoje konto, twojego rachunku, z rachunku, obciążymy, pobierzemy, pobrana z rachunku, nadawca przelewu, obciążany, państwa konto, zostanie pobrana',
    yours:
      'nip nabywcy, nip klienta, państwa nip, nip odbiorcy, twój nip, nip kupującego, nip zamawiającego',
    salutation:
      'szanowni, szanowni państwo, drodzy, cześć, drodzy, kochani, szanowni rodzice, szanowna, szanowni państwo, szanowny panie, szanowna pani, szanowny kliencie, dzień dobry, drogi kliencie, drodzy państwo, witamy, droga pani, szanowny panie doktorze, szanowna klientko, drogi, szanowni członkowie',
    closing:
      'z szacunkiem, z serdecznymi pozdrowieniami, dziękujemy, z poważaniem, z wyrazami szacunku, pozdrawiam, pozdrawiamy, łączę wyrazy szacunku, z pozdrowieniami, podpis, serdecznie pozdrawiam, w imieniu, serdecznie pozdrawiamy, podpisano',
  },
  until: 'do, do dnia, i',
  types: {
    invoice: {
      titles:
        'faktura, faktura vat, faktura korygująca, rachunek, faktura proforma, faktura zaliczkowa, faktura końcowa, nota korygująca, rozliczenie, rachunek do umowy zlecenia, faktura za energię elektryczną, faktura rozliczeniowa, korekta faktury, faktura pro forma, e faktura, faktura za energię, faktura za gaz, faktura za usługi telekomunikacyjne, nota obciążeniowa, rozliczenie mediów, faktura prognozowa, faktura końcowa rozliczeniowa',
      words:
        'nabywca, sprzedawca, termin płatności, sposób zapłaty, data wystawienia, wartość brutto, do zapłaty, nip nabywcy, forma płatności, stawka vat, słownie',
    },
    receipt: {
      titles:
        'rachunek kasowy, dowód sprzedaży, kwit kasowy, pokwitowanie odbioru, paragon, paragon fiskalny, potwierdzenie zapłaty, dowód wpłaty, pokwitowanie, potwierdzenie płatności, kp, kasa przyjmie, kp dowód wpłaty, potwierdzenie wpłaty, potwierdzenie darowizny, potwierdzenie transakcji, bilet parkingowy, kwit, potwierdzenie transakcji kartą, dowód zakupu, kwit parkingowy',
      words:
        'paragon fiskalny, suma pln, gotówka, reszta, kasjer, sprzedaż opodatkowana, ptu, dziękujemy za zakupy, zapraszamy ponownie, kasa, nr unikatowy, niefiskalny, karta płatnicza, otrzymano, kwota ptu, dziękujemy, zapraszamy, stolik, rozliczenie płatności, potwierdzam odbiór, pokwitowanie, kupiec',
    },
    reminder: {
      titles:
        'wezwanie przedsądowe, wezwanie, monit płatniczy, przypomnienie o należności, upomnienie płatnicze, wezwanie do zapłaty, przypomnienie, upomnienie, przypomnienie o płatności, ostateczne wezwanie do zapłaty, monit, przedsądowe wezwanie do zapłaty, pierwsze wezwanie do zapłaty, drugie wezwanie do zapłaty, ponaglenie, ostateczne przedsądowe wezwanie do zapłaty, drugie przypomnienie, ponowne wezwanie do zapłaty, przypomnienie o zaległości, pierwsze przypomnienie, przypomnienie o zapłacie',
      words:
        'zaległość, zadłużenie, nie odnotowaliśmy, odsetki ustawowe, nieuregulowana, po terminie, nie wpłynęła, wymagalna, zaległości, uregulowanie, nieopłacona, brak wpłaty, koszty upomnienia, przeterminowane, nie otrzymaliśmy, zalega, przeterminowana, nieuregulowane',
    },
    contract: {
      titles:
        'umowa, umowa najmu, umowa o pracę, umowa zlecenie, umowa zlecenia, umowa o dzieło, umowa sprzedaży, umowa kupna sprzedaży, umowa o świadczenie usług, porozumienie, aneks, umowa pożyczki, umowa dzierżawy, umowa najmu lokalu mieszkalnego, umowa o współpracy, umowa leasingu, umowa nr, umowa o poufności, umowa kredytu, umowa najmu okazjonalnego, umowa o zachowaniu poufności, umowa ramowa, umowa serwisowa, umowa kupna sprzedaży samochodu, umowa powierzenia, umowa przedwstępna, umowa o roboty budowlane',
      words:
        'zwanym dalej, zwaną dalej, strony, niniejsza umowa, przedmiot umowy, wypowiedzenia, postanowienia końcowe, dwóch jednobrzmiących, pomiędzy, najemca, wynajmujący, kodeksu cywilnego, pracodawca, okres wypowiedzenia, zawarta w dniu, zwany dalej, kary umowne, umawiające się, 1',
    },
    policy: {
      titles:
        'polisa, polisa ubezpieczeniowa, polisa ubezpieczenia, certyfikat ubezpieczenia, ubezpieczenie oc, polisa oc, ubezpieczenie mieszkania, umowa ubezpieczenia, polisa ubezpieczenia komunikacyjnego, wznowienie polisy, potwierdzenie zawarcia umowy ubezpieczenia, polisa mieszkaniowa, ubezpieczenie komunikacyjne, polisa na życie, ubezpieczenie domu, polisa nr, odnowienie polisy',
      words:
        'ubezpieczający, ubezpieczony, suma ubezpieczenia, składka, okres ubezpieczenia, udział własny, zakres ubezpieczenia, ubezpieczyciel, towarzystwo ubezpieczeń, owu, suma gwarancyjna, przedmiot ubezpieczenia, ogólne warunki ubezpieczenia, łączna składka, franszyza',
    },
    statement: {
      titles:
        'zestawienie obrotów, potwierdzenie operacji, wyciąg miesięczny, wyciąg, wyciąg bankowy, wyciąg z rachunku, wyciąg z konta, zestawienie operacji, zestawienie transakcji, historia rachunku, wyciąg z karty kredytowej, wyciąg z rachunku bankowego, potwierdzenie salda, wyciąg bankowy nr, miesięczny wyciąg, wyciąg nr, wyciąg z rachunku oszczędnościowo rozliczeniowego, zestawienie aktywów, zestawienie operacji na rachunku',
      words:
        'saldo początkowe, saldo końcowe, uznania, obciążenia, data operacji, data księgowania, przelew przychodzący, saldo po operacji, wpływy, operacje, saldo poprzednie, opis operacji, data waluty, suma uznań, suma obciążeń, bank, saldo',
    },
    payslip: {
      titles:
        'pasek z wynagrodzeniem, rachunek płacowy, odcinek płacowy, informacja o wypłacie, pasek wynagrodzenia, lista płac, odcinek wypłaty, pasek płacowy, pasek płac, karta wynagrodzeń, pasek listy płac, odcinek listy płac, pasek wypłaty, rozliczenie wynagrodzenia, informacja o wynagrodzeniu, wypłata',
      words:
        'wynagrodzenie zasadnicze, składka zdrowotna, do wypłaty, zaliczka na podatek, zus, potrącenia, koszty uzyskania, wynagrodzenie brutto, emerytalne, ubezpieczenie emerytalne, płaca zasadnicza, premia, ubezpieczenie rentowe, ubezpieczenie chorobowe, ppk, chorobowe, rentowe, dni przepracowane, etat',
    },
    tax: {
      titles:
        'decyzja w sprawie podatku, pit 37, pit 11, pit 36, zeznanie podatkowe, deklaracja, decyzja podatkowa, podatek od nieruchomości, nakaz płatniczy, decyzja w sprawie ustalenia podatku, informacja o dochodach, zeznanie o wysokości, decyzja ustalająca, vat 7, jpk, łączne zobowiązanie pieniężne, decyzja w sprawie wymiaru podatku, decyzja, decyzja nr, deklaracja vat 7, cit 8, pit, pit 28, decyzja w sprawie łącznego zobowiązania pieniężnego, urzędowe poświadczenie odbioru',
      words:
        'urząd skarbowy, podatnik, urzędu skarbowego, podstawa opodatkowania, rok podatkowy, podatek należny, dochód, naczelnik, ordynacja podatkowa, prezydent miasta, pouczenie, wójt gminy, podatku od nieruchomości, zobowiązanie podatkowe, burmistrz, nadpłata, wysokości zobowiązania, kwota nadpłaty, urząd miasta, urząd gminy, rata',
    },
    certificate: {
      titles:
        'zaświadczenie o uczestnictwie, zaświadczenie o ukończeniu kursu, certyfikat uczestnictwa, potwierdzenie, atest, zaświadczenie, świadectwo, certyfikat, dyplom, świadectwo pracy, akt urodzenia, odpis aktu urodzenia, odpis skrócony aktu urodzenia, akt małżeństwa, odpis aktu małżeństwa, poświadczenie, zaświadczenie o zatrudnieniu, odpis skrócony aktu małżeństwa, świadectwo ukończenia, zaświadczenie o zameldowaniu, potwierdzenie zameldowania, świadectwo szkolne, zaświadczenie o ukończeniu, świadectwo dojrzałości, zaświadczenie o statusie studenta, świadectwo charakterystyki energetycznej, akt zgonu, odpis zupełny aktu urodzenia, zaświadczenie o niekaralności, referencje, certyfikat ukończenia, zaświadczenie nr, zaświadczenie o zatrudnieniu i zarobkach, karta gwarancyjna, gwarancja, zaświadcza się',
      words:
        'zaświadcza się, niniejszym zaświadcza się, zaświadcza, stwierdza się, ukończył, ukończyła, urząd stanu cywilnego, wydaje się, na prośbę zainteresowanego, zainteresowanej, poświadcza, uzyskał, uzyskała, niniejszym zaświadczamy, potwierdza się, brał udział, wynikiem, celem przedłożenia, uczennicą, uczniem, jest zatrudniony',
    },
    medical: {
      titles:
        'wynik badania krwi, wyniki laboratoryjne, karta leczenia, informacja lekarska, wynik morfologii, karta informacyjna, wypis ze szpitala, recepta, wynik badania, wyniki badań, skierowanie, zaświadczenie lekarskie, zwolnienie lekarskie, opis badania, karta informacyjna leczenia szpitalnego, konsultacja, wyniki badań laboratoryjnych, wynik badania laboratoryjnego, sprawozdanie z badania, historia choroby, zalecenia lekarskie, informacja dla lekarza, e recepta, opis badania rtg, karta wypisowa, opinia lekarska, konsultacja lekarska, wynik badania rezonansu magnetycznego, orzeczenie lekarskie, wynik badań, sprawozdanie z badań laboratoryjnych, karta konsultacyjna, karta szczepień, wynik badania usg, wynik badania histopatologicznego, morfologia',
      words:
        'pacjent, pacjentka, rozpoznanie, leczenie, wywiad, dawkowanie, szpital, lekarz, objawy, badanie, tabletki, poradnia, wartości referencyjne, zalecenia, mg, icd, zakres referencyjny, oddział, przychodnia, tabl, wnioski, epikryza, badanie przedmiotowe, przychodni, zakres, materiał, 1 x dziennie, nzoz, norma, laboratorium, oznaczenie',
    },
    ticket: {
      titles:
        'rezerwacja, potwierdzenie zakupu biletu, wejściówka, bilet autobusowy, bilet, karta pokładowa, bilet elektroniczny, bilet wstępu, potwierdzenie rezerwacji, bilet kolejowy, e bilet, bilet lotniczy, plan podróży, bilet internetowy, bilet miesięczny, bilet na koncert, twój bilet, bilet jednorazowy, bilet normalny, karnet, bilet na przejazd',
      words:
        'odjazd, przyjazd, wagon, miejsce, pasażer, podróżny, rząd, sektor, peron, otwarcie bram, wylot, przylot, pociąg, klasa, lot, wejście, relacja, ulgowy, normalny, wydarzenie, sala, bramka, boarding, trybuna, kurs',
    },
    offer: {
      titles:
        'oferta kosztowa, zestawienie kosztów, wycena prac, propozycja cenowa, oferta, oferta cenowa, kosztorys, wycena, oferta handlowa, propozycja, oferta nr, propozycja współpracy, kosztorys ofertowy, oferta wykonania, nasza oferta',
      words:
        'oferta ważna, ważność oferty, termin ważności oferty, w odpowiedzi na zapytanie, zapytanie ofertowe, akceptacja oferty, termin realizacji, odpowiedzi na państwa, przedstawiamy ofertę, warunki płatności, przedstawiamy, oferta jest ważna, oferujemy, nie stanowi oferty, zapytanie, zapraszamy do współpracy, czas realizacji',
    },
    'delivery-note': {
      titles:
        'kwit dostawy, specyfikacja towaru, dowód wydania, list dostawy, dokument wz, wz, wydanie zewnętrzne, dowód dostawy, list przewozowy, specyfikacja wysyłkowa, wydanie zewnętrzne wz, protokół dostawy, dokument dostawy, wz wydanie zewnętrzne, list przewozowy krajowy, potwierdzenie dostawy, specyfikacja dostawy, wz wydanie na zewnątrz, protokół zdawczo odbiorczy',
      words:
        'wydał, odebrał, magazyn, ilość wydana, przewoźnik, towar otrzymano, przyjął, liczba paczek, ilość, wystawił, towar, data odbioru, podpis odbiorcy, opakowania, palety, liczba opakowań, kierowca, zamówiono, wydano, waga, odebrano, j m, potwierdzam odbiór towaru, wydający, odbierający',
    },
    minutes: {
      titles:
        'protokół z obrad, protokół posiedzenia, sprawozdanie z zebrania, protokół, protokół z posiedzenia, protokół z zebrania, protokół ze spotkania, protokół zebrania, protokół z walnego zebrania, notatka ze spotkania, protokół nr, protokół z zebrania wspólnoty, protokół z walnego zgromadzenia, protokół z zebrania wspólnoty mieszkaniowej, protokół z zebrania zarządu, protokół z posiedzenia zarządu, protokół z sesji, protokół z zebrania właścicieli lokali, sprawozdanie z posiedzenia, protokół z narady',
      words:
        'porządek obrad, obecni, nieobecni, protokolant, przewodniczący, uchwała, głosowanie, jednogłośnie, zamknięto posiedzenie, wolne wnioski, na tym, protokołował, porządku obrad, uchwały, kworum, lista obecności, głosów za, wstrzymało się, protokółował, zamknął, zebranie, protokołowała, ustalenia, zamknięcie zebrania, posiedzenie',
    },
    manual: {
      titles:
        'instrukcja obsługi, instrukcja, instrukcja montażu, instrukcja użytkowania, podręcznik użytkownika, skrócona instrukcja, ulotka dla pacjenta, poradnik, instrukcja instalacji, instrukcja użytkownika, skrócona instrukcja obsługi, podręcznik, przewodnik użytkownika, ulotka dołączona do opakowania, instrukcja bezpieczeństwa, szybki start',
      words:
        'naciśnij przycisk, ostrzeżenie, rozwiązywanie problemów, urządzenie, przed użyciem, czyszczenie, rysunek, bezpieczeństwa, wtyczkę, uruchomienie, rys, naciśnij, uwaga, przytrzymaj, przeczytać instrukcję, zasady bezpieczeństwa, dane techniczne, w miejscu niedostępnym dla dzieci, usterka, śruby, przycisk, włącz',
    },
    letter: {
      titles:
        'pismo, wypowiedzenie, wypowiedzenie umowy, zaproszenie, informacja, reklamacja, zawiadomienie, odwołanie, dotyczy, podanie, wniosek, oświadczenie, list motywacyjny, informacja o zmianie cen, rezygnacja, skarga, podwyżka czynszu, zmiana warunków',
      words:
        'szanowni państwo, z poważaniem, informujemy, uprzejmie informujemy, niniejszym, w załączeniu, dotyczy, zwracam się, zwracamy się, zawiadamiamy, wypowiadam, szanowny panie, szanowna pani, informuję, w odpowiedzi',
    },
  },
};
