import type { Lexicon } from './lexicon.ts';

export const italian: Lexicon = {
  frequentWords:
    'di che è e la il un a per in una non sono del della da con si dei le al nel alla più come anche ma lo gli delle ha se questo o ai dal su i nella due essere dalla questa stato suo sua loro ed suoi dopo solo tra fra sulla degli alle presso cui può quanto ogni dello nei ne era lei qualora entro nostri vostra mi ci ho abbiamo gentile via spett',
  months: [
    'gennaio gen genn',
    'febbraio feb febbr',
    'marzo mar',
    'aprile apr',
    'maggio mag magg',
    'giugno giu',
    'luglio lug',
    'agosto ago',
    'settembre set sett',
    'ottobre ott',
    'novembre nov',
    'dicembre dic',
  ],
  labels: {
    documentDate:
      'emissione, emesso in data, acquistato il, data acquisto biglietto, data prenotazione, prenotato il, data fattura, data della fattura, data di emissione, data emissione, emessa il, emesso il, fattura del, data documento, data del documento, data ddt, ddt del, del ddt, data preventivo, data del preventivo, preventivo del, data offerta, data ricevuta, data e ora, data ora, data rilascio, data di rilascio, rilasciato il, rilasciata il, redatto il, data referto, referto del, data del referto, verbale del, riunione del, seduta del, assemblea del, data della riunione, data estratto conto, data di stipula, stipulato il, firmato il, data acquisto, data della lettera, data bolletta, bolletta del, data di stampa, data operazione, fattura n del, data avviso, data della comunicazione, data del contratto, sottoscritto il, letto confermato e sottoscritto, data di invio, inviato il, data di creazione, creato il, data vendita, data certificato, data del certificato, data prescrizione, prescritto il, data provvedimento, data verbale, data della nota, data di firma, data firma, firmato digitalmente il, data pagamento stipendio, data sollecito, data comunicazione, emessa in data, bolletta emessa il, data della bolletta, valuta stipendio, prodotto il, documento prodotto il, luogo e data, data e luogo, stampato il, data stampa, data esito, referto emesso il, validato il, data validazione, redatta il, data redazione, data di redazione, data di rilascio del documento, protocollo del, prot del',
    date: 'data, lì, li, il, addì, del',
    dueDate:
      'data limite, termine ultimo, termine di pagamento, pagare entro e non oltre il, data limite di pagamento, scadenza, data scadenza, data di scadenza, scadenza pagamento, da pagare entro il, da pagare entro, entro il, pagare entro il, pagamento entro il, entro e non oltre il, termine di pagamento, scade il, data addebito, addebito il, addebitato il, in scadenza il, pagabile entro il, scadenza fattura, sarà addebitato il, da versare entro il, versare entro il, entro il giorno, entro la data del, verrà addebitato il, pagabile il, da saldare entro il, pagamento al, scadenze, entro quando, quando, entro la scadenza del, pagare entro, da pagare entro la data, pagamento entro, ultimo giorno utile, da effettuare entro, saldare entro, saldo entro, saldo entro il, acconto entro il, versamento entro il, regolarizzare entro il, data addebito prevista, verrà addebitata il, sarà addebitata il, rata unica, unica soluzione, soluzione unica, 1a rata, prima rata, i rata, rata 1, 1 rata, data di addebito, data di pagamento prevista, data prevista addebito, termine per il pagamento, pagamento da effettuare entro il, entro e non oltre',
    otherDate:
      'data di nascita, nato il, nata il, nato a, nata a, nascita, data consegna, data di consegna, consegnato il, consegna, data ordine, ordine del, vs ordine del, vostro ordine del, periodo, periodo di fatturazione, periodo di riferimento, periodo di paga, valido fino al, valida fino al, validità, validità offerta, valido dal, scadenza polizza, decorrenza, effetto, data effetto, dal, al, a decorrere dal, a partire dal, data di assunzione, data assunzione, assunto il, data inizio, data fine, inizio, fine, legge del, d lgs, decreto legislativo, decreto del, regolamento, vostra lettera del, nostra lettera del, nostra fattura del, fattura scaduta del, partenza, arrivo, andata, ritorno, data del viaggio, data viaggio, data visita, visita del, data ricovero, ricovero, ricoverato dal, dimesso il, data dimissione, data prelievo, prelievo del, data accettazione, ricevuto il, prossimo appuntamento, appuntamento, prossima riunione, lettura precedente, lettura attuale, saldo al, saldo iniziale al, saldo finale al, saldo precedente, stampato il, versione, aggiornato al, pagato il, ultimo pagamento, data valuta, valuta, data prestazione, garanzia fino al, evento, apertura porte, da consumarsi entro, inizio trasporto, data trasporto, data inizio trasporto, sinistro del, data sinistro, contratto del, resi entro, prossima lettura, data cessazione, mese di, anno, con decorrenza dal, data evento, data dell evento, prossima bolletta, prossima fattura, prossimo richiamo, prossima revisione, revisione entro, immatricolazione, data immatricolazione, data installazione, installato il, iscrizioni entro, iscrizione entro il, termine iscrizioni, recedere entro il, recesso entro il, visita in data, sollecito del, nostro sollecito del, diffida del, preventivo approvato il, consegna prevista, consegna entro il, vostra richiesta del, richiesta del, domanda del',
    total:
      'totale fattura, totale da pagare, importo totale, totale documento, totale complessivo, totale ivato, totale iva inclusa, totale iva compresa, importo da pagare, totale a pagare, totale generale, totale dovuto, totale bolletta, netto a pagare, totale preventivo, totale offerta, totale euro, importo fattura, prezzo totale, totale eur, importo complessivo, totale lordo, importo dovuto, totale nota di credito, totale pagato, importo pagato, totale ricevuta, totale parcella, totale compenso, imposta da versare, saldo a debito, totale richiesto, totale imponibile iva, importo totale documento, totale incluso iva, totale con iva, totale avviso, importo versato, totale insoluto, totale debito, somma dovuta, importo bollettino, totale da addebitare, prezzo finale, totale a pagare iva inclusa, totale conto, totale scontrino, totale complessivo iva compresa, importo bonifico, importo rata, quota annua, quota di iscrizione, totale quota, importo della donazione, totale ordine, totale iva incl',
    sum: 'sanzione, totale, importo, somma, lordo, per un totale di, per complessivi, importo complessivo di',
    rest: 'da pagare, saldo, saldo da pagare, residuo, residuo da pagare, importo residuo, restante, resta da pagare, saldo dovuto, rimanenza, da saldare, a saldo, importo insoluto, totale insoluto da pagare, importo residuo da pagare, conguaglio, conguaglio a debito, conguaglio da pagare, saldo a vostro debito, differenza da pagare, saldo a vs debito',
    net: 'imponibile, totale imponibile, netto, totale netto, subtotale, importo netto, base imponibile, totale merce, iva esclusa, totale iva esclusa, netto merce, imponibile iva, sub totale, totale senza iva, totale merci, totale parziale',
    tax: 'iva, totale iva, importo iva, imposta, totale imposta, i v a, di cui iva, imposte, aliquota',
    deposit:
      'acconto, acconti, acconto versato, anticipo, già pagato, pagato, caparra, acconto ricevuto, acconti versati, versato, pagamenti ricevuti, meno acconto, anticipo versato, acconto già versato, già versato, detratto acconto',
    netPay:
      'netto in busta, netto del mese, netto a pagare, netto da pagare, totale netto, netto mese, netto busta, netto in busta paga, retribuzione netta, netto corrisposto',
    premium:
      'premio, premio annuo, premio totale, premio lordo, premio annuo lordo, premio di polizza, totale premio, premio annuale, premio da pagare, premio finito, premio annuo totale, premio complessivo',
    otherAmount:
      'prezzo unitario, prezzo, prezzo unit, sconto, spedizione, spese di spedizione, trasporto, saldo precedente, saldo iniziale, saldo finale, saldo contabile, saldo disponibile, retribuzione lorda, totale competenze, totale trattenute, trattenute, contanti, resto, carta, bancomat, capitale sociale, massimale, franchigia, spese di sollecito, interessi di mora, interessi, mora, bollo, imposta di bollo, canone, canone mensile, deposito cauzionale, ritenuta, ritenuta d acconto, cauzione, premio netto, imposte premio, somma assicurata, valore, compenso, stipendio, paga base, minimo contrattuale, cassa previdenza, rivalsa, rata, rate, canone annuo, imponibile irpef, imponibile fiscale, rendita catastrale, reddito, spese, consumo, materia energia, commissione, oneri, tfr, arrotondamento, pagamento contante, pagamento elettronico, importo originario, quota fissa, coperto, reddito complessivo, fido, limite, importo fattura originaria',
    documentNumber:
      'numero, fattura n, numero fattura, n fattura, fattura numero, fattura nr, fattura, fattura no, n di fattura, numero della fattura, fatt n, nota di credito n, nota di credito, preventivo n, n preventivo, numero preventivo, preventivo, offerta n, numero offerta, n offerta, ricevuta n, numero ricevuta, n ricevuta, ricevuta, scontrino n, n scontrino, numero scontrino, documento n, doc n, documento commerciale n, numero documento, n documento, n doc, ddt n, numero ddt, n ddt, ddt, documento di trasporto n, bolletta n, n bolletta, numero bolletta, parcella n, biglietto n, numero biglietto, n biglietto, pnr, codice prenotazione, numero prenotazione, prenotazione n, certificato n, numero certificato, referto n, numero referto, n referto, estratto conto n, protocollo, prot, prot n, n protocollo, numero protocollo, protocollo n, avviso n, numero avviso, n avviso, codice avviso, progressivo, n progressivo, codice biglietto, attestato n, proforma n, n certificato, bolla n, n prenotazione, conferma d ordine n, n richiesta, richiesta n, codice campione, campione n, n impegnativa, nre, verbale n, n verbale, n spedizione, spedizione n, tracking, matricola prodotto, seriale, garanzia n, n garanzia, cartella n',
    caseNumber:
      'riferimento, rif, ns rif, nostro riferimento, ns riferimento, contratto n, numero contratto, n contratto, codice contratto, contratto, polizza n, numero polizza, n polizza, numero di polizza, polizza, n di polizza, pratica n, numero pratica, n pratica, pratica, codice pratica, sinistro n, numero sinistro, causale, codice riferimento, fascicolo, posizione, rif pratica, numero di pratica, riferimento contratto, codice iuv, iuv, atto n, rif contratto, n riferimento, n sinistro, r g, rg, n r g, r g n, ruolo generale, procedimento n, n procedimento, n prot, finanziamento n, n finanziamento, dossier n, n adesione, repertorio, rep n, raccolta n',
    customerNumber:
      'codice cliente, numero cliente, n cliente, cod cliente, cliente n, codice utente, numero utente, matricola, n matricola, codice dipendente, numero socio, tessera n, n tessera, codice paziente, codice assistito, numero tessera, id paziente, cod utente, codice abbonato, matricola dipendente, cod dipendente, conto cliente, n abbonato, il suo codice cliente, n socio, socio n, tessera socio n, n assicurato, n d assicurato, numero assicurato, utente n, n utente, n abbonamento, abbonamento n, n paziente, cod paziente, matricola n, n contribuente, n condomino, cod assistito, n iscrizione, iscrizione n, codice studente',
    otherNumber:
      'telefono, tel, fax, cell, cellulare, mobile, numero verde, p iva, partita iva, codice fiscale, c f, cod fisc, cf, rea, r e a, iban, abi, cab, cin, bic, swift, conto corrente, c c, n conto, conto n, numero conto, ordine n, numero ordine, n ordine, vs ordine, vs rif, vostro riferimento, pod, pdr, contatore, matricola contatore, pagina, pag, cap, casella postale, matricola inps, posizione inps, posizione inail, carrozza, posto, treno, binario, cassa, tavolo, articolo, codice articolo, cod, codice, volo, fila, settore, codice destinatario, codice sdi, sdi, pec, mandato, terminale, registro imprese, cig, cup, operatore, matricola rt, rt, numero di serie, s n, lotto, modello, targa, telaio, foglio, particella, capitale, albo, iscrizione, servizio clienti, aut, colli, tessera sanitaria, codice identificativo, ref, cro, trn, codice lotteria, cassiere',
    vatId:
      'p iva, partita iva, piva, p i, p iva c f, c f p iva, cod fisc p iva, cf p iva, partita iva cee, vat, iva, id iva, cf e p iva, partita iva e codice fiscale, codice fiscale e partita iva, p iva e c f, c f e p iva, p iva cf, codice fiscale partita iva, partita iva codice fiscale, che iva',
    sender:
      'mittente, venditore, fornitore, da, locatore, datore di lavoro, assicuratore, cedente, cedente prestatore, prestatore, emittente, azienda, ente, organizzatore, creditore, il locatore, ditta, fornitrice, società, emesso da, impresa',
    recipient:
      'destinatario, cliente, spett, spett le, spettabile, egr, gent, gentile, intestatario, fatturare a, indirizzo di consegna, acquirente, conduttore, dipendente, lavoratore, contraente, assicurato, paziente, passeggero, viaggiatore, alla cortese attenzione, alla c a, cessionario, cessionario committente, committente, luogo di destinazione, consegnare a, fattura a, intestato a, luogo di consegna, destinazione, nome, cognome e nome, nominativo, assistito, intestazione, cognome nome, locatario, titolare, indirizzo di fornitura, contribuente, il conduttore, a favore di sig, sig, sig ra, utente, destinazione merce',
    payee:
      'intestatario conto, beneficiario, intestato, conto intestato a, a favore di, intestatario del conto, bonifico a favore di, ordinante beneficiario, bonifico intestato a',
    payer:
      'vostro iban, suo iban, tuo iban, tuo conto, il suo conto, suo conto, addebito, addebito diretto, addebito su conto, domiciliazione, domiciliazione bancaria, conto di addebito, addebitato, rid, sdd, sepa direct debit, verrà addebitato, debitore, vostro conto, addebito sdd, ordinante, sul suo conto, conto addebito',
    yours:
      'p iva cliente, vs p iva, sua p iva, vostra p iva, partita iva cliente, p iva cessionario, vs partita iva, p iva destinatario',
    salutation:
      'egregio, gentilissimi, cari genitori, cari, care, carissimi, carissima, gentile famiglia, stimato, gentile, gentile cliente, egregio, spettabile, gentili signori, gentile signora, egregio signore, caro, cara, buongiorno, gentile signor, egregi signori, gentilissimo, gentili, cari, gentile collega, egregio collega, gentili condomini',
    closing:
      'un caro saluto, un saluto, grazie, la direzione, cordiali saluti, distinti saluti, in fede, cordialmente, saluti, con i migliori saluti, firma, il direttore, l amministratore, porgiamo distinti saluti, la ringraziamo, un cordiale saluto, firmato',
  },
  until: 'al, a, fino al, e',
  types: {
    invoice: {
      titles:
        'fattura, nota di credito, parcella, fattura proforma, bolletta, fattura elettronica, fattura immediata, avviso di parcella, bolletta energia elettrica, fattura accompagnatoria, fattura differita, fattura di acconto, bolletta gas, fattura a saldo, bolletta luce, la tua bolletta, nota di accredito, notula, fattura di cortesia, bolletta acqua',
      words:
        'numero fattura, data fattura, totale fattura, imponibile, modalità di pagamento, totale documento, partita iva, cessionario, condizioni di pagamento',
    },
    receipt: {
      titles:
        'scontrino di cassa, ricevuta di cassa, ricevuta generica, conto, ricevuta, scontrino, documento commerciale, ricevuta fiscale, ricevuta di pagamento, quietanza, scontrino fiscale, documento commerciale di vendita o prestazione, ricevuta sanitaria, attestazione di pagamento, quietanza di pagamento, ricevuta d affitto, ricevuta non fiscale, ricevuta per donazione, erogazione liberale, ricevuta di versamento',
      words:
        'contanti, resto, grazie e arrivederci, arrivederci e grazie, cassa, pagamento contante, pagamento elettronico, bancomat, grazie per la visita, coperto, documento commerciale, importo pagato, cassiere, di cui iva, ricevo, riceviamo da, donazione, articoli, copia cliente, totale, arrivederci',
    },
    reminder: {
      titles:
        'lettera di sollecito, avviso di scadenza, sollecito bonario, sollecito pagamento, preavviso di sospensione, sollecito, sollecito di pagamento, primo sollecito, secondo sollecito, diffida, messa in mora, avviso di pagamento scaduto, ultimo sollecito, costituzione in mora, avviso di mancato pagamento, promemoria di pagamento, preavviso di fermo, intimazione di pagamento, terzo sollecito, diffida e messa in mora, ultimo avviso',
      words:
        'scaduta, scadute, insoluto, insoluta, non risulta pervenuto, ancora aperta, spese di sollecito, interessi di mora, mancato pagamento, non ci risulta, scoperto, scaduto, non abbiamo ricevuto, pagamento non pervenuto, provvedere al pagamento, saldare',
    },
    contract: {
      titles:
        'contratto, contratto di locazione, contratto di lavoro, contratto di affitto, contratto di prestazione d opera, accordo, contratto di vendita, contratto di fornitura, scrittura privata, contratto di servizi, contratto di comodato, contratto di assunzione, contratto di compravendita, contratto di locazione ad uso abitativo, accordo di riservatezza, contratto di appalto, contratto di manutenzione, contratto preliminare, contratto preliminare di vendita, contratto di lavoro a tempo indeterminato, contratto di collaborazione, contratto di consulenza, contratto di mutuo',
      words:
        'tra le parti, si conviene, locatore, conduttore, premesso che, foro competente, recesso, di seguito, durata del contratto, art 1, le parti, si stipula quanto segue, stipulano, oggetto del contratto, datore di lavoro, tra, deposito cauzionale, clausole',
    },
    policy: {
      titles:
        'polizza, polizza di assicurazione, certificato di assicurazione, polizza assicurativa, polizza casa, polizza auto, quietanza di premio, appendice di polizza, scheda di polizza, contratto di assicurazione, polizza rc auto, polizza infortuni, simplo di polizza, polizza rc, polizza multirischi, polizza vita, assicurazione auto',
      words:
        'contraente, assicurato, premio, franchigia, massimale, garanzie, polizza n, sinistro, responsabilità civile, decorrenza, scadenza polizza, massimali, compagnia, premio annuo, copertura, rischi assicurati',
    },
    statement: {
      titles:
        'estratto di conto, estratto movimenti, riepilogo conto, saldo e movimenti, estratto conto, estratto di conto corrente, estratto conto carta, rendiconto, lista movimenti, estratto conto trimestrale, estratto conto mensile, rendiconto titoli, estratto conto di conto corrente, estratto conto bancario, documento di sintesi, estratto conto carta di credito',
      words:
        'saldo iniziale, saldo finale, data valuta, dare, avere, movimenti, accrediti, addebiti, saldo contabile, descrizione operazioni, bonifico, saldo precedente, valuta, entrate, uscite, prelievo, giacenza media',
    },
    payslip: {
      titles:
        'prospetto retribuzione, cedolino dello stipendio, foglio paga, busta paga, cedolino, prospetto paga, cedolino paga, libro unico del lavoro, cedolino stipendio, conteggio stipendio, certificato di salario',
      words:
        'netto in busta, trattenute, competenze, inps, irpef, tfr, livello, retribuzione, ferie, contributi, netto del mese, matricola, qualifica, paga base, addizionale regionale, detrazioni, imponibile, contingenza, ccnl, dipendente',
    },
    tax: {
      titles:
        'avviso di accertamento, modello 730, modello f24, f24, dichiarazione dei redditi, imu, tari, cartella di pagamento, avviso di pagamento tari, certificazione unica, comunicazione di irregolarità, avviso di pagamento, tassa rifiuti, modello redditi, avviso di liquidazione, imposta municipale propria, modello 730 3, decisione di tassazione, cartella esattoriale, delega irrevocabile, bollo auto, tassa automobilistica',
      words:
        'agenzia delle entrate, contribuente, imposta, codice tributo, reddito complessivo, imposta netta, anno d imposta, tributo, riscossione, sezione erario, irpef, comune di, tributi, reddito imponibile, ufficio tributi, rimborso',
    },
    certificate: {
      titles:
        'dichiarazione di frequenza, attestato di formazione, benestare, certificato di frequenza, dichiarazione di servizio, certificato, attestato, diploma, certificato di nascita, certificato di residenza, attestato di frequenza, attestazione, certificato di servizio, stato di famiglia, certificato di iscrizione, certificato di laurea, attestato di partecipazione, estratto di nascita, certificato di matrimonio, certificato contestuale, pagella, certificato di lavoro, dichiarazione sostitutiva, attestato di prestazione energetica, certificato di morte, certificato di stato di famiglia, certificazione, certificato di conformità, dichiarazione di conformità, certificato di garanzia, garanzia',
      words:
        'si certifica che, certifica, si attesta che, attesta, si rilascia, ha frequentato, ha superato, in carta libera, ufficiale di stato civile, conferisce, per gli usi consentiti, ha partecipato, con profitto, il sottoscritto certifica, votazione, a richiesta dell interessato',
    },
    medical: {
      titles:
        'esito esami, esiti esami, relazione specialistica, referto analisi, referto, ricetta, ricetta medica, lettera di dimissione, certificato medico, referto di laboratorio, cartella clinica, referto radiologico, esami di laboratorio, relazione clinica, impegnativa, relazione medica, analisi cliniche, prescrizione medica, referto medico, lettera di dimissioni, relazione di dimissione, verbale di pronto soccorso, referto ecografico, visita specialistica, referto specialistico, esame del sangue, referto esami',
      words:
        'paziente, diagnosi, terapia, anamnesi, esame obiettivo, compresse, ospedale, dosaggio, dott, medico curante, sintomi, valori di riferimento, conclusioni, asl, mg, prognosi, ricovero, collega, referto, compressa, ambulatorio, esame, medico, reparto, die',
    },
    ticket: {
      titles:
        'prenotazione, biglietto di ingresso, titolo di ingresso, biglietto treno, voucher, biglietto, carta d imbarco, biglietto elettronico, titolo di viaggio, titolo di accesso, abbonamento, conferma di prenotazione, biglietto d ingresso, e ticket, biglietto ferroviario, biglietto aereo, promemoria di viaggio, ingresso, riepilogo viaggio',
      words:
        'partenza, arrivo, carrozza, posto, passeggero, imbarco, fila, settore, treno, apertura porte, volo, binario, classe, intero, ridotto, evento, spettacolo, viaggiatore, ingresso, adulti, convalidare',
    },
    offer: {
      titles:
        'offerta di prezzo, computo metrico, quotazione economica, preventivo dei costi, preventivo, offerta, offerta economica, proposta commerciale, proposta, preventivo di spesa, offerta commerciale, quotazione, preventivo lavori, stima dei costi',
      words:
        'validità offerta, preventivo valido, validità, per accettazione, a seguito della sua richiesta, firma per accettazione, offerta valida, vostra richiesta, validità del preventivo, siamo lieti, tempi di consegna, sua richiesta, valido 30 giorni, restiamo in attesa, migliore offerta',
    },
    'delivery-note': {
      titles:
        'nota di spedizione, buono di consegna, bolla di trasporto, documento di trasporto, ddt, bolla di consegna, d d t, nota di consegna, bolla, distinta di spedizione, bolla di accompagnamento, lettera di vettura, packing list, documento di trasporto d d t, rapporto di consegna, ddt n',
      words:
        'causale del trasporto, vettore, colli, aspetto esteriore dei beni, trasporto a mezzo, firma destinatario, luogo di destinazione, porto, peso, causale trasporto, numero colli, firma conducente, inizio trasporto, firma del destinatario, quantità, merce, aspetto dei beni, mittente, peso lordo, consegna, destinatario',
    },
    minutes: {
      titles:
        'verbale di seduta, verbale di riunione di condominio, verbale del consiglio di amministrazione, verbale, verbale di assemblea, verbale di riunione, verbale della riunione, verbale assemblea, verbale del consiglio, verbale assemblea condominiale, verbale dell assemblea, verbale di assemblea condominiale, verbale della seduta, verbale n, verbale assemblea ordinaria, verbale dell assemblea ordinaria, verbale del consiglio direttivo, resoconto della riunione',
      words:
        'ordine del giorno, presenti, assenti, segretario, presidente, si delibera, all unanimità, la seduta è tolta, delibera, varie ed eventuali, quorum, millesimi, approvato, approva, convocazione, assenti giustificati, astenuti, delega, favorevoli, la seduta, verbalizzante, condomini',
    },
    manual: {
      titles:
        'manuale d uso, manuale di istruzioni, istruzioni per l uso, guida utente, manuale, istruzioni di montaggio, guida rapida, manuale di installazione, libretto di istruzioni, foglio illustrativo, manuale utente, manuale d istruzioni, guida all installazione, avvertenze di sicurezza, guida all uso',
      words:
        'premere, avvertenze, risoluzione dei problemi, pulizia, apparecchio, prima dell uso, figura, sicurezza, scollegare, messa in funzione, attenzione, spina, accendere, tenere premuto, tasto, fuori dalla portata dei bambini, leggere attentamente, dati tecnici, viti, dispositivo',
    },
    letter: {
      titles:
        'lettera, oggetto, disdetta, comunicazione, invito, reclamo, recesso, convocazione, richiesta, oggetto disdetta, lettera di presentazione, oggetto comunicazione, diffida, preavviso, verbale di accertamento, verbale di contestazione, verbale di violazione, violazione al codice della strada',
      words:
        'gentile, distinti saluti, cordiali saluti, con la presente, vi comunichiamo, le comunichiamo, in allegato, la informiamo, oggetto, desideriamo informarla, la presente per, egregio, a disposizione',
    },
  },
};
