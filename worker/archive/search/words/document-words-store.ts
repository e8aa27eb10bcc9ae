import { and, isNull, or, sql, type SQL } from 'drizzle-orm';
import { documentWordsTable } from '../index/search-index-table.ts';
import type { WordCondition } from './word-conditions.ts';
import { always, listed } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';

/** Bytes of words, counted once for each spelling, that SQLite searches in some milliseconds. */
const maxBytes = sql.raw('8000000');

export function areWordsFew(conditions: readonly WordCondition[]): SQL {
  const { length } = conditions.flatMap(({ spellings }) => spellings);
  return sql`(
    select count(content_words) = count(*)
      and total(octet_length(content_words)) * ${literal(length)} <= ${maxBytes}
    from candidates left join ${documentWordsTable} on document_sequence = candidates.sequence)`;
}

/**
 * Tables for `with`. `tiers_of_candidates` has the tier of each candidate that meets the
 * conditions; it is empty unless `isNeeded`.
 */
export function candidateTiersTables(conditions: readonly WordCondition[], isNeeded: SQL): SQL[] {
  const wanted = conditions.filter(({ isExcluded }) => !isExcluded);
  const unwanted = conditions.filter(({ isExcluded }) => isExcluded);
  const spellings = conditions.flatMap((condition) => condition.spellings);
  const columns = spellings.map((_, index) =>
    sql.raw(`value ->> ${index} as ${spellingName(index)}`),
  );
  const startOf = (condition: WordCondition) =>
    conditions
      .slice(0, conditions.indexOf(condition))
      .reduce((count, before) => count + before.spellings.length, 0);
  const tiers = wanted.map((condition) => tierOf(condition, startOf(condition)));
  // `max` with only one argument would be an aggregate function, hence the 0.
  const tier = tiers.length === 0 ? literal(0) : sql`max(0, ${listed(...tiers)})`;
  const isWithout = unwanted.map((condition) => isNull(tierOf(condition, startOf(condition))));
  return [
    sql`spellings as materialized (
      select ${listed(...columns)} from (select ${JSON.stringify(spellings)} as value))`,
    sql`tiers_of_candidates as materialized (
      select sequence, ${tier} as tier
      from (
        select sequence, name, name_words, content_words, note_words,
          name_words || content_words || note_words as any_words
        from candidates cross join ${documentWordsTable} on document_sequence = candidates.sequence
        where ${isNeeded}) as candidate_words cross join spellings
      where ${and(always, ...isWithout)})`,
  ];
}

const columns = {
  any: sql.raw('any_words'),
  name: sql.raw('name_words'),
  content: sql.raw('content_words'),
  note: sql.raw('note_words'),
};

function tierOf(condition: WordCondition, start: number): SQL {
  const { field, isPart, isOpen, isBeginning, isInside } = condition;
  const isOfName = field === 'any' || field === 'name';
  const words = columns[field];
  const spellings = condition.spellings.map((spelling, index) => ({
    text: sql.raw(spellingName(start + index)),
    isPartOfName: isPart && isOfName && Array.from(spelling).length > 1,
  }));
  const anyHas = (find: (spelling: (typeof spellings)[number]) => SQL) =>
    or(...spellings.map(find));
  const wholeIn = (column: SQL, text: SQL) =>
    contains(column, isOpen ? beginning(text) : sql`' ' || ${text} || ' '`);
  const isWhole = anyHas(({ text }) => wholeIn(words, text));
  const isInName = anyHas(({ text, isPartOfName }) =>
    isPartOfName ? contains(sql.raw('name'), text) : wholeIn(columns.name, text),
  );
  const cases = [
    whenTier(0, isOfName ? isInName : isWhole),
    ...(field === 'any' ? [whenTier(1, isWhole)] : []),
    ...(field !== 'name' && isBeginning
      ? [
          whenTier(
            2,
            anyHas(({ text }) => contains(words, beginning(text))),
          ),
        ]
      : []),
    ...(field !== 'name' && isInside
      ? [
          whenTier(
            3,
            anyHas(({ text }) => contains(words, text)),
          ),
        ]
      : []),
  ];
  return sql`case ${sql.join(cases, sql.raw(' '))} end`;
}

function contains(words: SQL, text: SQL): SQL {
  return sql`instr(${words}, ${text})`;
}

function beginning(text: SQL): SQL {
  return sql`' ' || ${text}`;
}

function whenTier(tier: number, condition: SQL | undefined): SQL {
  return sql`when ${condition} then ${literal(tier)}`;
}

function spellingName(index: number): string {
  return `spelling_${index}`;
}
