import { Check, Circle, Pencil, Trash2 } from 'lucide-react';
import type {
  UploadRequest,
  UploadState,
} from '../../../shared/sharing/upload-requests/upload-request.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { RequestFiles } from './request-files.tsx';
import { RequestRecipients } from './request-recipients.tsx';
import { useDeleteUploadRequest, useUpdateUploadRequest } from './upload-request-api.ts';

const stateTones = {
  open: 'success',
  paused: 'neutral',
  ended: 'neutral',
  complete: 'neutral',
  full: 'warning',
} as const satisfies Record<UploadState, string>;

export function UploadRequestCard(props: { request: UploadRequest; onEdit: () => void }) {
  const { request, onEdit } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { title, state, url, expiresAt, filesCount, maxFiles, totalBytes, checklist, recipients } =
    request;
  return (
    <Card className="flex flex-col gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="font-medium wrap-anywhere">{title}</h2>
            <Badge tone={stateTones[state]}>{t(`upload-requests.state.${state}`)}</Badge>
          </div>
          <p className="text-sm text-muted tabular-nums">
            {[
              t('upload-requests.card.until', { date: formats.date(expiresAt) }),
              t('upload-requests.card.files', { count: filesCount, max: maxFiles }),
              ...(totalBytes > 0 ? [formats.size(totalBytes)] : []),
            ].join(' · ')}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <EnabledSwitch request={request} />
          <IconButton
            size="sm"
            aria-label={t('upload-requests.edit.label', { title })}
            onClick={onEdit}
          >
            <Pencil size={16} aria-hidden />
          </IconButton>
          <DeleteButton request={request} />
        </div>
      </div>
      {checklist.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {checklist.map(({ text, isDone }, index) => (
            // Two items can have the same text.
            <li key={index} className="flex min-w-0 items-center gap-1.5">
              {isDone ? (
                <Check size={14} className="shrink-0 text-success" aria-hidden />
              ) : (
                <Circle size={14} className="shrink-0 text-faint" aria-hidden />
              )}
              <span className="wrap-anywhere">{text}</span>
              {isDone && <span className="sr-only">{t('upload-requests.card.item-done')}</span>}
            </li>
          ))}
        </ul>
      )}
      {url && (
        <div className="flex min-w-0 items-center gap-2">
          <p className="min-w-0 flex-1 truncate font-mono text-sm text-muted" title={url}>
            {url}
          </p>
          <CopyButton
            isIconOnly
            variant="ghost"
            value={url}
            label={t('upload-requests.copy', { title })}
            copiedLabel={t('upload-requests.copied')}
          />
        </div>
      )}
      {recipients.length > 0 && <RequestRecipients recipients={recipients} />}
      {filesCount > 0 && <RequestFiles request={request} />}
    </Card>
  );
}

function EnabledSwitch({ request }: { request: UploadRequest }) {
  const { t } = useTranslation();
  const update = useUpdateUploadRequest(request);
  const isOn = update.isPending ? update.variables.isEnabled : request.isEnabled;
  return (
    <Switch
      className="mr-2"
      isLabelHidden
      label={t('upload-requests.enabled.label', { title: request.title })}
      checked={isOn}
      disabled={update.isPending}
      onChange={(event) =>
        update.mutate(
          { isEnabled: event.target.checked },
          { onError: errorToast('upload-requests.update.failed') },
        )
      }
    />
  );
}

function DeleteButton({ request }: { request: UploadRequest }) {
  const { t } = useTranslation();
  const { title } = request;
  const deletion = useConfirmedMutation(useDeleteUploadRequest(request), {
    title: t('upload-requests.delete.title', { title }),
    description: t('upload-requests.delete.description'),
    confirmLabel: t('upload-requests.delete.action'),
    onSuccess: () => toast.success(t('upload-requests.delete.done', { title })),
  });
  return (
    <IconButton
      size="sm"
      variant="danger-ghost"
      aria-label={t('upload-requests.delete.label', { title })}
      isLoading={deletion.isPending}
      onClick={() => deletion.ask()}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}
