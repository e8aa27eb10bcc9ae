import { createDefinitionRequests, type DefinitionRequests } from './definition-requests.ts';
import { createDocumentRequests, type DocumentRequests } from './document-requests.ts';
import { createReminderRequests, type ReminderRequests } from './reminder-requests.ts';

/** The requests of an import. They throw `ApiError`, or `TypeError` without a response. */
export type ImportRequests = DefinitionRequests & DocumentRequests & ReminderRequests;

export function createImportRequests(organizationId: string): ImportRequests {
  return {
    ...createDefinitionRequests(organizationId),
    ...createDocumentRequests(organizationId),
    ...createReminderRequests(organizationId),
  };
}
