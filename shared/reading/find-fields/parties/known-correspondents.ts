import type { FoundCorrespondent } from '../finding.ts';
import { wordsOfPhrase } from '../lexicon/phrase-index.ts';
import { type Cell, heightOf, lineAt } from '../paper/paper.ts';
import type { Found, SourceText } from '../source-text.ts';
import { createSections } from './sections.ts';

/** Names shorter than this occur in other words and names. */
const shortestName = 3;
const mostPlaces = 40;

/** Finds parties by their names. */
export function createPartyFinder(source: SourceText) {
  const { paper, words } = source;
  const sectionOf = createSections(source);
  const places = new Map<string, number[]>();
  words.forEach(({ text }, at) => {
    const known = places.get(text);
    if (!known) places.set(text, [at]);
    else if (known.length < mostPlaces) known.push(at);
  });

  /** Where a name is printed, best place first. */
  const findName = (name: string): (Cell & { weight: number }) | undefined => {
    const parts = wordsOfPhrase(name);
    if (parts.join('').length < shortestName) return undefined;
    let best: (Cell & { weight: number }) | undefined;
    const [first = ''] = parts;
    for (const at of places.get(first) ?? []) {
      const last = words[at + parts.length - 1];
      const start = words[at]?.start ?? 0;
      if (!last || !parts.every((part, offset) => words[at + offset]?.text === part)) continue;
      const place = { start, end: last.end, weight: weightOf({ start, end: last.end }) };
      if (!best || place.weight > best.weight) best = place;
    }
    return best;
  };

  const weightOf = (cell: Cell): number => {
    const section = sectionOf(cell);
    if (section === 'recipient') return 20;
    if (section === 'sender') return 94;
    const line = lineAt(paper, cell.start);
    if (!line) return 0;
    const height = heightOf(paper, line);
    if (line.page === 1 && line.row <= 3) return 92;
    if (line.page === 1 && height < 0.3) return 84;
    return height > 0.75 ? 80 : 50;
  };

  return (names: readonly string[]): (Cell & { weight: number }) | undefined =>
    names.flatMap((name) => findName(name) ?? []).toSorted((a, b) => b.weight - a.weight)[0];
}

/** The known correspondent that a paper is from. */
export function findKnownCorrespondent(
  source: SourceText,
  findParty: ReturnType<typeof createPartyFinder>,
): Found<FoundCorrespondent> | undefined {
  let best: Found<FoundCorrespondent> | undefined;
  for (const correspondent of source.options.correspondents ?? []) {
    const place = findParty(correspondent.names);
    if (!place || (best && place.weight <= best.confidence)) continue;
    const { start, end, weight } = place;
    const value = { id: correspondent.id, name: correspondent.names[0] ?? '' };
    best = { value, start, end, confidence: weight };
  }
  return best;
}
