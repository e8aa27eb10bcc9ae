import { sql, type SQL } from 'drizzle-orm';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { literal } from '../../../database/literal.ts';
import { apartToken, tokenPrefixOf } from '../index/search-tokens.ts';

/**
 * The limit for all word beginnings of an expression together, because FTS5 reads the entries of
 * each word with such a beginning. Words are first counted in the word list, which is cheap and
 * contains most of them, and then in the index, which may contain many more, such as letters mixed
 * with digits.
 */
const mostWords = 4000;
const indexedLetters = 3;

const apartMark = new RegExp(`^${apartToken('')}`);
const beginnings = /"(?:[^" ]+ )*([^" ]+)" \*/g;

/**
 * An FTS5 expression in which a beginning is replaced by the whole word if too many words of the
 * organization start with it. This depends only on the words of the archive, not on other searches.
 * Terms are counted only up to the limit.
 */
export function boundedExpression(scope: SearchScope, expression: string): SQL {
  const { organizationId } = scope;
  const pieces = piecesOf(expression, tokenPrefixOf(organizationId));
  const words = new Set(pieces.flatMap(({ word }) => word ?? []));
  if (words.size === 0) return sql`${expression}`;
  const most = literal(Math.ceil(mostWords / words.size));
  const isFew = sql`(
    select count(*) from (
      select 1 from search_words
      where organization_id = ${organizationId}
        and word >= piece.value ->> 'word' and word < (piece.value ->> 'word') || char(1114111)
      limit ${most}) as words_with_beginning) < ${most} and (
    select count(*) from (
      select 1 from document_search_terms
      where term >= piece.value ->> 'term' and term <= (piece.value ->> 'term') || char(1114111)
      limit ${most}) as terms_with_beginning) < ${most}`;
  return sql`(
    select group_concat(
      (piece.value ->> 'text') || iif(piece.value ->> 'word' is null, '', iif(${isFew}, ' *', '')), '' order by piece.key)
    from json_each(${JSON.stringify(pieces)}) as piece)`;
}

type Piece = { text: string; word?: string; term?: string };

function piecesOf(expression: string, prefix: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: phrase, 1: token = '' } of expression.matchAll(beginnings)) {
    const typed = token.slice(prefix.length);
    const word = typed.replace(apartMark, '');
    if (word === typed && Array.from(word).length <= indexedLetters) continue;
    const end = index + phrase.length;
    pieces.push({ text: expression.slice(start, end - ' *'.length), word, term: token });
    start = end;
  }
  return [...pieces, { text: expression.slice(start) }];
}
