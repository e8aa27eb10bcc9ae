import { createStemSearch, startOfWord, type Stems } from './stems.ts';

/** Headings of notices of fines, as stems in folded text. Authorities and car parks send letters under many names. */
const fines: Stems = {
  en: 'penalty (?:charge|notice)|infringement notice|parking charge|fixed penalty|notice to owner|speeding|traffic (?:violation|citation)',
  de: 'bu(?:ss|ß)geld|verwarnungsgeld|strafverfugung|ordnungswidrigkeit|ordnungsbu(?:ss|ß)e',
  fr: 'contravention|avis d.amende|amende forfaitaire|forfait de post-stationnement',
  es: 'denuncia|sancionador|notificacion de sancion|boletin de infraccion',
  it: 'verba.e (?:di (?:accertamento|contestazione|violazione)|n)|polizia (?:locale|municipale)|sanzione amministrativa',
  nl: 'verkeersovertreding|verkeersboete|beschikkingsnummer|parkeerboete',
  pl: 'mandat karny|wykroczeni',
  pt: 'auto de (?:infracao|contraordenacao|noticia)|notificacao de (?:penalidade|autuacao)|contraordenac',
  ro: 'contraventi|proces-verbal de constatare',
  cs: 'prestup(?:ek|ku)|urcen(?:a|e) castk|prikaz o ulozeni pokuty',
  da: 'kontrolafgift|parkeringsafgift|bodeforelæg|bodeforlæg',
  el: 'παραβασ|προστιμ',
  ja: '反則|放置違反|放置車両|弁明通知|過料',
  sv: 'kontrollavgift|parkeringsanmarkning|strafforelaggande|ordningsbot',
  tr: 'para cezasi|ceza tutanagi',
};
/** Returns whether the folded head of a paper is that of a notice of a fine. */
export const isFine = createStemSearch(fines);

/** Words of invitations to meetings, as stems in folded text. */
const invitations: Stems = {
  en: 'invitation|you are invited|notice of (?:the )?(?:annual|extraordinary|general|meeting)',
  de: 'einladung|laden wir|ladt ein|einberufung',
  fr: 'convocation|invitation|convoque',
  es: 'convocatoria|se convoca|invitacion|le convocamos',
  it: 'convocazione|convocat|invito',
  nl: 'uitnodiging|oproeping|nodigen',
  pl: 'zaproszenie|zawiadomienie|zapraszamy|zwoluj',
  pt: 'convocatoria|convocacao|convite|convocam',
  ro: 'convocator|convocare|invitatie|va invitam',
  cs: 'pozvanka|zveme|svolava',
  da: 'indkald|invitation|inviter',
  el: 'προσκληση|καλουνται|προσκαλ',
  ja: '開催のお知らせ|開催のご案内|招集',
  sv: 'kallelse|inbjudan|kallas|valkomna till',
  tr: 'davet|cagri',
};
/** Returns whether the beginning of a folded text invites to a meeting. */
export const isInvitation = createStemSearch(invitations, startOfWord);

/** Words of minutes about who was there, as stems in folded text. */
const attendances: Stems = {
  en: 'present ?:|in attendance|were present|attended by|apologies (?:from|were|received)|meeting (?:opened|closed)',
  de: 'anwesend ?:|anwesende|protokollfuhr|schriftfuhr|entschuldigt|eroffnet die',
  fr: 'presents(?![a-z])|(?:etaient |absents )excuses|feuille de presence|seance (?:ouverte|levee)',
  es: 'asistentes|asisten ?:|asistieron|se abre la|se levanta la|excusa',
  it: 'presenti(?![a-z])|assenti|apre la seduta|la seduta e|verbalizz',
  nl: 'aanwezig ?:|aanwezigen|afwezig|notulist|opent de',
  pl: 'obecni|obecnych|lista obecnosci|protokolant|otworzyl',
  pt: 'presentes|presencas|reuniu|lavrada|secretariou|estiveram',
  ro: 'prezenti|au participat|s-a intrunit|absenti|deschide sedinta',
  cs: 'pritomni|pritomno|omluven|zapisovatel|zahajil',
  da: 'til stede|fremmodt|referent|afbud|deltagere ?:',
  el: 'παροντεσ|παρεστησαν|απουσιαζ|παροντων|συνηλθε',
  ja: '出席者|欠席者|議長|議事録',
  sv: 'narvarande|franvarande|justerare|oppnade',
  tr: 'katilanlar|hazir bulunan|katilimcilar|toplandi',
};
/** Returns whether a folded text says who was at a meeting. */
export const hasAttendance = createStemSearch(attendances, startOfWord);

const orders: Stems = {
  en: 'order|purchase|booking',
  de: 'bestell|auftrag|buchung',
  fr: 'command|reservation|achat',
  es: 'pedido|compra|reserva',
  it: 'ordine|acquisto|prenotazione',
  nl: 'bestel|order|aankoop|boeking',
  pl: 'zamowieni|zakup|rezerwac',
  pt: 'encomenda|pedido|compra|reserva',
  ro: 'comanda|comenzii|achizitie|rezervare',
  cs: 'objednav|nakup|rezervac',
  da: 'ordre|bestilling|kob(?!enhavn)|booking',
  el: 'παραγγελι|αγορα|κρατηση',
  ja: '注文|予約|購入',
  sv: 'order|bestallning|kop(?!ing)|bokning',
  tr: 'siparis|satin al|rezervasyon',
};

/** Returns whether the beginning of a folded text is about an order. */
export const isOfOrder = createStemSearch(orders, startOfWord);
