export const meanings = [
  'paid',
  'price',
  'returned',
  'part',
  'limit',
  'asked',
  'changed',
  'ended',
  'period',
  'otherwise',
  'obliged',
  'done',
  'former',
  'granted',
] as const;

/**
 * What a word in a sentence about an amount says: that it is paid, what it is the price of, that it is returned, that it is paid in parts,
 * that something is asked for, that a price changes, that a contract ends, that it is for a period, that
 * it is only paid otherwise, that something has to be done, that it was done, that it was an earlier price, or that it is a
 * benefit.
 */
export type PaymentMeaning = (typeof meanings)[number];

/**
 * Beginnings of words by meaning, for de, en, es, fr, it, nl, pl, pt, ro, cs, da, el, sv and tr. A line is a language, without the
 * words of the lines before it.
 */
export const beginnings: Record<PaymentMeaning, string> = {
  paid:
    'zahl bezahl überweis begleich beglich entricht einzahl einzuzahl eingezahlt abbuch abgebucht einzieh eingezogen buchen ziehen belast fällig lastschrift einzug ' +
    'pay paid remit transfer debit charge collect settle owe owing due take taken bill ' +
    'pagar pago paga pague abon ingres adeud domicili cargo cargar carga satisfa ' +
    'payer paye paie regl verser verse versement virement prelev acquit devez redevable ' +
    'pagat bonific addebit sald corrispo dovut dovete versa ' +
    'betaal betal overmak overschrij afschrij afgeschr incass voldoe voldaan verschuldigd stort ' +
    'zapłac zapłat płac płat wpłac wpłat przel pobra pobier obciąż uregul uiści uiszcz należn ' +
    'liquid cobr depósit deposit pagamento ' +
    'plăt plata achit vira încas datora datorat ' +
    'uhra uhraď zaplat plať platb převe převod pouka strhn inkas dluž dluh ' +
    'indbetal overfør trække trækk opkræv skyld ' +
    'πληρω καταβ καταβολ εξοφλ οφειλ χρεω καταθε κατάθε ' +
    'inbetal överför dras drar debiter erlägg skuld ' +
    'öde yatır tahsil borc borç çekil havale',
  price:
    'kost preis gebühr beitrag eintritt tarif betrag beträg belauf summe entgelt honorar busse bußgeld geldbuße geldstrafe kaufpreis miete ' +
    'cost fee fare price amount total sum fine rent penalty ' +
    'cuesta coste precio cuota importe tarifa asciende multa sanción alquiler ' +
    'coûte coût prix frais cotisation montant somme amende loyer ' +
    'costa costo prezzo quota importo spesa contribut ammont sanzione affitto canone ' +
    'prijs bijdrage bedra boete koopsom huur ' +
    'koszt cena cenie cenę opłat składk wynosi kwot suma sumę grzywn mandat czynsz ' +
    'custa custo preço valor taxa mensalidade quantia coima renda montante ' +
    'preţ preț preţul valoare sumă contribuţi amenda amendă chirie ' +
    'stojí poplat příspěv činí částk pokut nájem nájemn školné stravné ' +
    'pris gebyr kontingent beløb bøde købesum husleje ' +
    'τιμή κόστ εισφορ συνδρομ ποσό πρόστιμ τίμημα ενοίκι μίσθωμα ' +
    'kostar avgift belopp böter hyra hyran köpeskilling ' +
    'ücret fiyat bedel tutar aidat ceza kira',
  returned:
    'erstatt gutschr gutgeschr zurückzahl zurücküberw auszahl ausgezahlt guthaben rückerst entschädig bewillig übernehm ' +
    'refund reimburs credited repaid repay payout compensat settlement award benefit ' +
    'reembols devol devuel indemniz ' +
    'rembours restitu indemni ' +
    'rimbors accredit risarc indenniz ' +
    'terugbetal terugstort vergoed uitbetal uitkering schadeverg ' +
    'zwrot zwróc zwrac nadpłat wypłac wypłat odszkod świadcz ' +
    'estorn restitui indemniza ' +
    'ramburs restitui despăgub ' +
    'vrátí vrát vrac přeplat vyplac vyplat plnění odškod ' +
    'tilbagebet tilbagefør udbetal erstatning godtgør ' +
    'επιστρ επιστροφ αποζημ ' +
    'återbet utbetal ersättning ' +
    'iade tazmin',
  part:
    'rate raten teilbetrag anzahlung abschlag kaution monatlich mahngebühr ' +
    'instalment installment deposit monthly late penalty fee ' +
    'plazo plazos fianza mensual señal recargo ' +
    'acompte mensual mensuel échéance caution pénalit ' +
    'rata rate acconto caparra cauzione mensil mora ' +
    'termijn aanbetaling waarborg maandelijks ' +
    'raty ratę rata zaliczk kaucj miesięczn ' +
    'prestaç parcela caução sinal mensais ' +
    'rată rate avans garanţi lunar ' +
    'splátk záloh kauc měsíčn ' +
    'rater depositum månedlig ' +
    'δόσ προκαταβολ εγγύησ μηνια ' +
    'avbetal delbetal månads ' +
    'taksit kapora depozito aylık',
  limit:
    'höchst mindest maximal bis limit budget selbstbe freibetrag versicherungssumme deckung verfügungsrahmen ' +
    'maximum minimum least limit cover allowance threshold ' +
    'máximo mínimo límite hasta cobertura ' +
    'maximum minimum plafond jusqu plafon ' +
    'massimo minimo massimale fino limite ' +
    'maximaal minimaal tot hoogstens ' +
    'maksym minim limit powyżej ponad ' +
    'máximo mínimo limite até ' +
    'maxim minim limită până peste ' +
    'maximál minimál limit nejvýš nejméně ' +
    'højst mindst maksimal grænse ' +
    'έως μέχρι μέγιστ ελάχιστ όριο ' +
    'högst minst gräns ' +
    'azami asgari limit kadar',
  asked:
    'bitte bitten ersuch aufforder gebeten erbeten ' +
    'please kindly request ' +
    'ruego rogamos rogar pedimos solicit agradec favor sírva ' +
    'merci veuillez prière prions invit demand ' +
    'prego pregat preghiamo invit richied ' +
    'gelieve verzoek graag vragen vriendelijk ' +
    'prosz prosim prośb wzywa uprzejm ' +
    'queira rogamos pedimos ' +
    'rugăm rugam rugat roagă solicit ' +
    'prosím žádáme vyzýv ' +
    'venligst bedes beder ' +
    'παρακαλ ' +
    'vänlig ombed ' +
    'lütfen rica ederiz',
  changed:
    'erhöh anheb anpass angepass gestiegen steigt änder anzupass preisanpass mieterhöh ' +
    'increas rising adjust chang ' +
    'aumento aumenta actualiza subida increment modific revisión ' +
    'augment hausse révision révisé modifi indexation ' +
    'adegua variazion rivaluta incremento ' +
    'verhog verhoging stijg aanpass aangepas wijzig huurverhog ' +
    'podwyż zmian wzrost wzrośnie waloryz zmieni ' +
    'atualiza reajust alteraç ' +
    'majorar majorează creșt scumpi indexar ajust ' +
    'zvýš zvyš změn úprav valoriz ' +
    'forhøj lejeforhøj stig ændr regulering ' +
    'αύξησ αναπροσαρμ μεταβολ ' +
    'höjs höjning hyreshöj ändr justera ' +
    'artış zamm değiş',
  ended:
    'künd gekünd kündig ' +
    'cancel terminat resign ' +
    'cancelar baja rescind rescisi ' +
    'résili démission dénonc ' +
    'disdett recess recedo dimission ' +
    'opzeg opgezeg beëindig ' +
    'wypowied wypowiad rezygn rozwiąz ' +
    'cancela rescis denúnci ' +
    'rezilie denunț demisi încet ' +
    'výpověď výpověd vypovíd ukonč ' +
    'opsig opsag ophør ' +
    'καταγγελ διακοπ παραίτ ' +
    'uppsäg säger ' +
    'fesih feshet iptal',
  period:
    'monat monatlich jährlich jahr woche quartal vierteljähr ' +
    'month annual year week quarter ' +
    'mes meses mensual anual año seman trimest ' +
    'mois mensuel annuel semaine trimest ' +
    'mese mensil annuo annua annuale ' +
    'maand jaar week kwartaal ' +
    'miesi mies rocz roku tydzie kwarta ' +
    'mês mensal mensais anual semana ' +
    'lună lunar anual săptăm ' +
    'měsí roční ročně týden čtvrtlet ' +
    'måned årlig ugent kvartal ' +
    'μήνα μηνια ετήσι εβδομάδ ' +
    'månad årlig årsav veck kvartal ' +
    'aylık yıllık ayda haftal',
  otherwise:
    'falls sonst andernfalls ansonsten säum widrigenfalls ' +
    'otherwise unless fail late ' +
    'contrario incumpl impago recargo demora ' +
    'sinon défaut retard majoré ' +
    'contrario oltre mancat ritard ' +
    'anders indien uitblij ' +
    'razie przeciwn niezapł nieterm ' +
    'contrário atraso incumpr ' +
    'altfel contrar neplat întârzi ' +
    'jinak prodlen neuhra nezapl ' +
    'ellers manglende forsink ' +
    'αλλιώς διαφορετικ καθυστέρ ' +
    'annars dröjsmål utebliv försen ' +
    'aksi gecik ödenmemesi',
  obliged:
    'muss müssen einsammel sammel mitbring mitzubring abgeb abzugeb eigenanteil unkostenbeitrag ' +
    'must asked asking contribut bring payable hand ' +
    'aportar aportación entregar enviar deberá tendrá enviad traer ' +
    'demand remettre participation devra devront rapporter apporter faut ' +
    'consegn occorre contributo portare quota ' +
    'moet bijdrage meegeven meebreng leveren ' +
    'należy trzeba wpłat składk przynie przekaza dostarcz ' +
    'deverá deverão enviar entregar contribui comparticip ' +
    'trebuie trimit aduce aduc contribuți ' +
    'třeba přines odevzd příspěv zašlete vybír ' +
    'skal medbring aflever egenbetaling deltagerbetaling ' +
    'πρέπει συμμετοχ προσκομ παραδώ ' +
    'måste lämna medtag egenavgift deltagaravgift ' +
    'gerek teslim gönder getir katkı',
  done:
    'erhalten eingegangen bezahlt gezahlt beglichen gesammelt überwiesen verbucht ' +
    'received raised collected ' +
    'recibid cobrad abonad pagad recaud ' +
    'reçu perçu encaiss réglé récolt collect ' +
    'ricevut pagat versat incassat raccolt ' +
    'ontvangen betaald voldaan opgebracht opgehaald ' +
    'otrzym uiszczon zapłacon opłacon wpłacon zebra ' +
    'recebid recebem angariad ' +
    'primit achitat încasat strâns ' +
    'obdrž zaplacen uhrazen přijat vybral ' +
    'modtag betalt indsaml ' +
    'ελήφθ εισπρά πληρώθ συγκεντρ ' +
    'mottag betald erhåll insaml ' +
    'alın ödendi toplan gönderilmiş',
  former:
    'bisher vorjahr vorig vorher letzte ' +
    'previous former last formerly ' +
    'anterior hasta pasado ' +
    'précédent ancien antérieur dernièr ' +
    'precedent anterior scors ' +
    'vorige eerder oude ' +
    'poprzedn dotychczas ubiegł ' +
    'předchoz dosavad minul loňsk ' +
    'forrige tidligere hidtil sidste ' +
    'προηγούμ πέρυσι περσιν ' +
    'föregå tidigare förra ' +
    'önceki geçen eski',
  granted:
    'bewillig gewähr zuschuss beihilfe rente kindergeld wohngeld elterngeld krankengeld ' +
    'award granted entitle allowance benefit pension ' +
    'subsidio ayuda prestación prestaciones pensión concedid ' +
    'allocation allocat aide accord prestation pension ' +
    'indennit sussidio assegno bonus pensione ' +
    'toeslag uitkering subsidie toegekend toekenn pensioen aow ' +
    'zasił świadcz dodat przyzna emerytur rent ' +
    'subsíd apoio deferi prestaç pensão abono ' +
    'alocaț ajutor pensi stimulent acordat ' +
    'dávk důchod přizna podpor ' +
    'tilskud ydelse bevilg pension folkepension ' +
    'επίδομα επιδομ σύνταξ χορήγ χορηγ ' +
    'bidrag bevilj pension ersättning ' +
    'ödenek ödeneğ yardım bağlan aylığ',
};

/** Japanese has no spaces between words. */
export const inJapanese: readonly (readonly [PaymentMeaning, string])[] = [
  ['paid', '支払|振込|振り込|引落|引き落|納付|納入|請求|払い'],
  ['price', '料金|代金|会費|価格|金額|費用|費|反則金|家賃'],
  ['returned', '返金|還付|返還'],
  ['part', '分割|月額|毎月|保証金|頭金|回目'],
  ['limit', '以上|以下|まで|限度|上限'],
  ['asked', 'お願い|ください|下さい|いただ'],
  ['changed', '改定|値上|変更|引き上げ'],
  ['ended', '解約|退会|解除'],
  ['period', '月額|毎月|年額|か月|ヶ月'],
  ['otherwise', '場合は|延滞|遅れ'],
  ['obliged', '集金|徴収|持参|必要'],
  ['done', '受領|済み|入金'],
  ['granted', '給付|支給|手当|年金|助成'],
  ['former', '前回|前年|前月|昨年'],
];
