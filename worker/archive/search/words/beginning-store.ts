import { sql, type SQL } from 'drizzle-orm';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { emptyText, iif } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { apartToken, tokenPrefixOf } from '../index/search-tokens.ts';

/**
 * The limit for all word beginnings of an expression together, because FTS5 reads the entries of
 * each word with such a beginning. Words are first counted in the word list, which is cheap and
 * contains most of them, and then in the index, which may contain many more, such as letters mixed
 * with digits.
 */
const mostWords = 4000;
/** FTS5 has the entries of all beginnings of one and of three letters. */
const indexedLetters = 3;
const lettersNotIndexed = 2;
const mostBeginnings = 100;

const apartMark = new RegExp(`^${apartToken('')}`);
const beginnings = /"(?:[^" ]+ )*([^" ]+)" \*/g;

/**
 * An FTS5 expression in which a beginning of two letters is replaced by those of three letters that
 * occur in the index, and a longer one by the whole word if too many words of the organization
 * start with it. This depends only on the words of the archive, not on other searches.
 * Terms are counted only up to the limit.
 */
export function boundedExpression(scope: SearchScope, expression: string): SQL {
  const { organizationId } = scope;
  const pieces = piecesOf(expression, tokenPrefixOf(organizationId));
  const wordsCount = new Set(pieces.flatMap(({ word }) => word ?? [])).size;
  const tokensCount = Math.max(...pieces.map(({ phrase }) => phrase?.split(' ').length ?? 0));
  if (wordsCount === 0 && tokensCount === 0) return sql`${expression}`;
  const end = wordsCount === 0 ? emptyText : endOfWord(organizationId, wordsCount);
  return sql`(
    select group_concat((piece.value ->> 'text') || ${tokensCount > 0 ? iif(sql`piece.value ->> 'phrase' is null`, end, longerBeginnings(tokensCount)) : end}, '' order by piece.key)
    from json_each(${JSON.stringify(pieces)}) as piece)`;
}

function endOfWord(organizationId: string, wordsCount: number): SQL {
  const most = literal(Math.ceil(mostWords / wordsCount));
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
  return sql`iif(piece.value ->> 'word' is null, '', iif(${isFew}, ' *', ''))`;
}

/**
 * Alternatives that together match the same as `piece`. Each step of the recursion skips all terms
 * with the last beginning. Terms have no control characters, so the first step skips the term that
 * has two letters only, which may occur in every document. FTS5 reads all words of a phrase for
 * each alternative, so a long phrase has few of them.
 */
function longerBeginnings(tokensCount: number): SQL {
  const most = literal(Math.ceil(mostBeginnings / tokensCount));
  return sql`(
  with recursive beginnings(beginning) as (
    select (${firstBeginning(sql`(piece.value ->> 'term') || char(1)`)})
    union all
    select (${firstBeginning(sql`beginning || char(1114111)`)}) from beginnings where beginning is not null
    limit ${most})
  select iif(count(*) = ${most}, (piece.value ->> 'phrase') || '" *',
    '(' || (piece.value ->> 'phrase') || '"' || coalesce(group_concat(
      ' OR ' || (piece.value ->> 'phrase') || substr(beginning, length(piece.value ->> 'term') + 1) || '" *', ''), '') || ')')
  from beginnings)`;
}

function firstBeginning(after: SQL): SQL {
  return sql`
    select substr(term, 1, length(piece.value ->> 'term') + 1) from document_search_entries
    where term >= ${after} and term <= (piece.value ->> 'term') || char(1114111) order by term limit 1`;
}

/**
 * `text` is as typed. It precedes a beginning: of two letters with its whole `phrase`, or of a
 * longer `word`.
 */
type Piece = { text: string; phrase?: string; word?: string; term?: string };

function piecesOf(expression: string, prefix: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: phrase, 1: token = '' } of expression.matchAll(beginnings)) {
    const typed = token.slice(prefix.length);
    const word = typed.replace(apartMark, '');
    const isApart = word !== typed;
    const { length } = Array.from(word);
    const isShort = !isApart && length <= indexedLetters;
    if (isShort && length !== lettersNotIndexed) continue;
    const end = index + phrase.length;
    if (isShort) {
      const text = expression.slice(start, index);
      pieces.push({ text, phrase: phrase.slice(0, -'" *'.length), term: token });
    } else {
      const text = expression.slice(start, end - ' *'.length);
      pieces.push({ text, word, term: token });
    }
    start = end;
  }
  return [...pieces, { text: expression.slice(start) }];
}
