import { Link } from '@tanstack/react-router';
import type { Organization } from '../../../shared/people/organizations/organization.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { PhoneCode } from './phone-code.tsx';
import { ServerAddress } from './server-address.tsx';

export function ServerAddresses({ organizations }: { organizations: readonly Organization[] }) {
  const { t } = useTranslation();
  return (
    <Card>
      <CardHeader
        title={t('api-keys.addresses.title')}
        description={t('api-keys.addresses.description')}
      />
      <CardBody>
        <ul className="divide-y divide-border">
          {organizations.map(({ id, name }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-72">
                <ServerAddress organizationId={id} label={name} />
              </div>
              <div className="flex flex-wrap gap-2">
                <PhoneCode path={`/organizations/${id}/settings/apps`} />
                <Button
                  render={
                    <Link
                      to="/organizations/$organizationId/settings/apps"
                      params={{ organizationId: id }}
                    />
                  }
                >
                  {t('api-keys.addresses.set-up')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
