import { sql, type SQL } from 'drizzle-orm';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { always } from '../../../database/expressions.ts';
import { boundedExpression } from './beginning-store.ts';
import { tokenPrefixOf, trigramTokens } from '../index/search-tokens.ts';
import { noMatch, type ExpressionWithGaps, type InsideGap } from './match-expression.ts';
import { literal } from '../../../database/literal.ts';

type Inside = ExpressionWithGaps<InsideGap>;

/**
 * The number of words that are looked up for one search: those that were first in the archive,
 * which are its most frequent ones.
 */
const maxInsideWords = 1000;

/**
 * The number of characters of a part that are looked up in the index, because each further trigram
 * adds another comparison of positions.
 */
const lookedUp = 10;

/**
 * FTS5 compares all alternatives of an OR with each document. Two levels of 32 are several times as
 * fast as one level of 1,000.
 */
const wordsInGroup = 32;

export function insideExpression(scope: SearchScope, inside: Inside): SQL {
  const prefix = tokenPrefixOf(scope.organizationId);
  const gapsCount = inside.gaps.length;
  const pieces = inside.texts.map((text, index) => {
    const gap = inside.gaps[index];
    const before = boundedExpression(scope, text);
    if (gap === undefined) return before;
    // FTS5 flattens nested ORs unless another operator is between them, hence the NOT.
    return sql`${before} || coalesce((
      select group_concat(' OR ((' || alternatives || ') NOT ${sql.raw(noMatch)})', '') from (
        select group_concat(${`${gap.column}"${prefix}`} || word || '"', ' OR ') as alternatives from (
          select word, row_number() over () / ${literal(wordsInGroup)} as alternatives_group
          from (${selectInsideWords(scope, gap, { gapsCount })}) as inside_words) as grouped_words
        group by alternatives_group) as groups_of_alternatives), '')`;
  });
  return sql.join(pieces, sql.raw(' || '));
}

function selectInsideWords(
  { organizationId }: SearchScope,
  { part }: InsideGap,
  { gapsCount }: { gapsCount: number },
): SQL {
  const beginning = Array.from(part).slice(0, lookedUp).join('');
  const trigrams = `"${trigramTokens(tokenPrefixOf(organizationId), beginning)}"`;
  const isWhole = beginning === part ? always : sql`instr(search_words.word, ${part}) > 0`;
  return sql`
    select search_words.word as word
    from search_word_parts cross join search_words on search_words.id = search_word_parts.rowid
    where search_word_parts match ${trigrams} and search_words.organization_id = ${organizationId}
      and ${isWhole}
    limit ${literal(Math.ceil(maxInsideWords / gapsCount))}`;
}
