import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { Download, FileUp, Inbox, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type ShareProblem, shareLimits } from '../../../../shared/archive/documents/sharing.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import {
  addWaiting,
  assignWaiting,
  removeWaiting,
  waitingChannel,
  type WaitingDocument,
  listWaiting,
} from '../../../offline/waiting-store.ts';
import { saveBlob } from '../../../browser/save-file.ts';
import { useCurrentUser } from '../../../api/session/session-api.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { CutText } from '../../../ui/display/text/cut-text.tsx';
import { FileTypeIcon } from '../../../ui/display/file-type-icon.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { useConfirm } from '../../../ui/overlays/dialogs/confirm.tsx';
import { useUploadQueue } from '../upload/queue/upload-context.ts';
import { toStoredFile } from '../upload/queue/waiting-uploads.ts';

interface SharePageProps {
  organizations: readonly { id: string; name: string }[];
  problem: ShareProblem | undefined;
  onChosen: (organizationId: string) => unknown;
}

export function SharePage({ organizations, problem, onChosen }: SharePageProps) {
  const { t } = useTranslation();
  const { id: userId } = useCurrentUser();
  const { documentsStorage } = useConfig();
  const { maxUploadSize } = documentsStorage;
  const uploads = useUploadQueue();
  const confirm = useConfirm();
  const { data: shared = [], isPending, refetch } = useShared(userId);

  const upload = useMutation({
    mutationFn: async (organizationId: string) => {
      await assignWaiting(shared, { userId, organizationId });
      uploads.addStored(shared.map(toStoredFile), { organizationId, maxUploadSize });
      await onChosen(organizationId);
    },
    onError: errorToast(),
  });
  const confirmDeletion = () =>
    confirm({
      title: t('share.released-discard'),
      confirmLabel: t('documents.delete.action'),
      isDestructive: true,
    });
  const released = shared.filter(({ isReleased }) => isReleased);
  const remove = async (documents: readonly WaitingDocument[]) => {
    const isOnlyHere = documents.some(({ isReleased }) => isReleased);
    if (isOnlyHere && !(await confirmDeletion())) return;
    await removeWaiting(documents.map(({ id }) => id));
    await refetch();
  };

  return (
    <>
      <PageTitle>{t('share.title')}</PageTitle>
      <p className="mt-1.5 mb-6 text-pretty text-muted">
        {shared.length > 0 && t('share.description', { count: shared.length })}
        {shared.length === 0 && !isPending && t('share.empty')}
      </p>
      {released.length > 0 && (
        <Callout tone="warning" className="mb-6">
          {t('share.released', { count: released.length })} {t('share.released-description')}
        </Callout>
      )}
      {problem && (shared.length === 0 || problem !== 'missed') && <Problem problem={problem} />}
      {shared.length > 0 && (
        <ul className="mb-6 divide-y divide-border rounded-lg border border-border bg-surface">
          {shared.map((document) => (
            <SharedFile
              key={document.id}
              document={document}
              maxUploadSize={maxUploadSize}
              onRemove={() => remove([document])}
            />
          ))}
        </ul>
      )}
      {shared.length > 0 && (
        <div className="flex flex-col gap-2">
          {organizations.map(({ id, name }) => (
            <Button
              key={id}
              size="lg"
              variant={organizations.length === 1 ? 'primary' : 'secondary'}
              className="h-14 justify-start px-3"
              icon={<Avatar shape="square" name={name} />}
              isLoading={upload.isPending && upload.variables === id}
              onClick={() => upload.mutateAsync(id).catch(() => undefined)}
            >
              <span dir="auto" className="min-w-0">
                <CutText text={t('share.add-to', { name })} />
              </span>
            </Button>
          ))}
          {organizations.length === 0 && (
            <Callout tone="warning">{t('share.no-organization')}</Callout>
          )}
          <Button variant="ghost" onClick={() => remove(shared)}>
            {t('share.discard')}
          </Button>
        </div>
      )}
      {shared.length === 0 && !isPending && (
        <ChooseFiles userId={userId} onChosen={() => refetch()} />
      )}
    </>
  );
}

function Problem({ problem }: { problem: ShareProblem }) {
  const { t } = useTranslation();
  const { size } = useFormats();
  const { files, bytes } = shareLimits;
  return (
    <Callout tone="warning" className="mb-6">
      {problem === 'too-much'
        ? t('share.problem.too-much', { count: files, size: size(bytes) })
        : t(`share.problem.${problem}`)}
    </Callout>
  );
}

function SharedFile({
  document,
  maxUploadSize,
  onRemove,
}: {
  document: WaitingDocument;
  maxUploadSize: number;
  onRemove: () => unknown;
}) {
  const { t } = useTranslation();
  const { size, twoSizes } = useFormats();
  const { name, type, blob, isReleased } = document;
  const isTooLarge = maxUploadSize > 0 && blob.size > maxUploadSize;
  const [fileSize, limit] = twoSizes([blob.size, maxUploadSize]);
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <FileTypeIcon mimeType={type} />
      <div className="min-w-0 flex-1">
        <p dir="auto" title={name} className="text-left">
          <CutText text={name} />
        </p>
        <p className={isTooLarge ? 'text-sm text-danger' : 'text-sm text-muted tabular-nums'}>
          {isTooLarge ? t('upload.over-limit', { size: fileSize, limit }) : size(blob.size)}
        </p>
      </div>
      {isReleased && (
        <IconButton
          size="sm"
          aria-label={t('share.download', { name })}
          onClick={() => saveBlob(blob, name)}
        >
          <Download size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton size="sm" aria-label={t('upload.remove', { name })} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

function ChooseFiles({ userId, onChosen }: { userId: string; onChosen: () => unknown }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const add = useMutation({
    mutationFn: async (files: File[]) => addWaiting(files, { userId }),
    onSuccess: onChosen,
    onError: errorToast(),
  });
  return (
    <div className="flex flex-col items-center gap-4 rounded-xl border-2 border-dashed border-border px-6 py-10">
      <Inbox size={24} aria-hidden className="text-muted" />
      <Button
        variant="primary"
        size="lg"
        icon={<FileUp size={16} aria-hidden />}
        isLoading={add.isPending}
        onClick={() => input.current?.click()}
      >
        {t('upload.action')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('upload.action')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) add.mutate(files);
        }}
      />
    </div>
  );
}

function useShared(userId: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(waitingChannel);
    channel.addEventListener('message', () => {
      void queryClient.invalidateQueries({ queryKey: sharedQuery(userId).queryKey });
    });
    return () => channel.close();
  }, [queryClient, userId]);
  return useQuery(sharedQuery(userId));
}

function sharedQuery(userId: string) {
  return queryOptions({
    queryKey: ['waiting-documents', userId],
    queryFn: async () =>
      (await listWaiting(userId)).filter(({ organizationId }) => organizationId === null),
    staleTime: 0,
    gcTime: 0,
  });
}
