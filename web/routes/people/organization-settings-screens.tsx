import { getRouteApi } from '@tanstack/react-router';
import { ArchiveSettingsCard } from '../../archive/settings/archive-settings-card.tsx';
import { StorageCard } from '../../archive/settings/storage-card.tsx';
import { FindingRunCard } from '../../archive/finding-runs/finding-run-card.tsx';
import { ExportCard } from '../../archive/export/export-card.tsx';
import { OrganizationSettingsPage } from '../../people/organizations/settings/organization-settings-page.tsx';
import { SubscriptionCard } from '../../people/subscriptions/subscription-card.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function OrganizationSettingsScreen() {
  const params = organization.useParams();
  return (
    <OrganizationSettingsPage key={params.organizationId} {...params}>
      <ArchiveSettingsCard {...params} />
      <FindingRunCard {...params} />
      <StorageCard {...params} />
      <SubscriptionCard {...params} />
      <ExportCard {...params} />
    </OrganizationSettingsPage>
  );
}
