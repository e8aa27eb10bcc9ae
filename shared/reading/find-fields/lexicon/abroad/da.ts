import type { Lexicon } from '../lexicon.ts';

export const danish: Lexicon = {
  frequentWords:
    'og at det som en et er på for af med til den ikke har om du vi de jeg kan skal fra ved eller men så når din dit dine jeres vores os sig sin han hun dem dette denne disse under efter mellem også mere inden uden bliver blev været være findes her der alle samt ifølge over hos hvis endnu venlig',
  months: [
    'januar jan',
    'februar feb febr',
    'marts mar',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'august aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  labels: {
    documentDate:
      'fakturadato, faktureringsdato, regningsdato, tilbudsdato, udstedt den, udstedt, udstedelsesdato, udskriftsdato, udskrevet, brevdato, rykkerdato, afgørelsesdato, dokumentdato, aftaledato, underskrevet den, bondato, købsdato, dispositionsdato, udbetalingsdato, lønudbetaling, kreditnotadato, attestdato, bookingdato, følgeseddeldato, mødedato, dateret, dags dato, udfærdiget den, udfærdiget, svardato, svar afgivet, svar udsendt, prøvesvar den, indmeldelsesdato, oprettet den, oprettet, aftale indgået den, indgået den, mødet den, møde den, referat fra møde den, afholdt den, udskrevet den, udskrevet af, underskrift dato, dato og underskrift, dato for udstedelse, afsendt den, afsendt, sendt den, købt den, solgt den, betalt den, ekspederet den, pakkedato, udprintet, opgjort den, opgørelsesdato, opgørelse pr, kvitteringsdato, transaktionsdato, handelsdato, lønudbetalingsdato, dispositionsdato løn, erklæringens dato, rapportdato, epikrisedato, brev af, afgørelse af, meddelelsesdato, dato for faktura, bilagsdato, udstedt d, afregningsdato, dato for betaling, synsdato, dato og tid, dannet, bestilt, købt',
    date: 'dato, dag, den',
    dueDate:
      'forfaldsdato, forfalder, forfald, betalingsdato, betales senest, betal senest, sidste rettidige betalingsdag, sidste betalingsdag, senest den, betalingsfrist, frist for betaling, rettidig betaling, indbetales senest, indbetalt senest, betalt senest, rettidig indbetaling, trækkes på din konto, sidste rettidige indbetalingsdag, sidste frist for betaling, betalingsfristen er, seneste betaling, skal betales senest, skal være betalt senest, bedes betalt senest, bedes indbetalt senest, senest, inden den, betales inden, betal inden, betales den, trækkes den, hæves den, hæves på din konto den, opkræves den, betalingsdag, 1 rate, første rate, rate 1, forfaldsdag, forfalder til betaling, forfalder den, sidste dag for betaling, skyldig den, betales inden den, overføres senest, indbetal senest, indbetales inden, betaling senest, forfalder til betaling den, sidste rettidige indbetalingsdato, bliver trukket den, via betalingsservice den, på dit betalingskort den, på dit betalingskort d, på din konto den, beløbet trækkes, vi trækker pengene den, betales, indbetalingsfrist, terminsdato, trækkes på din konto den, ny betalingsfrist',
    otherDate:
      'leveringsdato, ordredato, jeres ordre, periode, perioden, fra, gyldig til, gældende til, gælder til, gælder fra, fødselsdato, født, cpr, cpr nr, tiltrædelse, tiltrædelsesdato, forsikringsperiode, aflæsningsdato, afrejse, ankomst, indkomstår, startdato, slutdato, bogføringsdato, valørdato, rentedato, lejeforholdet begynder, i kraft fra, i kraft, overføres den, aftalen gælder fra, udløb, udløbsdato, opsigelse senest, opsiges senest, indlagt, indlagt den, udskrevet fra, prøve taget, prøvetagning, prøvedato, taget den, modtaget den, bestilt den, bestillingsdato, deres ordre af, næste møde, næste kontrol, næste besøg, gyldighed, gælder, gælder til og med, rejsedato, afgang, hjemrejse, overtagelsesdag, indflytning, indflytningsdato, fraflytning, fraflytningsdato, mindst holdbar til, sidste anvendelsesdato, ansat fra, ansat den, skadedato, uheldsdato, ferie fra, sygefraværsdag, start, slut, faktureringsperiode, fakturaperiode, afregningsperiode, lønperiode, udløber, ikrafttrædelse, ophørsdato, forventet levering, udrejse, ansættelsesdato, prøvetagningsdato, aflæst, hovedforfald, overtagelsesdato, lejeperiode, første registrering, bedst før, tilmeldingsfrist, vaccinationsdato, næste syn, svarfrist, ansøgningsfrist, klagefrist, byttes inden',
    total:
      'i alt at betale, at betale, beløb til betaling, til betaling, total dkk, total inkl moms, i alt inkl moms, beløb i alt, samlet beløb, samlet pris, fakturatotal, fakturabeløb, total beløb, totalbeløb, at betale i alt, skyldigt beløb i alt, gæld i alt, skyldigt beløb, pris inkl moms, restskat til betaling, samlet gæld, til betaling nu, total at betale, betales i alt, i alt til betaling, total til betaling, at betale kr, totalpris, samlet pris inkl moms, i alt dkk, i alt kr, total i alt, beløb at betale, beløb der skal betales, beløb til indbetaling, krediteret i alt, kreditbeløb, tilgode, samlet betaling, betalt i alt, billetpris, pris i alt, kontingent i alt, modtaget beløb, gave i alt, tilbudspris, tilbudssum, samlet tilbudspris, skal betales, du skal betale, ialt inkl moms, i alt inklusive moms, ialt kr, faktureret beløb, opkrævet beløb, opkræves, opkrævning i alt, vi trækker, betalt beløb, i alt betalt, betalt med kort, betalt med dankort, betalt med mobilepay, kortbetaling, køb i alt, købesum, ordresum, ordre i alt, rejsens samlede pris, entreprisesum, tilbagebetalt, tilbagebetalt beløb, refunderet, refunderet beløb, til gode, beløb til gode, overskydende skat, overskydende skat til udbetaling, restskat, samlet afgift, bøde, kontrolafgift, egenbetaling, krediteres, ialt dkk, samlet beløb inkl moms, rejsens pris, tilbagebetales, krediteret beløb, afgift i alt',
    sum: 'total, i alt, beløb, sum, ialt, total kr',
    rest: 'restbeløb, resterende beløb, rest til betaling, mangler at betale, udestående beløb, saldo til betaling, udestående, restgæld, restsaldo, tilbage at betale, betal, skyldigt, skyldig saldo, skyldigt beløb kr, restance, restancer, at indbetale, resterende, mangler, restbetaling, efterbetaling, til efterbetaling, at efterbetale, slutbetaling, rest ved levering, du skylder',
    net: 'netto, subtotal, i alt ekskl moms, ekskl moms, beløb ekskl moms, total ekskl moms, pris ekskl moms, momsgrundlag, momspligtigt beløb, ekskl, nettobeløb, varebeløb, i alt uden moms, beløb uden moms, i alt excl moms',
    tax: 'moms, heraf moms, momsbeløb, moms udgør, moms 25, merværdiafgift, moms i alt, udgør moms',
    deposit:
      'a conto, aconto, forudbetaling, forudbetalt, udbetaling på, allerede betalt, indbetalt, tidligere betalt, modtaget betaling, betalt aconto, acontobetalinger, modtagne indbetalinger, fratrukket aconto, depositum betalt, delbetaling, acontobeløb, tidligere faktureret, betalt depositum',
    netPay:
      'nettoløn, udbetalt, til udbetaling, udbetales, udbetalt nettoløn, nettoudbetaling, overføres til din nemkonto, til disposition, løn til udbetaling, løn udbetalt, nettoløn til udbetaling, beløb til udbetaling, til din konto, udbetalt til konto, overført til konto, sat ind på konto, til rådighed, udbetalt løn, indsat på nemkonto, indsættes på nemkonto, overført til nemkonto, udbetales i alt, indsat på konto, udbetaling i alt, til din nemkonto',
    premium:
      'præmie, årlig præmie, pris pr år, årspræmie, præmie i alt, pris for forsikringen, årlig pris, samlet præmie, præmie i kr, præmien er, første års præmie, samlet årlig præmie, årlig pris i alt, at betale pr år, forsikringens pris, helårspræmie, årspris, årspræmie i alt',
    otherAmount:
      'pris, stk pris, enhedspris, saldo, primosaldo, ultimosaldo, startsaldo, slutsaldo, indsat, hævet, leje, månedlig leje, månedsløn, bruttoløn, grundløn, timeløn, selvrisiko, selvrisikoen er, forsikringssum, rykkergebyr, gebyr, renter, oprindeligt krav, hovedstol, fragt, retur, kontant, dankort, modtaget, ejendomsværdi, a skat, am bidrag, betalt a skat, skat i alt, øreafrunding, afrunding, rabat, depositum, løn, kreditmaksimum, inkassogebyr, feriepenge, terminsydelse, du sparede, sygesikringstilskud, statsafgift, mindste betaling, morarenter, byttepenge, drikkepenge, timepris, normalpris, du har sparet',
    documentNumber:
      'kontrolafgift nr, fakturanummer, fakturanr, faktura nr, faktura nummer, faktura, regningsnummer, regningsnr, regning nr, bon nr, bonnr, bilag, bilagsnr, kvittering nr, tilbudsnummer, tilbudsnr, tilbud nr, pristilbud, kreditnota nr, kreditnotanr, følgeseddel nr, bookingnummer, bookingnr, bestillingsnummer, billetnummer, attest nr, kontraktnr, kontraktnummer, kontrakt nr, aftalenummer, aftale nr, policenummer, policenr, police nr, nr, bevis nr, bevisnr, certifikat nr, certifikatnr, kursusbevis nr, ordrebekræftelse nr, ordrebekræftelse, ordrenr, ordre nr, billetkode, billetnr, billet nr, bookingkode, referencenr, referencenummer, rekvisition, rekvisitionsnr, prøvenr, prøvenummer, glasnr, receptnr, rykker nr, afgørelse nr, forsendelsesnr, pakkenr, sporingsnummer, protokolnr, kvitteringsnr, kvitteringsnummer, kontoudtog nr, udskrift nr, opgørelse nr, garantibevis nr, bonnummer, rykkernr, kreditnotanummer, ordre, bestillingsnr, booking, bookingreference, reservationsnr, følgeseddelnr, dokumentnr, rapportnr, fragtbrevsnr, reservationskode, billetreference, indbetalings id, kvitteringskode, ordrereference, rekvisitionsnummer',
    caseNumber:
      'sagsnummer, sagsnr, sag nr, journalnummer, journalnr, j nr, vor ref, vores reference, vores ref, skadenummer, skadesnummer, medlemsnummer, aftalenr, låneaftale nr, lånenr, lånenummer, forsikringsnummer, forsikringsnr, police, sags nr, sagsid, journal nr, jr nr, skadenr, skade nr, ejendomsnr, ejendomsnummer, lejemålsnr, lejemålsnummer, lejemål nr, matrikelnr, depotnr, depotnummer, pensionsnummer, ordningsnummer, fogedsag, inkassosag nr, sags id, reference nr, ansøgningsnr, kid, betalings id, betalingsid, fi kode, indbetalingskort, ejendoms nr, bfe nr',
    customerNumber:
      'kundenummer, kundenr, kunde nr, medarb nr, medarbejdernr, abonnementsnummer, aftagenummer, installationsnummer, medlemsnr, medlem nr, patientnr, patientnummer, lånernr, lånernummer, elevnr, studienr, studienummer, lønnr, lønnummer, medarbejdernummer, brugernr, abonnementsnr, abonnentnr, installationsnr, kortnr, kortnummer, kundenummer hos os, andelshavernr, ydernr patient, debitornr, kundeid, debitornummer, lejernr, forbrugernr, forbruger nr, lejernummer, forbrugernummer, brugernummer, sikrede nr, forsikringstager nr, kunde id, medlems nr, medlem id, medlemskort nr, lånerkort, lånerkort nr, forbrugssted',
    otherNumber:
      'cvr, cvr nr, se nr, telefon, tlf, fax, mobil, reg nr, reg, konto, kontonummer, kontonr, cpr nr, cpr, swift, bic, postboks, fi kreditor, kortart, målernummer, kasse, ekspedient, deres ref, jeres ref, ean, ean nr, p nr, ordrenummer, registreringsnummer, gln',
    vatId: 'momsnummer, moms nr, vat nr, vat, se nummer, momsregistreringsnummer, cvr moms, momsnr',
    sender:
      'sælger, leverandør, afsender, udlejer, arbejdsgiver, forsikringsselskab, udsteder, udstedt af, kreditor, arrangør, långiver, forhandler, udlejeren, sælgeren, arbejdsgiveren, bortforpagter',
    recipient:
      'køber, kunde, modtager, til, lejer, lønmodtager, medarbejder, ansat, forsikringstager, leveringsadresse, faktureringsadresse, kontohaver, patient, vedrørende patient, debitor, rejsende, til forældrene, bestiller, fakturaadresse, låntager, bestilt af',
    payee:
      'beløbsmodtager, betalingsmodtager, modtagerens navn, kontoindehaver, kreditornavn, indbetales til',
    payer:
      'betalingsservice, din konto, trækkes på din konto, automatisk via, din nemkonto, jeres konto, leverandørservice, hæves på, trækkes på konto, fra konto',
    yours: 'jeres cvr, jeres cvr nr, kundens cvr, deres cvr nr, deres cvr',
    salutation:
      'kære, hej, kære kunde, til forældrene, kære forældre, goddag, kære medlem, kære medlemmer, kære alle, kære beboere, kære lejer, til rette vedkommende, kære andelshaver',
    closing:
      'med venlig hilsen, venlig hilsen, med venlige hilsner, mange hilsner, hilsen, mvh, de bedste hilsner, bedste hilsner, venlige hilsner, på bestyrelsens vegne, på vegne af bestyrelsen, de venligste hilsner, kærlig hilsen, kærligst, knus, de bedste hilsener, tusind tak, med hilsen',
  },
  until: 'til, til og med, t o m, og',
  types: {
    invoice: {
      titles:
        'faktura, regning, kreditnota, kreditfaktura, slutfaktura, samlefaktura, elregning, årsafregning, acontofaktura, acontoregning, opkrævning, slutafregning, girokort, varmeregnskab, årsopgørelse varme, vandregning, varmeregning, fjernvarmeregning, gasregning, telefonregning, mobilregning, internetregning, aconto, indbetalingskort, kontingentopkrævning, kontingent, huslejeopkrævning, proformafaktura, rateopkrævning, betalingsoversigt, tandlægeregning, honorarnota, salærnota, rentenota, afregning, boligafgift, din regning, opgørelse af forbrug, fakturakopi, a conto faktura, slutregning, elafregning, vandafregning, varmeafregning, årsopgørelse for varme, årsopgørelse for vand, årsopgørelse for fjernvarme, årsopgørelse fjernvarme, forbrugsafregning, forbrugsopgørelse, præmieopkrævning, flytteopgørelse, fraflytningsopgørelse, dyrlægeregning, håndværkerregning, værkstedsregning, medlemskontingent, månedsfaktura, delfaktura, e faktura, hotelregning, acontoopkrævning, kopi af faktura',
      words:
        'fakturadato, forfaldsdato, betalingsbetingelser, moms, stk pris, at betale, kundenummer, fakturanr, reg nr, betalingsservice, netto 14 dage, sidste rettidige betalingsdag, beløbet indbetales',
    },
    receipt: {
      titles:
        'kvittering, kassebon, bon, betalingskvittering, købskvittering, kundekvittering, salgsbon, kassekvittering, betalingsbekræftelse, ordrekvittering, donationskvittering, kundekopi, taxakvittering, gavekvittering, udgiftsbilag, kassebilag, parkeringsbillet, købsbevis, refunderingskvittering, gavebrev kvittering, kundens kopi, tak for dit køb, tak for din gave, tak for din støtte, salgskvittering, e kvittering, indbetalingskvittering, kortkvittering, bekræftelse på betaling, betaling modtaget, taxikvittering, tankkvittering, parkeringskvittering, ladekvittering, byttebon, kontantnota, returkvittering, tak for din betaling, tak for købet, betaling gennemført, kvitteringskopi, refusionskvittering',
      words:
        'kasse, ekspedient, dankort, kontant, tak for besøget, på gensyn, gem bonen, byttepenge, heraf moms, terminal, tak for handlen, byttes inden, moms udgør, visa, byttes, ombytning, retur, byttet, du blev betjent af, liter, stander, benzin, diesel, modtaget kontant, modtaget fra, støtte, fradragsberettiget, beløb trukket, kontaktløs, tak for besøg, betalt med, betalt med kort',
    },
    reminder: {
      titles:
        'rykkerskrivelse, rykker, betalingspåmindelse, påmindelse, inkassovarsel, inkassoskrivelse, anden rykker, sidste rykker, rykkerbrev, betalingsrykker, påkrav, hjemkaldelse, erindring, erindringsskrivelse, inkassokrav, inkassomeddelelse, betalingskrav, misligholdelse, afbrydelsesvarsel, lukkevarsel, fogedsag, betalingsanmodning, erstatningsregning, 1 rykker, 2 rykker, 3 rykker, manglende betaling, sidste påmindelse, venlig påmindelse, sidste frist, varsel om inkasso, varsel om lukning, rykkerfaktura, rykkeropkrævning, inkassobrev, inkasso, sidste varsel før inkasso, betalingspåkrav, restanceskrivelse, varsel om afbrydelse, tilsigelse til fogedretten, gæld til det offentlige, ubetalt regning, ubetalt faktura, forfalden faktura, vi mangler din betaling, overskredet betalingsfrist, erstatningskrav',
      words:
        'rykkergebyr, ikke modtaget betaling, trods tidligere, skyldigt beløb, restance, inkasso, se bort fra, gæld, manglende betaling, ubetalt, går sagen til inkasso, morarenter, forfaldne, afleveres, afleveringsfrist, ikke afleveret, overskredet, forfalden, forfalden saldo, lukket, fogedretten, sagsomkostninger, inden 10 dage, betalt i mellemtiden, har du betalt, vi har endnu ikke, skyldner, blev afvist, ikke gået igennem, kortet blev afvist, mangler din betaling, forsinket betaling, spærret, er spærret',
    },
    contract: {
      titles:
        'aftale, lejekontrakt, lejeaftale, ansættelseskontrakt, ansættelsesaftale, kontrakt, købsaftale, låneaftale, samarbejdsaftale, serviceaftale, leasingaftale, fortrolighedsaftale, gældsbrev, fremlejekontrakt, ansættelsesbevis, slutseddel, medlemsaftale, medlemskab, medlemskontrakt, abonnementsaftale, abonnement, aftaleresume, kontraktresume, kontraktsammenfatning, entreprisekontrakt, entrepriseaftale, købekontrakt, konsulentaftale, lånebevis, huslejekontrakt, typeformular, erhvervslejekontrakt, fratrædelsesaftale, afdragsordning, afdragsaftale, elaftale, leverandøraftale, rengøringsaftale, pasningsaftale, allonge, databehandleraftale, ægtepagt, gavebrev, forpagtningsaftale, uddannelsesaftale, praktikaftale, partnerskabsaftale, ansættelsesbrev, værelsesudlejning, brugtbilkontrakt, tidsbegrænset ansættelse, testamente aftale, tillæg til kontrakt, tillæg til lejekontrakt, overdragelsesaftale, skøde, pantebrev, kreditaftale, servicekontrakt, rammeaftale, samejeoverenskomst, betalingsaftale, forligsaftale, overenskomst, formidlingskontrakt, leasingkontrakt, tillægsaftale, udlejningsaftale, abonnementskontrakt, bodelingsaftale, leveringskontrakt',
      words:
        'parterne, udlejer, lejer, opsigelsesvarsel, arbejdsgiver, medarbejder, herefter kaldet, aftalen, opsiges, prøvetid, undertegnede, indgået følgende, depositum, funktionærloven, lejemålet, binding, bindingsperiode, opsigelsesfrist, leverandør, parter, startdato, aftalens, arbejdstid, underskrift, husleje, leje, lejeperiode, betingelserne, betingelser, opsiges senest, stk 1, løbende måned',
    },
    policy: {
      titles:
        'police, forsikringspolice, indboforsikring, bilforsikring, livsforsikring, ulykkesforsikring, husforsikring, forsikringsbevis, forsikringsoversigt, rejseforsikring, ny police, forsikringsaftale, fritidsforsikring, børneulykkesforsikring, hundeforsikring, kæledyrsforsikring, ansvarsforsikring, motorforsikring, bådforsikring, sundhedsforsikring, forsikringscertifikat, forsikringskort, forsikringsbrev, familieforsikring, bygningsforsikring, gruppeforsikring, erhvervsforsikring, forsikringsattest, årsforsikring, policeoversigt, kaskoforsikring, grønt kort, din forsikring, fornyelse af police, forsikringsbekræftelse, dine forsikringer, cykelforsikring, ejerskifteforsikring, forsikringsbetingelser, fornyelse af forsikring, dækningsoversigt, fritidshusforsikring',
      words:
        'forsikringstager, forsikringssum, selvrisiko, forsikringsbetingelser, præmie, årlig præmie, forsikringsperiode, policenummer, dækning, ansvar, kasko, forsikringen er i kraft, forsikret, forsikrede, forsikringssted, dækninger, dækker, selvrisikoen, betalingsperiode, hovedforfald, forsikringssummer, skade, gyldig fra, forsikringen dækker, tyveri, brand, invaliditet, elitebilist, bonustrin',
    },
    statement: {
      titles:
        'kontoudtog, kontoudskrift, kontooversigt, årsoversigt, depotoversigt, posteringsoversigt, kortudtog, årsudskrift, kreditkortoversigt, kontobevægelser, betalingsmeddelelse, pensionsoversigt, pensionsmeddelelse, udbetalingsmeddelelse, depotudskrift, værdipapiroversigt, renteopgørelse, låneoversigt, bevægelser, kortopgørelse, opgørelse, overførselskvittering, fondsnota, handelsnota, saldomeddelelse, beholdningsoversigt, pensionsopgørelse, årsopgørelse bank, meddelelse om udbetaling, årskontoudtog, månedsopgørelse, terminsopgørelse, låneopgørelse, årsopgørelse for lån, årsopgørelse for pension, købsnota, salgsnota, udbyttenota, kreditkortudtog, kreditkortopgørelse, feriepengeoversigt, omkostningsoversigt, saldobekræftelse, restgældsopgørelse, depotopgørelse, ferieopgørelse',
      words:
        'primosaldo, ultimosaldo, bogføringsdato, indsat, hævet, kontohaver, saldo, posteringer, valørdato, overførsel, renter, indestående, beholdning, kursværdi, ny saldo, gammel saldo, rentesats, indbetalinger, udbetalinger, konto nr, tekst, bogført, disponibelt, dividende, udbytte, dankortkøb, opsparing, depot',
    },
    payslip: {
      titles:
        'lønseddel, lønspecifikation, lønoversigt, pensionsudbetaling, lønafregning, lønopgørelse, lønudbetaling, lønspec, lønsedler, månedslønseddel, vederlag, honorarseddel, feriepengeopgørelse, pensionsspecifikation, bonusseddel, udbetalingsspecifikation, løn for, dagpengespecifikation, ydelsesspecifikation, honorarafregning, su udbetaling, udbetaling af pension',
      words:
        'bruttoløn, nettoløn, a skat, am bidrag, atp, feriedage, feriepenge, månedsløn, udbetalt, lønmodtager, trækprocent, skattekort, til udbetaling, timeløn, dispositionsdato, am indkomst, a indkomst, lønperiode, ansættelse, pension, fradrag, månedsfradrag, feriesaldo, ferie, normaltimer, tillæg, disp dato, medarb nr, ancienniteter, arbejdsmarkedsbidrag, til disposition, løn før fradrag, basisløn, overarbejde, sats',
    },
    tax: {
      titles:
        'årsopgørelse, forskudsopgørelse, ejendomsskattebillet, ejendomsskat, skattebillet, skatteopgørelse, momsangivelse, selvangivelse, grundskyld, vurderingsmeddelelse, vægtafgift, oplysningsskema, skattekort, forskudsregistrering, ejendomsbidrag, ejendomsbeskatning, ejendomsskatter, ejerafgift, ejendomsværdiskat, ejendomsvurdering, afgørelse, momsafregning, oplysningsseddel, lønsum, registreringsafgift, afgiftsopgørelse, renovationsafgift, skatteattest, dødsboskat, boafgift, arveafgift, grøn ejerafgift, foreløbig vurdering, b skat, b skatterate, forslag til afgørelse, opkrævning af ejendomsskat, forskudsopgørelsen, momsopgørelse, ændret årsopgørelse, toldopgørelse, toldregning, opkrævning af grundskyld, opkrævning af ejerafgift, kvittering for momsangivelse, ændring af din skat, årsopgørelsen, toldangivelse, momsindberetning, gaveanmeldelse, boopgørelse',
      words:
        'skattestyrelsen, restskat, indkomstår, grundskyld, ejendomsværdi, betalt a skat, overskydende skat, ejendomsvurdering, skat i alt, kommuneskat, renovation, skattepligtig, topskat, motorstyrelsen, vurderingsstyrelsen, gældsstyrelsen, skat dk, tastselv, skattepligtige, grundværdi, promille, indkomståret, fradrag i alt, skatten, skatteyder, momsperiode, skattemyndighed, afgift',
    },
    certificate: {
      titles:
        'attest, bevis, eksamensbevis, diplom, certifikat, deltagerbevis, dåbsattest, fødselsattest, vielsesattest, erklæring, straffeattest, karakterudskrift, uddannelsesbevis, bopælsattest, kursusbevis, udtalelse, anbefaling, kursusattest, deltagelsesbevis, svendebrev, kørekort, karakterblad, karakterbevis, afgangsbevis, studentereksamensbevis, skoleattest, indskrivningsbekræftelse, studieindskrivning, studiebekræftelse, bekræftelse, ansættelsesbekræftelse, arbejdsgivererklæring, dødsattest, navneattest, ægteskabsattest, statsborgerskabsbevis, folkeregisterattest, personattest, garantibevis, synsrapport, energimærke, eftersynsrapport, tilstandsrapport, duelighedsbevis, svømmebevis, hædersbevis, tjenesteattest, fratrædelsesattest, referencebrev, syns attest, fødsels og dåbsattest, tro og love erklæring, børneattest, registreringsattest, energimærkning, skorstensfejerrapport, overensstemmelseserklæring, opholdstilladelse, arbejdstilladelse, medlemsbevis, stamtavle, førstehjælpsbevis, tingbogsattest, statsborgerretsbevis, fødsels og navneattest, jagttegn, synsattest, garantikort, skifteretsattest',
      words:
        'attesteres, bekræftes hermed, har deltaget, har gennemført, bestået, udstedt, det attesteres, folkeregister, født den, født, hermed attesteres, det bekræftes, har været ansat, har gennemført kurset, bestod, beviset, bevis nr, varmeste anbefalinger, bedste anbefaling, anbefale, indskrevet, studerende, uddannelsen, karakter, karakterer, garanti, sogn, kirke, har bestået, kursus, kurset',
    },
    medical: {
      titles:
        'epikrise, lægeerklæring, henvisning, recept, journal, journaludskrift, prøvesvar, indkaldelse, røntgensvar, laboratoriesvar, lægebrev, udskrivningsbrev, sygemelding, vaccinationskort, friattest, varighedserklæring, mulighedserklæring, lægeattest, laboratorierapport, blodprøvesvar, udskrivningsepikrise, ambulantepikrise, scanningssvar, røntgenbeskrivelse, ultralyd, vaccinationsattest, vaccinationsbevis, receptkvittering, medicinkort, indlæggelse, indlæggelsesbrev, operationsbeskrivelse, sygeattest, tandlægejournal, brilleseddel, brillerecept, synsprøve, høreprøve, undersøgelse, undersøgelsessvar, speciallægeerklæring, statusattest, helbredsattest, genoptræningsplan, fysioterapi, patientbrev, ambulant notat, mr scanning, ct scanning, e recept, fælles medicinkort, svar på blodprøve, patientjournal, lægehenvisning, svar på prøver, svar på celleprøve, indkaldelsesbrev, behandlingsplan, medicinliste, synstest, vandrejournal, svar på undersøgelse',
      words:
        'patient, patienten, diagnose, behandling, blodtryk, egen læge, overlæge, læge, hospital, sygehus, tablet, mg, kontrol, anamnese, uarbejdsdygtig, ambulatorium, medicin, sygefravær, sygefraværsdag, raskmelding, attesten, attestens, lægen, lægehuset, lægeklinik, klinik, afdeling, referenceinterval, enhed, dosis, dosering, tabletter, apotek, recepten, symptomer, ordineret, objektivt, konklusion, henvist, ydernr, varighed, patientens, mg dagligt',
    },
    ticket: {
      titles:
        'billet, e billet, bookingbekræftelse, boardingkort, rejsebevis, entrebillet, togbillet, reservationsbekræftelse, rejseplan, flybillet, busbillet, færgebillet, biografbillet, koncertbillet, teaterbillet, museumsbillet, dagskort, liftkort, skipas, dagsbillet, periodekort, pendlerkort, årskort, rejsekort, adgangsbillet, adgangsbevis, adgangskort, billetter, pladsbillet, togrejse, zonebillet, klippekort, parkeringstilladelse, rejsebekræftelse, pladsreservation, itinerary, sæsonkort, partoutkort, voksenbillet, e ticket, din billet, dine billetter, boarding pass, elektronisk billet, festivalbillet, enkeltbillet, returbillet, månedskort, orange billet, bekræftelse på booking, bekræftelse på din booking, reservation, p billet, voucher, mobilbillet, familiebillet, din rejse, din booking, din reservation, døgnbillet, gruppebillet, hotelvoucher, rejsedokument',
      words:
        'afgang, ankomst, plads, vogn, rejsende, række, dørene åbner, gate, fly, enkeltrejse, spor, sæde, sal, filmen, forestilling, voksen, passager, billetnummer, bookingreference, bagage, perron, togets, færge, klasse, udrejse, check in, gyldig, sceneshow, indgang, entre, parket, balkon, voksne, koncert, døre, ståplads, dørene åbnes, afg, ank, mød op, overfart, afsejling, køretøj, kahyt, indtjekning, præsenterer, spillested, garderobe',
    },
    offer: {
      titles:
        'tilbud, pristilbud, prisoverslag, overslag, entreprisetilbud, kalkulation, beregning, tilbudsbrev, tilbudsgivning, overslagspris, prisforslag, ordretilbud, forslag, leasingtilbud, uforpligtende tilbud, dit tilbud, vores tilbud, lånetilbud, håndværkertilbud, prisberegning, omkostningsoverslag, revideret tilbud, behandlingsoverslag, købstilbud, prisindikation, budgetoverslag',
      words:
        'gældende til, tilbuddet er gældende, tak for din henvendelse, tilbudsnr, forespørgsel, tilbuddet gælder, accepteres, vi kan tilbyde, tilbuddet, prisen gælder, prisen er, gælder i 30 dage, gyldigt til, vi tilbyder, forbehold, accept, efter aftale, besigtigelse, opstart, ekskl moms, hermed fremsendes, som aftalt, håber at høre, ser frem til, forventet opstart, betalingsplan',
    },
    'delivery-note': {
      titles:
        'følgeseddel, leveringsseddel, fragtbrev, pakkeseddel, leverancebekræftelse, leveringsbevis, leveringsbekræftelse, pakkeliste, afhentningsseddel, afhentningsbesked, pakkelabel, returseddel, udleveringsseddel, vejeseddel, plukliste, forsendelsesseddel, leveringskvittering, pakkemeddelelse, varefølgeseddel, varemodtagelse, fragtseddel, transportdokument, meddelelse om pakke, vi har forsøgt at levere, kvittering for levering, returlabel, arbejdsseddel, servicerapport, indleveringsseddel, afsendelsesbekræftelse, reparationskort, returformular, montørrapport',
      words:
        'leveret, kolli, varemodtager, transportør, antal leveret, modtaget i god stand, restordre, chauffør, pakke, pakker, paller, palle, underskrift modtager, kvitteret for modtagelse, bestilt, forsendelse, afhentes, udleveres, pakkeboks, losset',
    },
    minutes: {
      titles:
        'referat, mødereferat, bestyrelsesreferat, referat af, generalforsamling referat, protokol, beslutningsreferat, generalforsamling, bestyrelsesmøde, beslutningsprotokol, forældremøde, mødenotat, afdelingsmøde, beboermøde, personalemøde, udvalgsmøde, skolebestyrelsesmøde, forhandlingsprotokol, ordinær generalforsamling, ekstraordinær generalforsamling, møde i, notat fra møde, byggemøde, mødeprotokol, bestyrelsesprotokol, menighedsrådsmøde, repræsentantskabsmøde, medlemsmøde, konstituerende møde',
      words:
        'til stede, dirigent, formand, referent, dagsorden, beslutning, afbud, mødet sluttede, godkendelse af referat, eventuelt, vedtaget, deltagere, fraværende, pkt 1, pkt 2, punkt 1, punkt, valg af dirigent, formandens beretning, kasserer, regnskab, stemmer, enstemmigt, næste møde, mødet hævet, mødeleder, ordstyrer, fremmødt, fremmødte, indkommende forslag, indkomne forslag, beretning, orientering fra, valgt, genvalgt',
    },
    manual: {
      titles:
        'brugsanvisning, betjeningsvejledning, monteringsvejledning, brugervejledning, vejledning, installationsvejledning, manual, brugermanual, betjeningsmanual, brugsvejledning, samlevejledning, kvikguide, lynguide, indlægsseddel, sikkerhedsvejledning, quickguide, installationsmanual, vaskeanvisning, montagevejledning, instruktion, betjening, brugerhåndbog, pasningsvejledning, vedligeholdelsesvejledning, plejevejledning, hurtig guide, hurtig startvejledning, brugs og installationsvejledning, sådan bruger du, kom godt i gang, indlægsseddel information til brugeren, samleanvisning, monteringsanvisning, betjeningsanvisning, instruktionsbog, startguide, sikkerhedsanvisninger, datablad, produktdatablad, personalehåndbog, installationsanvisning, servicemanual, produktblad, sikkerhedsdatablad',
      words:
        'advarsel, tryk på, rengøring, fejlfinding, apparatet, knappen, sikkerhedsanvisninger, netledning, tænd, sluk, før brug, indhold, opstilling, sikkerhed, batteri, batterier, vedligeholdelse, apparat, stikket, må ikke, uden for børns rækkevidde, skruer, trin 1, skift, montering, bivirkninger, virksomt stof, rengør, opbevar, tekniske data, filteret, oplad, opladning, display, brug aldrig',
    },
    letter: {
      titles:
        'vedrørende, vedr, information, meddelelse, invitation, opsigelse, orientering, stævning, vidneindkaldelse, høringsbrev, partshøring, varsling, prisændring, huslejestigning, nyhedsbrev, brev, klage, ansøgning, afslag, bevilling, byggetilladelse, nabohøring, påbud, valgkort, til beboerne, indkaldelse til møde, til alle forældre, bekræftelse på opsigelse, indbydelse, indkaldelse til generalforsamling, indkaldelse til ordinær generalforsamling, indkaldelse til ekstraordinær generalforsamling, indkaldelse til forældremøde, indkaldelse til beboermøde, indkaldelse til samtale, bødeforelæg, tilsagn om tilskud, huslejeforhøjelse, lejeforhøjelse, ændring af vilkår, velkomstbrev, ugebrev, månedsbrev, forældrebrev, tilbud om plads, jobansøgning, afgørelse om boligstøtte, afgørelse om dagpenge, afgørelse om sygedagpenge, afgørelse i din sag, afgørelse på din ansøgning, opsigelse af abonnement, opsigelse af lejekontrakt, opsigelse af aftale, opsigelse af medlemskab, opsigelse af ansættelse, tilsagnsbrev, høringssvar, mødeindkaldelse, skriftlig advarsel',
      words:
        'kære, med venlig hilsen, venlig hilsen, forældre, orientere, besked, udflugt, velkommen, bestyrelsen, spørgsmål, kontakt os, indkaldes, møde op, retten i, byret, hilsen, mange hilsner, vi skriver, i får besøg, vi vil gerne, venligst, høre fra dig, så er der, tager af sted, husk, j nr, sagsbehandler, lejrskole, lejrtur, klassekassen, medbring, klasselærer, skoleleder',
    },
    other: {
      titles:
        'ordrebekræftelse, indkøbsordre, købsordre, tilmelding, tilmeldingsblanket, indmeldelse, indmeldelsesblanket, ansøgningsskema, blanket, spørgeskema, fuldmagt, samtykkeerklæring, samtykke, program, bryllupsinvitation, menukort, madplan, opskrift, prisliste, skema, køreplan, affaldskalender, tømningskalender, tømmekalender, kalender, vedtægter, testamente, husorden, ordensregler, huskeliste, indkøbsliste, opslag, plakat, loppemarked, sommerfest, fastelavn, dødsannonce, ruteplan, vagtplan, turnering, holdliste, tilmeldingsseddel, ansøgning om, curriculum vitae, pakkeliste til lejr, ordreseddel, din ordre, tak for din ordre, tak for din bestilling, bestillingsbekræftelse, bekræftelse på din ordre, ugeskema, tilmeldingsformular, deltagerliste, medlemsliste, tjekliste, årsrapport, årsregnskab, skadesanmeldelse, skadeanmeldelse, rejseafregning, kørebog, generalfuldmagt, fremtidsfuldmagt, ønskeseddel, tilmeldingsbekræftelse, ansøgningsblanket, festprogram, turneringsplan, udlægsafregning, flytteanmeldelse, adresseændring, aflæsningskort, salgsopstilling, dagsorden for, dagsorden til',
      words:
        'ordredato, forventet levering, ordrebekræftelsen, kontroller venligst, sæt kryds, undertegnede giver, forældres underskrift, forældreunderskrift, giver tilladelse, alle er velkomne, gratis adgang, fri entre, program for, tilmelding senest, kaffe og kage, kom og, ingredienser, fuldmagtsgiver, fuldmagtshaver',
    },
  },
};
