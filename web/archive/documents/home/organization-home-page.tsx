import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { defaultColumns } from '../../../../shared/archive/documents/document-columns.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { ListLoading, ListQuery } from '../../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../../ui/layout/page.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stat, StatList } from '../../../ui/feedback/stat.tsx';
import { useDeferred } from '../../../ui/overlays/deferred.ts';
import { listStateOf } from '../document-list-search.ts';
import { documentsQuery, documentStatisticsQuery, type DocumentPage } from '../document-api.ts';
import { EmptyArchive } from '../list/empty-archive.tsx';
import { DocumentsTable } from '../list/documents-table.tsx';
import { UploadButton } from '../upload/picking/upload-button.tsx';
import { homeAnswers } from './deferred-answers.ts';
import { UnseenFiles } from './unseen-files.tsx';

const latest = listStateOf({});
const firstRows = 15;
const origin = {};

export function OrganizationHomePage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const list = useQuery(documentsQuery(organizationId, latest));
  const [isWithoutAnswers, setIsWithoutAnswers] = useState(false);
  const parts = useDeferred(homeAnswers, list.data !== undefined, () => setIsWithoutAnswers(true));
  if (list.data?.documentsCount === 0) {
    return (
      <PageBody>
        <PageHeader title={t('documents.home.title')} />
        <Statistics organizationId={organizationId} />
        <UnseenFiles organizationId={organizationId} />
        <div className="mt-8">
          <EmptyArchive organizationId={organizationId} />
        </div>
      </PageBody>
    );
  }
  const latestDocuments = <LatestDocuments organizationId={organizationId} list={list} />;
  const rest = parts ? (
    <parts.HomeAnswers organizationId={organizationId}>{latestDocuments}</parts.HomeAnswers>
  ) : (
    <div className="mt-8">
      <ListLoading label={t('documents.list.loading')} rows={8} />
    </div>
  );
  return (
    <PageBody>
      <PageHeader title={t('documents.home.title')} actions={<UploadButton variant="primary" />} />
      <Statistics organizationId={organizationId} />
      <UnseenFiles organizationId={organizationId} />
      {isWithoutAnswers || list.isLoadingError ? latestDocuments : rest}
    </PageBody>
  );
}

function Statistics({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { number, size } = useFormats();
  const { data, isError } = useQuery(documentStatisticsQuery(organizationId));
  const statistics = data?.organizationStats;
  const pending = isError ? '–' : <Skeleton className="my-1 h-6 w-16" />;
  return (
    <StatList>
      <Stat label={t('documents.stats.count', { count: statistics?.documentsCount ?? 0 })}>
        {statistics ? number(statistics.documentsCount) : pending}
      </Stat>
      <Stat label={t('documents.stats.size')}>
        {statistics ? size(statistics.documentsSize) : pending}
      </Stat>
    </StatList>
  );
}

function LatestDocuments(props: { organizationId: string; list: UseQueryResult<DocumentPage> }) {
  const { organizationId, list } = props;
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('documents.home.latest')}</h2>
      <ListQuery
        query={list}
        loadingLabel={t('documents.list.loading')}
        loadingRows={8}
        errorTitle={t('documents.list.error')}
      >
        {({ documents, documentsCount }) => (
          <>
            <DocumentsTable
              label={t('documents.home.latest')}
              documents={isLong ? documents : documents.slice(0, firstRows)}
              columns={defaultColumns}
              origin={origin}
            />
            {documentsCount > firstRows && (
              <footer className="flex flex-wrap justify-between gap-2">
                <Button
                  variant="link"
                  render={
                    <Link
                      to="/organizations/$organizationId/documents"
                      params={{ organizationId }}
                    />
                  }
                >
                  {t('documents.home.all')}
                </Button>
                {!isLong && (
                  <Button variant="ghost" size="sm" onClick={() => setIsLong(true)}>
                    {t('common.show-more', { count: documents.length - firstRows })}
                  </Button>
                )}
              </footer>
            )}
          </>
        )}
      </ListQuery>
    </section>
  );
}
