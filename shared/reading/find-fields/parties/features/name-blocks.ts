import { flag } from '../../weighing/weigh.ts';
import { nameKey } from '../legal-forms.ts';
import { foldText } from '../../paper/fold-text.ts';
import { lineAt, type Line, type Paper } from '../../paper/paper.ts';
import type { Candidate } from '../candidates.ts';
import type { PlacedName } from '../names/collect-names.ts';
import {
  hasOnlyKinds,
  isAddress,
  isDepartment,
  isOrganizationName,
  nameIn,
} from '../names/party-names.ts';

type Place = { name: PlacedName; line: Line };

const lastOfHead = 4;

/** Returns what the lines above and below the names of a party are, 0 or 1 each. `towns` are those of addresses. */
export function ofBlocks(paper: Paper, { names }: Candidate, towns: ReadonlySet<string>) {
  const places = names.flatMap((name) => {
    const line = name.isOfRecipient ? undefined : lineAt(paper, name.start);
    return line ? [{ name, line }] : [];
  });
  const some = (is: (place: Place) => boolean) => flag(places.some(is));
  const heads = places.filter(({ line }) => line.page === 1 && line.row <= lastOfHead);
  const above = heads.filter((place) => isOrganizationAt(paper, place.line.index + 1, place));
  return {
    'below an organization': some(({ line }) => isBelowOrganization(paper, line)),
    'below only kinds': some(({ line }) => isBelowKinds(paper, line)),
    'above an organization': flag(above.length > 0),
    'above two organizations': flag(
      above.some((place) => isOrganizationAt(paper, place.line.index + 2, place)),
    ),
    'place of an address': flag(names.some(({ name }) => towns.has(nameKey(name)))),
    'begins like a sentence': flag(beginsLikeSentence.test(foldText(names[0]?.name ?? ''))),
    'in a row of values': some(({ line }) =>
      rowOfValues.test(paper.folded.slice(line.start, Math.min(line.end, line.start + 200))),
    ),
    'below a signature': some(({ line }) => isBelowSignature(paper, line)),
  };
}

/** Returns whether a line of the same block, below a name, is an organization as a whole. */
function isOrganizationAt(paper: Paper, index: number, { name, line }: Place): boolean {
  const below = paper.lines[index];
  if (!below || below.isAfterGap || below.page !== line.page) return false;
  const column = name.start - line.margin;
  const cell = below.cells.find(({ start }) => Math.abs(start - below.margin - column) <= 3);
  if (!cell || cell.end - cell.start > 80) return false;
  const text = paper.text.slice(cell.start, cell.end);
  return isOrganizationName(text) && !isDepartment(text) && !isAddress(foldText(text));
}

const mostTowns = 60;
const placeOfAddress =
  /(?<!\d)(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[a-z]{2}|\d{4}|\d{3} \d{2}) (\p{L}[\p{L}' .-]{2,30})|(?:^|\n) *(\p{L}[\p{L}' -]{2,30}), ?(?:den |le |a |li |il |dnia |em |op |dne )?\d/gu;

/** Returns the towns of addresses and of lines with the place and day. */
export function townsIn({ folded }: Paper): Set<string> {
  const towns = new Set<string>();
  for (const [, first = '', second = ''] of folded.matchAll(placeOfAddress)) {
    if (towns.size > mostTowns) break;
    const words = nameKey(first || second).split(' ');
    for (let end = 1; end <= words.length; end += 1) towns.add(words.slice(0, end).join(' '));
  }
  return towns;
}

/** Matches the row of a table in a text file: `Anna Weber,Bonn,0228 1`. */
const rowOfValues = /^[^,;]{1,60}(?:[,;][^ ,;][^,;]{0,60}){2,12}$/;

const signature =
  /(?<!\p{L})(?:unterschrift|signature|signed|firma|firmato|fdo|handtekening|podpis|assinatura|semnatura|underskrift|imza|υπογραφη|stempel|cachet|sello|timbro|pieczec|pieczatka|carimbo|stampila|razitko|kase|σφραγιδα|署名)(?!\p{L})/u;

function isBelowSignature(paper: Paper, line: Line): boolean {
  const above = paper.lines[line.index - 1];
  return (
    above !== undefined &&
    above.page === line.page &&
    signature.test(paper.folded.slice(above.start, Math.min(above.end, above.start + 160)))
  );
}

/** Small words that sentences and remarks begin with. */
const beginsLikeSentence =
  /^(?:to|for|with|in|on|at|by|from|if|when|please|zu|fur|mit|bei|im|am|aus|wenn|bitte|nach|wir|sie|pour|dans|sur|avec|chez|si|nous|vous|para|por|con|en|si|al|per|nel|con|se|voor|met|op|bij|na|als|wij|u|dla|na|z|w|po|do|jezeli|prosimy|com|em|no|se|pentru|cu|in|la|daca|pro|v|na|s|po|pokud|prosime|til|for|med|pa|hvis|vi|du|till|av|om|om|har|hvis|icin|ile|eger|για|στη|στην|στο|με|σε|αν|harmed|hermed|hiermit|hierbij|niniejszym|por la presente|con la presente|par la presente|prin prezenta|timto) /;

/** Returns whether the line above only has the kind of a shop, whose name is below: `BOULANGERIE` above `CHEZ FIRMIN`. */
function isBelowKinds(paper: Paper, line: Line): boolean {
  const above = paper.lines[line.index - 1];
  if (line.isAfterGap || !above || above.cells.length > 1 || line.row > lastOfHead) return false;
  return hasOnlyKinds(paper.text.slice(above.start, Math.min(above.end, above.start + 80)));
}

function isBelowOrganization(paper: Paper, line: Line): boolean {
  const above = paper.lines[line.index - 1];
  if (line.isAfterGap || !above || above.cells.length > 1) return false;
  const text = paper.text.slice(above.start, Math.min(above.end, above.start + 80));
  return isOrganizationName(text) && nameIn(text) !== undefined;
}
