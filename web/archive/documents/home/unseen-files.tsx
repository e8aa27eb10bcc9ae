import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { documentStatisticsQuery } from '../document-api.ts';

export function UnseenFiles({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(documentStatisticsQuery(organizationId));
  const { count = 0, sender = null } = data?.organizationStats.unseenFiles ?? {};
  if (count === 0) return null;
  return (
    <Callout
      className="mt-6"
      actions={
        <Button
          size="sm"
          render={
            <Link
              to="/organizations/$organizationId/settings/upload-requests"
              params={{ organizationId }}
            />
          }
        >
          {t('home.unseen-files.action')}
        </Button>
      }
    >
      {sender === null
        ? t('home.unseen-files.waiting', { count })
        : t('home.unseen-files.from', { count, sender })}
    </Callout>
  );
}
