import { cellIndexAt, type Paper } from '../paper/paper.ts';
import type { ReadDate } from './read-dates.ts';

/** Whether the words before a day refer to the document itself or to something else. */
export type DayMeaning = 'own' | 'other';

const shortestInside = 6;

const isLong = (stem: string) => /^[a-z]+$/.test(stem) && stem.length >= shortestInside;

/** Long stems also match inside compounds. */
function stems(list: string): string {
  const all = list.trim().split(/\s+/);
  const long = all.filter(isLong).join('|');
  return `(?:${long}|(?<![a-z])(?:${all.filter((stem) => !isLong(stem)).join('|')}))`;
}

const own = stems(String.raw`
  ausgang\b present[ea]?\b produced prepared generated drawn\sup issue[ds]? dated ausgestellt ausstell ausgefertigt ausfertig erstellt erstell unterzeichnet unterschr
  emi[st] emess emitid emitem emiter emision emissao emission expedi[dc] expide delivr etabli redige redact redatt rilasci
  sottoscri firmad firmato firma\b stipul assinad lavrad celebrad passad[oa] prescri verordnet wystaw sporzadz wydan podpis zawar[tc] intocmit \beliberat incheiat semnat
  typed\b reported resulted finali[sz]ed verified released transcribed freigegeben validiert befundet validad[oa] validat[oa] informad[oa] refertat autoryzow zatwierdz liberad[oa] laudad[oa] geautoriseerd
  mail(?:ed|ing)?\sdate refert befund rapport\b report\b bericht uitslag laudo wynik
  vyvesen ausgehang aushang\b affiche\sle afisat wywieszon affisso afixad anslaget opslaet publicad[oa]\sel
  azi\b astazi heute oggi hoy\b hoje\b today vandaag dzisiaj aujourd'hui
  fecham cierre closing chiusura cloture afsluit
  opgesteld opgemaakt afgegeven uitgifte afgifte getekend ondertekend dagteken signed signe
  vystav vyhotov vydan sepsan podepsan zpracov datovan tisku\b vytisten uzavren odeslan udstedt udskrevet underskrevet dateret udfærdig udarbejd afsendt opgjort
  utfard utskriv utskr\. undertecknad daterad upprattad skrivet skickad avsant skapad signera
  εκδοσ εκδοθ συνταξ συνταχθ αποτελεσμ υπογραφ χορηγηθ εκτυπωσ τυπωθ αποστολ καταρτισ duzenle tanzim verilis onay sonuc imza gonderim yazdirma basim\b
  発行 発付 交付 作成 証明 取引 発送 印刷 送信 記入 締結 決定 通知 購入 領収 支給
  (?:datum|date|fecha|data)\s(?:(?:of|des?|de\sla|del(?:la)?|du|da|van|this|the)\s){0,2}(?:schreib|letter|lettr|carta|pism|brief|scris|notice|avis|document|dokument|bescheid|decis|decyz)
`);

const other = stems(String.raw`
  geb(?:oren|urt|\.) \*\s?$ born birth dob\b nee?\s(?:le|a)\b naiss nac\b nasc\b nacid[oa] nacimi nascid[oa] nascim nascit nat[oa]\b nascut nast(?:ere|erii) geboorte geboren urodz ur\.
  aufgrund auf\sgrund gemass na\spodstawie in\sbase sulla\sbase ai\ssensi en\svirtud segun pursuant op\sgrond in\sbaza com\sbase nos\stermos
  dictat diktier diktat dettat
  antrag applica request demande richiest aanvra wniosk skierow zlecen cerer solicit requer pedid
  gesetz verordnung richtlinie satzung act\b law\b regulation directive loi\b decret arrete ley\b real\sdecreto legge d\.?p\.?r d\.?\s?lgs wet\b ustaw rozporzadz uchwal lei\b portaria legea? ordonant hotarar
  gultig valid gilt\b geldig wazn valab vigen vigor validi expir caduc ablauf lauft verfall scad venc vervald verloop
  fallig payable due\b echeance echu exig limite pagar zahl bezahlt versement zuwendung spende paid pay\b payment paie pago pagam pagad betal wplat plat[ay] incass paye regle betaal oplac zaplac achit liquid
  liefer deliver livr entreg consegn lever dostaw dostarcz shipp dispatch versand
  leist ausgefuhrt durchgefuhrt prestac prestaz prestar usluga intervent interven uitgevoerd wykonan
  period zeitraum competenc rozliczen exercice ejercicio esercizio exercicio
  bestell order commande pedido ordine zamow comand encomend auftrag
  besuch untersuch exam[ie] consult visit[ae] wizyt badani seance sitzung prelev prelievi entnahm aufnahm aufgenommen entlass admi[st] admission discharg ingres ricover dimess opname ontsla przyj wypis intern extern alta\b operiert operat
  beginn start commenc debut inizi inici ingang aanvang rozpocz incep inceap koniec effet effect decorr ende\b end(?:s|ed|ing)?\b ending fin\b fine\b einde zakoncz sfarsit
  eintritt entree entrad entrat eingetreten joined hired employed embauch assun contratad antigue anciennet admiss zatrudn angajat in\sdienst
  unfall schaden accident sinistr schade szkod loss\b incident vorfall tat[oa]?\b infrac violaz contravention
  ables readin[gs] lectura lettur lecture\sdu releve\sdu meterstand odczyt citir leitur
  schreiben nachricht letter lettre carta\b brief\b scrisoare pism e-?mail call\b anruf telefon gesprach
  hinfahrt ruckfahrt aller\b ida\b vuelta\b andata ritorno heenreis terugreis wyjazd powrot\b volta\b recall
  abfahrt abflug anreise abreise depart arriv partenz salida llegada partida chegada vertrek aankomst odjazd przyjazd plecare sosire vuelo flight
  termin\b appoint rendez cita\b appuntament afspraak consulta\b programare spotkan wydarzen event evento veranstalt concert konzert
  eingang received recu\b recibid[oa] recepcion ricevut ontvang otrzym wplyn primit recebid
  zuletzt last\b letzte dernier ultim[oa] laatst ostatni anul[ad] previous precedent anterior vorig poprzedni
  next nachst prochain proxim prossim volgend nastepn urmator
  stand\b version revision rev\. ausgabe edition druck print imprim imprese stamp wydruk tiparit
  zulassung matricul install registrad registered immatric constituid founded gegrundet fonde cree[es]?\b creata fundad
  verstorben dece[sd] died falleci decedut overled zmarl decedat mariage married heirat huwelijk slub
  purchase\swarrant garant warrant guarantee
  convoc einladung invitat zaprosz uitnodig einberuf
  restitu ruckga return retour zwrot retur
  nar\. narozen splatn dodan dodav objednav platnost zahajen ukonc nastup prijet propust odber podan obdobi odjezd prijezd odlet prilet zarucn dorucen
  fodt forfald bestilt ordre gyldig gælder indlagt modtag betalt betales opsiges udlob ophor prove periode afrejse afgang indflyt fraflyt skade ansat tiltræd
  fodd forfall leverans bestall giltig galler\b provtag ankomst mottag betalas betald uppsag upphor avresa avgang inflytt utflytt skade anstall tilltrad besikt
  γενν ληξη ληξεωσ εναρξ παραδοσ παραγγελ ληψ προσληψ ισχυ δειγμα πληρωμ εισαγωγ εξοδου περιοδ αναχωρ αφιξ παραλαβ ασφαλισ
  dogum vade teslim siparis baslangic bitis gecerli giris cikis odeme sevk numune son\b donem kalkis varis hareket okuma tescil kaza hasar
  生年月日 生まれ 期限 期日 期間 納期 有効 開始 終了 入院 退院 採取 予約 出発 転入 届出 納品 注文 検査 受診 到着 検針 次回 前回 事故 保険 支払 引落 振替 会期 から より 住民となった 利用 乗車 就職
`);

const ownPattern = new RegExp(own, 'g');
const otherPattern = new RegExp(other, 'g');
const longestLead = 60;

/** Words that refer to another issue of the document. */
export const former =
  /(?<![a-z])(?:last|previous|next|original|letzte[rns]?|zuletzt|derniere?|ultim[oa]|precedente?|anterior|laatste?|vorige?|ostatni[a-z]*|poprzedni[a-z]*|anterioara|vorbefund|vorrechnung|predchozi|posledni|pristi|puvodni|forrige|sidste|næste|tidligere|foregaende|senaste|nasta|tidigare|onceki|sonraki)(?![a-z])|τελευται|επομεν|προηγουμ|前回|次回/;

const yours =
  /(?<![a-z])(?:uw|ihre?[nm]?|votre|vos|your|vostr[ao]|vs|vossa|dumneavoastra|dvs)(?![a-z])/;

const upcoming =
  /(?<!\p{L})(?:will (?:be|take)|is to be held|wird|werden|findet|stattfinde|aura lieu|auront lieu|se celebrara|tendra lugar|si terra|avra luogo|zal|zullen|vindt|odbedzie|odbeda|tera lugar|realizar-se-a|va avea loc|vor avea|afholdes|finder sted|bliver|kommer att|ager rum|halls|se kona|probehne|uskutecni|bude|budou|θα|τελεσθ\p{L}*|yapilacak[a-z]*|olacak[a-z]*|gerceklesecek[a-z]*)(?!\p{L})/u;

/** Returns whether the sentence of a day is about the future. */
export function isUpcoming({ folded }: Paper, { start, end }: ReadDate): boolean {
  const before = folded.slice(Math.max(0, start - 90), start).replace(/^.*[a-z]{3}[.!?]\s/s, '');
  const after = folded.slice(end, end + 40).replace(/[.!?]\s.*$/s, '');
  return upcoming.test(before) || upcoming.test(after);
}

/** Returns the words before a day: in its cell, or else in the cell to the left, but not those of another sentence. */
export function leadOf(paper: Paper, date: ReadDate): string {
  const inCell = leadInCell(paper, date);
  if (/[\p{L}*]/u.test(inCell)) return inCell;
  const { folded } = paper;
  const { line, start } = date;
  const left = line.cells[cellIndexAt(line, start) - 1];
  if (!left || left.end - left.start > longestLead) return '';
  return folded.slice(left.start, left.end);
}

/** Words behind a day that issue the document: `2026年11月29日発行`, `tarihinde düzenlenmiştir`. */
const issuedBehind =
  /^ ?(?:\d{1,2}[:時]\d{2}分? ?)?(?:発行|発券|購入|作成|交付|証明|記入|締結|付(?!き)|tarih(?:inde|li)[^.\n]{0,60}(?:duzenlen|imzalan|tanzim|verilmis))/;
const otherBehind =
  /^ ?(?:\([^()\n]{1,4}\) ?)?(?:まて|から|より|以降|をも(?:って|ちまして)|転入|届出|生(?:まれ|$|\s)|締|開始|終了|納期|tarihine kadar|tarihinden itibaren|tarihinde (?:dog|basla|sona))/;

const meanings = new WeakMap<ReadDate, { meaning: DayMeaning | undefined }>();

/** Returns the meaning of the words behind a day, or else before it. It is read once for each day of a paper. */
export function meaningOfDay(paper: Paper, date: ReadDate): DayMeaning | undefined {
  const known = meanings.get(date);
  if (known) return known.meaning;
  const meaning = readMeaning(paper, date);
  meanings.set(date, { meaning });
  return meaning;
}

function readMeaning(paper: Paper, date: ReadDate): DayMeaning | undefined {
  const behind = paper.folded.slice(date.end, date.end + 80);
  if (issuedBehind.test(behind)) return 'own';
  return otherBehind.test(behind) ? 'other' : meaningOf(leadOf(paper, date));
}

/** An identity card or a passport, which contracts and powers of attorney cite with the day on which it was issued. */
export const ofIdentity =
  /(?<![a-z])(?:c\.i\.|ci,? (?:seria|nr)|b\.i\.|bi,? n(?=[.r\u00ba\u00b0])r?|cart(?:e|ea|a|ao) d(?:e |'|o )(?:identita|cidadao)[a-z]*|buletin[a-z]*|dowod[a-z]* osobist[a-z]*|personalausweis[a-z]*|reisepass[a-z]*|passport|passeport|pasaporte|passaporto|passaporte|paspoort|pasaport|bilhete de identidade|d\.?n\.?i\.?|identiteitskaart|identity card|driving licen[cs]e|permis de conducere|prawo jazdy|obcansk[a-z]* prukaz[a-z]*|op c\.|kimlik)(?![a-z])[^;\n]{0,50}(?:eliber|wydan|ausgest|emitid|expedid|rilasci|deliv|afgegeven|vydan|issued|verilis|emis[oa]?(?![a-z]))/;

/** Returns the words before a day in its own cell. */
export function leadInCell({ folded }: Paper, { cell, start }: ReadDate): string {
  return folded
    .slice(Math.max(cell.start, start - longestLead), start)
    .replace(/^.*(?:[a-z)]{3}[.;!?]\s(?=.*[a-z])|(?<!\d)(?:19|20)\d{2}[;,.]?\s)/s, '');
}

/** Returns the meaning of the last significant word before a day. */
export function meaningOf(lead: string): DayMeaning | undefined {
  const read = lead
    .replaceAll(/(?<=[a-z])1|1(?=[a-z])/g, 'l')
    .replaceAll(/(?<=[a-z])0|0(?=[a-z])/g, 'o');
  const lastOf = (pattern: RegExp) =>
    [...read.matchAll(pattern)].reduce(
      (last, match) => Math.max(last, match.index + match[0].length),
      -1,
    );
  if (former.test(lead) || yours.test(lead) || ofIdentity.test(lead)) return 'other';
  const ownAt = lastOf(ownPattern);
  const otherAt = lastOf(otherPattern);
  if (ownAt < 0 && otherAt < 0) return undefined;
  return ownAt >= otherAt ? 'own' : 'other';
}
