import { getRouteApi } from '@tanstack/react-router';
import { intakeDocumentation } from '../../browser/external-links.ts';
import { ZipFilesSwitch } from '../../archive/settings/zip-files-switch.tsx';
import { IntakeEmailsPage } from '../../integrations/intake-emails/intake-emails-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function IntakeEmailsScreen() {
  const params = organization.useParams();
  return (
    <IntakeEmailsPage
      key={params.organizationId}
      {...params}
      documentationUrl={intakeDocumentation}
      settings={<ZipFilesSwitch organizationId={params.organizationId} />}
    />
  );
}
