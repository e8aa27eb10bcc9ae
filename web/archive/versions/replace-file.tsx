import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useRestoring } from './use-restoring.ts';
import { useReplaceFile } from './version-api.ts';

export function ReplaceFile({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  const address = { organizationId, documentId };
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState(0);
  const uploading = useRef<AbortController>(null);
  const replacing = useReplaceFile(address);
  const { undoing } = useRestoring(address);
  useEffect(() => () => uploading.current?.abort(), []);
  const replace = ([file]: readonly File[]) => {
    if (!file || replacing.isPending) return;
    const controller = new AbortController();
    uploading.current = controller;
    setProgress(0);
    replacing.mutate(
      { file, signal: controller.signal, onProgress: setProgress },
      {
        onSuccess: ({ fileVersion: number }) =>
          toast.success(t('versions.added', { number }), undoing(number)),
      },
    );
  };
  const isDragging = useFileDrop(replace);
  return (
    <div
      className={
        isDragging
          ? 'rounded-lg border border-dashed border-accent-strong bg-accent-soft p-3'
          : 'rounded-lg border border-dashed border-border-control p-3'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          icon={<Upload size={16} aria-hidden />}
          isLoading={replacing.isPending}
          onClick={() => input.current?.click()}
        >
          {t('versions.replace')}
        </Button>
        <span className="text-sm text-muted pointer-coarse:hidden">{t('versions.drop')}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('versions.replace')}
          onChange={({ currentTarget }) => {
            replace([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
      {replacing.isPending && <Progress label={t('versions.replace')} value={progress} />}
      <ReplacementError address={address} error={replacing.error} />
    </div>
  );
}

const duplicateSchema = z.object({ documentId: z.string() });

function ReplacementError(props: {
  address: { organizationId: string; documentId: string };
  error: unknown;
}) {
  const { address, error } = props;
  const { t } = useTranslation();
  const { data: duplicate } = duplicateSchema.safeParse(
    error instanceof ApiError ? error.details : undefined,
  );
  if (!hasCode(error, 'document.already_exists') || !duplicate) return <FormError error={error} />;
  if (duplicate.documentId === address.documentId) {
    return <FormError>{t('versions.is-current')}</FormError>;
  }
  return (
    <FormError>
      {t('versions.is-other')}{' '}
      <Link
        to="/organizations/$organizationId/documents/$documentId"
        params={{ organizationId: address.organizationId, documentId: duplicate.documentId }}
        className="underline underline-offset-4"
      >
        {t('versions.open-other')}
      </Link>
    </FormError>
  );
}
