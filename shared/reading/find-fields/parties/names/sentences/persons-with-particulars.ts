import type { Paper } from '../../../paper/paper.ts';
import type { createNameCollector } from '../collect-names.ts';
import { namedPlaces } from '../name-places.ts';

type Collector = ReturnType<typeof createNameCollector>;

type Table = Readonly<Record<string, string>>;

/** Birth, residence and number of a person, folded, as contracts and certificates name them behind a name. */
const particulars: Table = {
  german: String.raw`ledig|verheiratet|geschieden|verwitwet|geboren|geb\.|wohnhaft|ansassig`,
  english: String.raw`born|residing|resident|of \d`,
  french: String.raw`celibataire|mariee?|de nationalite|nee? (?:le|a) |demeurant|domiciliee?`,
  spanish: String.raw`solter[oa]|casad[oa]|viud[oa]|de nacionalidad|provist[oa] de|nacid[oa]|mayor de edad|con (?:dni|nif|nie|domicilio)|vecin[oa]|d\.? ?n\.? ?i`,
  italian: String.raw`celibe|nubile|coniugat[oa]|domiciliat[oa]|nat[oa] (?:a|il) |residente|c\.? ?f\.|codice fiscale`,
  dutch: String.raw`wonende|woonachtig`,
  polish: String.raw`dow\. os|syn |corka |zam\.|zamieszkal|pesel|legitymuj|urodzon`,
  portuguese: String.raw`viuv[oa]|maior,|residente|de nacionalidade|brasileir[oa]|inscrit[oa]|nascid[oa]|portador|nif|cpf|contribuinte|solteir|casad[oa]|divorciad[oa]|natural de`,
  romanian: String.raw`casatorit|cetatean|cu domiciliul|avand|identificat|nascuta?|domiciliat|cnp|c\.? ?i\.? seria|posesor`,
  czech: String.raw`svobodn|vdan|zenat|op c|nar\.|narozen|bytem|r\. ?c\.|trvale`,
  nordic: String.raw`fodt|fodd|cpr|bosiddende|boende|bosatt|personn`,
  turkish: String.raw`tc no|dogumlu|t\.? ?c\.? (?:kimlik|no)|kimlik no|ikamet`,
  greek: String.raw`κατοικ|α\.? ?φ\.? ?μ|με α\.?φ\.?μ|γεννηθ|ο οποιοσ|η οποια`,
};
const behindName = new RegExp(
  String.raw`(?<=\p{L}\)?)(?:, ?| | \()(?:${Object.values(particulars).join('|')})`,
  'gu',
);
const nameBefore =
  /(?:\p{Lu}[\p{L}'’.-]{0,24} (?:(?:de|da|do|van|von|der|den|ter|del|della|di|y|e) ){0,2}){1,3}\p{Lu}[\p{L}'’-]{1,24}(?= του \p{Lu}\p{L}+$| \([^()]{2,30}$|$)/u;

const headOfContract = 2500;
const longestName = 90;

/** Adds the first two persons whose birth, residence or number is named: `Ernesto Quaglia, nato a Asti il 4/7/1949`. */
export function addPersons({ text, folded }: Paper, { add }: Collector): void {
  const places = [namedPlaces.firstPerson, namedPlaces.secondPerson];
  let last = 0;
  for (const { index } of folded.slice(0, headOfContract).matchAll(behindName)) {
    const from = Math.max(last, index - longestName);
    const name = nameBefore.exec(text.slice(from, index));
    const [place] = places;
    if (!place) return;
    if (!name) continue;
    const start = from + name.index;
    add({ start, end: start + name[0].length }, place);
    last = index;
    places.shift();
  }
}
