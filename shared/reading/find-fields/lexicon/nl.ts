import type { Lexicon } from './lexicon.ts';

export const dutch: Lexicon = {
  frequentWords:
    'de het een en van in is dat op te zijn voor met die niet aan er om ook als dan maar bij uit nog door over naar wordt heeft worden uw u wij ons onze ik hij zij hun deze dit of geen kan meer wel kunnen moet zich tot tegen onder na werd was hebben hebt zal zou alle wat waar hoe wie jaar heer mevrouw geachte straat',
  months: [
    'januari jan',
    'februari feb febr',
    'maart mrt mar',
    'april apr',
    'mei',
    'juni jun',
    'juli jul',
    'augustus aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  labels: {
    documentDate:
      'verzenddatum, uitgifte, opgesteld op, gekocht op, geboekt op, boekingsdatum, aangekocht op, factuurdatum, datum factuur, datum van de factuur, factuur van, datum van uitgifte, uitgiftedatum, afgiftedatum, afgegeven op, dagtekening, offertedatum, datum offerte, briefdatum, documentdatum, opgemaakt op, opgesteld op, pakbondatum, notadatum, nota datum, datum nota, datum rekening, rekeningdatum, datum brief, datum kassabon, datum afschrift, afschriftdatum, datum pakbon, vergaderdatum, datum vergadering, vergadering van, vergadering d d, notulen van, d d, datum afgifte, datum bon, bondatum, ondertekend op, getekend op, aankoopdatum, datum aankoop, datum besluit, datum rapport, rapportdatum, uitslagdatum, datum creditnota, creditdatum, datum tijd, transactiedatum, datum en tijd, opgemaakt te, polisdatum, datum polis, datum aanslag, datum van dagtekening, datum van de offerte, besteldatum factuur, datum verslag, datum van afgifte, verzenddatum brief, datum aanmaning, datum herinnering, betaaldatum salaris, datum van deze brief, datum verzending, verstuurd op, aangemaakt op, datum verkoop, verkocht op, verkoopdatum, datum certificaat, datum voorschrift, voorgeschreven op, datum beschikking, beschikking van, datum notitie, datum ondertekening, gedateerd, gedagtekend, betaaldatum loon, datum betaling salaris, loon betaald op, uitgereikt op, afgedrukt factuur op, verslag, verslagdatum, uitslag, datum uitslag, gevalideerd op, datum validatie, plaats en datum, datum en plaats, gemaakt op, verzonden, verzonden op, printdatum, afgedrukt op, datum print, datum aanmaak, besluitdatum, datum ticket, uitgegeven op',
    date: 'datum, de, op',
    dueDate:
      'uiterste datum betaling, te betalen vóór, uiterste betaling, betalen vóór, vervaldatum, vervaldag, uiterste betaaldatum, te betalen voor, betalen voor, uiterlijk, te betalen vóór, betaaldatum, betaling voor, uiterlijk op, voldoen voor, te voldoen voor, vervalt op, betaal voor, betaal uiterlijk, uiterlijke betaaldatum, incassodatum, wordt afgeschreven op, afgeschreven op, rond, afschrijving op, te betalen uiterlijk, betaaltermijn tot, betaaltermijn, uiterlijk voor, betalen uiterlijk, vóór, vervaldatum factuur, betaal vóór, te betalen tegen, te voldoen uiterlijk, betalingstermijn, wordt geïncasseerd op, wij incasseren op, wij schrijven op, uiterste datum, te betalen ten laatste op, ten laatste op, betaalbaar tot, te ontvangen voor, incasso op, wordt op, op onze rekening staan, voor, te betalen vóór of op, betalen vóór of op, graag betalen voor, graag voldoen voor, uiterste betaaldag, laatste betaaldag, wij verwachten uw betaling voor, betaling uiterlijk, vervaldatum 1e termijn, eerste termijn, wordt automatisch afgeschreven op, afschrijving rond, vervaldata, 1e termijn, termijn 1, uiterste betaaldatum eerste termijn, datum incasso, datum afschrijving, afschrijfdatum, betaling verwacht voor, uiterlijk te betalen op',
    otherDate:
      'afloopdatum, aanvraagdatum, aanvraag van, uw aanvraag van, opzegdatum, aanmeldingsdatum, sterfdatum, huwelijksdatum, keuringsdatum, geboortedatum, geboren op, geboren, geb, geb datum, leverdatum, geleverd op, datum levering, leveringsdatum, levering, besteldatum, orderdatum, bestelling van, bestelling d d, uw bestelling van, besteld op, periode, factuurperiode, facturatieperiode, loonperiode, tijdvak, van, geldig tot, geldig tot en met, geldig van, geldigheid, geldig, ingangsdatum, ingaande, ingang, einddatum, begindatum, startdatum, met ingang van, per, vanaf, sinds, datum in dienst, in dienst, in dienst sinds, indiensttreding, wet van, besluit van, verordening, uw brief van, uw schrijven van, onze brief van, onze factuur van, onze factuur d d, vertrek, aankomst, heenreis, terugreis, reisdatum, opnamedatum, opgenomen, ontslagdatum, ontslagen, afnamedatum, datum afname, datum consult, consult d d, datum onderzoek, onderzoek, spreekuur, ontvangen op, ontvangstdatum, volgende afspraak, afspraak, volgende vergadering, meterstand, beginsaldo, eindsaldo, saldo per, vorig saldo, nieuw saldo, afgedrukt op, printdatum, versie, laatst gewijzigd, betaald op, laatste betaling, rentedatum, valutadatum, datum uitvoering, uitgevoerd op, garantie tot, retour tot, retourneren voor, ruilen voor, evenement, deuren open, tenminste houdbaar tot, t g t, tht, stand per, tot, tot en met, t m, contractdatum, overeenkomst van, schadedatum, hoofdvervaldag, contractvervaldag, belastingjaar, opzegging per, verloopdatum, peildatum, verzenddatum, bezoekdatum, datum bezoek, volgende factuur, volgende keuring, apk, apk tot, apk vervaldatum, datum installatie, geïnstalleerd op, aanmelden voor, inschrijven voor, reageren voor, bezwaar tot, bezwaar vóór, herinnering van, aanmaning van, contactdatum, datum evenement, houdbaar tot, datum aanvraag, uw verzoek van',
    total:
      'totaalbedrag, totaal te betalen, factuurbedrag, totaal incl btw, totaal inclusief btw, te betalen bedrag, totaal bedrag, eindtotaal, totaal incl, factuurtotaal, totaalbedrag incl btw, bedrag incl btw, totaal eur, totaalprijs, totaal factuur, totaal te voldoen, offertebedrag, totaal offerte, notabedrag, totaal creditnota, brutobedrag, totaal nota, totaal verschuldigd, totaal bruto, bedrag inclusief btw, totaal aanslag, te betalen bedrag incl btw, totale vordering, totaal openstaand, creditbedrag, creditering, totaal rekening, betaald bedrag, totaal voldaan, totaalbedrag inclusief btw, aanslagbedrag, totaal prijs, totaal inclusief, aanslag, reissom, ritprijs, eindbedrag, totaal voldaan per pin, eindprijs, totale prijs, totale kosten, totaal kosten, donatiebedrag, gedoneerd bedrag, totaal betaald, betaald totaal, te betalen totaal, totaal inclusief btw te betalen, totaal bestelling, entreeprijs, totaalprijs inclusief btw',
    sum: 'totaal, bedrag, som, subtotaal incl, bruto',
    rest: 'te betalen, openstaand bedrag, restbedrag, resterend bedrag, nog te betalen, openstaand, restant, saldo te betalen, nog te voldoen, resterend, te voldoen, openstaand saldo, resterend te betalen, nog door u te betalen, bijbetalen, u betaalt bij, achterstand, totale achterstand, nog openstaand, saldo ten laste, nog te betalen bedrag',
    net: 'netto, totaal excl btw, subtotaal, totaal exclusief btw, excl btw, nettobedrag, bedrag excl btw, totaal excl, sub totaal, grondslag, netto bedrag, maatstaf van heffing, goederenbedrag, totaal netto, exclusief btw, subtotaal excl btw, bedrag exclusief btw',
    tax: 'btw, btw bedrag, btw hoog, btw laag, omzetbelasting, btw 21, btw 9, belasting, totaal btw, waarvan btw, inclusief btw, b t w',
    deposit:
      'aanbetaling, voorschot, voorschotten, reeds betaald, betaald voorschot, vooruitbetaling, reeds voldaan, ontvangen, al betaald, voldaan, minus voorschot, betaalde voorschotten, in rekening gebrachte voorschotten, aanbetaald, ontvangen aanbetaling, ontvangen betaling, af voorschot, vooruitbetaald, betaalde termijnen',
    netPay:
      'netto loon, nettoloon, netto salaris, netto uit te betalen, uit te betalen, netto te betalen, uitbetaald, netto betaling, netto uitbetaling, nettosalaris, uitbetaling, totaal netto loon',
    premium:
      'premie, jaarpremie, totale premie, premie incl assurantiebelasting, maandpremie, brutopremie, te betalen premie, premie per jaar, totaal premie, jaarlijkse premie, totale jaarpremie, totaalpremie, premie per maand',
    otherAmount:
      'prijs, stukprijs, eenheidsprijs, uurtarief, tarief, korting, verzendkosten, bezorgkosten, porto, vorig saldo, nieuw saldo, beginsaldo, eindsaldo, saldo, brutoloon, bruto loon, bruto salaris, brutosalaris, inhoudingen, totaal inhoudingen, loonheffing, contant, wisselgeld, terug, pin, betaalpas, pinnen, eigen risico, verzekerd bedrag, aanmaningskosten, rente, wettelijke rente, incassokosten, huur, huurprijs, kale huur, servicekosten, borg, waarborgsom, statiegeld, kredietbeperking, administratiekosten, herinneringskosten, assurantiebelasting, woz waarde, termijnbedrag, nieuw termijnbedrag, maandtermijn, loon, cumulatief, oorspronkelijk bedrag, verzekerde som, kapitaal, verbruik, vastrecht, voorschotbedrag nieuw, hoofdsom, fooi, afronding, jaarsalaris, maandloon, belastbaar inkomen, limiet, buitengerechtelijke kosten, bestedingsruimte, besparing, betalingskorting, u bespaart, waarde, vakantiegeld',
    documentNumber:
      'contributienota, documentnr, nummer, factuurnummer, factuurnr, factuur nr, factuur nummer, factuur, factuur no, nota nummer, notanummer, nota nr, nota, creditnota nr, creditnota nummer, creditnota, creditnotanummer, creditfactuur nr, creditfactuur, offertenummer, offerte nr, offertenr, offerte, bonnummer, bon nr, bonnr, kassabon nr, pakbonnummer, pakbon nr, pakbonnr, pakbon, rekeningnota, documentnummer, document nr, aanslagnummer, aanslag nr, boekingsnummer, boekingscode, reserveringsnummer, ticketnummer, ticket nr, afschriftnummer, afschrift nr, volgnummer, kwitantie nr, certificaatnummer, certificaat nr, rapportnummer, bestelbon nr, labnummer, reserveringscode, ordernummer ticket, bewijsnummer, leveringsbon nr, leverbon nr, leverbonnummer, vrachtbriefnummer, diplomanummer, aanmaning nr, bonno, transactienummer, akte nr, aktenummer, attest nr, attestnummer, reserveringsnr, bevestigingsnummer, orderbevestiging nr, verslagnummer, verslag nr, protocol, protocolnummer, staalnummer, monsternummer, aanvraagnummer, aanvraag nr, receptnummer, recept nr, aanslagnr, besluitnummer, kassabonnr, zendingsnummer, zending nr, track en trace, proces verbaal nr, pv nr, kohierartikel',
    caseNumber:
      'kenmerk, ons kenmerk, onze referentie, referentie, referentienummer, ref, dossiernummer, dossier nr, dossier, contractnummer, contract nr, overeenkomstnummer, polisnummer, polis nr, polis, zaaknummer, schadenummer, schade nr, betalingskenmerk, betalingskenmerk nr, zaak nr, gestructureerde mededeling, mededeling, incassonummer, contract, referentie nr, briefkenmerk, overeenkomst nr, polisnr, contractnr, beschikkingsnummer, kenmerk brief, dossiernr, huurcontract nr, leningnummer, lening nr, kredietnummer, zaaknr, zaakkenmerk, rolnummer, rol nr, parketnummer, schadenr, schadedossier, effectendossier, effectenrekening nr, repertoriumnummer, rep nr, vonnisnummer, cjib nummer',
    customerNumber:
      'klantnummer, klantnr, klant nr, klantennummer, uw klantnummer, debiteurnummer, debiteurnr, debiteurennummer, debiteur nr, debiteur, relatienummer, relatie nr, lidnummer, lidmaatschapsnummer, personeelsnummer, personeelsnr, pers nr, patientnummer, patiëntnummer, patiënt nr, abonneenummer, studentnummer, klantreferentie, werknemersnummer, werknemer nr, rekeningnummer klant, klantcode, klant id, relatienr, medewerkernummer, aansluitingsnummer, lid nr, patiëntnr, lidnr, patiëntennummer, personeels nr, aansluitnummer, abonnee nr, abonnementsnummer, verzekerdennummer, inschrijvingsnummer, inschrijfnummer, stamnummer, leerlingnummer, lezersnummer, pasnummer, rijksregister dossier, huurdersnummer, bewonersnummer',
    otherNumber:
      'faxnummer, huisnummer, telefoonnr, modelnummer, kassanummer, filiaalnummer, kamernummer, erkenningsnummer, registratienummer, btwnummer, telefoon, tel, fax, mobiel, gsm, telefoonnummer, kvk, kvk nr, kvk nummer, kamer van koophandel, btw nr, btw nummer, btw id, iban, bic, rekeningnummer, rekening nr, bankrekening, swift, bestelnummer, ordernummer, order nr, bestelling nr, uw referentie, uw kenmerk, uw ref, bsn, burgerservicenummer, artikelnummer, artikel nr, art nr, artikel, pagina, blad, postbus, postcode, ean, ean code, meternummer, meter nr, serienummer, stoel, rij, spoor, wagon, terminal, kassa, tafel, medewerker, machtigingskenmerk, incassant id, loonheffingennummer, ondernemingsnummer, rpr, agb code, agb, projectnummer, project, vlucht, vak, zitplaats, trein, poort, kaartnummer, pasnr, merchant, rijksregisternummer, inszr, rsin, kenteken, modelnummer, model, big nummer, big, mandaat, e mail, loonheffingsnummer, autorisatiecode, incassant, klantenservice, chassisnummer, zendingnummer, zending, framenummer, frame nr, chassisnr, erkenningsnr, rijksregister',
    vatId:
      'btw nr, btw nummer, btw id, btw identificatienummer, btw, vat, ob nummer, ondernemingsnummer, btw be, btwnr, btwnummer, ondernemingsnr, vat nr, btw identificatie nummer, bce btw',
    sender:
      'afzender, verkoper, leverancier, van, verhuurder, werkgever, verzekeraar, opdrachtnemer, uitgegeven door, schuldeiser, crediteur, organisatie, dienstverlener, de verhuurder, organisator, aanbieder, de werkgever, werkmaatschappij, uitgevoerd door, kredietgever',
    recipient:
      'aan, klant, afnemer, koper, huurder, werknemer, opdrachtgever, afleveradres, factuuradres, bezorgadres, ontvanger, verzekeringnemer, verzekerde, patiënt, t a v, ter attentie van, passagier, reiziger, factuur aan, geadresseerde, leveradres, geleverd aan, naam, gericht aan, verzekeringsnemer, de huurder, verzendadres, leveringsadres, deelnemer, de heer, medewerker, rekeninghouder, belastingplichtige, cliënt, ondergetekende, facturatieadres, bewoner, leverings adres',
    payee:
      'ten name van, t n v, tnv, begunstigde, op naam van, rekening ten name van, overmaken naar, overmaken op, op rekening van, naam begunstigde, naam rekeninghouder begunstigde',
    payer:
      'uw iban, jouw rekening, je rekening, uw rekening, van uw rekening, automatische incasso, afgeschreven, wordt afgeschreven, incasso, incasseren, uw bankrekening, domiciliëring, geïncasseerd, domiciliering, sepa incasso, debiteur bank, uw rekeningnummer, machtiging, schrijven wij, automatisch afgeschreven, tegenrekening',
    yours:
      'uw btw nummer, uw btw nr, btw klant, uw btw id, btw nummer klant, btw nr klant, btw nummer afnemer, uw btw, btw nr afnemer, klant btw, klant btw nr',
    salutation:
      'lieve, geachte familie, beste ouders, geachte, beste, geachte heer, geachte mevrouw, geachte heer mevrouw, hallo, geachte collega, goedendag, geachte klant, l s, dag',
    closing:
      'hartelijke groet, vriendelijke groet, met dank, met vriendelijke groet, met vriendelijke groeten, hoogachtend, vriendelijke groet, groeten, met hartelijke groet, vriendelijke groeten, namens, met collegiale groet, handtekening, met vriendelijke groeten',
  },
  until: 'tot, tot en met, t m, en, t e m',
  types: {
    invoice: {
      titles:
        'factuur, creditfactuur, creditnota, nota, rekening, eindfactuur, jaarafrekening, energienota, voorschotfactuur, uw factuur, eindafrekening, verzamelfactuur, termijnfactuur, jaarnota, slotfactuur, verkoopfactuur, proformafactuur, tandartsnota, telefoonrekening, afrekening, uw rekening, energierekening, waterfactuur, maandfactuur, aanbetalingsfactuur, afrekening servicekosten, voorschotnota, ereloonnota, kostennota, declaratie',
      words:
        'factuurnummer, factuurdatum, te betalen, btw, vervaldatum, totaal incl btw, factuuradres, betalingstermijn, omschrijving',
    },
    receipt: {
      titles:
        'kasbon, betaalbon, kwijting, ontvangstbevestiging betaling, pinbon, kassabon, bon, kwitantie, betaalbewijs, ontvangstbewijs, aankoopbewijs, bonnetje, kasticket, giftbewijs, kassaticket, klantticket, donatiebewijs, parkeerbon, bewijs van betaling, kopie kaarthouder, rekening tafel',
      words:
        'contant, wisselgeld, bedankt voor uw bezoek, kassa, pin, medewerker, tot ziens, bewaar deze bon, bedankt voor uw aankoop, kaartbetaling, terminal, contactloos, bankpas, pinnen, u bent geholpen door, maestro, ruilen, in dank ontvangen, tafel, ontvangen van, kassier, gift, graag tot ziens',
    },
    reminder: {
      titles:
        'herinneringsfactuur, rappel, wettelijke aanmaning, achterstandsbrief, tweede verzoek tot betaling, veertiendagenbrief, herinnering, betalingsherinnering, aanmaning, eerste herinnering, tweede herinnering, laatste aanmaning, ingebrekestelling, sommatie, tweede aanmaning, eerste aanmaning, laatste herinnering, laatste sommatie, derde herinnering, incassobrief, openstaande factuur, ingebrekestelling factuur',
      words:
        'nog niet ontvangen, openstaand, aanmaningskosten, incassokosten, verstreken, vervallen, niet voldaan, herinneringskosten, openstaande factuur, aan uw aandacht ontsnapt, onbetaald, niet betaald, wettelijke rente, onbetaalde, achterstand, openstaande bedrag',
    },
    contract: {
      titles:
        'overeenkomst, contract, huurovereenkomst, arbeidsovereenkomst, koopovereenkomst, dienstverleningsovereenkomst, arbeidscontract, huurcontract, leaseovereenkomst, vaststellingsovereenkomst, leningsovereenkomst, onderhoudscontract, geheimhoudingsovereenkomst, overeenkomst van opdracht, huurovereenkomst woonruimte, verwerkersovereenkomst, dienstencontract, onderhoudsovereenkomst, kredietovereenkomst, aannemingsovereenkomst, samenwerkingsovereenkomst, onderhuurovereenkomst, arbeidsovereenkomst voor onbepaalde tijd, licentieovereenkomst',
      words:
        'ondergetekenden, partijen, komen overeen, hierna te noemen, verhuurder, huurder, opzegtermijn, artikel 1, werkgever, overeengekomen, proeftijd, toepasselijk recht, in aanmerking nemende, hierna, zijn overeengekomen, gesloten, bevoegde rechter',
    },
    policy: {
      titles:
        'polis, verzekeringspolis, polisblad, verzekeringsbewijs, autoverzekering, woonhuisverzekering, zorgpolis, aansprakelijkheidsverzekering, inboedelverzekering, opstalverzekering, polisaanhangsel, zorgverzekering, bijzondere voorwaarden, groene kaart, reisverzekering, brandverzekering, verzekeringscertificaat, woonverzekering, rechtsbijstandverzekering',
      words:
        'verzekeringnemer, verzekerd bedrag, premie, eigen risico, dekking, polisnummer, verzekeraar, verzekerde, schade, jaarpremie, verzekeringsnemer, contractvervaldag, waarborgen, verzekerde bedragen, ingangsdatum',
    },
    statement: {
      titles:
        'rekening courant overzicht, maandoverzicht, saldo overzicht, creditcardafschrift, rekeningafschrift, bankafschrift, afschrift, rekeninguittreksel, creditcardoverzicht, dagafschrift, rekeningoverzicht, jaaroverzicht, effectenoverzicht, financieel jaaroverzicht, uittreksel, kaartafrekening, mutatieoverzicht, portefeuilleoverzicht',
      words:
        'beginsaldo, eindsaldo, vorig saldo, nieuw saldo, bij, af, boekdatum, rentedatum, overboeking, mutaties, saldo, bedrag bij, bedrag af, totaal bij, totaal af, valuta, credit, debet, bijschrijvingen, afschrijvingen',
    },
    payslip: {
      titles:
        'salarisafrekening, loonuittreksel, loonoverzicht, salarisoverzicht, loonstrook, salarisstrook, loonspecificatie, salarisspecificatie, loonbrief, loonfiche, salarisstrookje, loonafrekening, loonstaat, specificatie salaris',
      words:
        'loonheffing, brutoloon, netto loon, vakantiegeld, pensioenpremie, bijzonder tarief, heffingskorting, dienstverband, loonheffingskorting, uit te betalen, bruto, loon, fulltime, parttime, rsz, bedrijfsvoorheffing, bsn, sv loon, cumulatieven, vakantiedagen, werkgever',
    },
    tax: {
      titles:
        'aanslag inkomstenbelasting, voorlopige aanslag, belastingaangifte, aanslagbiljet, definitieve aanslag, aangifte inkomstenbelasting, gemeentelijke belastingen, woz beschikking, aanslag, aangifte omzetbelasting, waterschapsbelasting, aanslag gemeentelijke belastingen, voorlopige aanslag inkomstenbelasting, motorrijtuigenbelasting, personenbelasting, onroerende voorheffing, aanslag waterschapsbelasting, jaaropgave, aanslag motorrijtuigenbelasting, btw aangifte, aangifte, aanslag onroerendezaakbelasting, combinatieaanslag, verkeersbelasting, vennootschapsbelasting',
      words:
        'belastingdienst, aanslagnummer, belastbaar inkomen, verzamelinkomen, inkomstenbelasting, premie volksverzekeringen, bezwaar, gemeente, onroerendezaakbelasting, woz waarde, fod financiën, afvalstoffenheffing, rioolheffing, aanslagjaar, waterschap, heffingskortingen, vlaamse belastingdienst, dagtekening',
    },
    certificate: {
      titles:
        'studieverklaring, deelnamebewijs, bewijs van goed gedrag, vakdiploma, bevestiging van inschrijving, certificaat, diploma, getuigschrift, verklaring, geboorteakte, bewijs van inschrijving, uittreksel basisregistratie personen, getuigschrift van dienst, bewijs van deelname, attest, werkgeversverklaring, uittreksel, huwelijksakte, bewijs van, verklaring omtrent het gedrag, overlijdensakte, akte van geboorte, cijferlijst, rapport school, schoolrapport, inschrijvingsbewijs, energielabel, attest van woonst, keuringsbewijs, verhuurdersverklaring, afschrift geboorteakte, keuringsrapport, deelnamecertificaat, uittreksel uit de basisregistratie personen, garantiebewijs, garantiekaart',
      words:
        'hierbij verklaren wij, verklaart, met goed gevolg, uitgereikt, heeft deelgenomen, burgerlijke stand, verklaart dat, hierbij verklaar ik, heeft voldaan, behaald, ingeschreven, gevolgd, verklaren hierbij, hierbij wordt verklaard, geslaagd, examen, toegekend',
    },
    medical: {
      titles:
        'medische verklaring, uitslagbrief, patiëntenbrief, operatiebrief, ontslagbrief, medisch verslag, recept, laboratoriumuitslag, verwijsbrief, specialistenbrief, medisch attest, onderzoeksverslag, labuitslag, laboratoriumonderzoek, doktersattest, uitslag, röntgenverslag, poliklinische brief, voorschrift, geneesmiddelenvoorschrift, verwijzing, radiologieverslag, behandelplan, attest van arbeidsongeschiktheid, consultverslag, doktersvoorschrift, arbeidsongeschiktheid, medicatieoverzicht, laboratoriumverslag, polikliniekbrief, verslag raadpleging, operatieverslag, vaccinatiebewijs, geachte collega, mri verslag',
      words:
        'patiënt, diagnose, behandeling, ziekenhuis, huisarts, medicatie, anamnese, bloeddruk, klachten, onderzoek, dosering, referentiewaarden, conclusie, polikliniek, mg, tabletten, arts, specialist, apotheek, beleid, voorgeschiedenis, lichamelijk onderzoek, tablet, cardioloog, kliniek, referentie',
    },
    ticket: {
      titles:
        'reservering, boekingsoverzicht, reisticket, toegangsticket, plaatsbewijs, ticket, kaartje, instapkaart, e ticket, vervoerbewijs, toegangsbewijs, treinkaartje, reisbevestiging, boekingsbevestiging, toegangskaart, uw ticket, entreebewijs, reisplan, abonnement, instapkaart vlucht, reserveringsbevestiging, entreekaart, concertkaart, dagkaart, treinticket, vliegticket, boardingpass, reisschema',
      words:
        'vertrek, aankomst, stoel, spoor, passagier, reiziger, instappen, rij, deuren open, vlucht, zitplaats, aanvang, locatie, gate, vak, wagon, klas, klasse, zaal, toegang, trein, enkele reis, retour, rang, volwassene',
    },
    offer: {
      titles:
        'kostenopgave, prijsvoorstel, aanbod, prijsaanbieding, offerte, prijsopgave, aanbieding, vrijblijvende offerte, voorstel, kostenraming, bestek, onze offerte, uw offerte, prijsofferte, begroting',
      words:
        'geldig tot, offerte geldig, naar aanleiding van uw aanvraag, vrijblijvend, voor akkoord, akkoord, geldigheid, offertenummer, uw aanvraag, geldigheidsduur, handtekening voor akkoord, deze offerte is, wij bieden u, graag bieden, aanvraag, offertedatum, doen wij u, geldig',
    },
    'delivery-note': {
      titles:
        'aflevernota, ontvangstbon, vrachtbon, leverdocument, pakbon, leverbon, afleverbon, vrachtbrief, leveringsbon, verzendnota, paklijst, leveringsnota, afleveringsbon, zendnota, afleverbewijs, bestelbon levering, verzendbon',
      words:
        'geleverd aantal, colli, vervoerder, ontvangen in goede staat, afleveradres, aantal geleverd, in goede orde ontvangen, aantal colli, leverwijze, naleveren, verzendwijze, besteld, geleverd, handtekening ontvanger, nalevering, gewicht, goederen, transporteur, backorder, leveradres, goede orde',
    },
    minutes: {
      titles:
        'bestuursverslag vergadering, besluitenlijst, vergadernotulen, verslag van de algemene vergadering, notulen, verslag, vergaderverslag, verslag van de vergadering, notulen van de vergadering, notulen algemene ledenvergadering, verslag vergadering, notulen alv, notulen ledenvergadering, notulen van, verslag van, notulen van de algemene ledenvergadering, notulen bestuursvergadering, verslag algemene vergadering, notulen vergadering, actie en besluitenlijst, proces verbaal van de vergadering',
      words:
        'aanwezig, afwezig, agenda, rondvraag, voorzitter, notulist, besluit, actiepunten, sluiting, afgemeld, afwezig met kennisgeving, mededelingen, agendapunt, besluiten, stemming, secretaris, unaniem, sluit de vergadering, opening, volgende vergadering, quorum, aanwezigen, verontschuldigd',
    },
    manual: {
      titles:
        'gebruiksaanwijzing, handleiding, gebruikershandleiding, installatiehandleiding, snelstartgids, montagehandleiding, bijsluiter, bedieningshandleiding, montage instructie, gebruikersgids, veiligheidsinstructies, snelle startgids, montageinstructies, gebruiksinstructies',
      words:
        'druk op, waarschuwing, veiligheidsvoorschriften, problemen oplossen, apparaat, reiniging, afbeelding, voor gebruik, stekker, ingebruikname, let op, inschakelen, knop, afb, technische gegevens, stopcontact, lees deze, buiten bereik van kinderen, schroeven, storing',
    },
    letter: {
      titles:
        'brief, betreft, opzegging, uitnodiging, mededeling, klacht, bevestiging, bezwaar, bezwaarschrift, betreft opzegging, sollicitatie, huurverhoging, kennisgeving, wijziging, onderwerp, aankondiging, prijswijziging, bericht',
      words:
        'geachte, met vriendelijke groet, hierbij, wij informeren u, hoogachtend, bijgaand, hierbij delen wij, betreft, hierbij zeg ik, onderwerp, wij laten u weten, met vriendelijke groeten, delen wij u, u ontvangt, ouders, verzorgers, pensioen',
    },
  },
};
