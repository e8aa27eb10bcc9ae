import { sql, type SQL } from 'drizzle-orm';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { boundedExpression } from './beginning-store.ts';
import { searchWordsTable } from '../index/search-index-table.ts';
import { tokenPrefixOf } from '../index/search-tokens.ts';
import type { ExpressionWithGaps, TypoGap } from './match-expression.ts';
import { literal } from '../../../database/literal.ts';

const maxCorrections = sql.raw('20');

/**
 * Selects the words of the organization that may replace mistyped words, the most frequent first,
 * as JSON (`Correction[]`). A word is not mistyped if a word of the organization begins with it.
 */
export function correctedWords(scope: SearchScope, typo: ExpressionWithGaps<TypoGap>): SQL {
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

export function hasUnknownWords(scope: SearchScope, typo: ExpressionWithGaps<TypoGap>): SQL {
  return sql`exists (select 1 from ${gapsOf(typo)} where not ${isBeginning(scope)})`;
}

function gapsOf(typo: ExpressionWithGaps<TypoGap>): SQL {
  return sql`json_each(${JSON.stringify(typo.gaps.map(({ search }) => search))}) as gap`;
}

function isBeginning(scope: SearchScope): SQL {
  return sql`exists (
    select 1 from ${wordsOf(scope)} and word >= gap.value ->> '$.typed' and word < gap.value ->> '$.typedEnd')`;
}

function wordsOf({ organizationId }: SearchScope): SQL {
  return sql`${searchWordsTable} where ${searchWordsTable.organizationId} = ${organizationId}`;
}

export const hasCorrections = sql`corrected_words <> '[]'`;

export function typoExpression(scope: SearchScope, typo: ExpressionWithGaps<TypoGap>): SQL {
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
