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
        'faktura, räkning, kreditfaktura, kreditnota, slutfaktura, delfaktura, samlingsfaktura, elräkning, fakturaspecifikation, hyresavi, avi, avgiftsavi, förskottsfaktura, årsräkning, telefonräkning',
      words:
        'fakturadatum, förfallodatum, bankgiro, plusgiro, betalningsvillkor, moms, dröjsmålsränta, ocr, godkänd för f skatt, à pris, att betala, kundnummer, fakturanummer',
    },
    receipt: {
      titles: 'kvitto, kassakvitto, betalningsbekräftelse, köpkvitto, kvittens, kundens kvitto',
      words:
        'kassa, kassör, växel, kontokort, kontant, tack för besöket, välkommen åter, godkänt köp, spara kvittot, öppet köp, varav moms, bytesrätt, terminal, tack för ditt köp',
    },
    reminder: {
      titles:
        'betalningspåminnelse, påminnelse, inkassokrav, kravbrev, andra påminnelse, sista påminnelse, betalningsuppmaning, inkasso, betalningsanmaning',
      words:
        'påminnelseavgift, inkassoavgift, saknar betalning, trots påminnelse, inte betalat, förfallen, obetald, skuld, kronofogden, bortse från påminnelsen, inkassoåtgärder, dröjsmålsränta, överlämnas till inkasso',
    },
    contract: {
      titles:
        'avtal, hyreskontrakt, hyresavtal, anställningsavtal, kontrakt, köpekontrakt, köpeavtal, låneavtal, uppdragsavtal, sekretessavtal, serviceavtal, leasingavtal, samarbetsavtal, andrahandskontrakt, skuldebrev, anställningsbevis',
      words:
        'parterna, hyresvärd, hyresgäst, uppsägningstid, arbetsgivare, arbetstagare, nedan kallad, tillsvidare, avtalet, avtalstid, har träffats, provanställning, exemplar, undertecknade, hyrestid',
    },
    policy: {
      titles:
        'försäkringsbrev, försäkringsbesked, hemförsäkring, bilförsäkring, livförsäkring, försäkringspolis, villaförsäkring, trafikförsäkring, olycksfallsförsäkring, försäkringsbevis, grönt kort',
      words:
        'försäkringstagare, försäkringsbelopp, självrisk, försäkringsvillkor, premie, årspremie, försäkringstid, försäkringsnummer, omfattning, helförsäkring, halvförsäkring, försäkringen gäller',
    },
    statement: {
      titles:
        'kontoutdrag, kontobesked, årsbesked, transaktionslista, depåbesked, saldobesked, kortutdrag, bankutdrag',
      words:
        'ingående saldo, utgående saldo, bokföringsdag, insättningar, uttag, kontohavare, saldo, transaktioner, valutadag, kortköp, överföring',
    },
    payslip: {
      titles: 'lönespecifikation, lönebesked, löneavi, lönespec, pensionsbesked utbetalning',
      words:
        'bruttolön, nettolön, preliminär skatt, skattetabell, löneart, semesterdagar, arbetsgivaravgifter, månadslön, utbetalningsdag, skatteavdrag, anställningsnr, timlön, intjänad',
    },
    tax: {
      titles:
        'slutskattebesked, skattebesked, besked om slutlig skatt, inkomstdeklaration, fastighetsavgift, momsdeklaration, skatteuträkning, preliminär skatt beslut, fordonsskatt, besked om fastighetsavgift, kontrolluppgift, fastighetstaxering',
      words:
        'skatteverket, slutlig skatt, inkomståret, beskattningsår, taxeringsvärde, skattekontot, underskott, avdragen skatt, omprövning, fastighetsbeteckning, deklaration, kommunalskatt, kvarskatt',
    },
    certificate: {
      titles:
        'intyg, personbevis, betyg, diplom, arbetsintyg, studieintyg, certifikat, arbetsgivarintyg, registerutdrag, kursintyg, tjänstgöringsintyg, examensbevis, deltagarbevis, födelsebevis',
      words:
        'härmed intygas, intygar, intygas att, har deltagit, har fullgjort, med godkänt resultat, utfärdat, folkbokförd, civilstånd',
    },
    medical: {
      titles:
        'remissvar, remiss, läkarintyg, journal, journalkopia, epikris, recept, provsvar, läkarutlåtande, kallelse, röntgensvar, laboratoriesvar, vaccinationsintyg, sjukintyg',
      words:
        'patient, patienten, diagnos, behandling, blodtryck, vårdcentral, överläkare, läkare, sjukhus, medicin, tablett, mg, återbesök, anamnes, arbetsoförmögen, mottagning, distriktsläkare',
    },
    ticket: {
      titles:
        'biljett, e biljett, bokningsbekräftelse, boardingkort, ombordstigningskort, färdbevis, entrébiljett, resebevis, tågbiljett',
      words: 'avgång, ankomst, plats, vagn, resenär, rad, insläpp, gate, flyg, enkel resa, spår',
    },
    offer: {
      titles: 'offert, anbud, prisförslag, kostnadsförslag, prisuppgift, offertförslag',
      words:
        'giltig till, offerten är giltig, tack för din förfrågan, offertnummer, förfrågan, accepteras, anbudet, visat intresse',
    },
    'delivery-note': {
      titles: 'följesedel, leveranssedel, fraktsedel, packsedel, leveransbekräftelse',
      words:
        'levererat, kolli, godsmottagare, transportör, antal levererat, mottaget gods, restnoterat',
    },
    minutes: {
      titles:
        'protokoll, mötesprotokoll, styrelseprotokoll, minnesanteckningar, protokoll fört vid, årsmötesprotokoll',
      words:
        'närvarande, ordförande, sekreterare, justeras, justerare, dagordning, beslut, mötet öppnas, mötet avslutas, föregående protokoll, beslutade att',
    },
    manual: {
      titles:
        'bruksanvisning, användarhandbok, handbok, monteringsanvisning, installationsanvisning, manual, snabbguide',
      words:
        'varning, tryck på, rengöring, felsökning, apparaten, knappen, säkerhetsanvisningar, nätsladd',
    },
    letter: {
      titles: 'angående, ang, information, meddelande, inbjudan, uppsägning, ärende',
      words:
        'hej, med vänlig hälsning, vänliga hälsningar, föräldrar, vårdnadshavare, hör av dig, vi vill informera, utflykt, välkomna, styrelsen',
    },
  },
};
