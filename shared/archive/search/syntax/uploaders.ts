import { foldForSearch } from '../../../text/fold-for-search.ts';
import { isMeWord } from './value-words.ts';
import { searchPiecesOf, type SearchPiece } from './search-pieces.ts';

type Person = { id: string; name: string; email: string };

/**
 * The members that a search can name, and the id of the user, or null for the system. `isSecret`: the search must not reveal the members,
 * as an API key may not have the permission to read them.
 */
export type Uploaders = { people: readonly Person[]; userId: string | null; isSecret?: boolean };

export const noUploaders: Uploaders = { people: [], userId: null };

/** Returns whether a search names people, so that the members have to be loaded. */
export function namesPeople(text: string): boolean {
  return searchPiecesOf(text).some(
    (piece) => (piece.key ?? piece.alias) === 'by' && !isUserId(piece.value) && !isMe(piece),
  );
}

/**
 * Returns the ids of the people that a value of `by:` names: the user, or members by parts of name and address. Between quotes, it matches
 * whole names first.
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

/** Returns the names of the members and their parts as suggestions for an unknown one; none if they are secret. */
export function namesOf({ people, isSecret = false }: Uploaders): string[] {
  if (isSecret) return [];
  return people.flatMap(({ name }) => [name, ...name.split(/\s+/u)]);
}

// Former members can be searched by id.
function isUserId(value: string): boolean {
  return /^usr_[a-z0-9]{24}$/.test(value);
}

function isMe({ value, isPhrase }: SearchPiece): boolean {
  return !isPhrase && isMeWord(value);
}
