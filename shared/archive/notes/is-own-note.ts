import type { Note } from './note.ts';

/** Returns whether a note is a user's own: they wrote it, or imported it and its author has no account. */
export function isOwnNote({ author, importedBy }: Note, userId: string): boolean {
  return (author.id ?? importedBy?.id) === userId;
}
