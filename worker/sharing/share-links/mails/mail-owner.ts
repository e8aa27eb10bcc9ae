import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { sendMail } from '../../../mails/send-mail.ts';
import { deleteJob } from '../../../outbox/job-store.ts';
import type { JobOf, JobRun } from '../../../outbox/job.ts';
import { findResponsibleMember } from '../../../people/members/member-recipient-store.ts';
import { sendsMail } from '../../../platform/config.ts';
import type { ShareLinkState } from '../../../../shared/sharing/share-links/share-link.ts';
import { findLinkedViews } from '../linked-views.ts';
import { shareLinkState } from '../share-link-state.ts';
import { findShareLink, type ShareLinkRow } from '../share-link-store.ts';
import { noteUsedUp, remindedBefore } from './link-reminder-store.ts';

type Kind = JobOf<'share-link.mail'>['kind'];

/**
 * Job: mails the owner of a link that it ends soon, that its downloads are used up or that it was
 * opened for the first time. Sends nothing if the owner has left or may not share any more, or if
 * this is no longer true for the link.
 */
export async function mailOwner(
  scope: OrganizationScope,
  { jobId, job: { shareLinkId, kind } }: JobRun<'share-link.mail'>,
): Promise<void> {
  const { identityDatabase } = scope.platform;
  const link = await findShareLink(scope, shareLinkId);
  const isMailed = link !== undefined && (await mail(scope, link, { kind, jobId }));
  await batch(identityDatabase, {
    noted: isMailed && kind === 'used-up' ? noteUsedUp(identityDatabase, link) : [],
    done: deleteJob(identityDatabase, jobId),
  });
}

async function mail(
  scope: OrganizationScope,
  link: ShareLinkRow,
  { kind, jobId }: { kind: Kind; jobId: string },
): Promise<boolean> {
  const { config, mailer, clock } = scope.platform;
  const { id, ownerId, linkName, organizationName, expiresAt } = link;
  const view = (await findLinkedViews(scope, [link])).get(id);
  const state = shareLinkState(link, clock.now(), view?.state);
  if (!sendsMail(config) || !isDue(link, { kind, state, now: clock.now() })) return false;
  const owner = await findResponsibleMember(scope, ownerId);
  if (!owner) return false;
  const url = new URL(
    `/organizations/${scope.organizationId}/settings/sharing`,
    config.APP_BASE_URL,
  );
  if (kind === 'ending') url.searchParams.set('extend', id);
  const values = {
    title: linkName,
    organization: organizationName,
    day: expiresAt?.toISOString().slice(0, 10) ?? '',
  };
  await sendMail(
    { mailer },
    { kind: `share-${kind}`, values, url: url.href },
    { to: owner.email, locale: owner.locale ?? 'en', idempotencyKey: jobId },
  );
  return true;
}

function isDue(
  link: ShareLinkRow,
  { kind, state, now }: { kind: Kind; state: ShareLinkState; now: Date },
): boolean {
  const { expiresAt, maxDownloads, usedUpTold } = link;
  switch (kind) {
    case 'ending':
      return (
        state === 'active' &&
        expiresAt !== null &&
        expiresAt.getTime() - now.getTime() <= remindedBefore
      );
    case 'used-up':
      return state === 'used_up' && usedUpTold !== maxDownloads;
    case 'opened':
      return state !== 'ended';
  }
}
