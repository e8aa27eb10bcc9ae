/** What the words that lead to a number say about what is numbered. */
export type NumberMeaning = keyof typeof beginnings;

/**
 * Beginnings of words, whole words before `$` or of up to three letters, and other parts of words after `~`, folded, for de, en, es, fr, it, nl, pl, pt, ro, cs, da and sv, el, tr, ja, in one line
 * each.
 */
const beginnings = {
  /** The document itself. */
  document:
    'rechnung ~rechnungs beleg quittung bon bescheid befund angebot gutschrift lieferschein urkunde zertifikat auszug mahn bescheinigung ' +
    'invoice receipt bill quote quotation estimate statement certificate report notice ticket delivery credit reminder document form letter ' +
    'factura recibo tique presupuesto albaran certificado informe documento justificante notificacion aviso ' +
    'facture quittance recu devis avoir attestation releve certificat bulletin decision ' +
    'fattur ricevut scontrin preventiv bolla ddt attestat certificat referto protocol prot avviso atto verbale ' +
    'factuur bon kwitantie offerte pakbon aanslag nota beschikking ' +
    'faktur rachun paragon ofert zaswiadcz decyzj dokument protokol wezwan ' +
    'fatura orcamento guia certidao oficio documento atestado ' +
    'chitant bon aviz oferta adeverint decizi certificat proces ' +
    'uctenk doklad nabidk dodac potvrzen rozhodnut protokol vyzv upomink ' +
    'regning kvitter tilbud attest bevis faktur kvitto offert intyg beslut protokoll ' +
    'τιμολογ αποδειξ παραστατικ προσφορ βεβαιωσ πιστοποιητ πρωτ αποφασ ' +
    'fatura fis makbuz teklif irsaliye belge evrak rapor tebligat sertifika sayi ' +
    '~請求 ~領収 ~見積 ~納品 ~伝票 ~文書 ~証明 ~通知 ~発行',
  /** The matter: a contract, a file, a claim, a loan, a flat. */
  matter:
    'vertrag akte az geschaft versicherung police polizze schaden vorgang referenz darlehen kredit depot dossier objekt kassenzeichen mandant ' +
    'contract policy case file claim reference ref loan mortgage agreement matter assessment property plan roll parcel tenancy ' +
    'contrato poliza expediente siniestro prestamo referencia refer inmueble credito liquidacion ' +
    'contrat police dossier sinistre pret reference ref affaire bail role ' +
    'contratt polizz pratica sinistro riferimento rif fascicol mutuo finanziament posizione ruolo utenza cartella ' +
    'contract polis dossier zaak schade kenmerk lening referentie aanslag ' +
    'umow polis spraw szkod kredyt znak lokal ' +
    'contrato apolice processo sinistro referencia ref credito imovel matricula ' +
    'contract polita dosar dauna credit rol referinta ' +
    'smlouv pojist spis sp jednaci zn uver skod ' +
    'sag sags kontrakt police skade lane konto.?id ejendom aftale reference journal arende avtal forsakring dnr malnummer malnr diarie fastighet ' +
    'συμβολαι συμβασ φακελ υποθεσ ζημι δανει οφειλ ' +
    'sozlesme police dosya hasar kredi esas referans abonelik sicil ' +
    '~契約 ~証券 ~事故 ~整理 ~年金 ~賦課 ~課税',
  /** A person or customer. */
  person:
    'kund kd mitglied patient versichert teilnehm debitor matrikel schuler ausweis leser mieter abo nutzer ahv steuer identifikation fall partner ' +
    'customer client member patient student pupil subscriber insured taxpayer tax cardholder card library resident supporter hospital nhs ' +
    'cliente socio abonado paciente asegurado contribuyente alumno usuario afiliad tarjeta historia matricula ' +
    'client adherent abonne patient assure allocataire etudiant eleve contribuable usager locataire lecteur societaire fiscal affilie ' +
    'client socio tessera paziente matricola assistit assicurat contribuente utente studente abbonat alunno ' +
    'klant lid patient verzekerd student leerling lener deelnemer debiteur leden bsn ' +
    'klient czlon pacjent ubezpieczon abonent odbiorc platnik czyteln ucz nabywc student ' +
    'cliente socio utente paciente segurado contribuinte aluno leitor assinante beneficiario ' +
    'client membr pacient asigurat contribuabil abonat elev student consum marca ' +
    'zakazni clen pacient pojistenc poplatni odberatel ctenar student platc klient ' +
    'kunde medlem patient laner elev bruger forbruger kund anstallning lantagare abonne ' +
    'πελατη μελουσ ασθεν ασφαλισμεν συνδρομητη παροχησ μητρωο φοιτητη μαθητη καταναλωτ α.?μ ' +
    'musteri uye hasta ogrenci sigortali abone tesisat mukellef cari ' +
    '~お客 ~顧客 ~会員 ~患者 ~診察券 ~被保険者 ~利用者 ~学籍 ~使用者 ~加入者 ~納税',
  /** An account. */
  account:
    'konto depot sparbuch account compte livret cuenta conto rekening rachun conta$ cont$ contul ucet λογαριασμ hesap ~konto ~口座',
  /** Somebody who works for the sender. */
  employee:
    'personal pers mitarbeiter employee emp payroll staff works empleado trabajador matricule salarie dipendente matricola ' +
    'werknemer personeel pracowni trabalhador funcionario angajat marca zamestnan osobni medarbejder lonnr lonnummer anstallning anst ' +
    'εργαζομ personel sicil ~社員 ~職員 ~従業員',
  /** A purchase or booking. */
  order:
    'bestell auftrag buchung reserv ~bestell ' +
    'order booking reservation confirmation locator pnr job ' +
    'pedido orden reserva localizador encargo ' +
    'commande reservation ' +
    'ordine prenotazion ' +
    'bestel boeking reserver opdracht ' +
    'zamowien rezerwac zleceni ' +
    'encomenda pedido localizador ' +
    'comand comenzi rezerv ' +
    'objednavk rezervac zakazk ' +
    'ordre bestilling booking bestallning bokning ' +
    'παραγγελ κρατησ ' +
    'siparis rezervasyon ' +
    '~注文 ~予約 ~受注 ~申込 ~オーター',
  /** What is to be stated with a payment. */
  payment:
    'verwendungszweck zahlungsreferenz bei.zahlung zahlungsreferenz ' +
    'payment paying quote ' +
    'concepto referencia.de.pago clave.de.pago ' +
    'communication a.rappeler reference.de.paiement ' +
    'causale iuv codice.avviso ' +
    'betaalkenmerk betalingskenmerk mededeling onder.vermelding ' +
    'tytul tytulem ' +
    'referencia.multibanco ref.pagamento nosso.numero ' +
    'cod.plata detalii.plata ' +
    'variabilni vs var.?symb ' +
    'kid ocr fi-?k betalings betalnings kreditor ' +
    'κωδικοσ.πληρωμησ rf ταυτοτητα.οφειλησ ' +
    'odeme tahakkuk ' +
    '~納付番号 ~振込',
  /** A thing, a place or a person at work. */
  thing:
    'zahler serien artikel art filial kasse terminal tisch zimmer platz seite gerat modell fahrgestell kennzeichen charge pos wohnung haus top ~zahler bsnr ik ' +
    'meter serial item article sku model terminal till register table seat gate room page lot unit flat vehicle vin plate cashier server batch store flight ' +
    'contador serie articulo modelo caja mesa asiento habitacion pagina bastidor cups terminal tienda vuelo ' +
    'compteur serie article modele caisse table place chambre page pdl lot terminal voiture magasin vol ' +
    'contator serie articolo modello cassa tavolo posto camera pagina pod pdr targa telaio rt volo operatore ' +
    'meter serie artikel kassa tafel stoel kamer pagina kenteken ean terminal filiaal ' +
    'licznik seryjn artykul kasa stolik miejsc pokoj stron ppe terminal sklep ' +
    'contador serie artigo modelo caixa mesa lugar pagina cpe terminal loja sala ' +
    'contor serie articol model casa masa loc pagina pod terminal magazin inventar ' +
    'elektromer seriov pokladn stul sedadl stran ean terminal prodejn ' +
    'maler serie vare kasse bord plads side stelnr terminal butik matare artikel kassa plats sida ' +
    'μετρητη σειρ ταμει τραπεζ θεση σελ κινητηρ ' +
    'sayac seri urun kasa masa koltuk sayfa sasi motor terminal stok magaza ' +
    '~製造 ~商品 ~座席 ~端末 ~車両 ~車台 ~レシ ~店 ~号車 ~責',
  /** A person, for all offices: by birth, insurance or passport. */
  identity:
    'sozialvers sv.?nr rentenvers ahv personalausweis reisepass geb ni national.ins ssn social dob passport identity dni nie nss curp clave.?unica securite niss ' +
    'cni passeport codice.fiscale identita bsn paspoort pesel paszport dowod cpf cidadao cnp buletin rodne op obcansk cpr personn pas αμκα α.δ.τ αδτ ταυτοτ ' +
    'tckn kimlik pasaport ~マイナンハー ~個人番号 ~旅券',
  /** A company, an office, a law or an account. */
  office:
    'ust uid hrb hra fn register handels steuernummer st.?nr ik blz kto bank gesetz amtsgericht plz § ' +
    'vat company registered registration sort charity utr ein act law abn licen lic bsb routing ' +
    'nif cif registro ley colegiado cuit rfc ' +
    'siret siren rcs tva ape naf capital loi rpps finess adeli orias ' +
    'partita p.?iva rea c.?f cap registro albo capitale legge abi cab meccanografic cod.?mecc ' +
    'kvk btw ondernemingsnummer wet bic big agb ' +
    'nip regon krs ustaw bdo ' +
    'nif nipc cnpj registo lei alvara inscricao crc ' +
    'cui cif reg lege j ' +
    'ic ico dic zakon ' +
    'cvr se lov orgnr org lag bankgiro plusgiro ' +
    'αφμ δου γεμη νομ ' +
    'vkn mersis vergi kanun ticaret ' +
    '~登録番号 ~法人番号 ~郵便',
  /** A telephone, or a service that is called with one. */
  contact:
    'tel telefon ~telefon fax ~fax mobil handy ~hotline service ~service kundendienst kundenbetreuung kundencenter beratung ansprechpartner kontakt support notruf notdienst storung durchwahl fragen ruckfragen auskunft anruf ' +
    'phone ~phone cell mobile helpline ~helpline ~infoline careline helpdesk contact call$ enquir inquir question assistance emergency freephone toll.?free ' +
    'telefono movil atencion.al servicio.al servicio.de.atencion linea.de contacto consultas ayuda asistencia centralita llam emergencia ' +
    'telephone portable service.client service.conso assistance contact appelez appeler joindre numero.vert standard depannage urgence conseiller ' +
    'telefono cellulare assistenza servizio.client numero.verde contatt chiam centralino pronto.intervento emergenz call.cent ' +
    'telefoon mobiel klantenservice klantendienst klantcontact contact helpdesk storing bel$ bellen belt vragen ' +
    'telefon faks kom infolini obslug kontakt pomoc$ pomocy serwis pogotowi zadzwon ' +
    'telefone telemovel celular atendimento apoio linha.de contacto contato$ contatos assistencia suporte sac ' +
    'telefon mobil relatii asistenta contact infolinia serviciul.client suport dispecer ' +
    'telefon mobil infolink link$ linka linky zakaznick..centr podpor kontakt servis$ poruch pohotov ' +
    'telefon tlf mobil kundeservice kundecenter kontakt support vagt ring$ sporgsmal ' +
    'telefon mobil kundservice kundtjanst kundcenter kontakt support vaxel jour$ felanmalan ring$ fragor ' +
    'τηλ τηλεφων κινητο φαξ εξυπηρετησ επικοινων γραμμη υποστηριξ βοηθ βλαβ ' +
    'telefon faks cep musteri.hizmet iletisim destek cagri danisma hatti ariza ' +
    '~(?<!契約)電話 ~サーヒス ~問合せ ~問い合わせ ~問い合せ ~窓口 ~相談 ~コールセンター ~ヘルフ ~サホート ~連絡先 ~タイヤル ~ファックス',
  /** A street, before the number of a house. */
  address:
    'strasse str street road avenue calle avenida rua rue via viale piazza ulica ul straat laan plein strada sokak sokag sok sk cadde cad cd mahalle mah bulvar ' +
    'οδοσ vej gade gatan vagen ulice ~strasse ~straat ~gatan ~vagen ~丁目',
  /** A value of the reader, or of another paper. */
  other:
    'ihr.zeichen ihre.best bisherig alte ersetzt ursprung vom ' +
    'your previous old former original replaces against ' +
    'su.ref anterior sustituye rectificad ' +
    'votre.ref vos.ref v.?ref precedent ancien annule remplace ' +
    'vs.?rif vs.?ord vostro precedente sostituisce ' +
    'uw vorig oude vervangt ' +
    'wasz poprzedni korygowan dotyczy ' +
    'vossa anterior substitui ' +
    'anterior inlocui ' +
    'vase puvodni predchozi nahrazuje ' +
    'deres tidligere erstatter er.ref ert tidigare ersatter ' +
    'προηγουμεν αρχικ ' +
    'eski onceki iade.edilen ilgi ' +
    '~貴社 ~旧 ~元の',
} as const satisfies Record<string, string>;

const isWholeWord = (part: string) =>
  part.endsWith('$') || part.replaceAll(/\P{L}/gu, '').length < 4;

const patterns = Object.entries(beginnings).map(([meaning, list]) => {
  const parts = [...new Set(list.split(' '))];
  const stems = parts
    .filter((part) => !part.startsWith('~'))
    .map((part) => (isWholeWord(part) ? `${part.replace('$', '')}(?!\\p{L})` : part))
    .join('|');
  const inside = parts.flatMap((part) => (part.startsWith('~') ? part.slice(1) : [])).join('|');
  return [
    meaning as NumberMeaning,
    new RegExp(`(?<!\\p{L})(?:${stems})|${inside || '(?!)'}`, 'u'),
  ] as const;
});

/** Returns what words that lead to a number mean. */
export function meaningsOfNumber(words: string): NumberMeaning[] {
  if (words === '') return [];
  return patterns.flatMap(([meaning, pattern]) => (pattern.test(words) ? meaning : []));
}

/** The words of a label of any number. */
export const numberWord =
  /(?<!\p{L})(?:n[°º]|n\.|nr|nro|no|num|numero|number|numer|nummer|cislo|c\.|αρ|αριθ|αριθμοσ|kod|code|cod|codigo|codice|κωδικοσ|id|ref|rif|№)(?!\p{L})|(?:nummer|nr|zeichen|kenmerk|znak|numarasi|numaran|kodu|番号|コート|記号|no|[#№])[ :.]{0,4}$/u;
