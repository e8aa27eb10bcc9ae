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
      'datum vystavení, vystaveno dne, vystaveno, faktura vystavena dne, datum vystavení dokladu, vystavena dne, datum faktury, datum dokladu, datum nabídky, vyhotoveno dne, vyhotoveno, vydáno dne, datum vydání, datum nákupu, datum prodeje, datum vyhotovení, datum výplaty, vyplaceno dne, datum upomínky, datum rozhodnutí, datum tisku, datum podpisu, podepsáno dne, datum zprávy, datum vyšetření, datum objednávky faktury, datum výpisu, ze dne vystavení, sepsáno dne, které doklad vystaven, vystaven dne, vystavil dne, vystavené dne, datum tisku dokladu, datum zápisu, zápis ze dne, datum schůze, schůze ze dne, konané dne, konaná dne, datum účtenky, datum transakce, datum platby kartou, datum objednání, zaplaceno dne, datum zpracování, zpracováno dne, výsledek ze dne, datum výsledku, uvolněno dne, datum uvolnění, datum uzavření, uzavřena dne, uzavřeno dne, datum odeslání, odesláno dne, datum oznámení, datum vyúčtování, vyúčtování ze dne, datum potvrzení, datum žádosti, datum vydání dokladu, datum prohlášení, datum dodacího listu, datum daňového dokladu',
    date: 'datum, dne, ze dne',
    dueDate:
      'datum splatnosti, splatnost, splatno do, splatné do, splatnost dne, uhraďte do, uhraďte prosím do, zaplaťte do, nejpozději do, termín splatnosti, den splatnosti, k úhradě do, zaplatit do, lhůta splatnosti, splatná do, úhradu nejpozději do, datum inkasa, splatnost faktury, uhraďte nejpozději do, termín úhrady, nejpozději, nejpozději dne, zaplatit nejpozději do, zaplatit nejpozději, zaplaťte nejpozději do, uhradit do, uhradit nejpozději do, k zaplacení do, splatný do, splatný dne, splatná dne, je splatná, splatnost do, datum úhrady, termín platby, termín zaplacení, 1 splátka, první splátka, i splátka, úhradu do, platba do, platbu do, prosíme o úhradu do, prosíme o úhradu nejpozději do, o zaplacení do, inkaso dne, bude stržena dne, bude inkasována dne, den platby, poslední den splatnosti, lhůta k úhradě do, lhůta k zaplacení do, úhradu proveďte do, uhraďte laskavě do',
    otherDate:
      'datum uskutečnění zdanitelného plnění, duzp, datum zdanitelného plnění, datum uskut zdanit plnění, datum dodání, dodáno dne, období, zúčtovací období, za období, platnost do, platnost nabídky do, platí do, platnost od, datum narození, narozen, narozena, den nástupu, nástup, datum objednávky, objednávka ze dne, datum odečtu, pojistná doba, počátek pojištění, konec pojištění, doba nájmu, odjezd, příjezd, začátek, datum zahájení, termín dodání, se splatností, valuta, rok, účinnost od, nájem se sjednává od, datum přijetí, přijat, propuštěn, hospitalizace od, datum odběru, odebráno, datum zahájení pojištění, účinnost, platnost, platné do, platná do, datum konání, datum nástupu, konec smlouvy, smlouva do, trvanlivost, spotřebujte do, příští kontrola, další kontrola, objednáno dne, vaše objednávka ze dne, ze smlouvy ze dne, dodání, datum převzetí, dokončení, zahájení',
    total:
      'určená částka, výše pokuty, celkem k úhradě, k úhradě, částka k úhradě, částka k zaplacení, celkem k zaplacení, k zaplacení, celková částka, celkem s dph, cena celkem s dph, celková cena, cena celkem, celkem kč, fakturovaná částka celkem, celkem včetně dph, částka celkem, dlužná částka celkem, celkem dluh, celková dlužná částka, nedoplatek k úhradě, součet celkem, celkem czk, daň celkem k úhradě, zaplaťte, výsledná částka, výše daňové povinnosti, cena díla, celková cena s dph, celkem k platbě, k platbě celkem, zaplaceno celkem, celkem zaplaceno, celková cena včetně dph, částka celkem s dph, cena s dph, cena celkem včetně dph, celková částka k úhradě, příspěvek celkem, dar ve výši, částka daru, celkem kč s dph, vyúčtovaná částka, cena zájezdu, celkové jízdné, jízdné, vstupné, přijatá částka, přijato celkem, předepsané pojistné',
    sum: 'celkem, součet, částka, suma',
    rest: 'zbývá uhradit, zbývá k úhradě, doplatek, nedoplatek, zbývající částka, k doplacení, dlužná částka, zbývá zaplatit, neuhrazeno, zůstatek k úhradě, k doplatku, uhraďte, celkový nedoplatek, dlužíte, dluh celkem, nezaplaceno, zbývá doplatit, doplatit, nedoplatek k úhradě činí, dluh',
    net: 'základ daně, základ dph, bez dph, celkem bez dph, cena bez dph, základ, mezisoučet, částka bez dph, cena celkem bez dph, dílčí součet',
    tax: 'dph, z toho dph, výše dph, částka dph, dph celkem, daň z přidané hodnoty, dph 21, dph 12, dph 15, sazba dph, daň',
    deposit:
      'záloha, zálohy, zaplacené zálohy, uhrazené zálohy, přijatá záloha, již uhrazeno, již zaplaceno, uhrazeno, zaplaceno, odečet zálohy, zaplaceno zálohou, odpočet zálohy, přijaté platby, zálohové platby, zaplacená záloha',
    netPay:
      'čistá mzda, k výplatě, částka k výplatě, vyplaceno, čistý příjem, k výplatě na účet, na účet, doplatek mzdy, výplata na účet, čistá mzda k výplatě, čistá výplata, k výplatě celkem, výplata, výplata čistá, vyplacená částka, částka na účet, převod na účet, čistá mzda k vyplacení, doplatek k výplatě',
    premium:
      'pojistné, roční pojistné, pojistné za rok, celkové pojistné, pojistné za rok činí, výše pojistného, splátka pojistného, pojistné celkem, lhůtní pojistné, celkové roční pojistné, zaplacené pojistné, pojistné k úhradě, jednorázové pojistné, roční pojistné celkem',
    otherAmount:
      'cena, jednotková cena, cena za jednotku, cena za ks, zůstatek, počáteční zůstatek, konečný zůstatek, příjmy celkem, výdaje celkem, nájemné, nájemné činí, hrubá mzda, základní mzda, mzda, spoluúčast, pojistná částka, poplatek za upomínku, úrok z prodlení, jistina, náklady, srážky, srážky celkem, stálý plat, zaokrouhlení, sleva, hotově, platba kartou, přijato, vráceno, poštovné, kauce, daň celkem, fakturovaná částka, doprava, limit',
    documentNumber:
      'faktura č, faktury č, faktury číslo, číslo faktury, faktura číslo, faktura daňový doklad č, daňový doklad č, daňový doklad číslo, doklad č, číslo dokladu, faktura, účtenka č, účtenka, číslo účtenky, paragon č, nabídka č, číslo nabídky, cenová nabídka č, nabídka, dobropis č, opravný daňový doklad č, dodací list č, číslo rezervace, kód rezervace, rezervace č, číslo jízdenky, číslo smlouvy, smlouva č, smlouva o nájmu bytu č, číslo pojistné smlouvy, pojistná smlouva č, číslo pojistky, pojistka č, evidenční číslo, potvrzení č, zálohová faktura č, upomínka č, smlouva o dílo č, smlouva číslo, číslo objednávky potvrzené, potvrzení objednávky č, číslo potvrzení, osvědčení č, číslo osvědčení, certifikát č, číslo certifikátu, výpis č, číslo výpisu, číslo vzorku, vzorek č, číslo žádanky, žádanka č, číslo nálezu, protokol č, číslo protokolu, zápis č, číslo, rezervační kód, číslo letenky, pnr, číslo vstupenky, dodací list číslo, číslo dodacího listu, výzva č, předpis č, platební výměr č, rozhodnutí č, číslo rozhodnutí, číslo zásilky, zásilka č, číslo receptu, kód receptu, zakázka č, číslo zakázky, objednávka č potvrzena',
    caseNumber:
      'spisová značka, sp zn, č j, čj, číslo jednací, naše značka, zn, značka, číslo případu, číslo spisu, číslo škody, číslo pojistné události, smlouva, pojistná smlouva, číslo úvěru, úvěr č, smlouva o úvěru č, číslo půjčky, ev č, evidenční č, číslo smlouvy o dílo, číslo řízení, spis, sp značka, exekuční řízení, jednací číslo, ref č, referenční číslo, číslo poplatku, číslo hlášení, události č, pojistná událost č, číslo bytu, číslo jednotky',
    customerNumber:
      'zákaznické číslo, číslo zákazníka, číslo poplatníka, kód zákazníka, číslo odběratele, osobní číslo, číslo odběrného místa, členské číslo, číslo člena, číslo pacienta, číslo pojištěnce, os číslo, os č, číslo zaměstnance, číslo průkazu, průkaz č, číslo čtenáře, čtenářský průkaz č, číslo karty, karta č, číslo studenta, číslo žáka, zákazník č, odběrné místo, číslo místa spotřeby, číslo plátce, číslo uživatele, klientské číslo, číslo klienta, členský průkaz č',
    otherNumber:
      'ičo, ič, telefon, tel, fax, mobil, číslo účtu, č ú, účet, rodné číslo, r č, swift, bic, konstantní symbol, specifický symbol, variabilní symbol, vs, ks, psč, číslo elektroměru, ean, pokladna, pokladní, spz, objednávka č, číslo objednávky, vaše značka, číslo op, p o box, iban',
    vatId: 'dič, vat, daňové identifikační číslo, ič dph, vat id',
    sender:
      'dodavatel, prodávající, odesílatel, pronajímatel, zaměstnavatel, pojistitel, vystavil firma, věřitel, zhotovitel, poskytovatel, pořadatel, prodejce, od',
    recipient:
      'odběratel, kupující, zákazník, příjemce, nájemce, zaměstnanec, pojistník, objednatel, dodací adresa, fakturační adresa, majitel účtu, pacient, jméno pacienta, dlužník, cestující, adresát, komu, pojištěný, pro',
    payee: 'název příjemce, majitel účtu příjemce, ve prospěch účtu, na účet příjemce',
    payer:
      'inkasem, inkaso z účtu, z vašeho účtu, sipo, bude strženo, váš účet, trvalý příkaz, bude inkasováno',
    yours: 'dič odběratele, vaše dič, dič zákazníka',
    salutation:
      'vážený pane, vážená paní, vážení rodiče, vážený zákazníku, vážení, dobrý den, milí rodiče, vážený kliente, vážená paní vážený pane, vážená zákaznice',
    closing:
      's pozdravem, s úctou, s přátelským pozdravem, děkujeme a s pozdravem, se srdečným pozdravem, hezký den, s přáním hezkého dne',
  },
  until: 'do, až, a',
  types: {
    invoice: {
      titles:
        'faktura, faktura daňový doklad, daňový doklad, vyúčtování, zálohová faktura, dobropis, opravný daňový doklad, konečná faktura, proforma faktura, vyúčtování služeb, roční vyúčtování, předpis záloh, vyúčtování elektřiny, konečné vyúčtování',
      words:
        'datum vystavení, datum splatnosti, dodavatel, odběratel, variabilní symbol, forma úhrady, základ daně, dph, k úhradě, duzp, ičo, dič, vystavil, zúčtovací období, spotřeba',
    },
    receipt: {
      titles:
        'účtenka, paragon, pokladní doklad, stvrzenka, potvrzení o platbě, příjmový pokladní doklad, zjednodušený daňový doklad, doklad o zaplacení',
      words:
        'hotově, platba kartou, pokladna, děkujeme za nákup, na shledanou, vráceno, pokladní, uschovejte, zboží, terminál, z toho dph, děkujeme za návštěvu, bkp, fik',
    },
    reminder: {
      titles:
        'upomínka, výzva k zaplacení, předžalobní výzva, druhá upomínka, poslední upomínka, výzva k úhradě, předžalobní výzva k zaplacení, výzva k úhradě dluhu, upozornění na nedoplatek, 2 upomínka',
      words:
        'neevidujeme úhradu, dlužná částka, poplatek za upomínku, po splatnosti, úrok z prodlení, dluh, neuhradil, soudní cestou, jistina, považujte tuto upomínku za bezpředmětnou, vymáhání, nezaplatili, předchozí upomínku',
    },
    contract: {
      titles:
        'smlouva, smlouva o nájmu bytu, nájemní smlouva, pracovní smlouva, kupní smlouva, smlouva o dílo, smlouva o úvěru, smlouva o zápůjčce, dohoda o provedení práce, dohoda o pracovní činnosti, servisní smlouva, smlouva o spolupráci, podnájemní smlouva, rámcová smlouva, dodatek ke smlouvě, dohoda o mlčenlivosti',
      words:
        'smluvní strany, pronajímatel, nájemce, výpovědní doba, zaměstnavatel, zaměstnanec, předmět smlouvy, dále jen, uzavírají, zkušební doba, prohlašují, zákoníku práce, občanského zákoníku, doba neurčitá, smlouvu',
    },
    policy: {
      titles:
        'pojistka, pojistná smlouva, pojištění domácnosti, pojištění odpovědnosti, životní pojištění, cestovní pojištění, havarijní pojištění, pojištění vozidla, potvrzení o pojištění, zelená karta, povinné ručení, pojistná smlouva č',
      words:
        'pojistník, pojistná částka, spoluúčast, pojistné podmínky, pojistné, pojistitel, pojistná doba, počátek pojištění, pojištěný, rozsah pojištění, pojištění se sjednává, limit plnění',
    },
    statement: {
      titles:
        'výpis z účtu, výpis, měsíční výpis, výpis z běžného účtu, výpis z kreditní karty, roční výpis, stav účtu',
      words:
        'počáteční zůstatek, konečný zůstatek, majitel účtu, zůstatek, příjmy celkem, výdaje celkem, datum zaúčtování, obraty, platba kartou, kreditní, debetní, pohyby na účtu',
    },
    payslip: {
      titles: 'výplatní páska, mzdový list, výplatní lístek, výplatní lístek za, mzdová páska',
      words:
        'hrubá mzda, čistá mzda, zdravotní pojištění, sociální pojištění, záloha na daň, dovolená, srážky, k výplatě, základní mzda, osobní číslo, zaměstnanec, odpracováno, zbývá dovolené',
    },
    tax: {
      titles:
        'platební výměr, daňové přiznání, přiznání k dani, daň z nemovitých věcí, platební výměr na daň, složenka daň, rozhodnutí o dani, přehled o příjmech, daň z příjmů, potvrzení o zdanitelných příjmech, hromadný předpisný seznam, výměr',
      words:
        'finanční úřad, daň z příjmů, správce daně, poplatník, daň z pozemků, daň ze staveb, nedoplatek, zaplacené zálohy, zdaňovací období, odvolat, daňový subjekt, zdanitelné příjmy, daň je splatná',
    },
    certificate: {
      titles:
        'potvrzení, osvědčení, vysvědčení, diplom, certifikát, rodný list, oddací list, výpis z rejstříku trestů, potvrzení o studiu, potvrzení o zaměstnání, potvrzení o účasti, zápočtový list, čestné prohlášení, oddací list, maturitní vysvědčení',
      words:
        'potvrzujeme, potvrzuje se, tímto potvrzujeme, absolvoval, absolvovala, úspěšně, vydáno, prospěl, zúčastnil se, trvale bytem, matrika',
    },
    medical: {
      titles:
        'lékařská zpráva, propouštěcí zpráva, žádanka, recept, lékařský posudek, laboratorní výsledky, ambulantní zpráva, neschopenka, doporučení, nález, rtg nález, výsledky vyšetření, očkovací průkaz, posudek',
      words:
        'pacient, diagnóza, léčba, krevní tlak, praktického lékaře, mudr, nemocnice, tabletu, mg, kontrola, anamnéza, oddělení, vyšetření, ambulance, léky, terapie, rodné číslo',
    },
    ticket: {
      titles:
        'jízdenka, vstupenka, letenka, palubní vstupenka, palubní lístek, potvrzení rezervace, elektronická jízdenka, e vstupenka',
      words:
        'odjezd, příjezd, sedadlo, vůz, cestující, řada, místo, gate, let, jednosměrná, nástupiště',
    },
    offer: {
      titles: 'nabídka, cenová nabídka, rozpočet, cenová kalkulace, kalkulace',
      words:
        'platnost nabídky, vaši poptávku, poptávku, nabídka platí, nabízíme, na základě vaší poptávky, nabídková cena, poptávky',
    },
    'delivery-note': {
      titles: 'dodací list, nákladní list, předávací protokol, výdejka, přepravní list',
      words:
        'dodáno, kolik kusů, převzal, dopravce, počet kusů, zboží převzal, předal, množství dodané',
    },
    minutes: {
      titles:
        'zápis, zápis z jednání, zápis ze schůze, zápis z porady, zápis z členské schůze, zápis ze shromáždění, usnesení',
      words:
        'přítomni, předseda, zapisovatel, program jednání, usnesení, hlasování, omluveni, bylo schváleno, proti, zdržel se, ověřovatel',
    },
    manual: {
      titles:
        'návod k použití, návod, uživatelská příručka, montážní návod, návod k obsluze, příručka',
      words:
        'varování, stiskněte, čištění, přístroj, tlačítko, bezpečnostní pokyny, zásuvky, odstraňování závad',
    },
    letter: {
      titles: 'věc, oznámení, sdělení, pozvánka, výpověď, informace, žádost',
      words:
        's pozdravem, vážení rodiče, vážený pane, vážená paní, oznamujeme vám, s úctou, dovolujeme si, výlet, v případě dotazů, výbor',
    },
  },
};
