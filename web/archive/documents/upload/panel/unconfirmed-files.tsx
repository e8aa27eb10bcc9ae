import { useNameOrder } from '../../../../i18n/names/use-name-order.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';

const namedFiles = 8;

interface UnconfirmedFilesProps {
  files: readonly File[];
  onConfirm: () => void;
  onLeaveOut: () => void;
}

export function UnconfirmedFiles({ files, onConfirm, onLeaveOut }: UnconfirmedFilesProps) {
  const { t } = useTranslation();
  const inOrder = useNameOrder();
  const unnamed = files.length - namedFiles;
  const names = inOrder(files)
    .slice(0, namedFiles)
    .map(({ name }) => name);
  if (unnamed > 0) names.push(t('upload.refused.more', { count: unnamed }));
  return (
    <div role="alert" className="shrink-0 border-t border-border bg-warning-soft px-4 py-3">
      <p className="font-medium">{t('upload.refused.title', { count: files.length })}</p>
      <p className="line-clamp-3 text-sm wrap-anywhere text-muted">
        {t('upload.refused.description', { names })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onConfirm}>
          {t('upload.refused.upload')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onLeaveOut}>
          {t('upload.refused.dismiss')}
        </Button>
      </div>
    </div>
  );
}
