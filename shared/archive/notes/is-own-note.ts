import type { Note } from './note.ts';

/** Whether a note is someone's own: its author's, or of who imported it where its author has no account. */
export function isOwnNote({ author, importedBy }: Note, userId: string): boolean {
  return (author.id ?? importedBy?.id) === userId;
}
