import { Download, Eye, GitCompareArrows, Undo2 } from 'lucide-react';
import type { DocumentVersion } from '../../../shared/archive/documents/document-version.ts';
import { isInlineSafe } from '../../../shared/archive/documents/preview-kind.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import type { DocumentAddress } from '../documents/document-address.ts';
import { FileLink, OpenFileLink } from '../documents/file-link.tsx';

interface VersionItemProps {
  address: DocumentAddress;
  version: DocumentVersion;
  isRestoring: boolean;
  onCompare: () => void;
  onRestore: (() => void) | undefined;
}

export function VersionItem(props: VersionItemProps) {
  const { address, version, isRestoring, onCompare, onRestore } = props;
  const { t } = useTranslation();
  const { ago, dateTime, size } = useFormats();
  const { number, name, createdAt, user, restoredFrom, isCurrent } = version;
  const label = t('versions.number', { number });
  const file = { ...address, version: number };
  return (
    <li aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-2 font-medium">
          {label}
          {isCurrent && <Badge tone="accent">{t('versions.current')}</Badge>}
        </p>
        <p className="truncate text-sm text-muted" title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          <time dateTime={createdAt.toISOString()} title={dateTime(createdAt)}>
            {ago(createdAt)}
          </time>
          {user && ` · ${user.name}`} ·{' '}
          <span className="whitespace-nowrap">{size(version.size)}</span>
          {restoredFrom !== null && ` · ${t('versions.same-file', { number: restoredFrom })}`}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:-ml-2">
        {isInlineSafe(version.mimeType) && !import.meta.env.VITE_IS_DEMO_MODE && (
          <IconButton
            size="sm"
            aria-label={t('versions.view', { number })}
            title={t('versions.view', { number })}
            render={<OpenFileLink address={file} />}
          >
            <Eye size={16} aria-hidden />
          </IconButton>
        )}
        <IconButton
          size="sm"
          aria-label={t('versions.download', { number })}
          title={t('versions.download', { number })}
          render={<FileLink address={file} />}
        >
          <Download size={16} aria-hidden />
        </IconButton>
        {!isCurrent && (
          <>
            <IconButton
              size="sm"
              aria-label={t('versions.compare', { number })}
              title={t('versions.compare', { number })}
              onClick={onCompare}
            >
              <GitCompareArrows size={16} aria-hidden />
            </IconButton>
            {onRestore && (
              <Button
                size="sm"
                icon={<Undo2 size={16} aria-hidden />}
                isLoading={isRestoring}
                onClick={onRestore}
              >
                {t('versions.restore')}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
