import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { Card, CardBody, CardGroup, CardHeader } from '../../ui/layout/card.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { EmailSection } from './email-section.tsx';
import { ReminderMailSection } from './reminder-mail-section.tsx';
import { UserNameForm } from './user-name-form.tsx';

export function AccountSettingsPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const user = useCurrentUser();

  return (
    <PageBody width="narrow">
      <PageHeader title={t('account.title')} description={t('account.description')} />
      <div className="flex flex-col gap-10">
        <CardGroup title={t('account.group.profile')}>
          <EmailSection />
          <Card>
            <CardHeader
              title={t('account.name.title')}
              description={t('account.name.description')}
            />
            <CardBody>
              <UserNameForm name={user.name} />
            </CardBody>
          </Card>
          <ReminderMailSection />
        </CardGroup>
        {children}
      </div>
    </PageBody>
  );
}
