/** The search that the Inbox is. */
export const inboxSearch = 'in:inbox';

/** Whether a list with these search parameters is the Inbox. */
export function isInbox({ q, view }: { q?: unknown; view?: unknown }): boolean {
  return q === inboxSearch && view === undefined;
}
