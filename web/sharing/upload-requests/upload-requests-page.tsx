import { useQuery } from '@tanstack/react-query';
import { FolderInput, Plus, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import type { UploadRequest } from '../../../shared/sharing/upload-requests/upload-request.ts';
import { hasCode } from '../../api/api-error.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { uploadRequestsQuery } from './upload-request-api.ts';
import { UploadRequestCard } from './upload-request-card.tsx';
import { UploadRequestDialog } from './upload-request-dialog.tsx';

type Edited = { request: UploadRequest | undefined };

export function UploadRequestsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { role } = useCurrentMember(organizationId);
  const isAllowed = canChangeArchive(role);
  const requests = useQuery({ ...uploadRequestsQuery(organizationId), enabled: isAllowed });
  const [edited, setEdited] = useState<Edited>();
  if (!isAllowed || hasCode(requests.error, 'demo.not_available')) {
    return (
      <PageBody width="narrow">
        <PageHeader
          title={t('upload-requests.title')}
          description={t('upload-requests.description')}
        />
        <EmptyState
          icon={<ShieldAlert size={24} />}
          title={t(isAllowed ? 'error.demo.not_available' : 'upload-requests.not-allowed.title')}
          description={isAllowed ? undefined : t('upload-requests.not-allowed.description')}
        />
      </PageBody>
    );
  }
  return (
    <>
      <ResourceListPage
        width="narrow"
        title={t('upload-requests.title')}
        description={t('upload-requests.description')}
        createButton={
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setEdited({ request: undefined })}
          >
            {t('upload-requests.create.action')}
          </Button>
        }
        query={requests}
        loadingLabel={t('upload-requests.loading')}
        errorTitle={t('upload-requests.error')}
        empty={{
          icon: <FolderInput size={24} />,
          title: t('upload-requests.empty.title'),
          description: t('upload-requests.empty.description'),
        }}
      >
        {(data) => (
          <ul className="flex flex-col gap-3">
            {data.map((request) => (
              <li key={request.id}>
                <UploadRequestCard request={request} onEdit={() => setEdited({ request })} />
              </li>
            ))}
          </ul>
        )}
      </ResourceListPage>
      {edited && (
        <UploadRequestDialog
          organizationId={organizationId}
          request={edited.request}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
