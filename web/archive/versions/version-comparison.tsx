import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MarkedText } from '../../ui/display/text/marked-text.tsx';
import { ListError, ListLoading } from '../../ui/lists/list-states.tsx';
import { comparePages, type ComparedPage } from './compare-pages.ts';
import { excerptOf, inlineExcerpt } from '../documents/edit/differences/excerpt.ts';
import { versionTextQuery } from './version-api.ts';

interface VersionComparisonProps {
  document: DocumentSummary;
  number: number;
}

/** The pages whose text differs between a version and the current one. */
export function VersionComparison({ document, number }: VersionComparisonProps) {
  const { t } = useTranslation();
  const { organizationId, id: documentId, fileVersion } = document;
  const address = { organizationId, documentId };
  const former = useQuery(versionTextQuery(address, number));
  const current = useQuery(versionTextQuery(address, fileVersion));
  const failed = [former, current].find(({ isError }) => isError);
  const pages = useMemo(
    () =>
      former.data != null && current.data != null ? comparePages(former.data, current.data) : [],
    [former.data, current.data],
  );
  if (failed) {
    return (
      <ListError
        title={t('versions.load-error')}
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (former.isPending || current.isPending) return <ListLoading label={t('common.loading')} />;
  if (former.data === null || current.data === null) {
    return <p className="text-muted">{t('versions.no-text')}</p>;
  }
  if (pages.length === 0) return <p className="text-muted">{t('versions.same-text')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {pages.map((page) => (
        <PageDifferences key={page.number} page={page} from={number} to={fileVersion} />
      ))}
    </div>
  );
}

function PageDifferences(props: { page: ComparedPage; from: number; to: number }) {
  const { page, from, to } = props;
  const { t } = useTranslation();
  return (
    <section aria-label={t('versions.page', { number: page.number })}>
      <h3 className="mb-1 text-sm font-medium">{t('versions.page', { number: page.number })}</h3>
      <div className="grid grid-cols-2 gap-3 max-sm:hidden">
        <Side
          label={t('versions.number', { number: from })}
          pieces={excerptOf(page.parts, 'mine')}
        />
        <Side
          label={t('versions.number', { number: to })}
          pieces={excerptOf(page.parts, 'theirs')}
        />
      </div>
      <p
        dir="auto"
        className="rounded-md border border-border px-3 py-2 text-start text-sm whitespace-pre-wrap wrap-anywhere sm:hidden"
      >
        {inlineExcerpt(page.parts).map(({ text, kind }, index) => {
          const key = `${index} ${kind}`;
          if (kind === 'removed') {
            return (
              <del key={key} className="text-muted">
                {text}
              </del>
            );
          }
          if (kind === 'same') return text;
          return (
            <ins
              key={key}
              className="rounded-sm bg-accent-soft text-accent-text no-underline [del+&]:ms-1"
            >
              {text}
            </ins>
          );
        })}
      </p>
    </section>
  );
}

function Side(props: { label: string; pieces: ReturnType<typeof excerptOf> }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1 text-xs text-muted">{props.label}</h4>
      <p
        dir="auto"
        className="rounded-md border border-border px-3 py-2 text-start text-sm whitespace-pre-wrap wrap-anywhere"
      >
        <MarkedText pieces={props.pieces} />
      </p>
    </div>
  );
}
