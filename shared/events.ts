/** Everything that happens to an organization's content and that somebody else may want to know. */
export type DomainEvent =
  | { type: 'document.created'; documentId: string; name: string }
  | { type: 'document.updated'; documentId: string; name: string; updatedFields: string[] }
  | { type: 'document.deleted'; documentId: string; name: string }
  | { type: 'document.restored'; documentId: string; name: string }
  | ({ type: 'document.tag.added' } & TagChange)
  | ({ type: 'document.tag.removed' } & TagChange);

/** `taggingRule` is set when a rule, not a person, changed the tag. */
type TagChange = {
  documentId: string;
  name: string;
  tag: { id: string; name: string; color: string };
  taggingRule?: { id: string; name: string };
};

export type DomainEventType = DomainEvent['type'];
