import { hasLegalForm, nameKey } from './legal-forms.ts';
import type { PlacedName } from './names/collect-names.ts';
import { isJapanese } from './names/japanese-names.ts';
import { isGeneric, isOrganizationName } from './names/party-names.ts';

/** A party by all spellings of its name, in the order of the text. */
export type Candidate = {
  key: string;
  names: readonly PlacedName[];
  best: PlacedName;
  isOrganization: boolean;
  /** Whether it is only printed in two lines, of which the first may be the name. */
  isInTwoLines: boolean;
};

/** Bounds the cost of hostile texts. */
const mostCandidates = 60;

/** Returns the parties that names belong to, in the order of the text. */
export function groupNames(names: readonly PlacedName[]): Candidate[] {
  const byKey = new Map<string, PlacedName[]>();
  for (const name of names) {
    const key = nameKey(name.name);
    if (key.length < 2) continue;
    byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  const inTwoLines = new Set(
    [...byKey].flatMap(([key, same]) => (same.every(({ below }) => below) ? key : [])),
  );
  for (const [key, same] of [...byKey].toSorted(([a], [b]) => a.length - b.length)) {
    const longer = [...byKey.keys()].find(
      (other) => isLonger(other, key) && !inTwoLines.has(other),
    );
    if (longer === undefined || (key.length < 4 && !isJapanese(key))) continue;
    byKey.set(longer, [...(byKey.get(longer) ?? []), ...same]);
    byKey.delete(key);
  }
  return Array.from(byKey)
    .flatMap(([key, same]) => candidateOf(key, same) ?? [])
    .toSorted((a, b) => (a.names[0]?.start ?? 0) - (b.names[0]?.start ?? 0))
    .slice(0, mostCandidates);
}

function candidateOf(key: string, same: readonly PlacedName[]): Candidate | undefined {
  const names = same.toSorted((a, b) => a.start - b.start);
  const best = bestSpelling(names);
  return (
    best && {
      key,
      names,
      best,
      isOrganization: names.some(({ name }) => isOrganizationName(name)),
      isInTwoLines: names.every(({ below }) => below),
    }
  );
}

/** In scripts without spaces, an office continues the name of its place: `桐野市役所`. */
function isLonger(other: string, key: string): boolean {
  return other.startsWith(`${key} `) || (isJapanese(key) && other !== key && other.startsWith(key));
}

/** How much a place speaks for the spelling of a name in it: lines of their own are complete, parts of sentences often not. */
const weightsOfPlaces: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'first row': 3,
    'second row': 3,
    'return address': 3,
    'label of the sender': 3,
    'name and address in the foot': 3,
    'sender of a mail': 3,
    'first party of a contract': 3,
    'third or fourth row': 2,
    'organization in the foot': 2,
    'organization below the closing': 2,
    'below the closing': 2,
    'owner of the account': 2,
    'last lines': 2,
  }),
);

/**
 * Returns the spelling with the legal form, at the best places, and not in capitals, if there is one; a name that is only printed in capitals
 * keeps them. The signature of a person may be shorter than the name.
 */
function bestSpelling(names: readonly PlacedName[]): PlacedName | undefined {
  const isOrganization = names.some(({ name }) => isOrganizationName(name));
  const times = (name: PlacedName) =>
    names.filter((other) => !other.isOfRecipient && other.name === name.name).length;
  const rankOf = (name: PlacedName) => (isOrganization ? times(name) : name.name.length);
  const byKey = Map.groupBy(names, ({ name }) => nameKey(name));
  const weightOf = ({ name }: PlacedName) => {
    if (!isOrganization || isJapanese(name) || isGeneric(name)) return 0;
    const places = new Set(byKey.get(nameKey(name))?.map(({ place }) => place));
    return [...places].reduce((sum, place) => sum + (weightsOfPlaces.get(place) ?? 1), 0);
  };
  const weights = new Map(names.map((name) => [name, weightOf(name)]));
  return names.toSorted(
    (a, b) =>
      Number(a.isOfRecipient) - Number(b.isOfRecipient) ||
      Number(hasLegalForm(b.name)) - Number(hasLegalForm(a.name)) ||
      (weights.get(b) ?? 0) - (weights.get(a) ?? 0) ||
      Number(isInCapitals(a.name)) - Number(isInCapitals(b.name)) ||
      rankOf(b) - rankOf(a),
  )[0];
}

export const isInCapitals = (name: string) => !/\p{Ll}/u.test(name) && !isJapanese(name);
