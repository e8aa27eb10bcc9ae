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
      'fakturadato, faktureringsdato, regningsdato, tilbudsdato, udstedt den, udstedt, udstedelsesdato, udskriftsdato, udskrevet, brevdato, rykkerdato, afgørelsesdato, dokumentdato, aftaledato, underskrevet den, bondato, købsdato, dispositionsdato, udbetalingsdato, lønudbetaling, kreditnotadato, attestdato, bookingdato, følgeseddeldato, mødedato, dateret, dags dato, udfærdiget den, udfærdiget, svardato, svar afgivet, svar udsendt, prøvesvar den, indmeldelsesdato, oprettet den, oprettet, aftale indgået den, indgået den, mødet den, møde den, referat fra møde den, afholdt den, udskrevet den, udskrevet af, underskrift dato, dato og underskrift, dato for udstedelse, afsendt den, afsendt, sendt den, købt den, solgt den, betalt den, ekspederet den, pakkedato, udprintet, opgjort den, opgørelsesdato, opgørelse pr, kvitteringsdato, transaktionsdato, handelsdato, lønudbetalingsdato, dispositionsdato løn, erklæringens dato, rapportdato, epikrisedato, brev af, afgørelse af, meddelelsesdato',
    date: 'dato, dag, den',
    dueDate:
      'forfaldsdato, forfalder, forfald, betalingsdato, betales senest, betal senest, sidste rettidige betalingsdag, sidste betalingsdag, senest den, betalingsfrist, frist for betaling, rettidig betaling, indbetales senest, indbetalt senest, betalt senest, rettidig indbetaling, trækkes på din konto, sidste rettidige indbetalingsdag, sidste frist for betaling, betalingsfristen er, seneste betaling, skal betales senest, skal være betalt senest, bedes betalt senest, bedes indbetalt senest, senest, inden den, betales inden, betal inden, betales den, trækkes den, hæves den, hæves på din konto den, opkræves den, betalingsdag, 1 rate, første rate, rate 1, forfaldsdag, forfalder til betaling, forfalder den, sidste dag for betaling, skyldig den, betales inden den, overføres senest, indbetal senest, indbetales inden, betaling senest',
    otherDate:
      'leveringsdato, ordredato, jeres ordre, periode, perioden, fra, gyldig til, gældende til, gælder til, gælder fra, fødselsdato, født, cpr, cpr nr, tiltrædelse, tiltrædelsesdato, forsikringsperiode, aflæsningsdato, afrejse, ankomst, indkomstår, startdato, slutdato, bogføringsdato, valørdato, rentedato, lejeforholdet begynder, i kraft fra, i kraft, overføres den, aftalen gælder fra, udløb, udløbsdato, opsigelse senest, opsiges senest, indlagt, indlagt den, udskrevet fra, prøve taget, prøvetagning, prøvedato, taget den, modtaget den, bestilt den, bestillingsdato, deres ordre af, næste møde, næste kontrol, næste besøg, gyldighed, gælder, gælder til og med, rejsedato, afgang, hjemrejse, overtagelsesdag, indflytning, indflytningsdato, fraflytning, fraflytningsdato, mindst holdbar til, sidste anvendelsesdato, ansat fra, ansat den, skadedato, uheldsdato, ferie fra, sygefraværsdag, start, slut',
    total:
      'i alt at betale, at betale, beløb til betaling, til betaling, total dkk, total inkl moms, i alt inkl moms, beløb i alt, samlet beløb, samlet pris, fakturatotal, fakturabeløb, total beløb, totalbeløb, at betale i alt, skyldigt beløb i alt, gæld i alt, skyldigt beløb, pris inkl moms, restskat til betaling, samlet gæld, til betaling nu, total at betale, betales i alt, i alt til betaling, total til betaling, at betale kr, totalpris, samlet pris inkl moms, i alt dkk, i alt kr, total i alt, beløb at betale, beløb der skal betales, beløb til indbetaling, krediteret i alt, kreditbeløb, tilgode, samlet betaling, betalt i alt, billetpris, pris i alt, kontingent i alt, modtaget beløb, gave i alt, tilbudspris, tilbudssum, samlet tilbudspris, skal betales',
    sum: 'total, i alt, beløb, sum, ialt, total kr',
    rest: 'restbeløb, resterende beløb, rest til betaling, mangler at betale, udestående beløb, saldo til betaling, udestående, restgæld, restsaldo, tilbage at betale, betal, skyldigt, skyldig saldo, skyldigt beløb kr, restance, restancer, at indbetale, resterende, mangler',
    net: 'netto, subtotal, i alt ekskl moms, ekskl moms, beløb ekskl moms, total ekskl moms, pris ekskl moms, momsgrundlag, momspligtigt beløb, ekskl, nettobeløb, varebeløb',
    tax: 'moms, heraf moms, momsbeløb, moms udgør, moms 25, merværdiafgift, moms i alt, udgør moms',
    deposit:
      'a conto, aconto, forudbetaling, forudbetalt, udbetaling på, allerede betalt, indbetalt, tidligere betalt, modtaget betaling, betalt aconto, acontobetalinger, modtagne indbetalinger, fratrukket aconto, depositum betalt, delbetaling',
    netPay:
      'nettoløn, udbetalt, til udbetaling, udbetales, udbetalt nettoløn, nettoudbetaling, overføres til din nemkonto, til disposition, løn til udbetaling, løn udbetalt, nettoløn til udbetaling, beløb til udbetaling, til din konto, udbetalt til konto, overført til konto, sat ind på konto, til rådighed',
    premium:
      'præmie, årlig præmie, pris pr år, årspræmie, præmie i alt, pris for forsikringen, årlig pris, samlet præmie, præmie i kr, præmien er, første års præmie, samlet årlig præmie, årlig pris i alt, at betale pr år, forsikringens pris, helårspræmie',
    otherAmount:
      'pris, stk pris, enhedspris, saldo, primosaldo, ultimosaldo, startsaldo, slutsaldo, indsat, hævet, leje, månedlig leje, månedsløn, bruttoløn, grundløn, timeløn, selvrisiko, selvrisikoen er, forsikringssum, rykkergebyr, gebyr, renter, oprindeligt krav, hovedstol, fragt, retur, kontant, dankort, modtaget, ejendomsværdi, a skat, am bidrag, betalt a skat, skat i alt, øreafrunding, afrunding, rabat, depositum, løn, kreditmaksimum',
    documentNumber:
      'kontrolafgift nr, fakturanummer, fakturanr, faktura nr, faktura nummer, faktura, regningsnummer, regningsnr, regning nr, bon nr, bonnr, bilag, bilagsnr, kvittering nr, tilbudsnummer, tilbudsnr, tilbud nr, pristilbud, kreditnota nr, kreditnotanr, følgeseddel nr, bookingnummer, bookingnr, bestillingsnummer, billetnummer, attest nr, kontraktnr, kontraktnummer, kontrakt nr, aftalenummer, aftale nr, policenummer, policenr, police nr, nr, bevis nr, bevisnr, certifikat nr, certifikatnr, kursusbevis nr, ordrebekræftelse nr, ordrebekræftelse, ordrenr, ordre nr, billetkode, billetnr, billet nr, bookingkode, referencenr, referencenummer, rekvisition, rekvisitionsnr, prøvenr, prøvenummer, glasnr, receptnr, rykker nr, afgørelse nr, forsendelsesnr, pakkenr, sporingsnummer, protokolnr, kvitteringsnr, kvitteringsnummer, kontoudtog nr, udskrift nr, opgørelse nr, garantibevis nr',
    caseNumber:
      'sagsnummer, sagsnr, sag nr, journalnummer, journalnr, j nr, vor ref, vores reference, vores ref, skadenummer, skadesnummer, medlemsnummer, aftalenr, låneaftale nr, lånenr, lånenummer, forsikringsnummer, forsikringsnr, police, sags nr, sagsid, journal nr, jr nr, skadenr, skade nr, ejendomsnr, ejendomsnummer, lejemålsnr, lejemålsnummer, lejemål nr, matrikelnr, depotnr, depotnummer, pensionsnummer, ordningsnummer, fogedsag, inkassosag nr',
    customerNumber:
      'kundenummer, kundenr, kunde nr, medarb nr, medarbejdernr, abonnementsnummer, aftagenummer, installationsnummer, medlemsnr, medlem nr, patientnr, patientnummer, lånernr, lånernummer, elevnr, studienr, studienummer, lønnr, lønnummer, medarbejdernummer, brugernr, abonnementsnr, abonnentnr, installationsnr, kortnr, kortnummer, kundenummer hos os, andelshavernr, ydernr patient, debitornr',
    otherNumber:
      'cvr, cvr nr, se nr, telefon, tlf, fax, mobil, reg nr, reg, konto, kontonummer, kontonr, cpr nr, cpr, swift, bic, postboks, fi kreditor, kortart, målernummer, kasse, ekspedient, deres ref, jeres ref, ean, ean nr, p nr, ordrenummer, registreringsnummer, gln',
    vatId: 'momsnummer, moms nr, vat nr, vat, se nummer, momsregistreringsnummer, cvr moms',
    sender:
      'sælger, leverandør, afsender, udlejer, arbejdsgiver, forsikringsselskab, udsteder, udstedt af, kreditor, arrangør, långiver, forhandler',
    recipient:
      'køber, kunde, modtager, til, lejer, lønmodtager, medarbejder, ansat, forsikringstager, leveringsadresse, faktureringsadresse, kontohaver, patient, vedrørende patient, debitor, rejsende, til forældrene, bestiller',
    payee: 'beløbsmodtager, betalingsmodtager, modtagerens navn, kontoindehaver, kreditornavn',
    payer:
      'betalingsservice, din konto, trækkes på din konto, automatisk via, din nemkonto, jeres konto, leverandørservice, hæves på',
    yours: 'jeres cvr, jeres cvr nr, kundens cvr, deres cvr nr',
    salutation: 'kære, hej, kære kunde, til forældrene, kære forældre, goddag',
    closing:
      'med venlig hilsen, venlig hilsen, med venlige hilsner, mange hilsner, hilsen, mvh, de bedste hilsner, bedste hilsner, venlige hilsner',
  },
  until: 'til, til og med, t o m, og',
  types: {
    invoice: {
      titles:
        'faktura, regning, kreditnota, kreditfaktura, slutfaktura, samlefaktura, elregning, årsafregning, acontofaktura, acontoregning, opkrævning, slutafregning, girokort, varmeregnskab, årsopgørelse varme',
      words:
        'fakturadato, forfaldsdato, betalingsbetingelser, moms, stk pris, at betale, kundenummer, fakturanr, reg nr, betalingsservice, netto 14 dage, sidste rettidige betalingsdag, beløbet indbetales',
    },
    receipt: {
      titles: 'kvittering, kassebon, bon, betalingskvittering, købskvittering, kundekvittering',
      words:
        'kasse, ekspedient, dankort, kontant, tak for besøget, på gensyn, gem bonen, byttepenge, heraf moms, terminal, tak for handlen, byttes inden, moms udgør, visa',
    },
    reminder: {
      titles:
        'rykkerskrivelse, rykker, betalingspåmindelse, påmindelse, inkassovarsel, inkassoskrivelse, anden rykker, sidste rykker, rykkerbrev, betalingsrykker, påkrav',
      words:
        'rykkergebyr, ikke modtaget betaling, trods tidligere, skyldigt beløb, restance, inkasso, se bort fra, gæld, manglende betaling, ubetalt, går sagen til inkasso, morarenter, forfaldne',
    },
    contract: {
      titles:
        'aftale, lejekontrakt, lejeaftale, ansættelseskontrakt, ansættelsesaftale, kontrakt, købsaftale, låneaftale, samarbejdsaftale, serviceaftale, leasingaftale, fortrolighedsaftale, gældsbrev, fremlejekontrakt, ansættelsesbevis, slutseddel',
      words:
        'parterne, udlejer, lejer, opsigelsesvarsel, arbejdsgiver, medarbejder, herefter kaldet, aftalen, opsiges, prøvetid, undertegnede, indgået følgende, depositum, funktionærloven, lejemålet',
    },
    policy: {
      titles:
        'police, forsikringspolice, indboforsikring, bilforsikring, livsforsikring, ulykkesforsikring, husforsikring, forsikringsbevis, forsikringsoversigt, rejseforsikring, ny police',
      words:
        'forsikringstager, forsikringssum, selvrisiko, forsikringsbetingelser, præmie, årlig præmie, forsikringsperiode, policenummer, dækning, ansvar, kasko, forsikringen er i kraft',
    },
    statement: {
      titles:
        'kontoudtog, kontoudskrift, kontooversigt, årsoversigt, depotoversigt, posteringsoversigt, kortudtog',
      words:
        'primosaldo, ultimosaldo, bogføringsdato, indsat, hævet, kontohaver, saldo, posteringer, valørdato, overførsel, renter',
    },
    payslip: {
      titles: 'lønseddel, lønspecifikation, lønoversigt, pensionsudbetaling',
      words:
        'bruttoløn, nettoløn, a skat, am bidrag, atp, feriedage, feriepenge, månedsløn, udbetalt, lønmodtager, trækprocent, skattekort, til udbetaling, timeløn, dispositionsdato',
    },
    tax: {
      titles:
        'årsopgørelse, forskudsopgørelse, ejendomsskattebillet, ejendomsskat, skattebillet, skatteopgørelse, momsangivelse, selvangivelse, grundskyld, vurderingsmeddelelse, vægtafgift, oplysningsskema',
      words:
        'skattestyrelsen, restskat, indkomstår, grundskyld, ejendomsværdi, betalt a skat, overskydende skat, ejendomsvurdering, skat i alt, kommuneskat, renovation, skattepligtig, topskat',
    },
    certificate: {
      titles:
        'attest, bevis, eksamensbevis, diplom, certifikat, deltagerbevis, dåbsattest, fødselsattest, vielsesattest, erklæring, straffeattest, karakterudskrift, uddannelsesbevis, bopælsattest, kursusbevis',
      words:
        'attesteres, bekræftes hermed, har deltaget, har gennemført, bestået, udstedt, det attesteres, folkeregister',
    },
    medical: {
      titles:
        'epikrise, lægeerklæring, henvisning, recept, journal, journaludskrift, prøvesvar, indkaldelse, røntgensvar, laboratoriesvar, lægebrev, udskrivningsbrev, sygemelding, vaccinationskort',
      words:
        'patient, patienten, diagnose, behandling, blodtryk, egen læge, overlæge, læge, hospital, sygehus, tablet, mg, kontrol, anamnese, uarbejdsdygtig, ambulatorium, medicin',
    },
    ticket: {
      titles:
        'billet, e billet, bookingbekræftelse, boardingkort, rejsebevis, entrebillet, togbillet, reservationsbekræftelse',
      words:
        'afgang, ankomst, plads, vogn, rejsende, række, dørene åbner, gate, fly, enkeltrejse, spor',
    },
    offer: {
      titles: 'tilbud, pristilbud, prisoverslag, overslag, entreprisetilbud',
      words:
        'gældende til, tilbuddet er gældende, tak for din henvendelse, tilbudsnr, forespørgsel, tilbuddet gælder, accepteres, vi kan tilbyde',
    },
    'delivery-note': {
      titles: 'følgeseddel, leveringsseddel, fragtbrev, pakkeseddel, leverancebekræftelse',
      words:
        'leveret, kolli, varemodtager, transportør, antal leveret, modtaget i god stand, restordre',
    },
    minutes: {
      titles:
        'referat, mødereferat, bestyrelsesreferat, referat af, generalforsamling referat, protokol, beslutningsreferat',
      words:
        'til stede, dirigent, formand, referent, dagsorden, beslutning, afbud, mødet sluttede, godkendelse af referat, eventuelt, vedtaget',
    },
    manual: {
      titles:
        'brugsanvisning, betjeningsvejledning, monteringsvejledning, brugervejledning, vejledning, installationsvejledning, manual',
      words:
        'advarsel, tryk på, rengøring, fejlfinding, apparatet, knappen, sikkerhedsanvisninger, netledning',
    },
    letter: {
      titles: 'vedrørende, vedr, information, meddelelse, invitation, opsigelse, orientering',
      words:
        'kære, med venlig hilsen, venlig hilsen, forældre, orientere, besked, udflugt, velkommen, bestyrelsen, spørgsmål, kontakt os',
    },
  },
};
