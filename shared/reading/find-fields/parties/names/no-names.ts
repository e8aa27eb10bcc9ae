import { foldText } from '../../paper/fold-text.ts';

/** A reason why a text is not a name, which matches the printed or folded text. Names with a legal form are not checked. */
type NoName = { name: string; example: string } & ({ printed: RegExp } | { folded: RegExp });

const article = String.raw`the|der|die|das|ein|eine|le|la|les|un|une|el|los|las|il|lo|gli|het|de|een|os|as|um|uma`;
const preposition = String.raw`from|about|uber|vom|sobre|over|despre`;
const verb = String.raw`is|are|was|were|will|has|have|ist|sind|war|wird|werden|geht|hat|haben|sont|sera|ont|sono|viene|sara|esta|wordt|zijn|jest|zostal|sunt|va fi|sao|foi|will be`;

const sentence = new RegExp(String.raw`^\S+ (?:\S+ ){0,5}(?:${verb}) `, 'u');
/** Short verbs are also words of names in other languages, so a participle or an article must follow: `Rossi e Figli`, `Hale and son`. */
const otherSentence =
  /^\S+ (?:\S+ ){0,5}(?:este \p{Ll}{3,}(?:t|tă|ți|te)|è (?:un|una|il|la|stat[oa])|es (?:un|una|el|la)|son (?:los|las|de)|está \p{Ll}{3,}) /u;

/** Returns whether a printed text is a sentence with a common verb. */
export function hasVerb(printed: string): boolean {
  return sentence.test(printed) || otherSentence.test(printed);
}

type Table = Readonly<Record<string, string>>;

const oneOf = (table: Table) => Object.values(table).join('|');

/** First words of titles. */
const titleBeginnings: Table = {
  german:
    'zeugnis|urkunde|quittung|kassenbon|mahnung|zahlungserinnerung|erinnerung|rechnung|gutschrift|angebot|kostenvoranschlag|lieferschein|auftragsbestatigung|bestellung|kontoauszug|depotauszug|entgeltabrechnung|gehaltsabrechnung|lohnabrechnung|versicherungsschein|nachtrag|mietvertrag|arbeitsvertrag|kaufvertrag|protokoll|niederschrift|einladung|bedienungsanleitung|betriebsanleitung|gebrauchsanweisung|gebrauchsinformation|montageanleitung|aufbauanleitung|befund|arztbrief|entlassungsbrief|uberweisung|rezept|fahrkarte|eintrittskarte|ladung|vorladung|festsetzung|feststellung|jahresabrechnung|nebenkostenabrechnung|antrag|formular|merkblatt|informationen? (?:zu|uber|fur)|anmeldung|teilnahme',
  english:
    "invoice|receipt|credit note|reminder|final notice|statement|payslip|pay advice|quotation|quote|estimate|proposal|delivery note|packing slip|order confirmation|purchase order|minutes|agenda|certificate|diploma|transcript|prescription|discharge summary|referral|test results|lab results|lab report|boarding pass|e-ticket|itinerary|booking|policy (?:schedule|summary|documents?)|schedule of|insurance schedule|tenancy agreement|employment contract|contract|agreement|notice (?:of|to)|summons|application (?:form|lodged|received)|registration form|consent form|user manual|user guide|owner'?s manual|instructions?|installation guide|assembly instructions|quick start|safety instructions|patient information|package leaflet|tax (?:invoice|return|summary)|emergency first aid",
  french:
    "memento|decompte|bordereau|releve|quittance|attestation|avis|facture|recu|devis|bon de|proces-verbal|compte[- ]rendu|convocation|notice|mode d'emploi|manuel|guide|ordonnance|certificat|diplome|bulletin|contrat|bail|avenant|conditions|echeancier|appel de|taxe|mise en demeure|relance|rappel|lettre|demande|formulaire|billet|carte d'embarquement|reservation|resultats|instructions|fiche|bilan|dispositions particulieres",
  spanish:
    'factura|recibo|ticket|presupuesto|albaran|acta|certificado|certificacion|contrato|poliza|nomina|extracto|liquidacion|resguardo|justificante|comprobante|convocatoria|orden del dia|manual|instrucciones|guia|receta|informe|resultados|parte|billete|entrada|tarjeta de|reserva|requerimiento|notificacion|aviso|carta de pago|solicitud|formulario|condiciones|recordatorio|estado de cuenta|boleta|nota de|cotizacion|remision|constancia|cedula',
  italian:
    "fattura|ricevuta|scontrino|preventivo|offerta|documento|bolla|ddt|verbale|certificato|attestato|contratto|polizza|busta paga|cedolino|estratto conto|avviso|sollecito|convocazione|ordine del giorno|istruzioni|manuale|guida|ricetta|referto|esito|biglietto|carta d'imbarco|prenotazione|notifica|comunicazione|modulo|domanda|condizioni|circolare|certificazione unica|dati relativi|quietanza|bollettino|denuncia|informativa|libretto|garanzia|nota di|conferma",
  dutch:
    'factuur|rekening|bon|kassabon|offerte|prijsopgave|pakbon|leverbon|notulen|verslag|certificaat|getuigschrift|diploma|attest|bewijs|contract|overeenkomst|huurcontract|polis(?:blad)?|loonstrook|salarisstrook|loonbrief|afschrift|rekeningafschrift|aanslag|aanmaning|herinnering|betalingsherinnering|uitnodiging|agenda|handleiding|gebruiksaanwijzing|montage|recept|uitslag|ticket|instapkaart|reservering|besluit|beschikking|mededeling|aanvraag|formulier|voorwaarden|jaaropgave|ophaalkalender|ontslagbrief|verwijsbrief',
  polish:
    'faktura|rachunek|paragon|oferta|kosztorys|protokol|zaswiadczenie|swiadectwo|certyfikat|dyplom|umowa|polisa|lista plac|pasek|wyciag|wezwanie|upomnienie|przypomnienie|zawiadomienie|zaproszenie|porzadek obrad|instrukcja|ulotka|recepta|skierowanie|karta|wynik|wyniki|bilet|potwierdzenie|decyzja|postanowienie|wniosek|formularz|informacja|harmonogram|deklaracja|zestawienie|rozliczenie|dowod|nota|skrocona instrukcja|centrala alarmowa',
  portuguese:
    'fatura|factura|recibo|talao|orcamento|proposta|guia|nota|acta|ata|certificado|certidao|declaracao|atestado|contrato|instrumento particular|apolice|extrato|holerite|demonstrativo|aviso|carta|convocatoria|edital|ordem de trabalhos|manual|instrucoes|receita|relatorio|resultado|laudo|bilhete de|cartao de|ingresso n|reserva|notificacao|comunicado|requerimento|formulario|condicoes|boleto|comprovante|documento|termo|ordem de servico|parabens|dam|darf|iptu|iuc|modelo|manual do usuario',
  romanian:
    'factura|chitanta|bon fiscal|oferta|deviz|aviz|proces[- ]verbal|adeverinta|certificat|diploma|contract|polita|fluturas|stat de plata|extras|somatie|instiintare|notificare|invitatie|convocator|ordine de zi|manual|instructiuni|prospect|reteta|bilet|buletin|rezultat|scrisoare medicala|decizie|cerere|formular|declaratie|dispozitie|comunicare|anunt|rezervare|confirmare|conditii|titlu executoriu|foaie',
  czech:
    'faktura|uctenka|paragon|doklad|nabidka|cenova nabidka|dodaci list|zapis|protokol|potvrzeni|osvedceni|vysvedceni|diplom|smlouva|pojistka|pojistna smlouva|vyplatni|vypis|upominka|vyzva|pozvanka|program|navod|recept|zprava|lekarska zprava|propousteci|vysledky|jizdenka|vstupenka|rezervace|rozhodnuti|usneseni|zadost|formular|oznameni|prihlaska|rodny list|oddaci list|zarucni list|dobropis|opravny|zalohova|zjednoduseny|danovy doklad|dekujeme|predpis|platebni vymer|predvolani|obsilka|objednavka',
  nordic:
    'faktura|regning|kvittering|kvitto|bon|tilbud|offert|prisforslag|folgeseddel|foljesedel|referat|protokoll|protokol|modereferat|attest|intyg|bevis|diplom|kontrakt|avtal|aftale|police|policen|forsakringsbrev|forsakringsbevis|lonseddel|lonespecifikation|lonebesked|kontoudtog|kontoutdrag|rykker|paminnelse|betalningspaminnelse|inkassokrav|indkaldelse|kallelse|inbjudan|dagsorden|dagordning|vejledning|brugsanvisning|bruksanvisning|monteringsanvisning|recept|journal|provsvar|billet|biljett|booking|bokning|beslut|afgorelse|delegationsbeslut|meddelande|meddelelse|ansokan|ansogning|blanket|blankett|arsopgorelse|forskudsopgorelse|slutskattebesked|besked|kursusbevis|friattest|medlemsaftale|opgorelse|ordrebekraeftelse|orderbekraftelse|kreditnota|kreditfaktura|hyreskontrakt|hyresavtal|lejekontrakt|anstallningsavtal|fodsels|udskrift|utdrag|tak(?:,|$)',
  turkish:
    'fatura|fis|makbuz|irsaliye|sevk|teklif|tutanak|karar|sertifika|diploma|sozlesme|kira|police|bordro|ekstre|ihtarname|ihbarname|uyari|odeme emri|davet|gundem|kullanma|kullanim|montaj|recete|rapor|tahlil|epikriz|bilet|rezervasyon|duyuru|basvuru|dilekce|form|yerlesim|ogrenci belgesi|vekili?|muhatap|ihtar eden|kesideci',
  greek:
    'τιμολογιο|αποδειξη|λογαριασμοσ|προσφορα|δελτιο|πρακτικο|πρακτικα|βεβαιωση|πιστοποιητικο|διπλωμα|συμβαση|συμβολαιο|ιδιωτικο συμφωνητικο|μισθωτηριο|ασφαλιστηριο|πινακασ|εκκαθαριστικο|ειδοποιητηριο|ειδοποιηση|υπενθυμιση|προσκληση|οδηγιεσ|εγχειριδιο|συνταγη|γνωματευση|αποτελεσματα|ενημερωτικο|εξιτηριο|εισιτηριο|καρτα|κρατηση|αποφαση|ανακοινωση|αιτηση|υπευθυνη δηλωση|δηλωση|εξωδικη|εξωδικο|πραξη|ενφια|φυλλο|αποσπασμα|εντυπο|θεμα|γενικη (?:ουρων|αιματοσ)|ελευθερων επαγγελματιων|αποδεικτικο',
};

/** Last words or parts of words of titles. */
const titleEnds: Table = {
  german:
    'bescheid|zeugnis|urkunde|quittung|anleitung|anweisung|schreiben|auszug|vertrag|erklarung|vereinbarung|formular|kalender|nachweis|police|schein|abrechnung',
  nordic:
    'attest|intyg|bevis|kontrakt|avtal|aftale|vejledning|anvisning|beslut|brev|opgorelse|specifikation|besked|bekraeftelse|bekraftelse|billet|biljett|protokoll|referat|faktura|kvitto|kvittering|erklaering',
  dutch:
    'factuur|contract|polis|handleiding|aanwijzing|certificaat|attest|aanslag|afschrift|strook|kalender|verslag|formulier|opgave|herinnering|aanmaning',
  turkish:
    'belgesi|makbuzu|fisi|faturasi|irsaliyesi|sozlesmesi|kontrati|tutanagi|raporu|talimati|kilavuzu|bordrosu|pusulasi|ekstresi|dekontu|policesi|sertifikasi|teklifi|formu|bileti|bildirimi|ihbarnamesi|ihtarnamesi|ihtari|mektubu|dilekcesi|yazisi|duyurusu|plani|listesi|emri|sonuclari|sonucu|karari|zarfi',
};

/** First words of the parts of manuals, bills and minutes. */
const headingsOfParts: Table = {
  western:
    'atencao|instalacao|limpeza|manutencao|advertencias|atencion|limpieza|mantenimiento|instalacion|attention|nettoyage|entretien|avertissement|attenzione|pulizia|manutenzione|preparare|descrizione|reinigung und|sicherheitshinweise|achtung|inbetriebnahme|technische daten|lieferumfang|begrussung|tagesordnung|safety|cleaning|warning|contents|troubleshooting|specifications|inhoud|veiligheid|onderhoud|schoonmaken|waarschuwing|uwaga|czyszczenie|dane techniczne|wylaczenie|wlaczenie|atentie|curatare|informamos|kaffee und kuchen|january|januari|februari|januar|februar|gennaio|janvier|enero|janeiro|orden del dia|ordem do dia|ordre du jour|ordine del giorno',
  abroad:
    'dulezita|bezpecnost|cisteni|udrzba|technicke udaje|popis|produkt|zaruka|zarucni doba|sikkerhed|rengoring|indhold|opstilling|vedligehold|sakerhet|rengoring|felsokning|innehall|felsogning|skrapning|vaccin|stallning|parter|lagenhet|guvenlik uyari|temizlik|uyarilar|uyari|ασφαλεια|καθαρισμοσ|εγκατασταση|προσοχη|βλαβεσ|συντηρηση|παραλαβη|υπογραφη',
};

export const titleReason = 'title of a paper';

/** The first row that applies is the reason. */
export const noNames: readonly NoName[] = [
  {
    name: 'thanks',
    example: 'THANK YOU',
    folded:
      /^\W*(?:thank(?:s| you)|(?:nous vous )?remerci|merci|(?:muchas )?gracias|grazie|(?:vielen |herzlichen |besten )?dank|danke|(?:hartelijk |wij )?(?:be)?dankt?|dziekuj|(?:muito )?obrigad[oa]|(?:va )?multumi)(?![a-z]{5})/,
  },
  {
    name: 'welcome or goodbye',
    example: 'Tot ziens',
    folded:
      /^\W*(?:welcome to|willkommen (?:bei|in|im)|bienvenue (?:a|chez|dans|au)|bienvenid[oa]s? a|benvenut[oi] |welkom bij|witamy|bem[- ]vind|bun venit|auf wiedersehen|bis bald|au revoir|a bientot|hasta pronto|arrivederci|tot ziens|do zobaczenia|zapraszamy|ate breve|la revedere|have a nice)/,
  },
  {
    name: 'beginning of a certificate',
    example: 'Härmed intygas att Ove Karlström varit anställd',
    folded:
      /^(?:harmed|hermed|hiermit|hierbij|hiermee|bij dezen?|niniejszym|timto|(?:por|con|par) la presente|prin prezenta|pela presente|we hereby|this is to|si (?:attesta|certifica|dichiara)|se (?:certifica|hace constar|adevereste)|(?:je|nous) (?:soussigne|certifi|attest)|(?:wir|es wird) bestatig|zaswiadcza sie|potvrzujeme|certifica-se|declara-se|bu belge|isbu|βεβαιωνεται|βεβαιωνουμε|πιστοποιειται)(?![\p{L}-]{5})/u,
  },
  {
    name: 'greeting',
    example: 'Hello Ines',
    folded:
      /^(?:hello|hi|hey|hallo|moin|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening)|bonjour|bonsoir|hola|buen[oa]s (?:dias|tardes)|buongiorno|buonasera|goedemorgen|goedendag|czesc|dzien dobry|ola|bo[am] (?:dia|tarde)|buna(?: ziua)?|gentil[ei] client[ei])(?![a-z])/,
  },
  {
    name: 'closing',
    example: 'Kind regards',
    folded:
      /^(?:(?:kind|best|warm) regards|yours (?:sincerely|faithfully|truly)|mit (?:freundlich|best|herzlich|sportlich|lieb)|(?:viele|liebe|beste|herzliche|schone) grusse|cordiale?ment|cordiali saluti|distinti saluti|(?:bien )?amicalement|(?:un )?(?:saludo|abrazo)s?(?![a-z])|atentamente|met (?:vriendelijke|hartelijke) groet|groet(?:en|jes)?(?![a-z])|z powazaniem|pozdrawiam|atenciosamente|cumprimentos|cu (?:stima|respect))/,
  },
  {
    name: 'mark of a signature',
    example: 'BEGIN PGP SIGNATURE',
    folded:
      /(?:^| )(?:begin|end) (?:pgp|rsa|certificate|private|public)|pgp sign|^(?:digitally|electronically) signed|^(?:signature|unterschrift|handtekening|podpis|assinatura|semnatura|firma (?:del|della|de la|cliente))(?![a-z])|^signe (?:par|le)|^docusign/,
  },
  {
    name: 'decision or order',
    example: 'Décision',
    folded:
      /^(?:decisi(?:on|one|e)|decizi[ea]|decyzja|decisao|decision notice|bescheid|beschluss|entscheidung|verfugung|besluit|beschikking|resoluci(?:on|o)|resolution|provvedimento|delibera(?:zione)?|postanowienie|uchwala|hotarare|dispozitie|despacho|notificaci?on|notificacao|notificare|zawiadomienie|declaraci?on|declaracao|declaratie|dichiarazione|oswiadczenie|erklarung|verklaring|announcement|avis|aviso|avviso|anuncio|mitteilung|bekanntmachung|mededeling|hinweis|ogloszenie)(?: (?:n\S{0,2} ?|du |del |vom |van |z dnia |din )?[\d/. -]+| de (?:penalidade|autuacao|multa|denuncia|sancion))?$/,
  },
  {
    name: 'answer of a card terminal',
    example: 'Godkänt',
    folded:
      /^(?:(?:transaction|transaktion|transakcja|transakce|tranzactie|transaccion|transacao|transazione|zahlung|betaling|paiement|pago|pagamento|plata|islem|συναλλαγη) )?(?:approved|accepted|authori[sz]ed|declined|genehmigt|erfolgt|autorisiert|accepte|autorisee?|autorizad[oa]|aprobad[oa]|aprovad[oa]|approvat[oa]|autorizzat[oa]|eseguita|akkoord|goedgekeurd|geslaagd|godkant|godkendt|koptes|kop|zatwierdzona|zaakceptowan[oa]|aprobat[ae]?|schvalen[oa]?|onaylandi|onay|εγκριθηκε|εγκεκριμενη|承認)(?: (?:copy|kopie|kundkopia|kundens kvitto))?[!.]?$/,
  },
  {
    name: 'model of a product',
    example: 'Filtru de cafea AROMIA CF-210',
    printed:
      /^(?:[Mm]od[eè]l[eo]?l?|MOD[EÈ]L[EO]?L?|Typ[eo]?|TYP[EO]?|Μοντέλο|型番|品番) |(?:^|\s)\p{Lu}{2,4}[- ]?\d{2,4}\p{Lu}{0,2}(?=$|\s\p{L}{4})|^\d[\d.,]* ?(?:[Ll]|ml|kg|[gWV]|cm|mm) \p{L}/u,
  },
  {
    name: 'matter of a household',
    example: 'Heizung',
    folded:
      /^(?:heating|heizung|chauffage|calefaccion|riscaldamento|verwarming|ogrzewanie|aquecimento|incalzire|boiler|wasser|water|strom|electricity|gas|miete|rent|loyer|alquiler|affitto|huur|czynsz|renda|chirie|keys|schlussel|cles|llaves|chiavi|sleutels|klucze|chaves|chei|shopping|einkauf|courses|compras?|spesa|boodschappen|zakupy|cumparaturi|garden|garten|jardin|tuin|holidays?|urlaub|vacances|vacaciones|vakantie|urlop|ferias|parts|labour|material(?:s|ien)?|ersatzteile|pieces|arbeit|zubehor|insurance|versicherung|verzekering)$/,
  },
  {
    name: 'kind of a paper at its end',
    example: 'LANDLORD GAS SAFETY RECORD',
    folded:
      /(?:^| )(?:record|record card|report|certificate|statement|agreement|(?:bill|notice)(?: \d[\d/ -]*)?|membership card|library card)$|(?:protokoll|bescheinigung|bestatigung|rechnung|vertrag|ausweis|mitteilung|aufstellung|ubersicht|overzicht|overeenkomst|bewijs)$/,
  },
  {
    name: 'kind of a paper at its beginning',
    example: 'RAPPORTO DI CONTROLLO',
    folded:
      /^(?:rapporto|rapport|informe|relatorio|raport|certificat[oa]?|certificado|verbale|proces[- ]verbal|acta|ata|tessera|carte|carta|tarjeta|cartao|karta|zaswiadczenie|umowa|contrat[ot]?|contratto) (?:n\S{0,2}|d|z|o|najmu|de|di|del|della|du|des|van|o)(?:[ ']|$)/,
  },
  {
    name: 'sentence with an article',
    example: 'Die Rechnung des Handwerkers über die Reparatur',
    folded: new RegExp(String.raw`^(?:${article}) (?:\S+ ){1,6}(?:${preposition}) (?:${article}) `),
  },
  {
    name: 'bill of someone',
    example: 'Rachunek od hydraulika',
    folded: new RegExp(
      String.raw`^(?:(?:${article}) )?(?:invoice|receipt|bill|rechnung|quittung|beleg|facture|recu|factura|recibo|fattura|ricevuta|rekening|factuur|bon|rachunek|faktura|paragon|fatura|chitanta) (?:${preposition}|for|of|by|fur|der|des|von|pour|para|por|per|dal|voor|du|de la|del|della|van|za|od|dla|da|do|pentru) `,
    ),
  },
  {
    name: 'heading of a part',
    example: 'TECHNICKÉ ÚDAJE',
    folded: new RegExp(String.raw`^(?:\d{1,2}[.)]? )?(?:${oneOf(headingsOfParts)})(?!\p{L})`, 'u'),
  },
  {
    name: titleReason,
    example: 'DÉCOMPTE FINAL',
    folded: new RegExp(
      String.raw`^(?:${oneOf(titleBeginnings)})(?!\p{L})|(?:^|[\p{L} -])(?:${oneOf(titleEnds)})$`,
      'u',
    ),
  },
  {
    name: 'sentence with a verb',
    example: 'THIS AGREEMENT is made the 2nd day of September',
    printed: sentence,
  },
  {
    name: 'sentence with a full stop',
    example: 'Alle Preise ohne Gewähr.',
    printed: /^(?:\S+ ){3,}\p{Ll}*\p{L}{4,}\.$/u,
  },
  {
    name: 'misread letters',
    example: 'Grnhldt ~Apothek|e',
    printed:
      /[~^\\{}_=§¬¦]|\p{L}\|\p{L}|(?<!\p{L})\p{Lu}[bcdfghjklmnpqrstvwxz]{4,}(?!\p{L})|\p{Ll}\p{Lu}\p{Ll}?\p{Lu}/u,
  },
];

/** Matches `Monzón, a 12 de mayo` and `Bilthoven, 21 mei`, the place and day at the beginning of letters. */
const placeAndDay =
  /^\p{Lu}[\p{L} .'’-]{1,30}, (?:(?:den|le|a|à|li|lì|il|dnia|em|op) \d|\d{1,2}[./]\d{1,2}[./]|\d{1,2}(?:\.|st|nd|rd|th|er)? (?:de )?\p{L}{3,} (?:de )?(?:19|20)\d\d|\d{1,2}\.? (?:de )?\p{Ll}{3,10}$|\d{1,2}\. \p{Lu}\p{Ll}{2,8}$)/u;

/** Returns whether a line begins with a place and the day. */
export function isPlaceAndDay(line: string): boolean {
  return placeAndDay.test(line);
}

/** Returns why a printed text is not a name; undefined if there is no reason. */
export function reasonAgainst(printed: string): NoName | undefined {
  const folded = foldText(printed);
  return noNames.find((row) =>
    'printed' in row ? row.printed.test(printed) : row.folded.test(folded),
  );
}
