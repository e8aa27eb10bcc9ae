import { sendInvitation } from '../people/invitations/sending/send-invitation.ts';
import { cancelSubscriptions } from '../people/subscriptions/cancel-subscriptions.ts';
import { sendQueuedMail } from '../mails/send-queued-mail.ts';
import { deliverWebhook } from '../integrations/webhooks/deliveries/deliver-webhook.ts';
import { publishEvents } from '../integrations/webhooks/deliveries/publish-events.ts';
import { notifyWebhookDisabled } from '../integrations/webhooks/deliveries/notify-webhook-disabled.ts';
import { continueRemovingCorrespondent } from '../archive/correspondents/remove-correspondent.ts';
import { continueClearingCustomField } from '../archive/custom-fields/definitions/delete-custom-field.ts';
import { continueClearingDocumentType } from '../archive/document-types/delete-document-type.ts';
import { countStorage } from '../archive/documents/storage/count-storage.ts';
import { packTexts } from '../archive/documents/storage/pack-texts.ts';
import { deleteFiles } from '../archive/files/delete-files.ts';
import { continueRebuild } from '../archive/search/index/rebuild/continue-rebuild.ts';
import { updateSearchIndex } from '../archive/search/index/update-search-index.ts';
import { countSpending } from '../archive/spending/count-spending.ts';
import { sendReminderMail } from '../people/reminder-mails/send-reminder-mail.ts';
import { applyTaggingRule } from '../archive/tagging-rules/runs/apply-tagging-rule.ts';
import { continueDeletingTagLinks } from '../archive/tags/delete-tag.ts';
import { continueDeletingPurgedRows } from '../archive/trash/delete-purged-rows.ts';
import { continueEmptyingTrash } from '../archive/trash/empty-trash.ts';
import { continueRestoringTrash } from '../archive/trash/restore-trash.ts';
import { continueFindingRun } from '../archive/finding-runs/continue-finding-run.ts';
import { endMembership } from './end-membership.ts';
import { mailRecipient } from '../sharing/upload-requests/recipients/mail-recipient.ts';
import { forgetDocumentNames } from '../sharing/share-events/share-event-store.ts';
import { recordExpiry } from '../sharing/share-links/record-expiry.ts';
import { mailOwner } from '../sharing/share-links/mails/mail-owner.ts';
import { tellOfOpening } from '../sharing/share-events/tell-of-opening.ts';
import { afterArrival } from '../sharing/upload-requests/files/after-arrival.ts';
import { tellOfArrival } from '../sharing/upload-requests/arrivals/tell-of-arrival.ts';
import type { HandleJob } from './run-job.ts';

export const handleApplicationJob: HandleJob = (scope, run, job) => {
  switch (job.type) {
    case 'document.extract':
    case 'document.recognize':
    case 'document.thumbnail':
      return undefined;
    case 'invitation.send':
      return sendInvitation(scope, { ...run, job });
    case 'files.delete':
      return forgetDocumentNames(scope, job.documentIds).then(() =>
        deleteFiles(scope, { ...run, job }),
      );
    case 'tagging-rule.apply':
      return applyTaggingRule(scope, { ...run, job });
    case 'documents.understand':
      return continueFindingRun(scope, { ...run, job });
    case 'search-index.rebuild':
      return continueRebuild(scope, { ...run, job });
    case 'search-index.update':
      return updateSearchIndex(scope, { ...run, job });
    case 'storage.count':
      return countStorage(scope, { ...run, job });
    case 'texts.pack':
      return packTexts(scope, { ...run, job });
    case 'spending.count':
      return countSpending(scope, { ...run, job });
    case 'trash.empty':
      return continueEmptyingTrash(scope, { ...run, job });
    case 'trash.restore':
      return continueRestoringTrash(scope, { ...run, job });
    case 'purged-rows.delete':
      return continueDeletingPurgedRows(scope, { ...run, job });
    case 'tag-links.delete':
      return continueDeletingTagLinks(scope, { ...run, job });
    case 'correspondent.remove':
      return continueRemovingCorrespondent(scope, { ...run, job });
    case 'custom-field.clear':
      return continueClearingCustomField(scope, { ...run, job });
    case 'document-type.clear':
      return continueClearingDocumentType(scope, { ...run, job });
    case 'events.publish':
      return publishEvents(scope, { ...run, job });
    case 'webhook.deliver':
      return deliverWebhook(scope, { ...run, job });
    case 'webhook.notify-disabled':
      return notifyWebhookDisabled(scope, { ...run, job });
    case 'membership.end':
      return endMembership(scope, { ...run, job });
    case 'subscription.cancel':
      return cancelSubscriptions(scope.platform, { ...run, job });
    case 'request-file.received':
      return afterArrival(scope, { ...run, job });
    case 'upload-request.received':
      return tellOfArrival(scope, { ...run, job });
    case 'upload-recipient.mail':
      return mailRecipient(scope, { ...run, job });
    case 'share-link.expired':
      return recordExpiry(scope, { ...run, job });
    case 'share-link.opened':
      return tellOfOpening(scope, { ...run, job });
    case 'share-link.mail':
      return mailOwner(scope, { ...run, job });
    case 'reminder-mail.send':
      return sendReminderMail(scope.platform, { ...run, job });
    case 'mail.send':
      return sendQueuedMail(scope.platform, { ...run, job });
  }
};
