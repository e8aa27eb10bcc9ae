import type { Lexicon } from './lexicon.ts';

export const romanian: Lexicon = {
  frequentWords:
    'de și în a la cu pe nu o un din este care că pentru mai sau se ce fi sunt prin după au al ale lui dar până între fost acest această fără cel cea cei să vă ne le li îl va vor poate fie iar dacă când unui unei unor către asupra asta ca as are am ai ei ea noi dumneavoastră privind precum sub peste spre si in sa str nr stimate',
  months: [
    'ianuarie ian',
    'februarie feb febr',
    'martie mar mart',
    'aprilie apr',
    'mai',
    'iunie iun',
    'iulie iul',
    'august aug',
    'septembrie sept sep',
    'octombrie oct',
    'noiembrie noi nov noiem',
    'decembrie dec',
  ],
  labels: {
    documentDate:
      'emitere, emis la, emisă la, cumpărat la, rezervat la, data rezervării, data achiziției, data facturii, data emiterii, data emiterii facturii, data facturarii, emisă la, emis la, emisă la data, data documentului, data eliberării, eliberat la, eliberat la data, eliberată la, data ofertei, data chitanței, data bonului, data avizului, data extrasului, data raportului, data ședinței, ședința din, încheiat astăzi, încheiat azi, încheiat la data, încheiat la, data încheierii, semnat la, data întocmirii, întocmit la, data deciziei, data contractului, data poliței, data emiterii poliței, data și ora, data ora, data înregistrării, factura din data, data cumpărării, data plății salariului, proces verbal din data, încheiat în data de, data devizului, data notificării, astăzi, adunării generale din, data tipăririi facturii, data scrisorii, data trimiterii, trimis la, creat la, data vânzării, data certificatului, data prescrierii, prescris la, data hotărârii, data procesului verbal, data semnării, semnat electronic la, plătit salariul la, emis, emisă, afișat astăzi, afișat la, redactat la, data redactării, data adeverinței, data afișării, data tipăririi, tipărit la, tipărit, data și locul, locul și data, data validării, validat la, data rezultatului, rezultat eliberat la, data generării, generat la, data vânzării biletului, emis in data de, eliberat astăzi, data înscrierii',
    date: 'data, din data, din, la data de',
    dueDate:
      'a se achita până la, data limită plată, scadent, data scadenței, scadență, termen de plată, data scadentă, scadent la, scadentă la, de plată până la, plată până la, de plătit până la, până la data de, termen plată, termen scadent, data limită de plată, achitați până la, scadența, data limită, termen limită de plată, se va plăti până la, vă rugăm să achitați până la, plata până la data de, cel târziu până la, cel târziu la, va fi debitat la, scadentă în, achitare până la, cel mai târziu, data scadentei, scadenta, plătibilă până la, termen limită, data limită pentru plată, achitați până la data de, plătiți până la, plătiți până la data de, să achitați până la, să achitați până la data de, achitarea până la, de achitat până la, ultima zi de plată, va fi debitată la, debitare la, prima rată, rata 1, rata i, termen de achitare, data plății, termenul de plată, scadentă la data de, se achită până la, achitată până la, achitată integral până la, se achită integral până la, plata se face până la, plătibil până la, până pe',
    otherDate:
      'data nașterii, născut la, născută la, născut, născută, data livrării, livrat la, livrare, data comenzii, comanda din, perioada, perioada de facturare, perioadă de facturare, perioada de consum, valabil până la, valabilă până la, valabilitate, valabilitatea ofertei, oferta este valabilă până la, expiră, expiră la, data expirării, data începerii, început, sfârșit, intrare în vigoare, cu data de, de la, până la, începând cu, începând cu data de, angajat din, data angajării, legea, legea nr, ordonanța, oug, hotărârea, regulamentul, ordinul, scrisoarea din, adresa din, factura noastră din, plecare, sosire, dus, întors, data călătoriei, data consultației, consultație, internare, data internării, internat, externare, data externării, data recoltării, recoltat, recoltare, primit la, următoarea ședință, programare, index vechi, index nou, citire, sold la, sold inițial la, sold final la, sold precedent, tipărit la, data tipăririi, versiune, actualizat la, plătit la, ultima plată, data valutei, data prestării, data operațiunii, data exigibilității, garanție până la, retur până la, eveniment, deschiderea porților, a se consuma înainte de, perioada de asigurare, asigurare de la, data producerii, contract din, contractul din, luna, an fiscal, preaviz, cu începere de la, data intrării, data evenimentului, următoarea factură, citire următoare, următorul examen, următorul control, itp, itp valabil până la, data instalării, instalat la, înscrieri până la, contestație până la, somația din, notificarea din, cererea din, cererea nr, data cererii, prima înmatriculare, factura emisă la, emise la, reprezentând factura din, născut pe, eliberată de',
    total:
      'amenda, total plătit, valoare totală plătită, total de plată, total plată, total general, total cu tva, total factură, suma de plată, valoare totală, total de plata, total cu tva inclus, total inclusiv tva, suma totală, valoare totală cu tva, total factura curentă, total ofertă, total lei, total ron, preț total, total bon, total factură curentă, total achitat, suma totală de plată, total valoare, total datorat, total debit, suma achitată, valoarea totală, total deviz, total datorie, total de achitat, suma încasată, am primit suma de, suma datorată, total de plată lei, impozit de plată, valoarea facturii, preț bilet, debit total, valoare factură, total de plată ron, total general de plată, total încasat, valoare totală de plată, valoarea comenzii, total comandă, preț final, total estimat, valoare deviz, suma primită, suma plătită, total plată lei, de plată lei, cost total, total cost, taxă de plată, total obligații de plată, total general lei',
    sum: 'total, sumă, suma, valoare, brut',
    rest: 'rest de plată, sold de plată, sold, diferență de plată, de plată, restant, rămas de plată, sumă restantă, suma restantă, diferență de achitat, rest de achitat, suma restantă este de, restanță de, restanța este de, suma datorată, total restant, datorie',
    net: 'total fără tva, valoare fără tva, subtotal, net, total net, bază impozabilă, fără tva, valoare netă, baza de impozitare, baza tva, total valoare fără tva, bază de impozitare, baza impozabilă',
    tax: 'tva, valoare tva, total tva, t v a, taxă, suma tva, valoarea tva, din care tva, cota tva',
    deposit:
      'avans, avans plătit, avans achitat, plătit, achitat, acont, plăți primite, avans încasat, deja achitat, storno avans, deja plătit, avansuri, avans facturat, achitat anterior',
    netPay:
      'salariu net, rest de plată, net de plată, total net de plată, salariul net, suma de plată, venit net, de virat, virat în cont, rest plata, net, salariu net de plată, net de încasat, salariu net încasat, rest de plată salariu, total net',
    premium:
      'primă, prima, prima de asigurare, primă totală, prima anuală, prima totală, primă anuală, prima totală de plată, prima totală de asigurare, prima de plată, total primă anuală, total primă, total prime, prima finală, primă de plată, prima achitată, total de plată primă',
    otherAmount:
      'preț unitar, preț, pu, discount, reducere, transport, livrare, sold inițial, sold final, sold anterior, sold precedent, salariu brut, salariu de bază, venit brut, rețineri, total rețineri, numerar, rest, card, capital social, sumă asigurată, suma asigurată, franșiză, penalități, penalități de întârziere, dobânzi, dobândă, chirie, chiria, garanție, abonament, consum, impozit, cas, cass, comision, limită, total credit, total debit, valoare de inventar, avans chenzinal, venit impozabil, deducere, rulaj, sold disponibil, valoare impozabilă, ambalaj, accesorii, cheltuieli, taxe, bacșiș, majorări, plafon',
    documentNumber:
      'număr, factura nr, factură nr, nr factură, nr facturii, număr factură, numărul facturii, factura seria, seria, serie, factură fiscală nr, factura fiscală nr, factura, factură, factură fiscală, seria și numărul, chitanța nr, chitanță nr, nr chitanță, chitanță, bon nr, nr bon, bon fiscal nr, oferta nr, ofertă nr, nr ofertă, nr ofertei, ofertă, deviz nr, aviz nr, nr aviz, aviz de însoțire nr, document nr, nr document, bilet nr, nr bilet, cod rezervare, rezervare nr, număr rezervare, extras nr, nr extras, adeverința nr, adeverință nr, certificat nr, nr certificat, decizie nr, decizia nr, nr decizie, proces verbal nr, raport nr, nr înregistrare, nr de înregistrare, buletin nr, factură storno nr, proforma nr, cod bilet, somație nr, notificare nr, înregistrare nr, număr document, nr proces verbal, diploma nr, certificatul nr, nr adeverință, nr deviz, confirmare nr, buletin de analize nr, nr buletin, cerere nr, nr cerere, cod probă, nr probă, înștiințare nr, somația nr, nr somație, titlu executoriu nr, nr reg, nr rețetă, rețeta nr, fișa nr, awb, nr awb',
    caseNumber:
      'nr ref, ref nr, nr contract, contract nr, număr contract, contractul nr, nr contractului, poliță nr, polița nr, nr poliță, număr poliță, seria și nr poliței, seria poliței, polița, referință, ref, nr dosar, dosar nr, număr dosar, nr referință, referința noastră, număr referință, contract, număr de referință, dosar daună nr, nr de referință, polița seria, cod contract, dosar, dosarul nr, dosar de executare nr, seria poliță, dosar daună, dosar de daună nr, nr credit, rol nominal unic, nr rol, cod imobil, act adițional nr, nr act',
    customerNumber:
      'cod client, nr client, număr client, cod abonat, nr abonat, cod consumator, marcă, id client, cod pacient, număr matricol, nr matricol, cont client, cod loc de consum, cod plată, cod partener, nr pacient, client nr, nr marcă, cod beneficiar, număr membru, cod de client, cod angajat, marca, loc de consum, cod loc consum, nlc, nr membru, nr legitimație, nr card, nr foaie de observație, fo nr, foaie de observație nr, id pacient, cod asigurat, nr cititor, permis nr, cod contribuabil, cod debitor',
    otherNumber:
      'telefon, tel, fax, mobil, cui, cif, cod fiscal, nr reg com, reg com, registrul comerțului, nr ord reg com, nr orc, cnp, ci, ci seria, iban, cont, cont bancar, cont iban, banca, swift, bic, nr comandă, comanda nr, comandă nr, referința dvs, pagina, cod poștal, căsuța poștală, nr contor, contor, serie contor, pod, loc, vagon, tren, linia, casa, masa, rând, sector, articol, cod articol, cod, zbor, serie echipament, nr inventar, aparat, nr serie, operator, terminal, capital social, serie și nr ci, parafă, cod parafă, act identitate, delegat, bon id, model, casier, cod caen, lot, nr auto, poartă, serie șasiu, nr înmatriculare, call center, id, e mail, nr cadastral, cod autorizare',
    vatId:
      'cui, cif, cod fiscal, cod tva, cod de înregistrare fiscală, cod unic de înregistrare, c u i, c i f, tva, vat, cod identificare fiscală, cod de identificare fiscală, nr tva, cui cif, cif cui, c f',
    sender:
      'furnizor, vânzător, emitent, expeditor, prestator, locator, proprietar, angajator, asigurător, de la, emis de, societatea, unitatea, unitate, organizator, creditor, operator, denumire furnizor, asigurator, executant, vânzătorul, eliberat de, contractant, companie',
    recipient:
      'cumpărător, client, beneficiar, destinatar, către, locatar, chiriaș, angajat, salariat, asigurat, contractant asigurat, pacient, pasager, adresa de livrare, adresă livrare, livrat la adresa, adresa de facturare, în atenția, dl, dna, domnul, doamna, titular, abonat, plătitor, nume, nume și prenume, nume pacient, călător, contribuabil, dlui, dnei, domnului, doamnei, achizitor, facturat către, debitor, titular cont, denumire client, nume client, salariatul, nume prenume, participant, cumpărătorul, dest',
    payee:
      'titular cont beneficiar, beneficiar plată, beneficiarul plății, în contul, plata în contul, beneficiarul viramentului, virament către',
    payer:
      'iban ul dvs, ibanul dvs, contul dvs, iban dvs, contul dumneavoastră, debitare directă, direct debit, va fi debitat, plătitorul, debitat din, cont plătitor, din contul dvs, cont debitat, se va debita, debitare automată, din contul dumneavoastră, ordonator',
    yours:
      'cui client, cif client, cui cumpărător, cod fiscal client, cui beneficiar, cif cumpărător, cif beneficiar, cif dumneavoastră',
    salutation:
      'stimată, stimate, bună, dragi, dragi, stimați părinți, stimate doamne, bună, stimate, stimată, stimați, stimate domn, stimată doamnă, stimate client, bună ziua, dragă, stimate domnule, stimați domni, stimate coleg',
    closing:
      'cu mulțumiri, toate cele bune, cu drag, cu stimă, cu respect, cu deosebită considerație, vă mulțumim, cu considerație, semnătura, director, administrator, al dumneavoastră',
  },
  until: 'până la, la, și',
  types: {
    invoice: {
      titles:
        'factură, factura, factură fiscală, factură proformă, factură storno, notă de credit, factura fiscală, factură de energie, factură energie electrică, factură gaze naturale, proformă, factură electronică, e factura, factură proforma, factură de utilități, factură finală',
      words:
        'cumpărător, furnizor, data scadenței, total de plată, cota tva, nr factură, delegat, termen de plată, denumirea produselor, seria, client',
    },
    receipt: {
      titles:
        'chitanță fiscală, bon de casă, dovadă de plată, recipisă, chitanță, bon fiscal, bon, dovada plății, confirmare de plată, ordin de încasare, chitanța, chitanță pentru încasări, dispoziție de încasare, chitanță nr',
      words:
        'bon fiscal, numerar, rest, casier, vă mulțumim, vă mai așteptăm, am primit de la, suma de, reprezentând, card, total lei, operator, casa, tva a, mulțumim, poftiți, adică, mai poftiți',
    },
    reminder: {
      titles:
        'notificare de întârziere, atenționare, înștiințare de restanță, reamintire plată, avertizare, rememorare de plată, somație, notificare de plată, somație de plată, înștiințare de plată, prima notificare, a doua notificare, reamintire de plată, avertisment, înștiințare, notificare privind debitul, ultima notificare, notificare restanță, punere în întârziere, memento de plată, somație nr, reamintire',
      words:
        'restanță, restantă, restante, neachitată, neachitate, penalități, nu am înregistrat, întârziere, debit restant, executare silită, nu a fost achitată, debit, neplată, scadentă, depășit, nu figurează achitată, punerea în întârziere',
    },
    contract: {
      titles:
        'contract, contract de închiriere, contract individual de muncă, contract de muncă, contract de prestări servicii, contract de vânzare cumpărare, act adițional, convenție, contract de comodat, acord, contract de furnizare, contract de locațiune, acord de confidențialitate, contract de împrumut, contract de prestări de servicii, contract de mentenanță, contract de colaborare, contract nr, contract de antrepriză, contract de vânzare',
      words:
        'părțile contractante, între, obiectul contractului, durata contractului, denumit în continuare, prezentul contract, locator, locatar, angajator, încetarea contractului, forță majoră, s a încheiat, au convenit, părțile, denumită în continuare, litigii, proprietar, chiriaș, reziliere, capitolul, clauze',
    },
    policy: {
      titles:
        'poliță de asigurare, poliță, polița, certificat de asigurare, asigurare rca, asigurare de locuință, polița de asigurare, contract de asigurare, rca, poliță rca, asigurare facultativă, asigurare casco, poliță de asigurare facultativă, poliță de asigurare de locuință, asigurare de călătorie, poliță de asigurare obligatorie',
      words:
        'asigurat, asigurător, primă, prima de asigurare, suma asigurată, franșiză, riscuri acoperite, perioada de asigurare, contractant, acoperire, valabilitate, riscuri, despăgubire, sumă asigurată, bunuri asigurate',
    },
    statement: {
      titles:
        'extras de tranzacții, situație cont, extras cont curent, extras de card de credit, extras de cont, extras, extras de cont curent, situația contului, extras cont, extras de card, istoric tranzacții, extras de cont bancar, extras de cont card de credit, situație portofoliu, extras lunar',
      words:
        'sold inițial, sold final, sold anterior, debit, credit, rulaj, tranzacții, operațiuni, rulaj debitor, rulaj creditor, data valutei, sold disponibil, rulaj zi, total rulaj, sold',
    },
    payslip: {
      titles:
        'fluturaș de plată salariu, stat salarii, situația salariului, fișă salarială, fluturaș de salariu, fluturaș, stat de plată, fluturaș salariu, fluturașul de salariu, fluturaș de plată, stat de salarii, fișă de salariu',
      words:
        'salariu de bază, cas, cass, salariu net, impozit, rețineri, ore lucrate, rest de plată, salariu brut, tichete de masă, venit net, contribuție, zile lucrate, sporuri, salariu încadrare, salariat, zile co, deducere personală, avans, net',
    },
    tax: {
      titles:
        'înștiințare de plată, decizie de impunere, declarație unică, declarație fiscală, impozit pe clădiri, decizie de impunere anuală, certificat fiscal, declarația unică, declarație privind impozitul, înștiințare fiscală, declarația 112, impozite și taxe locale, decizia de impunere, declarație, declarația, certificat de atestare fiscală, declarație 300, decont de tva, titlu executoriu',
      words:
        'anaf, agenția națională de administrare fiscală, contribuabil, impozit, direcția impozite și taxe, venit impozabil, administrația finanțelor publice, taxe locale, obligații de plată, primăria, cod fiscal, codul fiscal, impunere, fiscală, dgrfp, impozitul, organul fiscal, direcția fiscală, contribuabilului',
    },
    certificate: {
      titles:
        'certificat de competență, atestat profesional, dovadă, confirmare, adeverință medicală școlară, certificat, adeverință, diplomă, certificat de naștere, certificat de căsătorie, adeverință de salariat, atestat, certificat constatator, adeverință de student, adeverința, adeverință de venit, certificat de absolvire, certificat de calificare, adeverință de elev, certificat de deces, diplomă de licență, certificat de participare, diplomă de bacalaureat, recomandare, foaie matricolă, adeverință de salariu, certificat de performanță energetică, diploma, certificat de înregistrare, cazier judiciar, duplicat, certificat de garanție, fișă de aptitudine',
      words:
        'se adeverește, prin prezenta se adeverește, se certifică, adeverim, prin prezenta, prezenta s a eliberat, spre a i servi, a absolvit, se atestă, s a eliberat, pentru a i servi, se eliberează prezenta, oficiul stării civile, este angajat, este înscris, starea civilă, conferă, a participat, promovat, media',
    },
    medical: {
      titles:
        'raport de analize, rezultate laborator, scrisoare de externare, bilet medical, bilet de externare, rețetă, rețetă medicală, scrisoare medicală, bilet de trimitere, rezultat analize, buletin de analize, certificat medical, adeverință medicală, buletin de analize medicale, concediu medical, raport medical, rezultate analize, referat medical, certificat de concediu medical, prescripție medicală, bilet de ieșire din spital, buletin de analiză, rezultat examen, fișă medicală, rezultate analize medicale, interpretare rmn, foaie de observație, aviz medical, ecografie, bilet de ieșire',
      words:
        'pacient, diagnostic, tratament, spital, medic, simptome, comprimate, recomandări, examen clinic, interval de referință, anamneză, secția, dr, mg, valori de referință, medicul, consult, interval biologic de referință, cabinet, recoltare, clinică, investigații, cabinet medical, analize, cpr, concluzii, internat, laborator, medic de familie',
    },
    ticket: {
      titles:
        'rezervare, confirmare de rezervare și bilet, bilet autocar, voucher, bilet de acces, bilet, tichet de îmbarcare, bilet electronic, bilet de tren, confirmare rezervare, bilet de intrare, bilet de avion, carte de îmbarcare, invitație bilet, confirmare de rezervare, bilet de călătorie, legitimație de călătorie, abonament, bilet concert, bilet spectacol, permis de îmbarcare',
      words:
        'plecare, sosire, loc, vagon, pasager, călător, îmbarcare, rând, acces, sală, zbor, poartă, tren, clasa, sector, spectacol, eveniment, călătorie, peron, locul, tarif, linia, intrare, adult, sala, ora',
    },
    offer: {
      titles:
        'estimare, ofertă servicii, calculație de preț, devizul lucrării, ofertă, ofertă de preț, deviz, deviz estimativ, ofertă comercială, propunere, cotație, ofertă de pret, deviz oferta, deviz ofertă, ofertă tehnică și financiară, estimare de cost, propunere comercială, ofertă financiară, oferta noastră',
      words:
        'valabilitatea ofertei, oferta este valabilă, ca urmare a solicitării, termen de execuție, vă oferim, urmare solicitării, oferta, conform solicitării, condiții de plată, termen de livrare, vă prezentăm, cererea dumneavoastră, valabilă, solicitarea dumneavoastră, vă transmitem, cererii dumneavoastră, acceptare, de acord',
    },
    'delivery-note': {
      titles:
        'notă de expediție, aviz de livrare, borderou de expediție, notă de recepție, aviz de însoțire a mărfii, aviz de expediție, notă de livrare, aviz de însoțire, borderou de livrare, scrisoare de transport, aviz, proces verbal de predare primire, listă de colisaj, aviz însoțire marfă, dovadă de livrare, confirmare de livrare',
      words:
        'delegat, mijloc de transport, expediat, am primit, cantitate livrată, colete, expediția, semnătura de primire, date privind expediția, cantitatea, marfa, gestionar, primit, predat, cantitate, loc livrare, recepționat, punct de lucru, greutate, u m, livrat, transportator',
    },
    minutes: {
      titles:
        'proces verbal de adunare, minuta de ședință, raport de ședință, proces verbal, proces verbal al ședinței, proces verbal al adunării generale, minuta ședinței, minută, proces verbal de ședință, proces verbal al ședinței din, minuta, proces verbal al adunării generale a proprietarilor, hotărârea adunării generale, minuta întâlnirii, proces verbal adunarea generală, proces verbal al consiliului',
      words:
        'ordinea de zi, prezenți, absenți, secretar, se aprobă, în unanimitate, ședința, președinte, vot, cvorum, hotărâri, s a aprobat, ședință, adunarea generală, ședința se încheie, convocare, abțineri, voturi, participanți, diverse, hotărăște, întrunit, președintele',
    },
    manual: {
      titles:
        'manual de utilizare, instrucțiuni de utilizare, ghid de utilizare, manual, instrucțiuni de montaj, ghid rapid, prospect, manual de instalare, manual de instrucțiuni, manualul utilizatorului, ghidul utilizatorului, prospect informații pentru utilizator, instrucțiuni de siguranță, ghid de pornire rapidă, ghid de instalare, instrucțiuni de asamblare',
      words:
        'apăsați, avertisment, depanare, aparat, înainte de utilizare, curățare, figura, siguranță, deconectați, instrucțiuni de siguranță, atenție, butonul, priză, aparatul, citiți cu atenție, porniți, date tehnice, nu lăsați la îndemâna copiilor, țineți apăsat, fig, șuruburi, produsul',
    },
    letter: {
      titles:
        'scrisoare, reziliere, denunțare, invitație, informare, reclamație, notificare, adresă, cerere, înștiințare reziliere, demisie, notificare de reziliere, preaviz, cerere de reziliere, comunicare, plângere, sesizare, subiect, către, scrisoare de intenție, modificare, răspuns, înștiințare',
      words:
        'stimate, cu stimă, vă informăm, prin prezenta, vă aducem la cunoștință, anexat, vă comunicăm, subiect, referitor la, vă rugăm, subsemnatul, subsemnata, cu respect, vă anunțăm, dorim să vă, ca urmare, referitor',
    },
  },
};
