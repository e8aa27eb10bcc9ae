import type { Lexicon } from '../lexicon.ts';

export const czech: Lexicon = {
  frequentWords:
    'a v na je se že s z do o pro ve to jako za po si by jsou tento tato toto byl byla bylo být má mají jsem jste jsme vám vás váš vaše vaši náš naše který která které nebo ale podle při od ze k ke i není bude budou dne ode který jeho jejich této tohoto tím však také pouze prosím děkujeme vážený vážená dále',
  months: [
    'leden ledna led',
    'únor února úno',
    'březen března bře',
    'duben dubna dub',
    'květen května kvě',
    'červen června čvn',
    'červenec července čvc',
    'srpen srpna srp',
    'září zář',
    'říjen října říj',
    'listopad listopadu lis',
    'prosinec prosince',
  ],
  labels: {
    documentDate:
      'datum vystavení, vystaveno dne, vystaveno, faktura vystavena dne, datum vystavení dokladu, vystavena dne, datum faktury, datum dokladu, datum nabídky, vyhotoveno dne, vyhotoveno, vydáno dne, datum vydání, datum nákupu, datum prodeje, datum vyhotovení, datum výplaty, vyplaceno dne, datum upomínky, datum rozhodnutí, datum tisku, datum podpisu, podepsáno dne, datum zprávy, datum vyšetření, datum objednávky faktury, datum výpisu, ze dne vystavení, sepsáno dne, které doklad vystaven, vystaven dne, vystavil dne, vystavené dne, datum tisku dokladu, datum zápisu, zápis ze dne, datum schůze, schůze ze dne, konané dne, konaná dne, datum účtenky, datum transakce, datum platby kartou, datum objednání, zaplaceno dne, datum zpracování, zpracováno dne, výsledek ze dne, datum výsledku, uvolněno dne, datum uvolnění, datum uzavření, uzavřena dne, uzavřeno dne, datum odeslání, odesláno dne, datum oznámení, datum vyúčtování, vyúčtování ze dne, datum potvrzení, datum žádosti, datum vydání dokladu, datum prohlášení, datum dodacího listu, datum daňového dokladu, datum dopisu, vytištěno, vytištěno dne, datum sepsání, datum uzavření smlouvy, datum a čas transakce, datum a čas prodeje, datum a čas nákupu, datum přijetí platby, uhrazeno dne, datum sjednání, datum provedení, datum kontroly, datum revize, datum prohlídky',
    date: 'datum, dne, ze dne',
    dueDate:
      'datum splatnosti, splatnost, splatno do, splatné do, splatnost dne, uhraďte do, uhraďte prosím do, zaplaťte do, nejpozději do, termín splatnosti, den splatnosti, k úhradě do, zaplatit do, lhůta splatnosti, splatná do, úhradu nejpozději do, datum inkasa, splatnost faktury, uhraďte nejpozději do, termín úhrady, nejpozději, nejpozději dne, zaplatit nejpozději do, zaplatit nejpozději, zaplaťte nejpozději do, uhradit do, uhradit nejpozději do, k zaplacení do, splatný do, splatný dne, splatná dne, je splatná, splatnost do, datum úhrady, termín platby, termín zaplacení, 1 splátka, první splátka, i splátka, úhradu do, platba do, platbu do, prosíme o úhradu do, prosíme o úhradu nejpozději do, o zaplacení do, inkaso dne, bude stržena dne, bude inkasována dne, den platby, poslední den splatnosti, lhůta k úhradě do, lhůta k zaplacení do, úhradu proveďte do, uhraďte laskavě do, splatno, splatné dne, den splatnosti faktury, zaplaťte prosím do, úhrada do, zaplacení do, nejpozději do dne, lhůta k úhradě, bude stržena z vašeho účtu dne, bude strženo dne, bude inkasováno dne, strhneme dne, strhneme z účtu dne, inkaso proběhne, datum příští platby, splatnost pojistného, splatnost daně, splatnost zálohy',
    otherDate:
      'datum uskutečnění zdanitelného plnění, duzp, datum zdanitelného plnění, datum uskut zdanit plnění, datum dodání, dodáno dne, období, zúčtovací období, za období, platnost do, platnost nabídky do, platí do, platnost od, datum narození, narozen, narozena, den nástupu, nástup, datum objednávky, objednávka ze dne, datum odečtu, pojistná doba, počátek pojištění, konec pojištění, doba nájmu, odjezd, příjezd, začátek, datum zahájení, termín dodání, se splatností, valuta, rok, účinnost od, nájem se sjednává od, datum přijetí, přijat, propuštěn, hospitalizace od, datum odběru, odebráno, datum zahájení pojištění, účinnost, platnost, platné do, platná do, datum konání, datum nástupu, konec smlouvy, smlouva do, trvanlivost, spotřebujte do, příští kontrola, další kontrola, objednáno dne, vaše objednávka ze dne, ze smlouvy ze dne, dodání, datum převzetí, dokončení, zahájení, období od, platí od, platné od, platná od, začátek pojištění, datum doručení, datum příjezdu, datum odjezdu, poslední odečet, příští prohlídka, platnost nabídky, termín konání, datum úmrtí, datum první registrace, doručeno dne, přihlásit se do, datum nehody, odlet, přílet',
    total:
      'určená částka, výše pokuty, celkem k úhradě, k úhradě, částka k úhradě, částka k zaplacení, celkem k zaplacení, k zaplacení, celková částka, celkem s dph, cena celkem s dph, celková cena, cena celkem, celkem kč, fakturovaná částka celkem, celkem včetně dph, částka celkem, dlužná částka celkem, celkem dluh, celková dlužná částka, nedoplatek k úhradě, součet celkem, celkem czk, daň celkem k úhradě, zaplaťte, výsledná částka, výše daňové povinnosti, cena díla, celková cena s dph, celkem k platbě, k platbě celkem, zaplaceno celkem, celkem zaplaceno, celková cena včetně dph, částka celkem s dph, cena s dph, cena celkem včetně dph, celková částka k úhradě, příspěvek celkem, dar ve výši, částka daru, celkem kč s dph, vyúčtovaná částka, cena zájezdu, celkové jízdné, jízdné, vstupné, přijatá částka, přijato celkem, předepsané pojistné, k úhradě celkem, k zaplacení celkem, celkem zaplatit, celkem vč dph, cena vč dph, cena včetně dph, částka vč dph, účet celkem, fakturováno celkem, celkem fakturováno, celková fakturovaná částka, cena objednávky, celkem za objednávku, uhrazená částka, zaplacená částka, částka transakce, zaplaceno kartou, uhrazeno kartou, zaplaceno převodem, zaplaceno online, uhrazeno celkem, celkem uhrazeno, cena jízdného, cena jízdenky, cena vstupenky, nabídková cena, kupní cena, přeplatek k vrácení, částka k vrácení, vrácená částka, vráceno na účet, částka k inkasu, inkasovaná částka, strhneme z účtu, celkový dluh, výše dluhu, doměřená daň, vyměřená daň, poplatek celkem, pokuta ve výši, pokutu ve výši, cena pobytu, výše daru, výše poplatku',
    sum: 'celkem, součet, částka, suma, úhrnem, dohromady',
    rest: 'zbývá uhradit, zbývá k úhradě, doplatek, nedoplatek, zbývající částka, k doplacení, dlužná částka, zbývá zaplatit, neuhrazeno, zůstatek k úhradě, k doplatku, uhraďte, celkový nedoplatek, dlužíte, dluh celkem, nezaplaceno, zbývá doplatit, doplatit, nedoplatek k úhradě činí, dluh, doplaťte, neuhrazená částka, neuhrazeno celkem, po odečtení záloh, doplatek celkem',
    net: 'základ daně, základ dph, bez dph, celkem bez dph, cena bez dph, základ, mezisoučet, částka bez dph, cena celkem bez dph, dílčí součet',
    tax: 'dph, z toho dph, výše dph, částka dph, dph celkem, daň z přidané hodnoty, dph 21, dph 12, dph 15, sazba dph, daň',
    deposit:
      'záloha, zálohy, zaplacené zálohy, uhrazené zálohy, přijatá záloha, již uhrazeno, již zaplaceno, uhrazeno, zaplaceno, odečet zálohy, zaplaceno zálohou, odpočet zálohy, přijaté platby, zálohové platby, zaplacená záloha, odpočet záloh, zaplaceno předem, uhrazeno na zálohách',
    netPay:
      'čistá mzda, k výplatě, částka k výplatě, vyplaceno, čistý příjem, k výplatě na účet, na účet, doplatek mzdy, výplata na účet, čistá mzda k výplatě, čistá výplata, k výplatě celkem, výplata, výplata čistá, vyplacená částka, částka na účet, převod na účet, čistá mzda k vyplacení, doplatek k výplatě, čistý plat, k vyplacení, částka k vyplacení',
    premium:
      'pojistné, roční pojistné, pojistné za rok, celkové pojistné, pojistné za rok činí, výše pojistného, splátka pojistného, pojistné celkem, lhůtní pojistné, celkové roční pojistné, zaplacené pojistné, pojistné k úhradě, jednorázové pojistné, roční pojistné celkem',
    otherAmount:
      'cena, jednotková cena, cena za jednotku, cena za ks, zůstatek, počáteční zůstatek, konečný zůstatek, příjmy celkem, výdaje celkem, nájemné, nájemné činí, hrubá mzda, základní mzda, mzda, spoluúčast, pojistná částka, poplatek za upomínku, úrok z prodlení, jistina, náklady, srážky, srážky celkem, stálý plat, zaokrouhlení, sleva, hotově, platba kartou, přijato, vráceno, poštovné, kauce, daň celkem, fakturovaná částka, doprava, limit, haléřové vyrovnání, dopravné, upomínací poplatek, nová záloha, záloha na daň, spropitné, ušetřili jste, cena po slevě, sociální pojištění, zdravotní pojištění',
    documentNumber:
      'faktura č, faktury č, faktury číslo, číslo faktury, faktura číslo, faktura daňový doklad č, daňový doklad č, daňový doklad číslo, doklad č, číslo dokladu, faktura, účtenka č, účtenka, číslo účtenky, paragon č, nabídka č, číslo nabídky, cenová nabídka č, nabídka, dobropis č, opravný daňový doklad č, dodací list č, číslo rezervace, kód rezervace, rezervace č, číslo jízdenky, číslo smlouvy, smlouva č, smlouva o nájmu bytu č, číslo pojistné smlouvy, pojistná smlouva č, číslo pojistky, pojistka č, evidenční číslo, potvrzení č, zálohová faktura č, upomínka č, smlouva o dílo č, smlouva číslo, číslo objednávky potvrzené, potvrzení objednávky č, číslo potvrzení, osvědčení č, číslo osvědčení, certifikát č, číslo certifikátu, výpis č, číslo výpisu, číslo vzorku, vzorek č, číslo žádanky, žádanka č, číslo nálezu, protokol č, číslo protokolu, zápis č, číslo, rezervační kód, číslo letenky, pnr, číslo vstupenky, dodací list číslo, číslo dodacího listu, výzva č, předpis č, platební výměr č, rozhodnutí č, číslo rozhodnutí, číslo zásilky, zásilka č, číslo receptu, kód receptu, zakázka č, číslo zakázky, objednávka č potvrzena, číslo daňového dokladu, číslo paragonu, číslo upomínky, kód vstupenky, kód jízdenky, číslo stvrzenky, číslo dobropisu, číslo zálohové faktury, revizní zpráva č, vyúčtování č, číslo voucheru, jízdenka č, vstupenka č, letenka č, číslo přijímací, číslo jednací dokladu, kód voucheru, kód objednávky, číslo oznámení, oznámení č',
    caseNumber:
      'variabilní symbol, vs, spisová značka, sp zn, č j, čj, číslo jednací, naše značka, zn, značka, číslo případu, číslo spisu, číslo škody, číslo pojistné události, smlouva, pojistná smlouva, číslo úvěru, úvěr č, smlouva o úvěru č, číslo půjčky, ev č, evidenční č, číslo smlouvy o dílo, číslo řízení, spis, sp značka, exekuční řízení, jednací číslo, ref č, referenční číslo, číslo poplatku, číslo hlášení, události č, pojistná událost č, číslo bytu, číslo jednotky, č smlouvy, pojistná smlouva číslo, škodní událost č, číslo úvěrové smlouvy, číslo žádosti, číslo reklamace, č jednací, ev č nemovitosti, číslo spoření, číslo stavebního spoření, číslo pojistky vozidla, č úvěru, číslo leasingu, evidenční číslo poplatníka',
    customerNumber:
      'zákaznické číslo, číslo zákazníka, číslo poplatníka, kód zákazníka, číslo odběratele, osobní číslo, číslo odběrného místa, členské číslo, číslo člena, číslo pacienta, číslo pojištěnce, os číslo, os č, číslo zaměstnance, číslo průkazu, průkaz č, číslo čtenáře, čtenářský průkaz č, číslo karty, karta č, číslo studenta, číslo žáka, zákazník č, odběrné místo, číslo místa spotřeby, číslo plátce, číslo uživatele, klientské číslo, číslo klienta, členský průkaz č, č zákazníka, id zákazníka, odběratel č, odběrné místo č, obchodní partner, číslo průkazky, id člena, číslo pojištěné osoby, registrační číslo pacienta, číslo odběru, eic zákazníka, číslo předplatitele, číslo účastníka, číslo nájemníka, číslo nájemce, kód klienta',
    otherNumber:
      'ičo, ič, telefon, tel, fax, mobil, číslo účtu, č ú, účet, rodné číslo, r č, swift, bic, konstantní symbol, specifický symbol, ks, psč, číslo elektroměru, ean, pokladna, pokladní, spz, objednávka č, číslo objednávky, vaše značka, číslo op, p o box, iban, bankovní spojení, bkp, fik',
    vatId: 'dič, vat, daňové identifikační číslo, ič dph, vat id',
    sender:
      'dodavatel, prodávající, odesílatel, pronajímatel, zaměstnavatel, pojistitel, vystavil firma, věřitel, zhotovitel, poskytovatel, pořadatel, prodejce, od, zdravotnické zařízení, poskytovatel zdravotních služeb, pronajímatelka, prodávající strana, zaměstnavatelka, půjčitel, propachtovatel',
    recipient:
      'odběratel, kupující, zákazník, příjemce, nájemce, zaměstnanec, pojistník, objednatel, dodací adresa, fakturační adresa, majitel účtu, pacient, jméno pacienta, dlužník, cestující, adresát, komu, pojištěný, pro, klient, poplatník, korespondenční adresa, doručovací adresa, jméno cestujícího, žadatel, daňový subjekt',
    payee:
      'název příjemce, majitel účtu příjemce, ve prospěch účtu, na účet příjemce, účet příjemce',
    payer:
      'inkasem, inkaso z účtu, z vašeho účtu, sipo, bude strženo, váš účet, trvalý příkaz, bude inkasováno, účet plátce, na vrub účtu',
    yours: 'dič odběratele, vaše dič, dič zákazníka, dič kupujícího, vaše ič',
    salutation:
      'vážený pane, vážená paní, vážení rodiče, vážený zákazníku, vážení, dobrý den, milí rodiče, vážený kliente, vážená paní vážený pane, vážená zákaznice, vážení zákazníci, vážená klientko, milý zákazníku, vážení přátelé, vážení členové, vážený člene, vážení klienti, ahoj',
    closing:
      's pozdravem, s úctou, s přátelským pozdravem, děkujeme a s pozdravem, se srdečným pozdravem, hezký den, s přáním hezkého dne, srdečně zdraví, s přáním pěkného dne, s láskou, mějte se hezky, s díky, s poděkováním, zdravím',
  },
  until: 'do, až, a',
  types: {
    invoice: {
      titles:
        'faktura, faktura daňový doklad, daňový doklad, vyúčtování, zálohová faktura, dobropis, opravný daňový doklad, konečná faktura, proforma faktura, vyúčtování služeb, roční vyúčtování, předpis záloh, vyúčtování elektřiny, konečné vyúčtování, předpis plateb, předpis nájemného, evidenční list, opravný doklad, souhrnná faktura, zálohový list, předfaktura, rozpis záloh, předpis úhrad, předpis školného, předpis stravného, předpis členských příspěvků, platební kalendář, opravná faktura, hotelový účet, výzva k úhradě pojistného, výzva k platbě',
      words:
        'datum vystavení, datum splatnosti, dodavatel, odběratel, variabilní symbol, forma úhrady, základ daně, dph, k úhradě, duzp, ičo, dič, vystavil, zúčtovací období, spotřeba',
    },
    receipt: {
      titles:
        'účtenka, paragon, pokladní doklad, stvrzenka, potvrzení o platbě, příjmový pokladní doklad, zjednodušený daňový doklad, doklad o zaplacení, kvitance, prodejka, vratka, pokladní blok, potvrzení platby, prodejní doklad, příjmový doklad, parkovací lístek, parkovací doklad, účet č, potvrzení o daru, doklad o platbě, doklad o prodeji, doklad o úhradě, výdajový pokladní doklad, kopie pro zákazníka, potvrzení o přijetí platby, potvrzení o přijetí daru, doklad o přijetí platby, kopie pro držitele karty, potvrzení o zaplacení, potvrzení o úhradě, doklad o nákupu, doklad o koupi, elektronická účtenka, podací stvrzenka, kopie pro obchodníka, platba přijata, děkujeme za platbu, děkujeme za vaši platbu, doklad o nabíjení, potvrzení o jízdě, vrácení platby, vrácení peněz, potvrzení o vrácení peněz, děkujeme za váš dar',
      words:
        'hotově, platba kartou, pokladna, děkujeme za nákup, na shledanou, vráceno, pokladní, uschovejte, zboží, terminál, z toho dph, děkujeme za návštěvu, bkp, fik, přijato od, přijali jsme od, účel platby, byla zaplacena, zaplaceno, zaplaceno kartou, natural, nafta, stojan, účtováno, vráceno zpět, částka přijata, kartou, dýško, obsluhoval, obsluhovala, buďte zdrávi, vydala',
    },
    reminder: {
      titles:
        'upomínka, výzva k zaplacení, předžalobní výzva, druhá upomínka, poslední upomínka, výzva k úhradě, předžalobní výzva k zaplacení, výzva k úhradě dluhu, upozornění na nedoplatek, 2 upomínka, upozornění, upomenutí, první upomínka, předžalobní upomínka, poslední výzva, třetí upomínka, exekuční příkaz, platební rozkaz, výzva k vrácení, výzva k plnění, poslední výzva před, výzva k vrácení knih, výzva k úhradě nedoplatku, výzva k zaplacení dluhu, oznámení o přerušení dodávky, 1 upomínka, 3 upomínka, výzva k úhradě dlužné částky, výzva k zaplacení dlužné částky, oznámení o dluhu, oznámení o nedoplatku, oznámení o neuhrazené platbě, připomenutí platby, připomínka platby, neuhrazená faktura, neuhrazené faktury, poslední upozornění, vymáhání pohledávky, vyrozumění o zahájení exekuce, exekuční výzva, elektronický platební rozkaz, předexekuční výzva',
      words:
        'neevidujeme úhradu, dlužná částka, poplatek za upomínku, po splatnosti, úrok z prodlení, dluh, neuhradil, soudní cestou, jistina, považujte tuto upomínku za bezpředmětnou, vymáhání, nezaplatili, předchozí upomínku, výpůjční lhůta, vrácení knih, nevrácené, po lhůtě, dosud nebyla, dosud nebyl, dosud nebylo, zpozdné, upomínací poplatek, sankce, vaše platba, neobdrželi, přerušení dodávky, smluvní pokuta, exekuce, insolvence',
    },
    contract: {
      titles:
        'smlouva, smlouva o nájmu bytu, nájemní smlouva, pracovní smlouva, kupní smlouva, smlouva o dílo, smlouva o úvěru, smlouva o zápůjčce, dohoda o provedení práce, dohoda o pracovní činnosti, servisní smlouva, smlouva o spolupráci, podnájemní smlouva, rámcová smlouva, dodatek ke smlouvě, dohoda o mlčenlivosti, dohoda, shrnutí smlouvy, darovací smlouva, členská smlouva, účastnická smlouva, příkazní smlouva, mandátní smlouva, leasingová smlouva, úvěrová smlouva, splátkový kalendář, licenční smlouva, pachtovní smlouva, přihláška do fitness, mzdový výměr, platový výměr, zástavní smlouva, zprostředkovatelská smlouva, veřejnoprávní smlouva, zakladatelská listina, uznání dluhu, dodatek č, notářský zápis',
      words:
        'smluvní strany, pronajímatel, nájemce, výpovědní doba, zaměstnavatel, zaměstnanec, předmět smlouvy, dále jen, uzavírají, zkušební doba, prohlašují, zákoníku práce, občanského zákoníku, doba neurčitá, smlouvu, objednatel, zhotovitel, předmět nájmu, předmět díla, smluvní cena, podpisy, výpovědní lhůta, článek, kauce, nájemné činí, na dobu určitou, na dobu neurčitou, smlouva se uzavírá, účastník, minimální doba, doba trvání, pracovní poměr, druh práce',
    },
    policy: {
      titles:
        'pojistka, pojistná smlouva, pojištění domácnosti, pojištění odpovědnosti, životní pojištění, cestovní pojištění, havarijní pojištění, pojištění vozidla, potvrzení o pojištění, zelená karta, povinné ručení, pojistná smlouva č, pojištění nemovitosti, pojištění majetku, pojištění bytu, úrazové pojištění, pojištění psa, pojištění budovy, pojistný certifikát, souhrn pojištění, přehled pojištění, předpis pojistného, certifikát o pojištění, osvědčení o pojištění, návrh pojistné smlouvy, pojištění léčebných výloh, výroční dopis pojištění, mezinárodní karta automobilového pojištění, dodatek k pojistné smlouvě, pojistná smlouva o, potvrzení o sjednání pojištění, potvrzení o uzavření pojištění, všeobecné pojistné podmínky, informační dokument o pojistném produktu, potvrzení o bezeškodním průběhu',
      words:
        'pojistník, pojistná částka, spoluúčast, pojistné podmínky, pojistné, pojistitel, pojistná doba, počátek pojištění, pojištěný, rozsah pojištění, pojištění se sjednává, limit plnění, pojištěná osoba, pojištěné osoby, pojistné období, roční pojistné, limit pojistného plnění, předmět pojištění, pojistné riziko, místo pojištění, pojistné nebezpečí, živel, odcizení, asistence',
    },
    statement: {
      titles:
        'výpis z účtu, výpis, měsíční výpis, výpis z běžného účtu, výpis z kreditní karty, roční výpis, stav účtu, avízo, přehled pohybů, historie účtu, roční přehled, roční informace, přehled transakcí, potvrzení o transakci, přehled dob pojištění, potvrzení o zůstatku, potvrzení o provedené platbě, informativní list důchodového pojištění, oznámení o zvýšení důchodu, pohyby na účtu, přehled plateb, historie plateb, přehled poplatků, osobní list důchodového pojištění, odsouhlasení pohledávek, odsouhlasení závazků, výpis z účtu stavebního spoření, roční výpis z účtu',
      words:
        'počáteční zůstatek, konečný zůstatek, majitel účtu, zůstatek, příjmy celkem, výdaje celkem, datum zaúčtování, obraty, platba kartou, kreditní, debetní, pohyby na účtu, předchozí zůstatek, nový zůstatek, disponibilní zůstatek, připsáno, odepsáno, obrat, příchozí úhrada, odchozí úhrada, trvalý příkaz, inkaso, úroky, výběr z bankomatu, kredit, debet, příspěvek účastníka, státní příspěvek, protiúčet, datum valuty, zůstatek ke dni',
    },
    payslip: {
      titles:
        'výplatní páska, mzdový list, výplatní lístek, výplatní lístek za, mzdová páska, výplatnice, výplata mzdy, rekapitulace mzdy, vyúčtování mzdy, odměna dpp, výplatní list, potvrzení o příjmu, výplatní pásky, platová páska, zúčtování mzdy, potvrzení o výši příjmu',
      words:
        'hrubá mzda, čistá mzda, zdravotní pojištění, sociální pojištění, záloha na daň, dovolená, srážky, k výplatě, základní mzda, osobní číslo, zaměstnanec, odpracováno, zbývá dovolené, pracovní fond, odpracováno hodin, osobní ohodnocení, příplatky, náhrada mzdy, výplatní termín, prémie, hrubý příjem, sleva na poplatníka, záloha na mzdu, superhrubá, os číslo, příplatek',
    },
    tax: {
      titles:
        'platební výměr, daňové přiznání, přiznání k dani, daň z nemovitých věcí, platební výměr na daň, složenka daň, rozhodnutí o dani, přehled o příjmech, daň z příjmů, potvrzení o zdanitelných příjmech, hromadný předpisný seznam, výměr, bezdlužnost, předpis daně, silniční daň, místní poplatek, předpis poplatku, roční zúčtování, přehled osvč, daň z nemovitosti, složenka na daň, poplatek ze psů, dodatečný platební výměr, přiznání k dph, osvědčení o registraci, poplatek z pobytu, informace pro placení daně, poplatek za komunální odpad, poplatek za svoz odpadu, vyrozumění o předpisu daně, výzva k podání daňového přiznání, potvrzení o zdanitelných příjmech ze závislé činnosti, vyrozumění o přeplatku, vyrozumění o nedoplatku, prohlášení poplatníka, výpočet daně, kontrolní hlášení, souhrnné hlášení, rozhodnutí o registraci, potvrzení o bezdlužnosti, potvrzení o neexistenci daňových nedoplatků, celní prohlášení, dodatečné daňové přiznání, poplatek za odpad',
      words:
        'finanční úřad, daň z příjmů, správce daně, poplatník, daň z pozemků, daň ze staveb, nedoplatek, zaplacené zálohy, zdaňovací období, odvolat, daňový subjekt, zdanitelné příjmy, daň je splatná, výše daňové povinnosti, daňová povinnost, správce poplatku, poplatková povinnost, plátce daně, územní pracoviště, zákona o daních, daňového řádu, sazba poplatku, poplatník daně, daň celkem, přeplatek, koeficient, pozemky, stavby, daně z nemovitých věcí, obecní úřad',
    },
    certificate: {
      titles:
        'potvrzení, osvědčení, vysvědčení, diplom, certifikát, rodný list, oddací list, výpis z rejstříku trestů, potvrzení o studiu, potvrzení o zaměstnání, potvrzení o účasti, zápočtový list, čestné prohlášení, oddací list, maturitní vysvědčení, reference, průkaz, glejt, stk, úmrtní list, živnostenské oprávnění, živnostenský list, pracovní posudek, doporučující dopis, výuční list, výroční vysvědčení, pololetní vysvědčení, záruční list, revizní zpráva, křestní list, čestné uznání, výpis z matriky, protokol o zkoušce, výpis z katastru nemovitostí, výpis ze živnostenského rejstříku, osvědčení o registraci vozidla, výpis z evidence rejstříku trestů, protokol o technické prohlídce, protokol o měření emisí, výpis z obchodního rejstříku, list vlastnictví, energetický štítek, zpráva o revizi, zpráva o kontrole spalinové cesty, zpráva o čištění spalinové cesty, prohlášení o shodě, povolení k pobytu, rybářský lístek, stavební povolení, kolaudační souhlas, kolaudační rozhodnutí, pamětní list',
      words:
        'potvrzujeme, potvrzuje se, tímto potvrzujeme, absolvoval, absolvovala, úspěšně, vydáno, prospěl, zúčastnil se, trvale bytem, matrika, narozena, narozený, je studentem, je studentkou, školní rok, akademickém roce, řádným studentem, řádnou studentkou, matriční úřad, zkouška, zkoušku, je zaměstnán, je zaměstnána, na vlastní žádost, výrobní číslo',
    },
    medical: {
      titles:
        'lékařská zpráva, propouštěcí zpráva, žádanka, recept, lékařský posudek, laboratorní výsledky, ambulantní zpráva, neschopenka, doporučení, nález, rtg nález, výsledky vyšetření, očkovací průkaz, posudek, ultrazvuk, poukaz, ereceptu, erecept, medikace, výsledkový list, laboratorní zpráva, laboratorní nález, neurologický nález, oční nález, chirurgický nález, kontrolní zpráva, ultrazvukové vyšetření, magnetická rezonance, ct vyšetření, výměnný list, e recept, průvodka erecept, očkovací list, zubní vyšetření, lékařské potvrzení, lékařské doporučení, lékařský nález, operační protokol, překladová zpráva, dispenzární prohlídka, zdravotní karta, histologický nález, rentgenový nález, zdravotní posudek, potvrzení lékaře, zpráva z vyšetření, certifikát o očkování, omluvenka od lékaře, rozhodnutí o dočasné pracovní neschopnosti, potvrzení o dočasné pracovní neschopnosti, ambulantní nález, výsledek vyšetření, elektronický recept, potvrzení o ošetření, potvrzení o návštěvě lékaře, léčebný plán, plán léčby, záznam o očkování, potvrzení o očkování, mikrobiologický nález, histologické vyšetření, kardiologické vyšetření, neurologické vyšetření, interní vyšetření, oční vyšetření, sonografické vyšetření, pozvánka na preventivní prohlídku, předpis na brýle, anamnestický dotazník, rehabilitační zpráva, návrh na lázeňskou péči, veterinární zpráva, výpis ze zdravotní dokumentace',
      words:
        'pacient, diagnóza, léčba, krevní tlak, praktického lékaře, mudr, nemocnice, tabletu, mg, kontrola, anamnéza, oddělení, vyšetření, ambulance, léky, terapie, rodné číslo, pacientka, datum vyšetření, odběr, referenční meze, referenční rozmezí, výsledek, jednotka, hodnocení, objektivně, závěr, dávkování, hospitalizace, primář, poliklinika, lékař, chorobopis, balení, platnost receptu, léčivý přípravek, ošetřující lékař, obj',
    },
    ticket: {
      titles:
        'jízdenka, vstupenka, letenka, palubní vstupenka, palubní lístek, potvrzení rezervace, elektronická jízdenka, e vstupenka, skipas, permanentka, rezervace, lístek, místenka, itinerář, voucher, vstup, jízdní doklad, jízdní lístek, cestovní doklad, jednodenní skipas, denní jízdenka, e letenka, autobusová jízdenka, zpáteční jízdenka, časová jízdenka, předplatní jízdenka, palubní karta, cestovní itinerář, elektronická vstupenka, jednorázová vstupenka, lodní lístek, potvrzení rezervace zájezdu, vstupenky, jízdenky, e jízdenka, elektronická letenka, potvrzení o rezervaci, potvrzení letenky, vaše rezervace, vaše jízdenka, vaše vstupenka, vaše vstupenky, jednodenní jízdenka, celodenní jízdenka, měsíční jízdenka, dálniční známka, abonentka',
      words:
        'odjezd, příjezd, sedadlo, vůz, cestující, řada, místo, gate, let, jednosměrná, nástupiště, začátek představení, sektor, dospělý, dospělí, zavazadlo, odlet, přílet, zpáteční, autobus, peron, třída, sedadla, představení, platí dne, nepřenosná, cestující jméno, jméno cestujícího, balkon, přízemí',
    },
    offer: {
      titles:
        'nabídka, cenová nabídka, rozpočet, cenová kalkulace, kalkulace, předběžná nabídka, orientační nabídka, položkový rozpočet, návrh ceny, cenový návrh, cenový odhad, předběžná kalkulace, obchodní nabídka, odhad ceny, nabídkový list, cenový rozpočet, nezávazná nabídka, orientační rozpočet, odhad nákladů, předběžný rozpočet, předsmluvní informace, indikativní nabídka',
      words:
        'platnost nabídky, vaši poptávku, poptávku, nabídka platí, nabízíme, na základě vaší poptávky, nabídková cena, poptávky, nabídka je platná, děkujeme za poptávku, děkujeme za vaši poptávku, zasíláme, nabídku, termín realizace, předběžně, odsouhlasení, akceptace, cena zahrnuje, cena nezahrnuje, v případě zájmu, nezávazná',
    },
    'delivery-note': {
      titles:
        'dodací list, nákladní list, předávací protokol, výdejka, přepravní list, doručenka, příjemka, přepravní průvodka, průvodka zásilky, avízo dodávky, balicí list, expediční list, dodávkový list, vážní lístek, předávací list, reklamační list, průvodní list, podací lístek, oznámení o zásilce, potvrzení o doručení, protokol o předání, oznámení o uložení zásilky, průvodka, potvrzení o převzetí zásilky, potvrzení o dodání, doklad o doručení, vratkový list, servisní list, servisní protokol, zakázkový list, přijetí do opravy, výdejní list, oznámení o doručení zásilky',
      words:
        'dodáno, kolik kusů, převzal, dopravce, počet kusů, zboží převzal, předal, množství dodané, místo dodání, převzal dne, podpis příjemce, balík, balíků, hmotnost, řidič, vydal, přijal, zásilka, dobírka, obsah zásilky, palety, expedováno, bez faktury, způsob dopravy',
    },
    minutes: {
      titles:
        'zápis, zápis z jednání, zápis ze schůze, zápis z porady, zápis z členské schůze, zápis ze shromáždění, usnesení, protokol ze schůze, protokol o schůzi, záznam z jednání, protokol z jednání, protokol o jednání, záznam z porady, záznam ze schůzky, hlasování per rollam, výsledek hlasování per rollam',
      words:
        'přítomni, předseda, zapisovatel, program jednání, usnesení, hlasování, omluveni, bylo schváleno, proti, zdržel se, ověřovatel, přítomno, přítomných, schváleno, hlasovalo, pro proti, zahájil, zahájil schůzi, ukončil, zapsal, zapsala, schůze, shromáždění, diskuse, různé, členů, jednohlasně, zdrželo se, předsedající, příští schůze, bod programu, vlastníků',
    },
    manual: {
      titles:
        'návod k použití, návod, uživatelská příručka, montážní návod, návod k obsluze, příručka, pokyny, manuál, rychlý návod, stručný návod, příbalová informace, příbalový leták, bezpečnostní pokyny, jak používat, rychlý průvodce, servisní příručka, montážní list, uživatelský manuál, instalační návod, instalační příručka, uživatelský návod, rychlý start, technický list, bezpečnostní list, provozní řád',
      words:
        'varování, stiskněte, čištění, přístroj, tlačítko, bezpečnostní pokyny, zásuvky, odstraňování závad, před použitím, spotřebič, zapněte, vypněte, výrobek, údržba, montáž, krok 1, šroub, šrouby, baterie, nepoužívejte, nežádoucí účinky, léčivá látka, uchovávejte mimo dosah dětí, zástrčku, vidlici, technické údaje, záruka se nevztahuje, displej, nabíjení, návod si',
    },
    letter: {
      titles:
        'věc, oznámení, sdělení, pozvánka, výpověď, informace, žádost, předvolání, výzva, vyrozumění, stížnost, reklamace, odvolání, opatření, usnesení soudu, odstávka vody, změna ceny, změna podmínek, průvodní dopis, zvýšení nájemného, upozornění pro občany, odstoupení od smlouvy, rozsudek, přípis, odpověď na žádost, odpověď na reklamaci, odpověď na stížnost, vyřízení reklamace, změna ceníku, změna výše záloh, změna obchodních podmínek, výpověď pojistné smlouvy, plánovaná odstávka, přerušení dodávky elektřiny, rozhodnutí o přijetí, rozhodnutí o přiznání, rozhodnutí o dávce, ukončení smlouvy, zamítnutí žádosti, motivační dopis, likvidace pojistné události',
      words:
        's pozdravem, vážení rodiče, vážený pane, vážená paní, oznamujeme vám, s úctou, dovolujeme si, výlet, v případě dotazů, výbor, předvolává se, předvoláváme vás, dostavte se, vyřizuje, naše značka, vážení, dobrý den, oznamuje, žádáme vás, okresní soud, tímto podávám, zdravím, s sebou, informační schůzka, třídní učitel, třídní učitelka, lyžařský kurz, škola v přírodě',
    },
    other: {
      titles:
        'přihláška, dotazník, program, jídelníček, ceník, životopis, harmonogram, formulář, souhlas, závěť, suroviny, stanovy, inzerát, plakát, parte, potvrzení objednávky, objednávka č, žádost o, plná moc, svatební oznámení, jídelní lístek, rozvrh hodin, jízdní řád, kalendář svozu, svozový kalendář, informovaný souhlas, recept na, seznam věcí, domovní řád, prezenční listina, smuteční oznámení, pozvánka na svatbu, potvrzení o objednávce, potvrzení vaší objednávky, přijetí objednávky, shrnutí objednávky, rekapitulace objednávky, objednávkový formulář, děkujeme za objednávku, děkujeme za vaši objednávku, registrační formulář, reklamační formulář, nápojový lístek, seznam členů, rozpis služeb, kniha jízd, cestovní příkaz, nákupní seznam, kontrolní seznam, výroční zpráva, účetní závěrka, záznam o dopravní nehodě, hlášení škody, oznámení škodné události, curriculum vitae, výkaz práce, souhlas se zpracováním osobních údajů',
      words:
        'zmocňuji, zmocnitel, zmocněnec, objednávka přijata, hodící se, nehodící se škrtněte, podpis zákonného zástupce, zákonný zástupce, souhlasím, vstupné dobrovolné, srdečně zveme, občerstvení, kulturní program, přihlašuji, vyplňte',
    },
  },
};
