import type { Candidate } from '../candidates.ts';
import type { PlacedName } from '../names/collect-names.ts';
import { isGeneric, isOrganizationName, isPractitioner } from '../names/party-names.ts';

/** How much a place alone speaks for a name, negative for recipients. Other places are too common. */
const scoresOfPlaces: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'block of the recipient': -60,
    'return address': 58,
    'first row': 54,
    'second row': 30,
    'third or fourth row': 18,
    'rest of the letterhead': 6,
    'name and address in the foot': 66,
    'organization in the foot': 24,
    'label of the sender': 70,
    'behind a bare from': 70,
    'label of an employer': 54,
    'owner of the account': 34,
    'label of the recipient': -70,
    'sender of a mail': 72,
    'recipient of a mail': -60,
    'prepared by': 60,
    'prepared for': -60,
    'first party of a contract': 46,
    'below the closing': 14,
    'organization below the closing': 22,
  }),
);
const firstBelowFirstRow = 44;
const belowFirstRow = new Set(['second row', 'third or fourth row']);
const agreement = 0.4;
const mostAgreeing = 3;

function scoreOf(name: PlacedName, isFirst: boolean): number {
  const place = scoresOfPlaces.get(name.place) ?? 0;
  if (place === 0) return 0;
  const isOrganization = isOrganizationName(name.name);
  const score = isFirst && belowFirstRow.has(name.place) ? firstBelowFirstRow : place;
  if (isOrganization) return score + Math.sign(place) * 22 - (isGeneric(name.name) ? 44 : 0);
  if (place < 0) return score;
  return (
    score +
    (isPractitioner(name.name) ? 10 : 0) -
    (name.isAddressed ? 30 : 0) -
    (isGeneric(name.name) ? 44 : 0)
  );
}

function scoreOfAll(names: readonly PlacedName[], first: PlacedName | undefined): number {
  const scores = names.map((name) => scoreOf(name, name === first)).toSorted((a, b) => b - a);
  const [best = 0, ...rest] = scores;
  const agreeing = rest.filter((score) => score > 0).slice(0, mostAgreeing);
  const against = best > 0 ? Math.min(0, ...scores) * (best >= firstBelowFirstRow ? 0.15 : 0.7) : 0;
  return best + agreement * agreeing.reduce((sum, score) => sum + score, 0) + against;
}

const mostScore = 150;
const mostLead = 60;

/** Returns the evidence of the places of parties: their scores, and by how much each is ahead of the others, or behind. */
export function ofScores(
  candidates: readonly Candidate[],
  domainScores: readonly number[],
): Readonly<Record<string, number>>[] {
  const first = candidates
    .flatMap(({ names }) => names)
    .find(({ isOfRecipient }) => !isOfRecipient);
  const scores = candidates.map(({ names }, at) => {
    const score = scoreOfAll(names, first);
    return score > 0 ? score + (domainScores[at] ?? 0) : score;
  });
  return scores.map((score, at) => {
    const other = Math.max(0, ...scores.filter((_score, index) => index !== at));
    const lead = Math.max(-mostLead, Math.min(mostLead, score - other)) / mostLead;
    return {
      score: Math.max(-mostScore, Math.min(mostScore, score)) / mostScore,
      ahead: Math.max(0, lead),
      behind: Math.max(0, -lead),
      'likeliest by its places': score > 0 && score >= other ? 1 : 0,
    };
  });
}
