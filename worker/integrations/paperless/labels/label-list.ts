import { foldCase } from '../../../../shared/text/fold-case.ts';
import { labelsPageOf, pageOfAll, wholeNumber } from '../http/pages.ts';

type Label = { id: number; name: string; document_count: number };

type NameMatch = (name: string, value: string) => boolean;

/** Comparisons of names by the suffix of a parameter. Both values are case-folded. */
export const nameMatches: ReadonlyMap<string, NameMatch> = new Map([
  ['iexact', (name: string, value: string) => name === value],
  ['icontains', (name: string, value: string) => name.includes(value)],
  ['istartswith', (name: string, value: string) => name.startsWith(value)],
  ['iendswith', (name: string, value: string) => name.endsWith(value)],
]);

/**
 * Returns a page of labels with the filters and the order of a request. Unknown parameters are
 * ignored. `namesOf` returns the names by which a label is found.
 */
export function listLabels<Item extends Label>(
  request: Request,
  labels: readonly Item[],
  namesOf: (label: Item) => string[] = ({ name }) => [name],
) {
  const { searchParams } = new URL(request.url);
  const conditions = [...nameMatches].flatMap(([end, matches]) => {
    const wanted = foldCase(searchParams.get(`name__${end}`) ?? '');
    return wanted === '' ? [] : [(name: string) => matches(name, wanted)];
  });
  const ids = searchParams.get('id__in') ?? searchParams.get('id');
  const wantedIds = ids ? new Set(ids.split(',').map(wholeNumber)) : undefined;
  const found = labels.filter((label) => {
    if (wantedIds && !wantedIds.has(label.id)) return false;
    const names = conditions.length === 0 ? [] : namesOf(label).map(foldCase);
    return conditions.every((matches) => names.some(matches));
  });
  const sorted = found.toSorted(orderOf(searchParams.get('ordering') ?? 'name'));
  return pageOfAll(request, labelsPageOf(request), sorted);
}

function orderOf(ordering: string): (one: Label, other: Label) => number {
  const direction = ordering.startsWith('-') ? -1 : 1;
  const { compare } = new Intl.Collator('en');
  switch (ordering.replace(/^-/, '')) {
    case 'id':
      return (one, other) => direction * (one.id - other.id);
    case 'document_count':
      return (one, other) =>
        direction * (one.document_count - other.document_count) || compare(one.name, other.name);
    default:
      return (one, other) => direction * compare(one.name, other.name);
  }
}
