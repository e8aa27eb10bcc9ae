import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  canChangeArchive,
  canDeleteOrganization,
  canManageOrganization,
} from '../../../../shared/people/members/member-rules.ts';
import { useCurrentMember } from '../../../api/session/current-member-api.ts';
import { organizationQuery } from '../organization-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardBody, CardGroup, CardHeader } from '../../../ui/layout/card.tsx';
import { PageBody, PageHeader } from '../../../ui/layout/page.tsx';
import { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';
import { DocumentLanguagesForm } from './document-languages-form.tsx';
import { SharingCard } from './sharing-card.tsx';
import { RenameOrganizationForm } from './rename-organization-form.tsx';

export function OrganizationSettingsPage(props: { organizationId: string; children?: ReactNode }) {
  const { organizationId, children } = props;
  const { t } = useTranslation();
  const { data: organization } = useSuspenseQuery(organizationQuery(organizationId));
  const { role } = useCurrentMember(organizationId);
  // A viewer sees no settings that they cannot change.
  const canChange = canChangeArchive(role);

  return (
    <PageBody width="narrow">
      <PageHeader
        title={t('organizations.settings.title')}
        description={
          canDeleteOrganization(role) ? t('organizations.settings.description') : undefined
        }
      />
      <div className="flex flex-col gap-6">
        {canChange && (
          <Card>
            <CardHeader
              title={t('organizations.rename.title')}
              description={
                canManageOrganization(role)
                  ? t('organizations.rename.description')
                  : t('organizations.rename.not-allowed')
              }
            />
            <CardBody>
              <RenameOrganizationForm
                organization={organization}
                isDisabled={!canManageOrganization(role)}
              />
            </CardBody>
          </Card>
        )}
        {canChange && (
          <Card>
            <CardHeader
              title={t('organizations.languages.title')}
              description={
                canManageOrganization(role)
                  ? t('organizations.languages.description')
                  : t('organizations.languages.not-allowed')
              }
            />
            <CardBody>
              <DocumentLanguagesForm
                organization={organization}
                isDisabled={!canManageOrganization(role)}
              />
            </CardBody>
          </Card>
        )}
        {canDeleteOrganization(role) && <SharingCard organization={organization} />}
        {children}
        {canChange && (
          <CardGroup title={t('common.danger-zone')}>
            <Card tone="danger">
              <CardHeader
                title={t('organizations.delete.title', { name: organization.name })}
                description={
                  canDeleteOrganization(role)
                    ? t('organizations.delete.description')
                    : t('organizations.delete.not-allowed')
                }
              />
              <CardBody>
                <DeleteOrganizationDialog
                  organization={organization}
                  isDisabled={!canDeleteOrganization(role)}
                />
              </CardBody>
            </Card>
          </CardGroup>
        )}
      </div>
    </PageBody>
  );
}
