import { Download } from 'lucide-react';
import type { ExportPart } from '../../../shared/archive/export/export.ts';
import { failureMessage } from '../../i18n/messages/error-toast.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { useDownloadArchive, usePrepareExport } from './export-api.ts';

export function ExportCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const prepare = usePrepareExport(organizationId);
  const parts = prepare.data ?? [];

  return (
    <Card id="export">
      <CardHeader title={t('export.title')} description={t('export.description')} />
      <CardBody className="flex flex-col items-start gap-3">
        <Button
          icon={<Download size={16} aria-hidden />}
          isLoading={prepare.isPending}
          onClick={() =>
            toast.promise(prepare.mutateAsync(), {
              loading: t('export.preparing'),
              success: t('export.ready'),
              error: failureMessage('export.failed'),
            })
          }
        >
          {t('export.submit')}
        </Button>
        <FormError error={prepare.error} />
        {prepare.data?.length === 0 && <p className="text-muted">{t('export.empty')}</p>}
        {parts.length > 1 && <PartList parts={parts} />}
      </CardBody>
    </Card>
  );
}

function PartList({ parts }: { parts: ExportPart[] }) {
  const { t } = useTranslation();
  return (
    <ul className="w-full divide-y divide-border" aria-label={t('export.parts')}>
      {parts.map((part, index) => {
        const name = t('export.part', { number: index + 1, total: parts.length });
        return <PartItem key={name} name={name} part={part} />;
      })}
    </ul>
  );
}

function PartItem({ name, part }: { name: string; part: ExportPart }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const download = useDownloadArchive();
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p>{name}</p>
        <p className="text-sm text-muted">
          {t('export.part-content', {
            count: part.documentsCount,
            from: formats.date(part.from),
            until: formats.date(part.until),
          })}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={t('export.download-part', { name })}
        isLoading={download.isPending}
        onClick={() => download.mutate(part.path)}
      >
        {t('export.download')}
      </Button>
    </li>
  );
}
