import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw, UserCheck } from 'lucide-react';
import type {
  IntakeAcceptance,
  IntakeAttachment,
  IntakeMessage,
} from '../../../shared/integrations/intake-emails/intake-message.ts';
import { limits } from '../../../shared/limits.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { ForwardingConfirmation } from './forwarding-confirmation.tsx';
import { intakeMessagesQuery } from './intake-email-api.ts';
import { QuarantinedMessage } from './quarantined-message.tsx';

export function IntakeMessages(props: { organizationId: string; isAllowed: boolean }) {
  const { organizationId, isAllowed } = props;
  const { t } = useTranslation();
  const query = useQuery(intakeMessagesQuery(organizationId));

  return (
    <Card>
      <CardHeader
        title={t('intake-emails.messages.title')}
        description={t('intake-emails.messages.description')}
        actions={
          <IconButton
            size="sm"
            aria-label={t('intake-emails.messages.refresh')}
            isLoading={query.isFetching && !query.isPending}
            onClick={() => void query.refetch()}
          >
            <RefreshCw size={16} aria-hidden />
          </IconButton>
        }
      />
      <CardBody>
        <ListQuery
          query={query}
          loadingLabel={t('intake-emails.messages.loading')}
          errorTitle={t('intake-emails.messages.error')}
          empty={<p className="py-6 text-center text-muted">{t('intake-emails.messages.empty')}</p>}
        >
          {(data) => (
            <ul className="divide-y divide-border">
              {data.map((message) => (
                <MessageItem key={message.id} message={message} isAllowed={isAllowed} />
              ))}
            </ul>
          )}
        </ListQuery>
      </CardBody>
    </Card>
  );
}

function MessageItem({ message, isAllowed }: { message: IntakeMessage; isAllowed: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { subject, sender, refusal, quarantine, confirmation, acceptance, receivedAt } = message;

  return (
    <li className="flex flex-col gap-1.5 py-3 text-sm">
      <div className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">
          {subject || t('intake-emails.messages.no-subject')}
        </span>
        <time
          dateTime={receivedAt.toISOString()}
          title={formats.dateTime(receivedAt)}
          className="shrink-0 text-muted tabular-nums"
        >
          {formats.ago(receivedAt)}
        </time>
      </div>
      <p className="text-muted wrap-anywhere">{sender || t('intake-emails.messages.no-sender')}</p>
      {refusal && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">{t('intake-emails.messages.refused')}</Badge>
          <span className="text-muted">{t(`intake-emails.refusal.${refusal}`)}</span>
        </p>
      )}
      {quarantine && (
        <QuarantinedMessage message={message} reason={quarantine} isAllowed={isAllowed} />
      )}
      {acceptance && quarantine !== 'unverified' && quarantine !== 'automatic' && (
        <Acceptance acceptance={acceptance} />
      )}
      {confirmation && <ForwardingConfirmation confirmation={confirmation} />}
      {message.attachments.length > 0 && <Attachments {...message} />}
    </li>
  );
}

function Acceptance({ acceptance }: { acceptance: IntakeAcceptance }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { user, acceptedAt, isSenderRemembered } = acceptance;
  const date = formats.dateTime(acceptedAt);
  return (
    <p className="flex items-start gap-1.5 text-pretty text-muted wrap-anywhere">
      <UserCheck size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        {user
          ? t('intake-emails.acceptance.by', { name: user.name, date })
          : t('intake-emails.acceptance.by-nobody', { date })}
        {isSenderRemembered && ` ${t('intake-emails.acceptance.always')}`}
      </span>
    </p>
  );
}

/** Further attachments are folded. */
const shownAttachments = 5;

const rankOf = ({ documentId }: IntakeAttachment) => (documentId === null ? 0 : 1);

function Attachments({ attachments, organizationId }: IntakeMessage) {
  const { t } = useTranslation();
  const sorted = attachments.toSorted((one, other) => rankOf(one) - rankOf(other));
  const folded = sorted.slice(shownAttachments);
  return (
    <>
      <AttachmentList {...{ attachments: sorted.slice(0, shownAttachments), organizationId }} />
      {folded.length > 0 && (
        <details>
          <summary className="mb-1 w-fit cursor-pointer rounded-sm text-muted hover:text-ink">
            {t('intake-emails.messages.more-files', { total: folded.length })}
          </summary>
          <AttachmentList {...{ attachments: folded, organizationId }} />
        </details>
      )}
    </>
  );
}

function AttachmentList(props: { attachments: IntakeAttachment[]; organizationId: string }) {
  const { attachments, organizationId } = props;
  return (
    <ul className="flex flex-col gap-1">
      {attachments.map((attachment, index) => (
        // Two attachments can have the same name.
        <li key={index} className="flex min-w-0 items-center gap-2">
          <AttachmentOutcome attachment={attachment} organizationId={organizationId} />
        </li>
      ))}
    </ul>
  );
}

const outcomeTones = {
  created: 'success',
  duplicate: 'neutral',
  empty: 'neutral',
  'too-large': 'neutral',
  'too-many': 'neutral',
  failed: 'danger',
} as const;

function AttachmentOutcome(props: { attachment: IntakeAttachment; organizationId: string }) {
  const { t } = useTranslation();
  const { attachment, organizationId } = props;
  const { name, outcome, documentId } = attachment;
  return (
    <>
      <Badge tone={outcomeTones[outcome]}>
        {t(`intake-emails.outcome.${outcome}`, { max: limits.mail.attachments })}
      </Badge>
      {documentId ? (
        <Link
          to="/organizations/$organizationId/documents/$documentId"
          params={{ organizationId, documentId }}
          className="min-w-0 truncate rounded-sm text-accent-text underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="min-w-0 truncate text-muted">{name}</span>
      )}
    </>
  );
}
