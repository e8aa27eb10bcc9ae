import type { Cell } from '../../paper/paper.ts';

type Table = Readonly<Record<string, string>>;

const oneOf = (table: Table) => Object.values(table).join('|');

const legalForms: Table = {
  companies: '(?:株式|有限|合同|合資|合名)会社|[㈱㈲]|[(（][株有][)）]',
  associations: '(?:一般|公益|特例)?(?:社団|財団)法人|医療法人(?:社団|財団)?',
  others:
    '(?:学校|社会福祉|宗教|農事組合|国立大学|地方独立行政|独立行政|特定非営利活動|npo|NPO|税理士|弁護士|監査)法人',
};

/** The ends of names of authorities, practices and companies. */
const offices: Table = {
  authorities:
    '役所|役場|県庁|都庁|府庁|道庁|支庁|税務署|[県都府道]税事務所|年金事務所|年金機構|法務局|警察署|警察本部|消防署|消防本部|消防局|裁判所|検察庁|公証役場|労働局|監督署|安定所|ハローワーク|保健所|振興局|建設局|水道局|水道部|水道センター|交通局|教育委員会|委員会|福祉事務所|出張所|市民センター|入国管理局|運輸局|運輸支局|試験場|選挙管理委員会|機構|公団|公社|事業団|広域連合|協会けんぽ|けんぽ組合|健康保険組合|協議会|連合会|連盟|協会|組合|農協|漁協|生協|商工会|商工会議所|自治会|町内会|町会|理事会|管理組合|同窓会|後援会|保護者会|PTA|ＰＴＡ|[守る]会|寺|神社|教会',
  health:
    '病院|医院|診療所|歯科|クリニック|薬局|薬店|ドラッグ|眼科|耳鼻科|耳鼻咽喉科|皮膚科|内科|外科|小児科|産婦人科|整形外科|整骨院|接骨院|鍼灸院|治療院|助産院|検診センター|健診センター|医療センター|検査センター|研究所|ステーション|老人ホーム|介護センター|動物病院|ペットクリニック|獣医科',
  schools:
    '大学|大学院|短期大学|高等学校|高校|中学校|小学校|支援学校|専門学校|学校|学園|学院|幼稚園|保育園|保育所|こども園|予備校|教習所|自動車学校|図書館|博物館|美術館|資料館|文学館|水族館|動物園|植物園|遊園地|公民館|会館|体育館|劇場|ホール|シアター|シネマ|映画館|教室|スクール|アカデミー|ゼミ|塾|道場|クラブ|サークル|ジム|フィットネス|スイミング|スタジオ|楽団|劇団|合唱団|少年団|同期会|クラス会|実行委員会',
  finance:
    '銀行|信用金庫|信金|信用組合|労働金庫|損害保険|生命|損保|海上火災|共済会|共済組合|(?<!保険)証券|信託|カード|信販|クレジット|ファイナンス|保証|債権回収|ペイ',
  supplies:
    '電力|電気|ガス|エナジー|エネルギー|でんき|水道|通信|モバイル|テレコム|ネット|ネットワーク|ケーブルテレビ|ケーブル|放送|放送局|テレビ|新聞|新聞社|新聞店|販売所',
  lawyers:
    '法律事務所|税理士事務所|会計事務所|司法書士事務所|行政書士事務所|社労士事務所|設計事務所|建築事務所|事務所|弁護士会',
  shops:
    '書店|書房|古書店|ブックス|文具店|文房具|商店|商会|本舗|酒店|米店|茶舗|花店|生花店|フラワー|園芸|青果店|精肉店|鮮魚店|豆腐店|菓子店|菓匠|洋菓子店|製菓|製パン|ベーカリー|パン工房|食堂|飯店|酒場|居酒屋|寿司|鮨|そば処|うどん|ラーメン|レストラン|食品館|ダイニング|キッチン|カフェ|珈琲|珈琲店|喫茶店|喫茶|ホテル|旅館|旅荘|[^\\s]荘|民宿|ペンション|ロッジ|温泉|の湯|ストア|ストアー|マート|マーケット|スーパー|ショップ|モール|百貨店|薬品|家電|電器|電機|カメラ|眼鏡店|メガネ|時計店|宝飾店|家具|家具店|インテリア|ホームセンター|金物店|洋品店|衣料|呉服店|靴店|玩具店|楽器|楽器店|自転車|サイクル|スポーツ|アウトドア|クリーニング|クリーニング店|美容室|美容院|理容室|理髪店|サロン|ヘアー|写真館|質店|リサイクル|通販|オンライン|ショッピング',
  travel:
    '鉄道|電鉄|旅客鉄道|地下鉄|メトロ|新幹線|交通|バス|高速バス|観光|タクシー|ハイヤー|航空|エアライン|空港|汽船|フェリー|旅行|ツーリスト|トラベル|ツアーズ|レンタカー|駐車場|パーキング|運輸|運送|急便|宅配便|宅急便|通運|物流|ロジスティクス|引越センター|引越社|引越|郵便局|郵便',
  trades:
    '不動産|ハウス|ホーム|住宅|住建|住研|建設|建築|建設工業|組|工務店|工房|工業|工業所|設備|設備工業|電設|電工|塗装|塗装店|塗工|瓦店|左官|畳店|建具店|硝子店|ガラス店|造園|植木|石材|石材店|木材|木工|鉄工|鉄工所|製作所|製鉄|製鋼|製紙|製薬|製造|産業|興業|興産|商事|物産|貿易|実業|繊維|化学|化成|食品|水産|農園|農場|牧場|酒造|醸造|自動車工業|自動車整備|自動車販売|モータース|モーター|オート|車検センター|石油|石油店|燃料|給油所|サービスステーション|システム|システムズ|ソフト|ソフトウェア|テクノ|テクノロジー|電子|精機|機械|企画|デザイン|印刷|印刷所|出版|出版社|広告|警備|清掃|クリーン|環境|葬祭|セレモニー|センター|サービス|サポート|カンパニー|グループ|本社',
};

/** Kinds of shops that precede their names. */
const kindsBefore =
  '劇団|アトリエ|工房|温泉旅館|旅館|割烹|料亭|民宿|居酒屋|御?食事処|喫茶|レストラン|カフェ|ホテル|美容室|ヘアサロン|理容|洋菓子|和菓子|焼肉|鮨|寿司|そば処|中華料理|スナック|鉄板焼';

const beginning =
  /^(?:劇団|アトリエ|スーパー|ドラッグ|ホテル|カフェ|レストラン|パン工房|コープ|ビストロ|ラーメン|手打ち|回転寿司|焼肉|居酒屋|カラオケ|ホームセンター|学習塾|公立|国立|県立|市立|都立|府立|私立|町立|村立|区立)[^\s]{2}/u;

const form = `(?:${oneOf(legalForms)})`;
const wordOf = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ーＡ-Ｚａ-ｚA-Za-z０-９0-9&＆・'’.-]`;
const name = new RegExp(
  `(?:(?:${form}[ \u3000]?)|(?:${kindsBefore})[ \u3000])?${wordOf}{2,40}(?:${form}|[ \u3000]${form}(?=[\\s\u3000]|$))?`,
  'gu',
);
const office = new RegExp(`(?<=.)(?:${oneOf(offices)})$`, 'u');
const hasForm = new RegExp(`${form}|^(?:${kindsBefore})[ \u3000]`, 'u');
/** Matches the title of a mayor, a governor or the head of an office, of whom the place or the office remains: `桐野市長`. */
const head = /^(.{2,30})(?:長|知事)$/u;
/** A branch behind a name: `まるやす 本町店`. */
const branch = /^[ \u3000]{1,2}[^\s\u3000]{1,12}(?:店|支店|営業所|支社|支局|支部)(?=[\s\u3000]|$)/u;
const place = /^\p{sc=Han}{1,7}[都道府県市区町村]$/u;
const addressee =
  /^[ \u3000]?(?:\S{2,6}科[ \u3000])?(?:様|先生|御?担当医|御侍史|御机下|殿|御中|宛|行(?![\p{L}]))/u;
const addressed = /(?:様|殿|御中|宛)$/u;
/** Kinds without a name, and titles of papers. */
const kindOnly =
  /^(?:被保険.*|.*(?:コンビニ|変更|案内|時間|のみ).*|(?:整形外|循環器内|消化器内|呼吸器内|神経内|心臓血管外|脳神経外|形成外|産婦人|小児|皮膚|耳鼻咽喉|耳鼻|眼|内|外|歯)科|歯科|(?:チケット|コール|カスタマー|お客様|お客さま|受付)センター|割烹旅館|温泉旅館|スイミングクラブ|(?:定格|消費)電力|管理組合|理事会|事務局|[^\s]{2}[都道府県]|(?:車両|傷害|賠償|対人|対物).*|お?取?扱?加盟店|代理店|取扱店|販売店|販売所|医療機関|保険医療機関|金融機関|(?:カード|保険|運送|引越)会社|当社|弊社|本社|勤務先|事業所|事務所|学校|営業所|(?:お?客様)?サービスセンター|(?:お客(?:様|さま))?(?:ご?相談|サポート)?センター|(?:コンビニ|高速|普通)?(?:バス|ネット|カード|保険|電気|ガス|水道|通信|電話|交通|観光|旅行)|クレジットカード|(?:国民)?健康保険|厚生年金保険|雇用保険|社会保険|介護保険|(?:火災|自動車|生命|地震)保険|(?:住宅|カード|自動車)ローン|サービス|ホーム|ホテル|レストラン|食品|衣料|インターネット|システム|駐車場|オンライン|クリーニング)$/u;
const ofBank = /(?:銀行|信用金庫|信金|信用組合|農協|労働金庫|郵便局)$/u;
const account = /振込|振替|口座|引落|普通|当座/u;
const ofOthers =
  /(?:お?届け?先|ご?依頼主|お客(?:様|さま)|処方(?:箋|せん)?発行(?:医療機関)?|検査実施|紹介先|勤務先|就業|会社名|請求先|ご住所|住所|保険者|カード会社|受取人|借主|賃借人|委託者|買主|契約者|宛先|振込先|引落|金融機関|納品先|送付先|納入先)[^\p{L}]*(?:名|の名称)?[ \u3000：:]*$/u;
const ofSender =
  /(?:医療機関|加盟店|支払者|発行者|発行元|発行店|発行所|販売元|製造元|輸入元|事業者|請求元|貸主|賃貸人|売主|受託者|使用者|雇用主|氏名又は名称|店名|利用店|主催|運営|施工|取扱店|販売店|差出人|管理会社|提供元)(?:名|の名称)?(?:[ \u3000：:].*)?[ \u3000：:]*$/u;

type JapaneseName = Cell & { isLabelled: boolean };

const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

export const isJapanese = (text: string) => japanese.test(text);

/** Returns whether a whole text is the name of an organization. */
export function isJapaneseOrganization(text: string): boolean {
  if (!isJapanese(text)) return false;
  if (place.test(text)) return true;
  const [only] = text.matchAll(name);
  return only !== undefined && only[0] === text && isOrganization(text);
}

function isOrganization(text: string): boolean {
  if (kindOnly.test(text)) return false;
  return office.test(text) || beginning.test(text) || (hasForm.test(text) && text.length > 4);
}

const plain = /^(?:[\p{L}ー・&＆]{2,16}|\p{L}{1,4}[ \u3000][\p{L}ー]{1,8})$/u;
const ofPaper =
  /[書証票表状届案内知細券帳簿額計算様殿者日月年名号欄印円税料金]|御中|さま|各位|レシート|チケット|メモ|リスト|メニュー|ご|お[買支知取届願]|ください|です|ます|について|のお|控え|控$|一覧|予約|確認|結果|報告|請求|領収|見積|納品|注文|契約|規約|診断|処方|保証|取扱|説明|説朗|手順|概要|目次|対象|項目/u;

/** Returns whether a text without the words of titles and labels may be the name of a shop or a person. */
export function isPlainJapaneseName(text: string): boolean {
  return isJapanese(text) && plain.test(text) && !ofPaper.test(text);
}

const signed =
  /^(\p{sc=Han}{1,4}[ \u3000][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,4})(?:[ \u3000]{0,3}(?:印|㊞|[(（]印[)）]))?$/u;
const aboveAddress =
  /^([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{3,12})[ \u3000]{1,3}(?=\p{sc=Han}{2,3}[都道府県])/u;

/** Returns the end of a name in the last lines of a paper: of a person, or of a shop before its address. */
export function endOfSignature(line: string): number | undefined {
  const name = (signed.exec(line) ?? aboveAddress.exec(line))?.[1];
  return name !== undefined && !ofPaper.test(name) ? name.length : undefined;
}

/** Returns the names of organizations in a line, where they are among labels, addresses and people, except those of addressees. */
export function japaneseNamesIn(line: string): JapaneseName[] {
  return Array.from(line.matchAll(name)).flatMap(({ 0: text, index }) => {
    const before = line.slice(0, index);
    const behind = line.slice(index + text.length);
    if (addressee.test(behind) || addressed.test(text) || ofOthers.test(before)) return [];
    if (ofBank.test(text) && account.test(line)) return [];
    const [, office = text] = head.exec(text) ?? [];
    const isOfHead = office !== text && isJapaneseOrganization(office);
    const isBranch = branch.test(behind) && /^\p{L}/u.test(text);
    if (!isOfHead && !isBranch && !isOrganization(text)) return [];
    const end = index + (isOfHead ? office : text).length;
    return { start: index, end, isLabelled: ofSender.test(before) };
  });
}
