import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import { useStoreScan } from '../../archive/scan/use-store-scan.ts';
import { ScanPage } from '../../archive/scan/scan-page.tsx';
import { useOrganizations } from '../../people/organizations/organization-api.ts';

const scan = getRouteApi('/private/scan');

export function ScanScreen() {
  const { organization } = scan.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  const writable = useOrganizations().filter(({ role }) => canChangeArchive(role));
  const only = writable.length === 1 ? writable[0]?.id : undefined;
  const organizationId = writable.find(({ id }) => id === organization)?.id ?? only;
  const store = useStoreScan(organizationId);
  const leave = (ignoreBlocker: boolean) =>
    organizationId === undefined
      ? navigate({ to: '/', ignoreBlocker })
      : navigate({
          to: '/organizations/$organizationId',
          params: { organizationId },
          ignoreBlocker,
        });
  return (
    <ScanPage
      onDone={async (file) => {
        await store(file);
        await (organizationId === undefined
          ? navigate({ to: '/share', ignoreBlocker: true })
          : leave(true));
      }}
      onClose={() => (router.history.canGoBack() ? router.history.back() : leave(false))}
    />
  );
}
