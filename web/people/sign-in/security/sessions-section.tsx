import { useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { useErrorMessage } from '../../../i18n/messages/error-message.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { DeviceSession } from '../../../../shared/people/sign-in/auth-responses.ts';
import { deviceSessionsQuery, useRevokeSession } from './security-api.ts';
import { deviceNameOf } from '../../../../shared/device-name.ts';
import { sortSessions } from './sort-sessions.ts';

export function SessionsSection({ currentToken }: { currentToken: string }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const sessions = useQuery(deviceSessionsQuery);
  const end = useRevokeSession({
    onSuccess: () => toast.success(t('account.sessions.ended')),
    onError: errorToast(),
  });
  const list = sortSessions(sessions.data ?? [], currentToken);

  return (
    <Card>
      <CardHeader
        title={t('account.sessions.title')}
        description={t('account.sessions.description')}
        actions={
          list.length > 1 && (
            <Button
              size="sm"
              isLoading={end.isPending && end.variables === null}
              onClick={() => end.mutateAsync(null)}
            >
              {t('account.sessions.end-others')}
            </Button>
          )
        }
      />
      <CardBody>
        {sessions.isPending && <Skeleton className="h-12" />}
        <FormError>{sessions.error && errorMessage(sessions.error)}</FormError>
        <ul className="divide-y divide-border">
          {list.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              isCurrent={session.token === currentToken}
              isEnding={end.isPending && end.variables === session.token}
              onEnd={() => end.mutateAsync(session.token)}
            />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

interface SessionLineProps {
  session: DeviceSession;
  isCurrent: boolean;
  isEnding: boolean;
  onEnd: () => unknown;
}

function SessionLine({ session, isCurrent, isEnding, onEnd }: SessionLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const device = deviceNameOf(session.userAgent) ?? t('account.sessions.unknown-device');
  const since = t('account.sessions.since', {
    date: formats.dateTime(session.createdAt),
  });
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <Monitor size={16} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          {device}
          {isCurrent && <Badge tone="accent">{t('account.sessions.this-one')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {[since, session.ipAddress].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('account.sessions.end-device', { device })}
          isLoading={isEnding}
          onClick={onEnd}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}
