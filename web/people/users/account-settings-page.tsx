import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCurrentUser } from '../../api/session-api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { FormError } from '../../ui/forms/form.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { UserNameForm } from './user-name-form.tsx';
import { useSignOut } from '../sign-in/sign-out-api.ts';

export interface AccountSettingsPageProps {
  onSignedOut: () => Promise<void>;
  /** The cards about signing in. */
  children?: ReactNode;
}

/** The user's email and name. */
export function AccountSettingsPage({ onSignedOut, children }: AccountSettingsPageProps) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const signOut = useSignOut({ onSuccess: onSignedOut });

  return (
    <PageBody width="narrow">
      <PageHeader title={t('account.title')} description={t('account.description')} />
      <div className="flex flex-col gap-6">
        <Card>
          <CardHeader
            title={t('account.email.title')}
            description={t('account.email.description')}
          />
          <CardBody>
            <TextField
              label={t('account.email.label')}
              isLabelHidden
              value={user.email}
              readOnly
              className="max-w-sm"
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader title={t('account.name.title')} description={t('account.name.description')} />
          <CardBody>
            <UserNameForm name={user.name} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader
            title={t('account.logout.title')}
            description={t('account.logout.description')}
          />
          <CardBody>
            <Button
              icon={<LogOut size={16} aria-hidden />}
              isLoading={signOut.isPending}
              onClick={() => signOut.mutateAsync()}
            >
              {t('user-menu.logout')}
            </Button>
            <FormError error={signOut.error} />
          </CardBody>
        </Card>
        {children}
      </div>
    </PageBody>
  );
}
