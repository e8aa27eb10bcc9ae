import type { Lexicon } from '../lexicon.ts';

export const swedish: Lexicon = {
  frequentWords:
    'och att det som en ett är på för av med till den inte har om du vi de jag kan ska från vid eller men så när din ditt dina er ni vår vårt våra sig sin han hon dem detta denna dessa under efter mellan även mer inom utan blir blev varit vara finns här där alla samt enligt över hos',
  months: [
    'januari jan',
    'februari feb febr',
    'mars mar',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'augusti aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  labels: {
    documentDate:
      'fakturadatum, fakturans datum, fakturerad, offertdatum, utfärdad, utfärdat, utfärdandedatum, utskriftsdatum, utskriven, brevdatum, påminnelsedatum, beslutsdatum, dokumentdatum, avtalsdatum, undertecknat den, kvittodatum, köpdatum, datum för köp, utbetalningsdag, utbetalningsdatum, löneutbetalning, ordningsdatum, kreditdatum, intygsdatum, provtagningsdatum, bokningsdatum, leveranssedelsdatum, mötesdatum, upprättad, daterad, utskr, utskrivet, utskrift, utskrivet den, svar skrivet, svarsdatum, svarat, besvarat, signerat, signerad, skapad, skickad, skickat, avsänt, beställd, beställt, köpt, sålt, betald, betalt den, kvitto datum, transaktionsdatum, protokollsdatum, sammanträdesdatum, mötet den, möte den, sammanträde den, datum för utskrift, datum för beslut, beslut den, utfärdat den, utfärdad den, upprättat den, upprättad den, ort och datum, datum och ort, packdatum, rapportdatum, lönedatum, löneutbetalningsdag, utbetalning den, intyg utfärdat, avtalet tecknat, tecknat den, tecknad den, meddelandedatum, datum för utfärdande',
    date: 'datum, dag, den',
    dueDate:
      'förfallodatum, förfallodag, förfaller, betalas senast, betala senast, sista betalningsdag, senast den, oss tillhanda, oss tillhanda senast, att betala senast, betalningsdag, tillhanda senast, sista betaldag, bokfört senast, ska vara betald, inbetalas senast, vara oss tillhanda, dras från ditt konto, betalning senast, senast, förfaller till betalning, ska betalas senast, ska vara betald senast, betalas in senast, sista dag för betalning, sista betalningsdatum, betalningen ska vara oss tillhanda, inbetalning senast, dras den, dras från kontot, dras från kontot den, autogiro den, betalas den, förfallodag 1, första inbetalning, rat 1, 1a betalningen, sista inbetalningsdag, ska ha kommit in senast, bokförd senast, oss tillhanda senast den, betala in senast, beloppet ska betalas senast, betala före, betalas före, förfaller den',
    otherDate:
      'leveransdatum, orderdatum, er order, period, fr o m, t o m, från och med, till och med, giltig till, gäller till, giltighetstid, gäller från, födelsedatum, född, personnummer, tillträdesdag, tillträde, försäkringstid, avläsningsdatum, avresa, ankomst, besöksdatum, inkomstår, startdatum, slutdatum, bokföringsdag, valutadag, räntedatum, bästföredatum, anställd från, hyrestid, kontraktet gäller från, försäkringen gäller från, provtaget, provtaget den, ankomstdatum, inkom, inkommen, inskriven, inskrivning, utskriven från, utskrivning, inlagd, remissdatum, remiss, avgång, återresa, hemresa, nästa möte, nästa besök, nästa kontroll, gäller, gäller t o m, gäller till och med, giltigt till, giltig t o m, upphör, upphör den, uppsägning senast, uppsägningsdag, besiktningsdatum, inflyttning, inflyttningsdag, utflyttning, tillträdesdatum, skadedatum, anställd, anställning från, bäst före, sista förbrukningsdag, leverans, leveranstid, ert ordernummer datum, start, slut, startar',
    total:
      'att betala, summa att betala, totalt att betala, fakturabelopp, totalbelopp, totalsumma, total summa, totalt inkl moms, summa inkl moms, belopp inkl moms, totalpris, totalt belopp, slutsumma, fakturans belopp, skuld totalt, total skuld, summa skuld, belopp att betala, beslutad avgift, fastighetsavgift att betala, skatt att betala, underskott att betala, pris inkl moms, beställningssumma, att erlägga, total att betala, totalt inkl moms kr, belopp att betala kr, summa inkl moms kr, totalsumma sek, totalt belopp sek, att kreditera, kreditbelopp, krediteras, betalt belopp, betalat, totalt betalt, biljettpris, pris totalt, totalpris inkl moms, avgift att betala, offertsumma, offererat pris, gåva, gåvobelopp, mottaget belopp, slutpris, summa totalt, orderbelopp, ordersumma, ordervärde, total ordersumma',
    sum: 'totalt, total, summa, belopp, totalt kr, totalt sek, summa kr',
    rest: 'kvar att betala, återstår att betala, återstående belopp, resterande belopp, restbelopp, obetalt belopp, saldo att betala, att betala nu, kvarstående, återstående skuld, betala, kvarstår att betala, återstår, skuld att betala, obetald skuld, resterande att betala, förfallet belopp, kvarstående belopp, skuld',
    net: 'netto, nettobelopp, summa exkl moms, exkl moms, belopp exkl moms, delsumma, summa netto, underlag moms, totalt exkl moms, exklusive moms, varuvärde',
    tax: 'moms, varav moms, momsbelopp, moms ingår med, mervärdesskatt, moms 25, moms 12, moms 6, summa moms, därav moms',
    deposit:
      'förskott, handpenning, a conto, betalt förskott, redan betalt, inbetalt, tidigare inbetalt, avgår förskott, delbetalning, erhållen betalning, betalningar, avdrag för förskott, preliminärt betalt',
    netPay:
      'nettolön, utbetalas, att utbetala, utbetalt, lön att utbetala, netto utbetalt, utbetalt belopp, utbetalas till ditt konto, utbetalningsbelopp, lön utbetalas, att utbetala kr, utbetald lön, nettolön kr, till utbetalning, netto att utbetala, insatt på konto, utbetalning',
    premium:
      'premie, årspremie, pris per år, månadspremie, premie per år, total premie, årspris, försäkringspremie, pris för försäkringen, premie att betala, årspremie kr, premie totalt, helårspremie, total årspremie',
    otherAmount:
      'pris, à pris, styckpris, enhetspris, saldo, ingående saldo, utgående saldo, insättningar, uttag, hyra, hyran är, månadslön, bruttolön, grundlön, timlön, självrisk, självrisken är, försäkringsbelopp, påminnelseavgift, inkassoavgift, förseningsavgift, dröjsmålsränta, ränta, kapital, fraktavgift, faktureringsavgift, växel, kontant, kort, kontokort, mottaget, taxeringsvärde, preliminär skatt, avdragen skatt, skatteavdrag, summa slutlig skatt, öresavrundning, avrundning, rabatt, öre, rörlig avgift, fast avgift, fakturabelopp ursprungligt, kreditgräns',
    documentNumber:
      'fakturanummer, fakturanr, faktura nr, faktura nummer, faktura, kvittonummer, kvittonr, kvitto nr, offertnummer, offertnr, offert nr, prisförslag, kreditfaktura nr, kreditnota nr, följesedelsnummer, följesedel nr, bokningsnummer, bokningsnr, bokningskod, ordernummer, biljettnummer, intyg nr, protokoll nr, kontraktsnummer, kontrakt nr, avtalsnummer, avtal nr, försäkringsnummer, försäkringsnr, försäkringsbrev nr, orderbekräftelse, orderbekräftelse nr, ordernr, order nr, bevis nr, bevisnr, certifikat nr, certifikatnr, intygsnr, kursintyg nr, följesedelsnr, bokningsref, biljettnr, biljett nr, referensnummer, referensnr, remissnr, remiss nr, provnr, provnummer, labnr, rid, receptnr, paragraf beslut, kollinr, kolli id, sändningsnr, sändningsnummer, spårningsnummer, kravnummer, kravnr, påminnelse nr, protokollsnr, utdrag nr, kontrollnummer, faktura rechnung, garantibevis nr, arbetsorder, arbetsordernr, uppdragsnr, uppdragsnummer',
    caseNumber:
      'ärendenummer, ärendenr, ärende, diarienummer, dnr, diarienr, vår referens, vår ref, målnummer, aktnummer, skadenummer, inkassonummer, medlemsnummer, avtal, ditt avtal, avtalsnr, kontraktsnr, lånenummer, lånenr, lån nr, försäkring nr, försäkringsbrev, mål nr, målnr, skadenr, skada nr, fastighetsbeteckning, objektsnr, objektnummer, lägenhetsnr, lägenhetsnummer, hyresobjekt, depånummer, depånr, depå, pensionsnummer, ordningsnr, fall nr',
    customerNumber:
      'kundnummer, kundnr, kund id, kund nr, anläggningsnummer, abonnemangsnummer, anställningsnummer, anställningsnr, medlemsnr, medlem nr, patientnr, patientnummer, låntagarnummer, lånekort, kortnummer, elevnr, studentnr, anst nr, abonnentnummer, anläggningsid, anläggnings id, kundid, försäkrad nr, kundnummer hos oss',
    otherNumber:
      'org nr, organisationsnummer, orgnr, ocr, ocr nummer, ocr nr, bankgiro, bg, plusgiro, pg, telefon, tel, fax, mobil, kontonummer, konto, clearingnummer, personnr, personnummer, swift, bic, box, mätarnummer, kassa, kassör, er referens, ert ordernummer, registreringsnummer, postnummer, ref',
    vatId: 'momsregistreringsnummer, momsreg nr, vat nr, vat, momsnr, momsnummer, vat nummer',
    sender:
      'säljare, leverantör, avsändare, från, hyresvärd, arbetsgivare, försäkringsgivare, utfärdare, utfärdad av, fordringsägare, borgenär, arrangör, uthyrare, långivare, arbetsgivaren',
    recipient:
      'köpare, kund, beställare, mottagare, till, hyresgäst, arbetstagare, anställd, försäkringstagare, leveransadress, fakturaadress, faktureringsadress, kontohavare, patient, avser, att, gäldenär, resenär, vårdnadshavare, arbetstagaren',
    payee: 'betalningsmottagare, mottagarens namn, kontoinnehavare, betala till',
    payer:
      'autogiro, dras från ditt konto, ditt konto, ditt kontonummer, e faktura dras, betalas via autogiro, från ditt konto',
    yours: 'ert momsnummer, ert vat nr, köparens vat nr',
    salutation: 'hej, bästa, kära, bäste kund, bästa kund, till vårdnadshavare, hej på dig',
    closing:
      'med vänlig hälsning, med vänliga hälsningar, vänliga hälsningar, vänlig hälsning, hälsningar, mvh, högaktningsfullt, med bästa hälsningar',
  },
  until: 'till, t o m, till och med, och',
  types: {
    invoice: {
      titles:
        'faktura, räkning, kreditfaktura, kreditnota, slutfaktura, delfaktura, samlingsfaktura, elräkning, fakturaspecifikation, hyresavi, avi, avgiftsavi, förskottsfaktura, årsräkning, telefonräkning, kontantfaktura, elfaktura, elhandelsfaktura, elnätsfaktura, fjärrvärmefaktura, vattenfaktura, vaavgift, mobilfaktura, telefonfaktura, bredbandsfaktura, fakturakopia, delbetalning, månadsavgift, hyresavisering, årsavräkning, avräkning, arvodesräkning, arvodesfaktura, tandvårdsfaktura, patientavgift, medlemsavgift, barnomsorgsavgift, proformafaktura, debitering, samfällighetsavgift, självfaktura, räntefaktura, avgift, va faktura, din faktura',
      words:
        'fakturadatum, förfallodatum, bankgiro, plusgiro, betalningsvillkor, moms, dröjsmålsränta, ocr, godkänd för f skatt, à pris, att betala, kundnummer, fakturanummer',
    },
    receipt: {
      titles:
        'kvitto, kassakvitto, betalningsbekräftelse, köpkvitto, kvittens, kundens kvitto, orderkvitto, köpebevis, parkeringskvitto, taxikvitto, gåvokvitto, gåvobevis, kassabevis, försäljningskvitto, kortkvitto, kundkopia, returkvitto, betalningskvitto, betalningsbevis, parkeringsbiljett, resekvitto, kundens exemplar, e kvitto, digitalt kvitto, mottaget kontant, bekräftelse på betalning, bekräftelse på köp, tack för ditt köp, tack för din gåva, tack för din beställning',
      words:
        'kassa, kassör, växel, kontokort, kontant, tack för besöket, välkommen åter, godkänt köp, spara kvittot, öppet köp, varav moms, bytesrätt, terminal, tack för ditt köp, swish, betald, betalsätt, köp, betalt med kort, kontantfritt, du betjänades av, blyfri, bensin, diesel, mottagit av, visa, mastercard, kontaktlös, butik, betalt, kort, kontrollenhet, bytes inom, tack och välkommen åter, delsumma, taxameter',
    },
    reminder: {
      titles:
        'betalningspåminnelse, påminnelse, inkassokrav, kravbrev, andra påminnelse, sista påminnelse, betalningsuppmaning, inkasso, betalningsanmaning, återkrav, krav, inkassovarsel, betalningsföreläggande, betalningskrav, avstängningsvarsel, rättelseanmaning, skuldsaldo, kronofogden, uppmaning, återlämningskrav, första påminnelse, vänlig påminnelse, förfallen faktura, försenade lån, försenad betalning, försenat lån, obetald faktura, obetald hyra, sista betalningsuppmaning, hävning av avtal, varning om avstängning',
      words:
        'påminnelseavgift, inkassoavgift, saknar betalning, trots påminnelse, inte betalat, förfallen, obetald, skuld, kronofogden, bortse från påminnelsen, inkassoåtgärder, dröjsmålsränta, överlämnas till inkasso, återlämna, återlämning, lånetid, lånade, försenad, försenade, försenade böcker, ersättningskrav, saknas betalning, inte inkommit, ännu inte, vi har inte, kapitalskuld, förföll, avstängning, om du redan betalat, redan betalat',
    },
    contract: {
      titles:
        'avtal, hyreskontrakt, hyresavtal, anställningsavtal, kontrakt, köpekontrakt, köpeavtal, låneavtal, uppdragsavtal, sekretessavtal, serviceavtal, leasingavtal, samarbetsavtal, andrahandskontrakt, skuldebrev, anställningsbevis, avtalssammanfattning, abonnemangsavtal, abonnemang, medlemsavtal, gymavtal, garageavtal, parkeringsavtal, entreprenadavtal, konsultavtal, gåvobrev, överlåtelseavtal, bodelningsavtal, köpebrev, kreditavtal, avbetalningskontrakt, avbetalningsavtal, elavtal, ramavtal, personuppgiftsbiträdesavtal, samboavtal, äktenskapsförord, arrendeavtal, arrendekontrakt, uthyrningsavtal, praktikavtal, provanställningsavtal, avtalsbekräftelse, avtalsvillkor, förlikningsavtal, avbetalningsplan, andrahandsavtal, nyttjanderättsavtal, anställningsvillkor, tilläggsavtal, servicekontrakt, lånekontrakt, depositionsavtal, bekräftelse av avtal',
      words:
        'parterna, hyresvärd, hyresgäst, uppsägningstid, arbetsgivare, arbetstagare, nedan kallad, tillsvidare, avtalet, avtalstid, har träffats, provanställning, exemplar, undertecknade, hyrestid, bindningstid, avtalsperiod, tecknat, tecknad, hyra, underskrift, underskrifter, parter, deposition, månadshyra, anställningsform, befattning, avtalets, uppdragstagare, förnyas, namnteckning, låntagare',
    },
    policy: {
      titles:
        'försäkringsbrev, försäkringsbesked, hemförsäkring, bilförsäkring, livförsäkring, försäkringspolis, villaförsäkring, trafikförsäkring, olycksfallsförsäkring, försäkringsbevis, grönt kort, fritidshusförsäkring, båtförsäkring, fordonsförsäkring, djurförsäkring, hundförsäkring, barnförsäkring, gruppförsäkring, sjukförsäkring, reseförsäkring, företagsförsäkring, motorförsäkring, försäkringsavtal, försäkringsintyg, bostadsrättsförsäkring, försäkringsinformation, försäkringsavi, hälsoförsäkring, försäkringsöversikt, mc försäkring, din försäkring, avi försäkring, gröna kortet',
      words:
        'försäkringstagare, försäkringsbelopp, självrisk, försäkringsvillkor, premie, årspremie, försäkringstid, försäkringsnummer, omfattning, helförsäkring, halvförsäkring, försäkringen gäller, försäkrade, försäkringsbolag, försäkrat, premien, dina försäkringar, ansvarsskydd, rättsskydd, egendomsskydd, stöld, brand, huvudförfallodag, skada, skadeanmälan, självrisken, försäkringsställe, bonus, vägassistans, försäkringen, drulle',
    },
    statement: {
      titles:
        'kontoutdrag, kontobesked, årsbesked, transaktionslista, depåbesked, saldobesked, kortutdrag, bankutdrag, månadsbesked, pensionsbesked, värdebesked, kapitalbesked, engagemangsbesked, räntebesked, lånebesked, kontoöversikt, kontohistorik, kontotransaktioner, transaktioner, transaktionsöversikt, transaktionskvitto, avräkningsnota, köpnota, säljnota, utdelningsavi, utdelning, fondbesked, fondkontobesked, innehavsöversikt, kortfaktura, kreditkortsfaktura, utbetalningsbesked, utbetalningsavi, sammanställning, överföringskvitto, depåutdrag, depårapport, hyresspecifikation, poängbesked, kapitalförsäkring årsbesked, orange kuvert',
      words:
        'ingående saldo, utgående saldo, bokföringsdag, insättningar, uttag, kontohavare, saldo, transaktioner, valutadag, kortköp, överföring, inbetalda premier, avkastning, värde, värdeutveckling, fondandelar, andelar, behållning, ingående värde, utgående värde, period, kontonummer, bokfört, insättning, överföringar, autogiro, ny skuld, kontoform, försäkringsnr, avgifter, pensionskapital, inlåning, utlåning, utgående balans, ingående balans, disponibelt',
    },
    payslip: {
      titles:
        'lönespecifikation, lönebesked, löneavi, lönespec, pensionsbesked utbetalning, löneunderlag, utbetalningsspecifikation, arvodesspecifikation, arvode, pensionsutbetalning, lön, löneutbetalning, semesterlön, månadslön, timlön, pension utbetalning, utbetalningsbesked pension',
      words:
        'bruttolön, nettolön, preliminär skatt, skattetabell, löneart, semesterdagar, arbetsgivaravgifter, månadslön, utbetalningsdag, skatteavdrag, anställningsnr, timlön, intjänad, lön på kontot, semesterersättning, ob tillägg, sociala avgifter, brutto, arbetsplats, sjuklön, karensavdrag, ackumulerat, preliminärskatt, kostnadsställe, att utbetala, skattekolumn, sem dagar, lönekonto',
    },
    tax: {
      titles:
        'slutskattebesked, skattebesked, besked om slutlig skatt, inkomstdeklaration, fastighetsavgift, momsdeklaration, skatteuträkning, preliminär skatt beslut, fordonsskatt, besked om fastighetsavgift, kontrolluppgift, fastighetstaxering, skattsedel, arbetsgivardeklaration, skattedeklaration, fastighetsskatt, trängselskatt, fastighetstaxeringsbeslut, skattekonto, skatteåterbäring, omprövningsbeslut, inkomstuppgift, punktskatt, begravningsavgift, deklaration, årsuppgift, ink1, f skattsedel, kommunal fastighetsavgift, trängselskatt avi, kontoutdrag skattekonto, särskild löneskatt, slutlig skatt, besked om skatt, beslut om skatt, beslut om moms, beslut om skattetillägg, beslut om fordonsskatt, debiterad preliminär skatt, beslut om fastighetstaxering, specifikation till deklaration, beslut om slutlig skatt',
      words:
        'skatteverket, slutlig skatt, inkomståret, beskattningsår, taxeringsvärde, skattekontot, underskott, avdragen skatt, omprövning, fastighetsbeteckning, deklaration, kommunalskatt, kvarskatt, skatt att få tillbaka, fordonet, transportstyrelsen, skattepliktig, beskattningsbar, fastställd, underlag, inkomst av tjänst, överskott, skatteår, skatten, slutskatt, moms att betala, redovisningsperiod, betalningsmånad, mantal',
    },
    certificate: {
      titles:
        'intyg, personbevis, betyg, diplom, arbetsintyg, studieintyg, certifikat, arbetsgivarintyg, registerutdrag, kursintyg, tjänstgöringsintyg, examensbevis, deltagarbevis, födelsebevis, kursbevis, utbildningsbevis, utbildningsintyg, kompetensbevis, tjänstgöringsbetyg, arbetsbetyg, vitsord, referens, rekommendation, rekommendationsbrev, gymnasieexamen, slutbetyg, gymnasiebetyg, terminsbetyg, betygsutdrag, resultatintyg, registreringsintyg, antagningsbesked, studieregistrering, vigselbevis, vigselintyg, dopbevis, dödsbevis, dödsfallsintyg, familjebevis, medborgarskapsbevis, belastningsregisterutdrag, utdrag, bevis, garantibevis, garantisedel, besiktningsprotokoll, kontrollbesiktning, besiktningsbevis, energideklaration, körkortsbevis, yrkesbevis, gesällbrev, legitimation, medlemsbevis, anställningsintyg, inkomstintyg, tillstånd, simmärke, hedersbetygelse, kontrollbevis, äganderättsbevis, lagfart, lagfartsbevis, skolintyg, närvarointyg, hindersprövning',
      words:
        'härmed intygas, intygar, intygas att, har deltagit, har fullgjort, med godkänt resultat, utfärdat, folkbokförd, civilstånd, intygar härmed, intygar att, härmed intygar, har varit anställd, har genomgått, genomgått, godkänt, kursen, utbildning, utbildningen, född, examen, på egen begäran, slutar på egen begäran, rekommenderar, varmaste rekommendationer, är anställd, är inskriven, registrerad, pass nr, skolan, student',
    },
    medical: {
      titles:
        'remissvar, remiss, läkarintyg, journal, journalkopia, epikris, recept, provsvar, läkarutlåtande, kallelse, röntgensvar, laboratoriesvar, vaccinationsintyg, sjukintyg, provresultat, laboratorieprov, analyssvar, labbsvar, labsvar, blodprov, utskrivningsanteckning, utskrivningsmeddelande, slutanteckning, journalanteckning, mottagningsanteckning, besöksanteckning, operationsberättelse, röntgenutlåtande, magnetkamera, datortomografi, ultraljud, ekg, tandläkarintyg, friskintyg, hälsointyg, hälsodeklaration, läkemedelslista, läkemedelsrecept, medicinlista, egenremiss, tidsbokning, vårdplan, behandlingsplan, vaccinationskort, vaccinationsbevis, sjukskrivning, synundersökning, glasögonrecept, glasögonordination, remissbekräftelse, provtagning, patientinformation, covidbevis, vaccinationer, tandvård, e recept, bokad tid, besked om provsvar, intyg från läkare',
      words:
        'patient, patienten, diagnos, behandling, blodtryck, vårdcentral, överläkare, läkare, sjukhus, medicin, tablett, mg, återbesök, anamnes, arbetsoförmögen, mottagning, distriktsläkare, provtaget, prov, svar, referensintervall, resultat, enhet, analys, bedömning, ordination, dosering, läkemedel, apotek, husläkare, klinik, avdelning, status, besvär, undersökning, röntgen, vaccin, batch, sjuksköterska, arbetsförmåga, frånvaro, diagnoskod, hemoglobin, kolesterol, leg läkare, specialist, fastande, tabletter, barnmorska',
    },
    ticket: {
      titles:
        'biljett, e biljett, bokningsbekräftelse, boardingkort, ombordstigningskort, färdbevis, entrébiljett, resebevis, tågbiljett, bioticket, biobiljett, konsertbiljett, teaterbiljett, museibiljett, flygbiljett, bussbiljett, färjebiljett, båtbiljett, liftkort, skidpass, skipass, dagskort, dagbiljett, enkelbiljett, årskort, månadskort, periodbiljett, periodkort, säsongskort, reseplan, resplan, resebekräftelse, biljetter, inträde, inträdesbiljett, platsbiljett, mobilbiljett, bokning, hotellbokning, reservation, reservationsbekräftelse, incheckning, resehandlingar, matchbiljett, evenemangsbiljett, gruppbiljett, besöksbiljett, parkeringstillstånd, sommarkort, presentkort, din resa, din biljett, dina biljetter, e ticket, boarding pass',
      words:
        'avgång, ankomst, plats, vagn, resenär, rad, insläpp, gate, flyg, enkel resa, spår, sittplats, salong, föreställning, vuxen, vuxna, passagerare, bokningsreferens, bokningsnr, bagage, perrong, tåg, färja, utresa, check in, entré, parkett, balkong, läktare, sektion, konsert, match, dörrarna öppnar, dörröppning, avgår, hållplats, pendeltåg',
    },
    offer: {
      titles:
        'offert, anbud, prisförslag, kostnadsförslag, prisuppgift, offertförslag, prisofferter, prisoffert, kostnadsberäkning, uppskattning, kalkyl, erbjudande, hyresofferter, anbudsformulär, arbetsförslag, budgetoffert, ditt erbjudande, preliminär offert, uppdaterad offert, pris på',
      words:
        'giltig till, offerten är giltig, tack för din förfrågan, offertnummer, förfrågan, accepteras, anbudet, visat intresse, offerten gäller, offert giltig, priset gäller, vårt pris, mitt pris, offereras, offererar, vi erbjuder, pris exkl moms, rotavdrag, rut avdrag, efter rot, fast pris, löpande räkning, accept, accepterar, beställning sker, enligt önskemål, visningen, besiktning, kan börja, beräknad start, arbetskostnad, materialkostnad, inkomna förfrågan, hör av dig om, ingår, vi ser fram emot',
    },
    'delivery-note': {
      titles:
        'följesedel, leveranssedel, fraktsedel, packsedel, leveransbekräftelse, leveransnota, leveransnotering, leveranskvitto, plocklista, paketsedel, packlista, transportsedel, avisering, paketavi, hämtavi, utlämningssedel, kollilista, returföljesedel, retursedel, mottagningsbevis, vågsedel, lossningssedel, körsedel, leveransbesked, leverans, transportdokument, speditörsdokument, avi om paket, vi missade dig',
      words:
        'levererat, kolli, godsmottagare, transportör, antal levererat, mottaget gods, restnoterat, mottagare, vikt, utlämnat, kvitteras, chaufför, paket, försändelse, pallar, lastat, lossat, rest, ordernr, ert order nr, vårt ordernr, godsm, lager, plock, hämtas, ombud, utkörning, art nr, godset',
    },
    minutes: {
      titles:
        'protokoll, mötesprotokoll, styrelseprotokoll, minnesanteckningar, protokoll fört vid, årsmötesprotokoll, styrelsemöte, årsmöte, föreningsstämma, stämmoprotokoll, årsstämma, mötesanteckningar, protokollsutdrag, föräldramöte, medlemsmöte, kommunfullmäktige, sammanträdesprotokoll, arbetsplatsträff, samrådsmöte, byggmöte, anteckningar från, konstituerande styrelsemöte, extra årsmöte, möte med',
      words:
        'närvarande, ordförande, sekreterare, justeras, justerare, dagordning, beslut, mötet öppnas, mötet avslutas, föregående protokoll, beslutade att, mötets öppnande, mötet avslutades, mötet öppnades, förhinder, anmält förhinder, frånvarande, justerar, protokollet, föregående mötes protokoll, förra protokollet, lades till handlingarna, ekonomi, kassören, antogs, beslutades, beslöts, nästa möte, val av, val av justerare, ansvarsfrihet, övriga frågor, röstlängd, mötesordförande, mötesdeltagare, antecknat av, vid protokollet, vid pennan, revisor, fastställdes, bordlades, godkändes, rösträtt, deltagare, dagordningen, motioner, stämman',
    },
    manual: {
      titles:
        'bruksanvisning, användarhandbok, handbok, monteringsanvisning, installationsanvisning, manual, snabbguide, användarmanual, användarinstruktion, instruktionsbok, instruktioner, skötselråd, skötselanvisning, skötselinstruktion, monteringsinstruktion, installationsguide, säkerhetsinstruktioner, bipacksedel, lathund, snabbstart, snabbstartsguide, underhåll, servicehandbok, tvättråd, bygganvisning, spelregler, driftinstruktion, produktinformation, användarguide, handhavande, snabbinstruktion, komma igång, kom igång, så använder du, bipacksedel information till användaren, så här gör du',
      words:
        'varning, tryck på, rengöring, felsökning, apparaten, knappen, säkerhetsanvisningar, nätsladd, innan du använder, före användning, slå på, stäng av, apparat, batteri, batterier, laddning, ladda, skruv, skruvar, steg 1, du behöver, montera, montering, verktyg, rengör, filtret, biverkningar, aktiv substans, förvaras, oåtkomligt för barn, säkerhet, vägguttag, spara den, barn under, använd aldrig, felkod, felkoder, tekniska data, kontakten, läs hela, displayen',
    },
    letter: {
      titles:
        'angående, ang, information, meddelande, inbjudan, uppsägning, ärende, stämning, delegationsbeslut, beslut, bygglov, avslag, underrättelse, brev, klagomål, överklagande, ansökan, prisändring, hyreshöjning, vattenavstängning, strömavbrott, veckobrev, månadsbrev, nyhetsbrev, röstkort, granneyttrande, delgivning, föreläggande, yttrande, till boende, till föräldrar, ändrade villkor, avisering om, planerat avbrott, svar på, kallelse till förhandling, kallelse till vittne, till alla boende, kallelse till årsmöte',
      words:
        'hej, med vänlig hälsning, vänliga hälsningar, föräldrar, vårdnadshavare, hör av dig, vi vill informera, utflykt, välkomna, styrelsen, kallas, inställa dig, tingsrätt, tingsrätten, dnr, handläggare, sökande, hej alla, hälsningar, med vänliga hälsningar, vi hoppas, vi vill, kontakta, frågor, ni är, varmt välkomna, kära, handlingar, beslutet, överklaga',
    },
    other: {
      titles:
        'orderbekräftelse, beställningsbekräftelse, ordererkännande, inköpsorder, anmälan, anmälningsblankett, anmälningsformulär, medlemsansökan, ansökningsblankett, blankett, enkät, frågeformulär, fullmakt, samtycke, medgivande, program, dagordning, bröllopsinbjudan, meny, matsedel, prislista, meritförteckning, schema, tidtabell, sophämtning, hämtningskalender, sophämtningsschema, kalender, almanacka, stadgar, testamente, ordningsregler, checklista, inköpslista, affisch, loppis, midsommarfirande, dödsannons, arbetsschema, städschema, närvarolista, framtidsfullmakt, önskelista, trivselregler, kursprogram, inventarielista, ansökan om, recept på, packlista till, inbjudan till bröllop',
      words:
        'orderdatum, leveransvecka, kontrollera måtten, ändringar måste, kryssa i, sätt kryss, målsmans underskrift, vårdnadshavares underskrift, jag ger tillåtelse, härmed befullmäktigas, fullmaktsgivare, fullmaktshavare, alla är välkomna, fri entré, anmäl dig, anmälan senast, ingredienser, ringa in, födelsedata',
    },
  },
};
