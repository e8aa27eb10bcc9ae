export const inboxSearch = 'in:inbox';

export function isInbox({ q, view }: { q?: unknown; view?: unknown }): boolean {
  return q === inboxSearch && view === undefined;
}
