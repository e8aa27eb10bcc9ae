import { correspondentKey } from '../../../../shared/archive/correspondents/correspondent.ts';
import {
  searchPiecesOf,
  type SearchPiece,
} from '../../../../shared/archive/search/syntax/search-pieces.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import type { FilterRule } from '../../../../shared/integrations/paperless/saved-views.ts';
import type { LabelKeys, NamedLabels } from './named-labels-store.ts';
import { dayRules, rule } from './rule-types.ts';

type Known = {
  numberOf: (id: string) => number | undefined;
  labels: NamedLabels;
};

export function namedInSearches(searches: readonly string[]): LabelKeys & { types: string[] } {
  const pieces = searches.flatMap(searchPiecesOf);
  const valuesOf = (isNamed: (piece: SearchPiece) => boolean) =>
    pieces.filter(isNamed).map(({ value }) => value);
  return {
    types: valuesOf(isType),
    tags: valuesOf(isTagExcluded).map(tagNameKey),
    correspondents: valuesOf(isCorrespondent).map(correspondentKey),
  };
}

const isType = ({ key }: SearchPiece) => key === 'kind';
const isTagExcluded = ({ key, isExcluded }: SearchPiece) => key === 'tag' && isExcluded;
const isCorrespondent = ({ key, isPhrase }: SearchPiece) => key === 'correspondent' && isPhrase;

/**
 * Returns the rules by which a client finds the documents of a view: the rules that clients
 * support, and the rest of the search as a full-text query.
 */
export function rulesOfView(
  search: string,
  tagNumbers: readonly number[],
  known: Known,
): FilterRule[] {
  const found = searchPiecesOf(search).map((piece) => ({ piece, rule: ruleOf(piece, known) }));
  const rest = found.flatMap((each) => (each.rule ? [] : each.piece.source)).join(' ');
  return [
    ...tagNumbers.map((number) => ({ rule_type: rule.hasTag, value: String(number) })),
    ...found.flatMap((each) => each.rule ?? []),
    ...(rest === '' ? [] : [{ rule_type: rule.query, value: rest }]),
  ];
}

function ruleOf(piece: SearchPiece, { numberOf, labels }: Known): FilterRule | undefined {
  const { key, value, isExcluded } = piece;
  const naming = (type: number, id: string | undefined) => {
    const number = id === undefined ? undefined : numberOf(id);
    return number === undefined ? undefined : { rule_type: type, value: String(number) };
  };
  if (isTagExcluded(piece)) return naming(rule.withoutTag, labels.tags.get(tagNameKey(value)));
  if (isCorrespondent(piece)) {
    const type = isExcluded ? rule.withoutCorrespondent : rule.correspondent;
    return naming(type, labels.correspondents.get(correspondentKey(value)));
  }
  if (key === 'kind') return naming(isExcluded ? rule.withoutType : rule.documentType, value);
  return isExcluded ? undefined : (plainRules.get(`${key}:${value}`) ?? dayRuleOf(piece));
}

const plainRules = new Map<string, FilterRule>([
  ['in:inbox', { rule_type: rule.isInInbox, value: 'true' }],
  ['has:tag', { rule_type: rule.isTagged, value: 'true' }],
  ['no:tag', { rule_type: rule.isTagged, value: 'false' }],
  ['no:kind', { rule_type: rule.documentType, value: null }],
  ['no:correspondent', { rule_type: rule.correspondent, value: null }],
]);

function dayRuleOf({ key, value }: SearchPiece): FilterRule | undefined {
  const [, sign, day] = /^([<>]=?)(\d{4}-\d\d-\d\d)$/.exec(value) ?? [];
  const [type] = [...dayRules].find(([, words]) => words === `${key}:${sign}`) ?? [];
  return type === undefined || day === undefined ? undefined : { rule_type: type, value: day };
}
