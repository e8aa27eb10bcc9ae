import { activitiesResponseSchema } from '../../shared/archive/activity/activity.ts';
import {
  bulkExtractResponseSchema,
  bulkPurgeResponseSchema,
  bulkRestoreResponseSchema,
  bulkTagsResponseSchema,
  bulkTrashResponseSchema,
} from '../../shared/archive/bulk/bulk.ts';
import { countsResponseSchema, sumResponseSchema } from '../../shared/archive/bulk/totals.ts';
import {
  correspondentResponseSchema,
  correspondentsResponseSchema,
} from '../../shared/archive/correspondents/correspondent.ts';
import {
  documentTypeResponseSchema,
  documentTypesResponseSchema,
} from '../../shared/archive/document-types/document-type.ts';
import {
  customFieldResponseSchema,
  customFieldsResponseSchema,
} from '../../shared/archive/custom-fields/custom-field.ts';
import {
  documentConflictDetailsSchema,
  documentResponseSchema,
  documentsResponseSchema,
  documentStatisticsResponseSchema,
  updatedDocumentResponseSchema,
  uploadedDocumentResponseSchema,
} from '../../shared/archive/documents/document.ts';
import { organizationVersionResponseSchema } from '../../shared/archive/live/organization-version-response.ts';
import { noteResponseSchema, notesResponseSchema } from '../../shared/archive/notes/note.ts';
import {
  reminderResponseSchema,
  remindersResponseSchema,
} from '../../shared/archive/reminders/reminder.ts';
import { documentSearchResponseSchema } from '../../shared/archive/search/search.ts';
import { nearDuplicatesResponseSchema } from '../../shared/archive/near-duplicates/near-duplicates.ts';
import { relatedResponseSchema } from '../../shared/archive/related/related.ts';
import { tagProposalsResponseSchema } from '../../shared/archive/tag-proposals/tag-proposal.ts';
import { tagResponseSchema, tagsResponseSchema } from '../../shared/archive/tags/tag.ts';
import { restoredTrashResponseSchema } from '../../shared/archive/trash/trash.ts';
import { viewResponseSchema, viewsResponseSchema } from '../../shared/archive/views/view.ts';
import {
  invitationCountResponseSchema,
  invitationsResponseSchema,
  receivedInvitationsResponseSchema,
} from '../../shared/people/invitations/invitation.ts';
import {
  membersResponseSchema,
  ownMemberResponseSchema,
} from '../../shared/people/members/member.ts';
import {
  organizationResponseSchema,
  organizationsResponseSchema,
} from '../../shared/people/organizations/organization.ts';

/**
 * The named schemas of the responses for the first screens behind the login, which `fetchJson` decodes without them.
 * Other screens import their own schemas.
 */
export const responseSchemas = {
  activities: activitiesResponseSchema,
  bulkExtract: bulkExtractResponseSchema,
  bulkPurge: bulkPurgeResponseSchema,
  bulkRestore: bulkRestoreResponseSchema,
  bulkTags: bulkTagsResponseSchema,
  bulkTrash: bulkTrashResponseSchema,
  correspondent: correspondentResponseSchema,
  correspondents: correspondentsResponseSchema,
  customField: customFieldResponseSchema,
  customFields: customFieldsResponseSchema,
  document: documentResponseSchema,
  documentCounts: countsResponseSchema,
  documentConflictDetails: documentConflictDetailsSchema,
  documents: documentsResponseSchema,
  documentSearch: documentSearchResponseSchema,
  documentStatistics: documentStatisticsResponseSchema,
  documentType: documentTypeResponseSchema,
  documentTypes: documentTypesResponseSchema,
  documentSum: sumResponseSchema,
  invitationCount: invitationCountResponseSchema,
  invitations: invitationsResponseSchema,
  members: membersResponseSchema,
  note: noteResponseSchema,
  notes: notesResponseSchema,
  organization: organizationResponseSchema,
  organizations: organizationsResponseSchema,
  organizationVersion: organizationVersionResponseSchema,
  ownMember: ownMemberResponseSchema,
  receivedInvitations: receivedInvitationsResponseSchema,
  reminder: reminderResponseSchema,
  reminders: remindersResponseSchema,
  restoredTrash: restoredTrashResponseSchema,
  tag: tagResponseSchema,
  tagProposals: tagProposalsResponseSchema,
  relatedDocuments: relatedResponseSchema,
  nearDuplicates: nearDuplicatesResponseSchema,
  tags: tagsResponseSchema,
  updatedDocument: updatedDocumentResponseSchema,
  uploadedDocument: uploadedDocumentResponseSchema,
  view: viewResponseSchema,
  views: viewsResponseSchema,
};
