import { nameKey } from '../legal-forms.ts';
import { createSections } from '../sections.ts';
import type { SenderMark } from './sender-mark.ts';
import {
  findFreeMailAddresses,
  findDomains,
  isOfDomain,
  registrableDomain,
} from '../find-domains.ts';
import type { FoundCorrespondent, KnownParty } from '../../finding.ts';
import { type Cell, heightOf, lineAt } from '../../paper/paper.ts';
import type { Found, SourceText } from '../../source-text.ts';

/** Less certain values often belong to another party. */
const leastSure = 50;
/** Domains that a text only mentions have a lower score. */
const leastDomainScore = 2;
const mostOfKind = 2;
const longestMark = 200;

type FoundParties = {
  printed: { name: Found<FoundCorrespondent> | undefined; isSentByUs: boolean };
  iban: Found<string> | undefined;
  vatId: Found<string> | undefined;
};

/** Returns identifiers of the correspondent, without those of the recipient and of the organization itself. */
export function findSenderMarks(
  source: SourceText,
  { printed, iban, vatId }: FoundParties,
): Omit<SenderMark, 'page'>[] {
  const sectionOf = createSections(source);
  const isOfOtherSide = (cell: Cell) => {
    const isOfRecipient = sectionOf(cell) === 'recipient';
    return isOfRecipient === printed.isSentByUs;
  };
  const numbers = [
    ...(iban && !printed.isSentByUs ? [{ kind: 'iban' as const, found: iban }] : []),
    ...(vatId ? [{ kind: 'vat-id' as const, found: vatId }] : []),
  ]
    .filter(({ found }) => found.confidence >= leastSure)
    .map(({ kind, found }) => ({ kind, mark: found.value, ...cellOf(found) }));
  const name =
    printed.name && printed.name.confidence >= leastSure
      ? [{ kind: 'name' as const, mark: nameKey(printed.name.value.name), ...cellOf(printed.name) }]
      : [];
  const { organization } = source.options;
  const addresses = findFreeMailAddresses(source.paper.folded)
    .filter(({ address }) => !isOwnAddress(address, organization))
    .map(({ address, ...cell }) => ({ kind: 'address' as const, mark: address, ...cellOf(cell) }));
  const domains = domainsOf(source, printed.name?.value.name ?? '', isOfOtherSide);
  const marks = [...[...numbers, ...unique(addresses)].filter(isOfOtherSide), ...domains, ...name];
  return marks.filter(({ mark }) => mark.length > 2 && mark.length <= longestMark);
}

/** Returns the best domains: named like the sender, in the head or foot, in an address, or repeated. */
function domainsOf(
  { paper, options }: SourceText,
  name: string,
  isOfOtherSide: (cell: Cell) => boolean,
) {
  const joined = nameKey(name).replaceAll(' ', '');
  const printed = findDomains(paper.folded).filter(
    (each) =>
      isOfOtherSide(each) &&
      !options.organization?.domains?.some((own) => isOfDomain(each.domain, own)),
  );
  const places = Map.groupBy(printed, ({ domain }) => registrableDomain(domain));
  const scored = [...places].map(([mark, cells]) => {
    const core = mark.split('.')[0]?.replaceAll('-', '') ?? '';
    const isNamed =
      core.length > 2 && (joined.includes(core) || (joined.length > 3 && core.includes(joined)));
    const isInAddress = cells.some(({ start, end }) =>
      paper.folded.slice(start, end).includes('@'),
    );
    const isAtEdge = cells.some((cell) => isInHeadOrFoot(paper, cell));
    const score =
      (isInAddress ? 1 : 0) + (isAtEdge ? 2 : 0) + (cells.length > 1 ? 1 : 0) + (isNamed ? 3 : 0);
    return { mark, score, cell: cells[0] };
  });
  const best = Math.max(leastDomainScore, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score === best)
    .slice(0, mostOfKind)
    .flatMap(({ mark, cell }) =>
      cell ? [{ kind: 'domain' as const, mark, ...cellOf(cell) }] : [],
    );
}

/** Matches a sentence that continues after the rest of an address. */
const sentence = /^\S{0,200}\s{1,9}\p{Ll}{2}/u;

function isInHeadOrFoot(paper: SourceText['paper'], { start, end }: Cell): boolean {
  const line = lineAt(paper, start);
  if (!line || sentence.test(paper.text.slice(end, end + 220))) return false;
  const height = heightOf(paper, line);
  return (line.page === 1 && height < 0.3) || height > 0.75;
}

function isOwnAddress(address: string, organization: KnownParty | undefined): boolean {
  return organization?.addresses?.includes(address) ?? false;
}

function unique<Mark extends { mark: string }>(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((each) => [each.mark, each])).values()].slice(0, mostOfKind);
}

function cellOf({ start, end }: Cell): Cell {
  return { start, end };
}
