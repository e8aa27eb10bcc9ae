import type { NamedType } from '../../../../shared/archive/search/syntax/type-words.ts';
import type { SavedViewInput } from '../../../../shared/integrations/paperless/saved-views.ts';
import { translateQuery } from '../documents/query-syntax.ts';
import { wholeNumber } from '../http/pages.ts';
import { invalidField } from '../http/paperless-errors.ts';
import type { NumberedItem } from '../numbers/number-store.ts';
import { dayRules, rule } from './rule-types.ts';

type Rules = NonNullable<SavedViewInput['filter_rules']>;

const namedBy = new Map<number, NumberedItem['kind']>([
  [rule.correspondent, 'correspondent'],
  [rule.anyCorrespondent, 'correspondent'],
  [rule.withoutCorrespondent, 'correspondent'],
  [rule.documentType, 'type'],
  [rule.anyType, 'type'],
  [rule.withoutType, 'type'],
  [rule.hasTag, 'tag'],
  [rule.hasAnyTag, 'tag'],
  [rule.withoutTag, 'tag'],
  [rule.everyField, 'field'],
  [rule.withoutField, 'field'],
]);

export function itemsInRules(rules: Rules): NumberedItem[] {
  return rules.flatMap(({ rule_type: type, value }) => {
    const kind = namedBy.get(type);
    const number = wholeNumber(value?.toString());
    return kind && number !== undefined ? [{ kind, number }] : [];
  });
}

type Known = {
  idOf: (kind: NumberedItem['kind'], number: number) => string | undefined;
  nameOf: (id: string) => string | undefined;
  today: string;
  fields: readonly { id: string; key: string }[];
  types: readonly NamedType[];
};

/**
 * The part of a view for a rule: a tag, or words of its search. There are no words if every
 * document meets the rule.
 */
type Part = { tagId: string } | { words: string };

/**
 * Returns the search and the tags of a view with these rules. Rules that a search of Sheaf cannot
 * express are left out, as are several tags or correspondents that are alternatives. Throws 400 if
 * nothing is left, because the view would contain every document.
 */
export function searchOfRules(rules: Rules, known: Known): { search: string; tags: string[] } {
  const parts = rules.flatMap((each) => partOf(each, rules, known) ?? []);
  if (parts.length === 0 && rules.length > 0) {
    const types = [...new Set(rules.map((each) => each.rule_type))].join(', ');
    throw invalidField('filter_rules', `A view cannot have rules of only these types: ${types}.`);
  }
  const words = parts.flatMap((part) => ('words' in part ? part.words : []));
  const tags = parts.flatMap((part) => ('tagId' in part ? part.tagId : []));
  return { search: [...new Set(words)].filter(Boolean).join(' '), tags: [...new Set(tags)] };
}

function partOf(each: Rules[number], rules: Rules, known: Known): Part | undefined {
  const type = each.rule_type;
  const text = each.value?.toString().trim() ?? '';
  const kind = namedBy.get(type);
  const words =
    kind === undefined
      ? wordsOf(type, text, known)
      : text === ''
        ? wordsOfNone.get(type)
        : undefined;
  if (words !== undefined) return { words };
  const [id] = kind ? idsOf(kind, [each], known) : [];
  if (kind === undefined || id === undefined) return undefined;
  const ids = idsOf(
    kind,
    rules.filter((other) => other.rule_type === type),
    known,
  );
  if (type === rule.hasTag || (type === rule.hasAnyTag && ids.length === 1)) return { tagId: id };
  const naming = wordsNaming(type, { id, ids }, known);
  return naming === undefined ? undefined : { words: naming };
}

function idsOf(kind: NumberedItem['kind'], rules: Rules, { idOf }: Known): string[] {
  return rules.flatMap(({ value }) => idOf(kind, wholeNumber(value?.toString()) ?? 0) ?? []);
}

const wordsOfNone = new Map<number, string>([
  [rule.correspondent, 'no:correspondent'],
  [rule.documentType, 'no:kind'],
]);

/** Words for the item of a rule; `ids` are those of all rules of its type. */
function wordsNaming(
  type: number,
  { id, ids }: { id: string; ids: string[] },
  { nameOf, fields }: Known,
): string | undefined {
  const name = nameOf(id);
  const field = fields.find((each) => each.id === id);
  switch (type) {
    case rule.documentType:
    case rule.anyType:
      return `kind:${ids.join(',')}`;
    case rule.withoutType:
      return `-kind:${id}`;
    case rule.correspondent:
    case rule.anyCorrespondent:
      return name && ids.length === 1 ? `correspondent:${quoted(name)}` : undefined;
    case rule.withoutCorrespondent:
      return name && `-correspondent:${quoted(name)}`;
    case rule.withoutTag:
      return name && `-tag:${quoted(name)}`;
    case rule.everyField:
      return field && `has:${field.key}`;
    case rule.withoutField:
      return field && `no:${field.key}`;
    default:
      return undefined;
  }
}

function wordsOf(type: number, text: string, { today, fields, types }: Known): string | undefined {
  const day = text.slice(0, 10);
  switch (type) {
    case rule.storagePath:
    case rule.owner:
      return text === '' ? '' : undefined;
    case rule.hasNoOwner:
      return isTrue(text) ? '' : undefined;
    case rule.isInInbox:
      return isTrue(text) ? 'in:inbox' : '-in:inbox';
    case rule.isTagged:
      return isTrue(text) ? 'has:tag' : 'no:tag';
    case rule.title:
    case rule.simpleTitle:
      return text && `name:${quoted(text)}`;
    case rule.content:
      return text && `content:${quoted(text)}`;
    case rule.titleOrContent:
    case rule.simpleText:
      return text;
    case rule.query:
      return translateQuery(text, { today, fieldKeys: fields.map(({ key }) => key), types });
    case rule.createdYear:
      return text && `date:${text}`;
    case rule.archiveNumber:
      return text && `asn:${text}`;
    case rule.archiveNumberAbove:
      return text && `asn:>${text}`;
    case rule.archiveNumberBelow:
      return text && `asn:<${text}`;
    case rule.hasNoArchiveNumber:
      return isTrue(text) ? 'no:asn' : 'has:asn';
    case rule.mimeType:
      return text && `type:${text}`;
    default:
      return dayRules.has(type) ? day && `${dayRules.get(type)}${day}` : undefined;
  }
}

function isTrue(text: string): boolean {
  return /^(?:1|true)$/i.test(text);
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '')}"`;
}

export function areSameRules(rules: Rules, shown: Rules): boolean {
  const keyOf = ({ rule_type: type, value }: Rules[number]) =>
    JSON.stringify([type, value?.toString() ?? null]);
  const [sent, known] = [rules.map(keyOf).toSorted(), shown.map(keyOf).toSorted()];
  return sent.length === known.length && sent.every((key, index) => key === known[index]);
}
