import type { Organization } from '../../../../shared/people/organizations/organization.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx';
import { useSwitchSharing } from '../organization-api.ts';

export function SharingCard({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useSwitchSharing(organization.id);
  return (
    <Card>
      <CardHeader title={t('sharing.title')} description={t('sharing.switch.description')} />
      <CardBody>
        <Switch
          label={t('sharing.switch.label')}
          checked={isPending ? variables : organization.isSharingEnabled}
          disabled={isPending}
          onChange={(event) => mutate(event.target.checked, { onError: errorToast() })}
        />
      </CardBody>
    </Card>
  );
}
