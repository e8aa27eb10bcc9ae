import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../../api/session/config-api.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stat, StatList } from '../../ui/feedback/stat.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { documentStatisticsQuery } from '../documents/document-api.ts';

export function StorageCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { number, size } = useFormats();
  const { maxOrganizationSize } = useConfig().documentsStorage;
  const { data, isError } = useQuery(documentStatisticsQuery(organizationId));
  const stored = data?.organizationStats;
  const pending = isError ? '–' : <Skeleton className="my-1 h-6 w-16" />;
  return (
    <Card>
      <CardHeader title={t('storage.title')} description={t('storage.description')} />
      <CardBody className="flex flex-col gap-5">
        {maxOrganizationSize > 0 && (
          <UsedStorage
            used={stored ? stored.filesSize + stored.textsSize : undefined}
            limit={maxOrganizationSize}
          />
        )}
        <StatList>
          <Stat label={t('storage.files')}>{stored ? size(stored.filesSize) : pending}</Stat>
          <Stat label={t('storage.texts')}>{stored ? size(stored.textsSize) : pending}</Stat>
          <Stat label={t('storage.words')}>{stored ? number(stored.vocabularySize) : pending}</Stat>
        </StatList>
      </CardBody>
    </Card>
  );
}

function UsedStorage({ used, limit }: { used: number | undefined; limit: number }) {
  const { t } = useTranslation();
  const { size, twoSizes } = useFormats();
  const [usedSize, limitSize] = used === undefined ? ['–', size(limit)] : twoSizes([used, limit]);
  return (
    <div className="flex flex-col gap-2">
      <p className="tabular-nums">{t('storage.used', { used: usedSize, limit: limitSize })}</p>
      <Progress label={t('storage.title')} value={(used ?? 0) / limit} />
      {used !== undefined && used >= limit && (
        <Callout tone="warning">{t('error.limit.storage')}</Callout>
      )}
    </div>
  );
}
