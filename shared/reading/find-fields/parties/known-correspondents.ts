import type { FoundCorrespondent } from '../finding.ts';
import { wordsOfPhrase } from '../lexicon/phrase-index.ts';
import { type Cell, heightOf, lineAt } from '../paper/paper.ts';
import type { Found, SourceText } from '../source-text.ts';
import { firstRule, type Rule } from '../rule.ts';
import { createSections, type Section } from './sections.ts';

/** Shorter names occur in other words and names. */
const shortestName = 3;
const mostPlaces = 40;

type KnownNameClues = { section: Section; page: number; row: number; height: number };

/** Scores of a known name by its place: the first row that applies. */
export const placesOfKnownNames: readonly Rule<KnownNameClues>[] = [
  {
    name: 'block of the recipient',
    weight: 20,
    applies: ({ section }) => section === 'recipient',
    example: 'Customer: Harbour Books',
  },
  {
    name: 'block of the sender',
    weight: 94,
    applies: ({ section }) => section === 'sender',
    example: 'Seller: Harbour Books',
  },
  {
    name: 'first rows',
    weight: 92,
    applies: ({ page, row }) => page === 1 && row <= 3,
    example: 'Harbour Books\nInvoice',
  },
  {
    name: 'upper third',
    weight: 84,
    applies: ({ page, height }) => page === 1 && height < 0.3,
    example: `${'Invoice\n'.repeat(4)}Harbour Books\n${'Pencils\n'.repeat(12)}`,
  },
  {
    name: 'foot',
    weight: 80,
    applies: ({ height }) => height > 0.75,
    example: `${'Pencils\n'.repeat(8)}Harbour Books`,
  },
  {
    name: 'elsewhere',
    weight: 50,
    applies: () => true,
    example: `${'Pencils\n'.repeat(8)}Harbour Books\n${'Pens\n'.repeat(8)}`,
  },
];

/** Returns a function that returns the place of a position in a text. */
export function createPlaceClues(source: SourceText): (cell: Cell) => KnownNameClues | undefined {
  const { paper } = source;
  const sectionOf = createSections(source);
  return (cell) => {
    const line = lineAt(paper, cell.start);
    if (!line) return undefined;
    const { page, row } = line;
    return { section: sectionOf(cell), page, row, height: heightOf(paper, line) };
  };
}

function createPlaceWeights(source: SourceText): (cell: Cell) => number {
  const cluesOf = createPlaceClues(source);
  return (cell) => {
    const clues = cluesOf(cell);
    return (clues && firstRule(placesOfKnownNames, clues)?.weight) ?? 0;
  };
}

/** Returns a function that finds parties by their names. */
export function createPartyFinder(source: SourceText) {
  const { words } = source;
  const weightAt = createPlaceWeights(source);
  const places = new Map<string, number[]>();
  words.forEach(({ text }, at) => {
    const known = places.get(text);
    if (!known) places.set(text, [at]);
    else if (known.length < mostPlaces) known.push(at);
  });

  const findName = (name: string): (Cell & { weight: number }) | undefined => {
    const parts = wordsOfPhrase(name);
    if (parts.join('').length < shortestName) return undefined;
    let best: (Cell & { weight: number }) | undefined;
    const [first = ''] = parts;
    for (const at of places.get(first) ?? []) {
      const last = words[at + parts.length - 1];
      const start = words[at]?.start ?? 0;
      if (!last || !parts.every((part, offset) => words[at + offset]?.text === part)) continue;
      const place = { start, end: last.end, weight: weightAt({ start, end: last.end }) };
      if (!best || place.weight > best.weight) best = place;
    }
    return best;
  };

  return (names: readonly string[]): (Cell & { weight: number }) | undefined =>
    names.flatMap((name) => findName(name) ?? []).toSorted((a, b) => b.weight - a.weight)[0];
}

/** Returns the known correspondent that a paper is from. */
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
