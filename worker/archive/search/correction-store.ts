import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { boundedExpression } from './beginning-store.ts';
import { searchWordsTable } from './index/search-index-table.ts';
import { tokenPrefixOf } from './index/search-tokens.ts';
import type { ExpressionWithGaps, TypoGap } from './match-expression.ts';
import { literal } from '../../database/literal.ts';

/** Words that a mistyped one is taken for. */
const maxCorrections = sql.raw('20');

/**
 * The words of the organization that mistyped ones are taken for, the most frequent first, as JSON: `Correction[]`. A word that
 * begins one of the organization's is not mistyped.
 */
export function correctedWords(scope: OrganizationScope, typo: ExpressionWithGaps<TypoGap>): SQL {
  const words = wordsOf(scope);
  return sql`(
    with words_of_gaps as materialized (
      select key as gap, (
        select json_group_array(word) from (
          select word from ${words} and word <> gap.value ->> '$.typed' and word in (
            select value from json_each(gap.value -> '$.words')
            union
            select substr(gap.value ->> '$.typed', 1, position.value) || letter.value
              || substr(gap.value ->> '$.typed', position.value + replaced.value + 1)
            from json_each(gap.value -> '$.positions') as position
              cross join json_each(gap.value -> '$.letters') as letter
              cross join json_each('[0, 1]') as replaced)
          order by id limit ${maxCorrections})) as words
      from ${gapsOf(typo)}
      where not ${isBeginning(scope)})
    select json_group_array(json_object('gap', gap, 'words', json(words))) filter (where words <> '[]')
    from words_of_gaps)`;
}

/** Whether a word may be mistyped, known from the list of words alone. */
export function hasUnknownWords(scope: OrganizationScope, typo: ExpressionWithGaps<TypoGap>): SQL {
  return sql`exists (select 1 from ${gapsOf(typo)} where not ${isBeginning(scope)})`;
}

function gapsOf(typo: ExpressionWithGaps<TypoGap>): SQL {
  return sql`json_each(${JSON.stringify(typo.gaps.map(({ search }) => search))}) as gap`;
}

/** Condition on a gap: a word of the organization begins with what was typed. */
function isBeginning(scope: OrganizationScope): SQL {
  return sql`exists (
    select 1 from ${wordsOf(scope)} and word >= gap.value ->> '$.typed' and word < gap.value ->> '$.typedEnd')`;
}

function wordsOf({ organizationId }: OrganizationScope): SQL {
  return sql`${searchWordsTable} where ${searchWordsTable.organizationId} = ${organizationId}`;
}

/** Whether a mistyped word was found. */
export const hasCorrections = sql`corrected_words <> '[]'`;

/** Fills the gaps of an expression with the words of a row of `corrections`. */
export function typoExpression(scope: OrganizationScope, typo: ExpressionWithGaps<TypoGap>): SQL {
  const prefix = tokenPrefixOf(scope.organizationId);
  const pieces = typo.texts.map((text, index) => {
    const gap = typo.gaps[index];
    const before = boundedExpression(scope, text);
    if (gap === undefined) return before;
    return sql`${before} || coalesce((
      select group_concat(${` OR ${gap.column}"${prefix}`} || word.value || '"', '')
      from json_each(corrected_words) as correction cross join json_each(correction.value -> '$.words') as word
      where correction.value ->> '$.gap' = ${literal(index)}), '')`;
  });
  return sql.join(pieces, sql.raw(' || '));
}
