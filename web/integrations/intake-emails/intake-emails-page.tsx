import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { BookOpen, MailPlus, MailX, Plus } from 'lucide-react';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { IntakeEmailCard } from './intake-email-card.tsx';
import { intakeEmailsQuery, useCreateIntakeEmail } from './intake-email-api.ts';
import { IntakeMessages } from './intake-messages.tsx';

interface IntakeEmailsPageProps {
  organizationId: string;
  documentationUrl: string;
  settings: ReactNode;
}

export function IntakeEmailsPage(props: IntakeEmailsPageProps) {
  const { organizationId, documentationUrl, settings } = props;
  const { t } = useTranslation();
  const { intakeEmails } = useConfig();
  if (intakeEmails.isEnabled)
    return <EnabledIntake organizationId={organizationId} settings={settings} />;
  return (
    <PageBody width="narrow">
      <PageHeader title={t('intake-emails.title')} />
      <EmptyState
        icon={<MailX size={24} />}
        title={t('intake-emails.disabled.title')}
        description={t('intake-emails.disabled.description')}
        actions={
          <Button
            icon={<BookOpen size={16} aria-hidden />}
            // The button adds the content.
            // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
            render={<a href={documentationUrl} target="_blank" rel="noreferrer" />}
          >
            {t('intake-emails.disabled.documentation')}
          </Button>
        }
      />
    </PageBody>
  );
}

function EnabledIntake({
  organizationId,
  settings,
}: Omit<IntakeEmailsPageProps, 'documentationUrl'>) {
  const { t } = useTranslation();
  const { role } = useCurrentMember(organizationId);
  const isAllowed = canManageOrganization(role);
  const query = useQuery(intakeEmailsQuery(organizationId));
  const create = useCreateIntakeEmail(organizationId);
  const [createdId, setCreatedId] = useState<string>();
  const createButton = isAllowed && (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      isLoading={create.isPending}
      onClick={() =>
        create.mutateAsync(undefined, {
          onSuccess: ({ id, emailAddress }) => {
            toast.success(t('intake-emails.create.done'), { description: emailAddress });
            setCreatedId(id);
          },
        })
      }
    >
      {t('intake-emails.create.action')}
    </Button>
  );

  return (
    <ResourceListPage
      width="narrow"
      title={t('intake-emails.title')}
      description={t('intake-emails.description')}
      createButton={createButton}
      query={query}
      loadingLabel={t('intake-emails.loading')}
      errorTitle={t('intake-emails.error')}
      empty={{
        icon: <MailPlus size={24} />,
        title: t('intake-emails.empty.title'),
        description: t(
          isAllowed ? 'intake-emails.empty.description' : 'intake-emails.empty.for-members',
        ),
      }}
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <p className="-mt-4 max-w-prose text-sm text-pretty text-muted">
            {t('intake-emails.hint')}
          </p>
          <ul className="flex flex-col gap-3">
            {data.map((intakeEmail) => (
              <li key={intakeEmail.id}>
                <IntakeEmailCard
                  intakeEmail={intakeEmail}
                  isAllowed={isAllowed}
                  isNew={intakeEmail.id === createdId}
                />
              </li>
            ))}
          </ul>
          {settings}
          <IntakeMessages organizationId={organizationId} isAllowed={isAllowed} />
        </div>
      )}
    </ResourceListPage>
  );
}
