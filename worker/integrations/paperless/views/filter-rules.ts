import type {
  FilterRule,
  SavedViewInput,
} from '../../../../shared/integrations/paperless/saved-views.ts';
import { translateQuery } from '../documents/query-syntax.ts';
import type { NumberedItem } from '../numbers/number-store.ts';
import { wholeNumber } from '../http/pages.ts';

type Rules = NonNullable<SavedViewInput['filter_rules']>;

/** Filters of a saved view by the numbers of the original server. */
const rule = {
  title: 0,
  content: 1,
  correspondent: 3,
  documentType: 4,
  isInInbox: 5,
  hasTag: 6,
  createdBefore: 8,
  createdAfter: 9,
  createdYear: 10,
  addedBefore: 13,
  addedAfter: 14,
  withoutTag: 17,
  titleOrContent: 19,
  query: 20,
  hasAnyTag: 22,
  anyCorrespondent: 26,
  anyType: 28,
  createdTo: 43,
  createdFrom: 44,
  addedTo: 45,
  addedFrom: 46,
  mimeType: 47,
  simpleTitle: 48,
  simpleText: 49,
} as const;

/** Rules that name something by its number, and its kind. */
const namedBy = new Map<number, NumberedItem['kind']>([
  [rule.correspondent, 'correspondent'],
  [rule.anyCorrespondent, 'correspondent'],
  [rule.documentType, 'type'],
  [rule.anyType, 'type'],
  [rule.hasTag, 'tag'],
  [rule.hasAnyTag, 'tag'],
  [rule.withoutTag, 'tag'],
]);

export function itemsInRules(rules: Rules): NumberedItem[] {
  return rules.flatMap(({ rule_type: type, value }) => {
    const kind = namedBy.get(type);
    const number = wholeNumber(value?.toString());
    return kind && number !== undefined ? [{ kind, number }] : [];
  });
}

type Known = {
  /** The id of what a rule names. */
  idOf: (kind: NumberedItem['kind'], number: number) => string | undefined;
  /** The name of a tag or a correspondent by its id. */
  nameOf: (id: string) => string | undefined;
  today: string;
  /** The keys of custom fields. */
  fieldKeys: readonly string[];
};

/**
 * The search and the tags of a view that has these rules. Rules that Sheaf has no words for are left out, as are several
 * that are alternatives.
 */
export function searchOfRules(rules: Rules, known: Known): { search: string; tags: string[] } {
  const tags: string[] = [];
  const words: string[] = [];
  const countOf = (type: number) => rules.filter((each) => each.rule_type === type).length;
  for (const { rule_type: type, value } of rules) {
    const text = value?.toString().trim() ?? '';
    const kind = namedBy.get(type);
    const id = kind && known.idOf(kind, wholeNumber(text) ?? 0);
    const name = id === undefined ? undefined : known.nameOf(id);
    const isOnly = countOf(type) === 1;
    switch (type) {
      case rule.hasTag:
        if (id) tags.push(id);
        break;
      case rule.hasAnyTag:
        if (id && isOnly) tags.push(id);
        break;
      case rule.withoutTag:
        if (name) words.push(`-tag:${quoted(name)}`);
        break;
      case rule.correspondent:
      case rule.anyCorrespondent:
        if (name && isOnly) words.push(`correspondent:${quoted(name)}`);
        break;
      case rule.documentType:
      case rule.anyType:
        if (id && isOnly) words.push(`kind:${id}`);
        break;
      case rule.isInInbox:
        if (text === 'true') words.push('in:inbox');
        break;
      default:
        words.push(wordsOf(type, text, known));
    }
  }
  return { search: words.filter(Boolean).join(' '), tags: [...new Set(tags)] };
}

function wordsOf(type: number, text: string, { today, fieldKeys }: Known): string {
  if (text === '') return '';
  const day = text.slice(0, 10);
  switch (type) {
    case rule.title:
    case rule.simpleTitle:
      return `name:${quoted(text)}`;
    case rule.content:
      return `content:${quoted(text)}`;
    case rule.titleOrContent:
    case rule.simpleText:
      return text;
    case rule.query:
      return translateQuery(text, today, fieldKeys);
    case rule.createdBefore:
      return `date:<${day}`;
    case rule.createdTo:
      return `date:<=${day}`;
    case rule.createdAfter:
      return `date:>${day}`;
    case rule.createdFrom:
      return `date:>=${day}`;
    case rule.createdYear:
      return `date:${text}`;
    case rule.addedBefore:
      return `added:<${day}`;
    case rule.addedTo:
      return `added:<=${day}`;
    case rule.addedAfter:
      return `added:>${day}`;
    case rule.addedFrom:
      return `added:>=${day}`;
    case rule.mimeType:
      return `type:${text}`;
    default:
      return '';
  }
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '')}"`;
}

/** The rules by which a client finds what a view of Sheaf shows: its tags, and its search as a query. */
export function rulesOfView(search: string, tagNumbers: readonly number[]): FilterRule[] {
  return [
    ...tagNumbers.map((number) => ({ rule_type: rule.hasTag, value: String(number) })),
    ...(search === '' ? [] : [{ rule_type: rule.query, value: search }]),
  ];
}

/** Whether a client sends the rules of a view back as it got them. */
export function areSameRules(rules: Rules, shown: readonly FilterRule[]): boolean {
  const keyOf = (each: Rules[number]) => JSON.stringify([each.rule_type, String(each.value)]);
  const [sent, known] = [rules.map(keyOf).toSorted(), shown.map(keyOf).toSorted()];
  return sent.length === known.length && sent.every((key, index) => key === known[index]);
}
