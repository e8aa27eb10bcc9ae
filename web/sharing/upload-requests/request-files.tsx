import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { RequestFile } from '../../../shared/sharing/upload-requests/request-file.ts';
import type { UploadRequest } from '../../../shared/sharing/upload-requests/upload-request.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import {
  requestFilesQuery,
  useAcceptFiles,
  useMarkFilesSeen,
  useRejectFiles,
  useUpdateUploadRequest,
} from './upload-request-api.ts';

/** The files that arrived for a request: pending files come first, with their buttons; the others are folded. */
export function RequestFiles({ request }: { request: UploadRequest }) {
  const { t } = useTranslation();
  const query = useQuery(requestFilesQuery(request));
  return (
    <ListQuery
      query={query}
      loadingLabel={t('upload-requests.files.loading')}
      errorTitle={t('upload-requests.files.error')}
      empty={null}
    >
      {(files) => {
        const waiting = files.filter(isWaiting);
        const settled = files.filter((file) => !isWaiting(file));
        return (
          <div className="flex flex-col gap-3 border-t border-border pt-3">
            {waiting.length > 0 && <WaitingFiles request={request} files={waiting} />}
            {settled.length > 0 && (
              <details>
                <summary className="w-fit cursor-pointer rounded-sm text-sm text-muted hover:text-ink">
                  {t('upload-requests.files.accepted', { count: settled.length })}
                </summary>
                <ul className="mt-1 divide-y divide-border">
                  {settled.map((file) => (
                    <FileItem key={file.id} request={request} file={file} />
                  ))}
                </ul>
              </details>
            )}
            <AlwaysSwitch request={request} />
          </div>
        );
      }}
    </ListQuery>
  );
}

const isWaiting = ({ state }: RequestFile) => state === 'waiting' || state === 'accepting';

function WaitingFiles(props: { request: UploadRequest; files: RequestFile[] }) {
  const { request, files } = props;
  const { t } = useTranslation();
  const ids = files.map(({ id }) => id);
  useSeen(request, files);
  return (
    <section className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">
          {t('upload-requests.files.waiting', { count: files.length })}
        </h3>
        {files.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <RejectButton request={request} fileIds={ids} label={t('upload-requests.reject.all')} />
            <AcceptButton request={request} fileIds={ids} label={t('upload-requests.accept.all')} />
          </div>
        )}
      </div>
      <ul className="divide-y divide-border">
        {files.map((file) => (
          <FileItem key={file.id} request={request} file={file}>
            <RejectButton
              request={request}
              fileIds={[file.id]}
              label={t('upload-requests.reject.action')}
              name={file.name}
            />
            <AcceptButton
              request={request}
              fileIds={[file.id]}
              label={t('upload-requests.accept.action')}
              name={file.name}
            />
          </FileItem>
        ))}
      </ul>
    </section>
  );
}

/** Marks the files as seen when they are shown, once. */
function useSeen(request: UploadRequest, files: RequestFile[]) {
  const { mutate } = useMarkFilesSeen(request);
  const unseen = files.flatMap(({ id, isSeen }) => (isSeen ? [] : [id])).join(' ');
  useEffect(() => {
    if (unseen !== '') mutate(unseen.split(' '));
  }, [unseen, mutate]);
}

function FileItem(props: { request: UploadRequest; file: RequestFile; children?: ReactNode }) {
  const { request, file, children } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { size, sender, item, state, documentId, receivedAt } = file;
  const facts = [
    sender,
    item === null ? null : request.checklist[item]?.text,
    formats.size(size),
    formats.ago(receivedAt),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 text-sm">
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <FileName organizationId={request.organizationId} file={file} />
          {(state === 'duplicate' || (state === 'waiting' && documentId)) && (
            <Badge tone="warning">{t('upload-requests.files.duplicate')}</Badge>
          )}
          {state === 'lost' && <Badge tone="danger">{t('upload-requests.files.lost')}</Badge>}
        </p>
        <p className="text-muted wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children && <div className="flex gap-2">{children}</div>}
    </li>
  );
}

function FileName({ organizationId, file }: { organizationId: string; file: RequestFile }) {
  const { name, documentId } = file;
  if (documentId === null) return <span className="font-medium wrap-anywhere">{name}</span>;
  return (
    <Link
      to="/organizations/$organizationId/documents/$documentId"
      params={{ organizationId, documentId }}
      className="rounded-sm font-medium text-accent-text underline-offset-4 wrap-anywhere hover:underline"
    >
      {name}
    </Link>
  );
}

interface FileButtonProps {
  request: UploadRequest;
  fileIds: string[];
  label: string;
  name?: string;
}

function AcceptButton({ request, fileIds, label, name }: FileButtonProps) {
  const { t } = useTranslation();
  const accept = useAcceptFiles(request);
  const showDone = () => toast.success(t('upload-requests.accept.done', { count: fileIds.length }));
  return (
    <Button
      size="sm"
      variant="primary"
      aria-label={name && `${label}: ${name}`}
      isLoading={accept.isPending}
      // Not a callback of `mutate`: an accepted file no longer has this button.
      onClick={() => void accept.mutateAsync({ fileIds }).then(showDone, () => undefined)}
    >
      {label}
    </Button>
  );
}

function RejectButton({ request, fileIds, label, name }: FileButtonProps) {
  const { t } = useTranslation();
  const rejection = useConfirmedMutation(useRejectFiles(request), {
    title: t('upload-requests.reject.title', { count: fileIds.length }),
    description: t('upload-requests.reject.description'),
    confirmLabel: t('upload-requests.reject.action'),
    onSuccess: () => toast.success(t('upload-requests.reject.done', { count: fileIds.length })),
  });
  return (
    <Button
      size="sm"
      aria-label={name && `${label}: ${name}`}
      isLoading={rejection.isPending}
      onClick={() => rejection.ask(fileIds)}
    >
      {label}
    </Button>
  );
}

function AlwaysSwitch({ request }: { request: UploadRequest }) {
  const { t } = useTranslation();
  const accept = useAcceptFiles(request);
  const update = useUpdateUploadRequest(request);
  const isPending = accept.isPending || update.isPending;
  const change = (isAlways: boolean) => {
    if (isAlways) return accept.mutate({ isAlways });
    const onError = errorToast('upload-requests.update.failed');
    return update.mutate({ isAlwaysAccepted: false }, { onError });
  };
  return (
    <Switch
      label={t('upload-requests.always.label')}
      hint={t('upload-requests.always.hint')}
      checked={isPending ? !request.isAlwaysAccepted : request.isAlwaysAccepted}
      disabled={isPending}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
