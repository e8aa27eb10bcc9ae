import { useQuery } from '@tanstack/react-query';
import { BookOpen, MailPlus, MailX, Plus } from 'lucide-react';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { useConfig } from '../../api/config-api.ts';
import { useCurrentMember } from '../../people/organizations/organization-api.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { IntakeEmailCard } from './intake-email-card.tsx';
import { intakeEmailsQuery, useCreateIntakeEmail } from './intake-email-api.ts';
import { IntakeMessages } from './intake-messages.tsx';

export interface IntakeEmailsPageProps {
  organizationId: string;
  /** How intake is switched on, for those who run the server. */
  documentationUrl: string;
}

export function IntakeEmailsPage({ organizationId, documentationUrl }: IntakeEmailsPageProps) {
  const { t } = useTranslation();
  const { intakeEmails } = useConfig();
  return (
    <PageBody width="narrow">
      {intakeEmails.isEnabled ? (
        <EnabledIntake organizationId={organizationId} />
      ) : (
        <>
          <PageHeader title={t('intake-emails.title')} />
          <EmptyState
            icon={<MailX size={24} />}
            title={t('intake-emails.disabled.title')}
            description={t('intake-emails.disabled.description')}
            actions={
              <Button
                icon={<BookOpen size={16} aria-hidden />}
                // The button brings its content.
                // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
                render={<a href={documentationUrl} target="_blank" rel="noreferrer" />}
              >
                {t('intake-emails.disabled.documentation')}
              </Button>
            }
          />
        </>
      )}
    </PageBody>
  );
}

function EnabledIntake({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { role } = useCurrentMember(organizationId);
  const isAllowed = canManageOrganization(role);
  const query = useQuery(intakeEmailsQuery(organizationId));
  const create = useCreateIntakeEmail(organizationId);
  const createButton = isAllowed && (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      isLoading={create.isPending}
      onClick={() =>
        create.mutate(undefined, {
          onSuccess: ({ emailAddress }) =>
            toast.success(t('intake-emails.create.done'), { description: emailAddress }),
          onError: (error) =>
            toast.error(t('intake-emails.create.failed'), { description: errorMessage(error) }),
        })
      }
    >
      {t('intake-emails.create.action')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t('intake-emails.title')}
        description={t('intake-emails.description')}
        actions={query.data && query.data.length > 0 && createButton}
      />
      <ListQuery
        query={query}
        loadingLabel={t('intake-emails.loading')}
        errorTitle={t('intake-emails.error')}
        empty={
          <EmptyState
            icon={<MailPlus size={24} />}
            title={t('intake-emails.empty.title')}
            description={t(
              isAllowed ? 'intake-emails.empty.description' : 'intake-emails.empty.for-members',
            )}
            actions={createButton}
          />
        }
      >
        {(data) => (
          <>
            <ul className="flex flex-col gap-3">
              {data.map((intakeEmail) => (
                <li key={intakeEmail.id}>
                  <IntakeEmailCard intakeEmail={intakeEmail} isAllowed={isAllowed} />
                </li>
              ))}
            </ul>
            <IntakeMessages organizationId={organizationId} />
          </>
        )}
      </ListQuery>
    </>
  );
}
