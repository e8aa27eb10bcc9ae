type Table = Readonly<Record<string, string>>;

const oneOf = (table: Table) => new RegExp(Object.values(table).join('|'));

/** Names of terms of payment, and words of payments that have no verb. */
export const ofTerms = oneOf({
  german: 'zahlungsziel|zahlungsbedingung|netto|ohne abzug|kassa|uberweis',
  english: '(?<![a-z])(?:terms|net|funds)(?![a-z])',
  french: 'paiement|reglement|virement|net(?![a-z])|conditions? de (?:paiement|reglement)',
  spanish: 'transferencia|contado|giro|recibo|condiciones de pago',
  italian: 'bonific|riba|ri\\.ba|rimessa|pagament',
  dutch: 'overschrijv|betaaltermijn|betalingsconditie|voorwaarden',
  polish: 'przelew|platnosc',
  portuguese: 'transferencia|condicoes',
  romanian: 'virament|scaden',
  czech: 'uhrad|splatn|prevod',
  danish: 'betalingsbeting|netto|bankoverfor|forfald',
  swedish: 'villkor|netto|tillhanda|forfall',
  turkish: '(?<![a-z])(?:ode(?:n|me|y)|vade|havale|yatir)',
  greek: 'πιστωσ|εξοφλ|καταβ|πληρω',
  japanese: '支払|振込|振り込|納付|納入|払込',
});

/** What was agreed for all bills, of which a reminder reminds. */
export const ofAgreements =
  /(?<![a-z])(?:terms?|zahlungsziel|zahlungsbedingung[a-z]*|conditions?|condicion[a-z]*|condizion[a-z]*|betaaltermijn|voorwaarden|warunk[a-z]*|condicoes|conditii[a-z]*|podmink[a-z]*|betingels[a-z]*|(?:betalnings)?villkor[a-z]*)(?![a-z])/;

/** What a term counts from, if that is the day of the document. */
export const fromItsOwnDay = oneOf({
  german:
    '(?:rechnungs|brief|ausstellungs)datum|datum der rechnung|rechnungsstellung|ab heute|(?:ab|nach|seit) datum|dies(?:es|er|em) (?:schreiben|brief|bescheid|anzeige|verfugung|rechnung|mitteilung)|ausstellung',
  english:
    '(?:invoice|statement|bill|this|letter)(?: date)?(?![a-z])|date of (?:the |this )?(?:invoice|letter|notice|bill|statement|issue)|from today|of today',
  french:
    "(?:date|emission) (?:de |d')?(?:la )?(?:facture|emission)|(?:presente|facturation)|date du (?:present|courrier)|aujourd'hui|ce jour|(?:cet|du present|de l') ?avis",
  spanish:
    'fecha (?:de )?(?:la )?(?:factura|emision|carta|presente)|de la (?:factura|presente|emision)|esta fecha|hoy',
  italian:
    '(?:data|emissione) (?:di |della )?(?:fattura|emissione|presente)|d\\.? ?f\\.?(?![a-z])|della presente|oggi|odierna',
  dutch:
    '(?:factuur|nota|brief)datum|datum van (?:de|deze) (?:factuur|brief|nota)|dagtekening|heden|vandaag',
  polish: '(?:daty|dnia) (?:wystawienia|sporzadzenia|faktury|pisma)|wystawienia|od dzis',
  portuguese:
    'data (?:da |de )?(?:fatura|emissao|factura|desta|presente)|emissao|desta (?:carta|data)|hoje',
  romanian:
    'data (?:facturii|emiterii|facturarii|prezentei|afisarii)|emitere|facturare|afisare|facturii',
  czech: 'vystaveni|data faktury|ode dneska|ode dnes',
  danish: '(?:faktura|brev)(?:ens )?dato|fra (?:dags |d\\. )?dato|i dag|udstedelse|dette brev',
  swedish: 'fakturadatum|fakturans datum|fran (?:dagens|i dag|idag|detta)|utfardande|dagens datum',
  turkish: '(?:fatura|duzenle(?:n)?me|mektub|yazi|bildirim) ?[a-z]{0,6} ?(?:tarih|duzenle)|bugun',
  greek: 'εκδοσ|τιμολογησ|τιμολογιου|σημερα|παρουσασ',
  japanese: '請求書?発行日|請求日|発行日|本日|本書|請求書日付',
});

/** What else a term can count from; such a day is not known. */
export const fromAnotherDay = oneOf({
  german:
    'erhalt|zugang|zustell|empfang|liefer|eingang|unterschr|unterzeich|rechtskr|bekanntgabe|fallig|abnahme|monatsende|vertragsschluss',
  english:
    'receipt|receiv(?!e (?:full )?payment)|deliver|notif|service of|served|completion|signature|signing|acceptance|month[- ]end|end of (?:the )?(?:following )?month|(?<![a-z])eom(?![a-z])|due date|arriv',
  french:
    'reception|recu|livraison|notification|signature|fin (?:de|du) mois|acceptation|echeance|envoi',
  spanish: 'recep|recib(?!o)|entrega|notific|firma(?!n)|fin de mes|aceptaci|vencimiento|comunic',
  italian:
    'ricev(?!ut[ae] banc)|ricez|consegna|notific|firma|fine mese|f\\.? ?m\\.?(?![a-z])|accettazione|scadenza|comunic',
  dutch: 'ontvang|lever|bezorg|ondertek|einde? (?:van de )?maand|vervaldatum|oplevering',
  polish:
    'otrzym|dorecz|dostaw|dostarcz|odbior|podpis|konca miesiaca|terminie platnosci|uprawomocn',
  portuguese: 'rece[pb]|entrega|notific|assinatura|fim (?:do|de) mes|adjudica|vencimento|comunic',
  romanian: 'primi|comunic|livrar|semnar|sfarsitul lunii|receptie|scadentei',
  czech: 'doruc|obdrz|prevzet|dodan|dodav|podpis|predan|konce mesice|po splatnosti|montaz',
  danish: 'modtag|lever|underskr|lobende maned|afhent|forfaldsdato(?:en)? ',
  swedish: 'mottag|motta|lever|underteckn|fatt varan|forfallodatum',
  turkish: 'teblig|teslim|imza|ay sonu|kabul',
  greek: 'παραλαβ|ληψη|επιδοσ|κοινοποι|υπογραφ|παραδοσ|ληξη',
  japanese: '受領|到着|受け取|受取|納品|検収|締結',
});

/** Other matters with a term: objections, returns, refunds, validity, interest and what happens without a payment. */
export const ofOtherMatters = oneOf({
  german:
    'einspruch|widerspr|widerruf|reklam|beanstand|gultig|verzug|mahn(?:ung|gebuhr)|zuruck|erstatt|kundig|klage|zinsen|wartung|antwort|bescheid geben|(?<![a-z])raten|ratenzahlung|ablehn|zustimm|anfecht',
  english:
    'appeal|object|disput|refund|return|cancel|valid|late|overdue|past due|interest|query|queries|complain|challenge|withdraw|reply|business|working|payment plan|instal?lment|terminat|reject|opt out|closing your|book(?:ed|ing)?(?![a-z])',
  french:
    'contest|reclam|retract|rembours|valable|retard|interet|recours|ouvre|repon|resili|sans frais|mensualit|oppos|refus|echelonn|inscri',
  spanish:
    'reclam|recurs|devol|desist|valid|demora|retras|interes|habil|alega|respond|oposic|opon|rechaz|cancel|fraccion|inscri',
  italian:
    'reclam|ricors|res[io](?![a-z])|recess|valid|ritard|interess|mora|lavorativ|contest|rispo|disdett|disdir|oppos|rifiut|rateizz|iscri',
  dutch:
    'bezwaar|reclam|klacht|protest|retour|geldig|vertraging|rente|werkdag|herroep|reactie|terug(?!keer)|storten wij|reageren|beroep|opzeg|weiger|betalingsregeling|aanmeld|inschrij',
  polish:
    'odwol|reklam|zwrot|zwroc|wazn|opozn|odset|robocz|odstap|zwlok|skarg|wyplac|odpowied|sprzeciw|wypowied|rezygn|zglos|rozlozen',
  portuguese:
    'reclam|recurs|devol|valid|atras|mora|juros|uteis|contest|impugn|respon|rescis|oposic|opor-se|denunci|recus|inscri',
  romanian:
    'contest|reclam|retur|valab|intarzi|penaliz|lucrat|dobanz|raspun|denunt|rezili|refuz|opozit|esalon|inscri',
  czech:
    'reklam|namit|odvol|vrac|(?<!s)platn(?:ost|[aye])|prodlen|pracovn|odstoup|stiznost|zaloh|odmit|vypoved|nesouhlas|prihlas|splatkov',
  danish:
    'klage|indsig|reklam|fortryd|gyldig|forsink|rente|hverdag|arbejdsdag|indsend|svar|opsig|afvis|tilmeld|afdrag|rette',
  swedish:
    'klag|reklam|angr|giltig|drojsmal|ranta|arbetsdag|invand|svar|andring|uppsag|avvis|bestrid|anmal|avbetal',
  turkish: 'itiraz|iade|cayma|gecerli|is gunu|dava|gecik|fesih|fesh|redd|basvur|kayit',
  greek:
    'ενστασ|προσφυγ|επιστρ|ισχυ|υπερημερ|εργασιμ|τοκο|αντιρρ|διαμαρτυρ|καταγγ|αρν|δηλωσ|ρυθμισ',
  japanese: '不服|審査請求|返品|有効|延滞|遅延|営業日|異議|解約|拒否|返信|申込|必着|出欠',
});

/** Reductions for early payment, whose term is not that of the payment. */
export const discounted =
  /skont|discount|escompte|rabat|rabais|remise|descuento|(?<![a-z])dto|scont|korting|upust|desconto|reducere|(?<![a-z])slev|indirim|εκπτωσ|割引|\d ?% ?(?:[a-z]{2,12} ){0,5}$/;

export const discountBehind = /^[^%]{0,20}\d ?%/;

/** Words right before a duration that is no term: `after 14 days`, `more than 30 days`, `every`. */
export const beforeNoTerm =
  /(?<![a-z])(?:after|more than|over|last|past|than|every|for|nach|seit|mehr als|alle|je|apres|plus de|depuis|tous les|despues de|tras|mas de|cada|dopo|oltre|ogni|meer dan|na|sinds|elke|po|ponad|przez|co|apos|mais de|cada|dupa|peste|pres|vice nez|kazdych|efter|mere end|mer an|over|hver|var|her|μετα απο|ανω των) $/;

/** Matches `net 30`, also in `2/10 net 30`. */
export const netDays = /(?<![a-z])net(?:to)? (\d{1,3})(?! ?[\p{L}\d%€$£])(?![.,/]\d)/gu;

/** Matches `14日以内`, `2週間以内` and `1か月以内`. */
export const daysInJapanese =
  /(?<![\d.,/])(\d{1,3}) ?(?:(日)|(週)間?|(?:か|ヶ|カ|ケ|ヵ|箇)(月))間?以内/gu;

/** Matches `翌月末日払い` and `翌々月10日払い`: the end, or a day, of a later month. */
export const laterMonth =
  /翌(々|翌)?月 ?(?:(末)日?|(\d{1,2})日)(?:払|まて|に?お?支払|に?お?振込)/gu;

/** Matches `Due: ` right before a term. */
export const nameOfTerm =
  /(?<!\p{L})(?:due|terms?|payment|fallig[a-z]*|zahlbar|zahlungsziel|ziel|echeance|reglement|paiement|vencimiento|vto\.?|pago|scadenza|pagamento|betaling|betaaltermijn|vervaldatum|termin(?: platnosci)?|platnosc|vencimento|prazo|scadenta|termen(?: de plata)?|splatnost|platba|forfald|betaling(?:sfrist)?|forfallo[a-z]*|betalningsvillkor|πληρωμη|προθεσμια|vade(?:si)?)[ :]{1,4}(?:a |net |netto |de |di |em )?$/u;
