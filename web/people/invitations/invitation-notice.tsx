import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { invitationCountQuery } from './invitation-api.ts';

export function InvitationNotice() {
  const { t } = useTranslation();
  const { data: invitationCount = 0 } = useQuery(invitationCountQuery);
  if (invitationCount === 0) return null;
  return (
    <Callout
      className="mb-6"
      actions={
        <Button size="sm" render={<Link to="/invitations" />}>
          {t('invitations.notice.action')}
        </Button>
      }
    >
      {t('invitations.notice.text')}
    </Callout>
  );
}
