import { foldForSearch } from '../../../text/fold-for-search.ts';
import { isMeWord } from './value-words.ts';
import { searchPiecesOf, type SearchPiece } from './search-pieces.ts';

type Person = { id: string; name: string; email: string };

/**
 * The members, whom a search may name, and the id of the person who searches; null for the product itself. `isSecret`: the
 * search may not tell who they are, as an API key does not read the members.
 */
export type Uploaders = { people: readonly Person[]; userId: string | null; isSecret?: boolean };

/** Where nobody is known, as in the interface. */
export const noUploaders: Uploaders = { people: [], userId: null };

/** Whether a search names those who added documents, so that the members have to be known. */
export function namesPeople(text: string): boolean {
  return searchPiecesOf(text).some(
    (piece) => (piece.key ?? piece.alias) === 'by' && !isUserId(piece.value) && !isMe(piece),
  );
}

/**
 * The ids of those whom a value of `by:` means: the person who searches, or members by parts of name and address. Between
 * quotation marks it is the whole of one of them, if there is one.
 */
export function uploadersMeant(
  piece: SearchPiece,
  { people, userId, isSecret = false }: Uploaders,
): string[] {
  const { value, isPhrase } = piece;
  if (isUserId(value)) return [value];
  if (isMe(piece)) return userId === null ? [] : [userId];
  const typed = foldForSearch(value).trim();
  const known = people.map(({ id, name, email }) => ({
    id,
    names: (isSecret ? [name] : [name, email]).map(foldForSearch),
  }));
  const whole = isPhrase ? known.filter(({ names }) => names.includes(typed)) : [];
  const parts = typed.split(/\s+/u);
  const meant =
    whole.length > 0
      ? whole
      : known.filter(({ names }) =>
          parts.every((part) => names.some((each) => each.includes(part))),
        );
  return typed === '' ? [] : meant.map(({ id }) => id);
}

/** The names of the members, and each part of them, to be suggested for one that is not known; none that are secret. */
export function namesOf({ people, isSecret = false }: Uploaders): string[] {
  if (isSecret) return [];
  return people.flatMap(({ name }) => [name, ...name.split(/\s+/u)]);
}

// People who are no longer members can be named too.
function isUserId(value: string): boolean {
  return /^usr_[a-z0-9]{24}$/.test(value);
}

function isMe({ value, isPhrase }: SearchPiece): boolean {
  return !isPhrase && isMeWord(value);
}
