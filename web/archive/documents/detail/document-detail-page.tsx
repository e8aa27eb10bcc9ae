import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, FileX, TriangleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../../api/session/current-role.ts';
import { isMissing } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListError } from '../../../ui/lists/list-states.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { useIsPainted } from '../../../ui/use-is-painted.ts';
import { TabPanel, Tabs } from '../../../ui/lists/tabs.tsx';
import { FindingStrip } from '../../findings/finding-strip.tsx';
import { InboxBar } from '../../inbox/inbox-bar.tsx';
import { useKeysAhead } from '../../inbox/use-keys-in-view.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { DocumentNotes } from '../../notes/document-notes.tsx';
import { useNoteEditor } from '../../notes/use-note-editor.ts';
import { DocumentContent } from '../../extraction/document-content.tsx';
import { documentTabs, readDetailSearch, type DocumentTab } from '../document-detail-search.ts';
import { DocumentHeader } from './document-header.tsx';
import { DocumentInfo } from './document-info.tsx';
import { documentQuery } from '../document-api.ts';
import { useListOrigin } from '../list-origin.ts';
import { DocumentPreview } from './document-preview.tsx';
import { PreviewCard } from '../preview/preview-card.tsx';
import { useContentEditor } from '../../extraction/use-content-editor.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { daysLeft } from '../../trash/days-left.ts';

const nearDuplicateStrip = defer(() => import('../../near-duplicates/near-duplicate-strip.tsx'));

interface DocumentDetailPageProps {
  organizationId: string;
  documentId: string;
  activity: ReactNode;
}

export function DocumentDetailPage(props: DocumentDetailPageProps) {
  const { organizationId, documentId, activity } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { find, page } = readDetailSearch(useSearch({ strict: false }));
  const query = useQuery(documentQuery(queryClient, { organizationId, documentId }));
  const { data: document } = query;
  const canChange = useCanChange();
  const isGone = query.isError && isMissing(query.error, 'document.not_found');

  if (!document) {
    return (
      <Frame title={t('documents.details')}>
        {query.isPending && <DetailSkeleton documentId={documentId} />}
        {isGone && <DocumentNotFound organizationId={organizationId} />}
        {query.isError && !isGone && (
          <>
            <BackToList organizationId={organizationId} />
            <ListError
              title={t('documents.load-error')}
              error={query.error}
              isRetrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </>
        )}
      </Frame>
    );
  }
  return (
    <Frame>
      <DocumentHeader document={document} />
      {/* The page stays open after the document is gone, as the user may have typed text. */}
      {isGone ? (
        <Callout tone="warning" className="mb-3">
          {t('error.document.not_found')}
        </Callout>
      ) : (
        <TrashedNotice document={document} />
      )}
      {/* On a phone, the picture comes before all fields, so that nothing is inserted between it and the tags. */}
      <div className="flex flex-col gap-y-2.5 max-sm:gap-y-6">
        {canChange && !document.isDeleted && (
          <div className="group/answers flex min-w-0 items-center gap-x-4 rounded-lg border border-border bg-surface px-3 empty:hidden max-sm:contents">
            <FindingStrip document={document} className="max-sm:order-1" />
            <UnreadText document={document} />
            <InboxBar
              document={document}
              className="max-sm:sticky max-sm:bottom-3 max-sm:z-sticky max-sm:order-3"
            />
          </div>
        )}
        <div className="grid grid-cols-1 gap-6 max-sm:contents xl:grid-cols-[minmax(0,1fr)_24rem]">
          <PreviewCard name={document.name}>
            <DocumentPreview document={document} find={find} page={page} />
          </PreviewCard>
          <DocumentTabs
            document={document}
            isLoading={query.isPlaceholderData}
            activity={activity}
          />
        </div>
        {canChange && !document.isDeleted && <NearDuplicates document={document} />}
      </div>
    </Frame>
  );
}

function NearDuplicates({ document }: { document: DocumentDetail }) {
  const strip = useDeferred(nearDuplicateStrip, useIsPainted());
  return strip ? <strip.NearDuplicateStrip key={document.id} document={document} /> : null;
}

function Frame({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-400 px-4 pt-3 pb-[max(4rem,var(--room-below,0px)+1rem)] sm:px-8">
      {title && <h1 className="sr-only">{title}</h1>}
      {children}
    </div>
  );
}

function DocumentTabs(props: {
  document: DocumentDetail;
  isLoading: boolean;
  activity: ReactNode;
}) {
  const { document, isLoading, activity } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useSearch({ strict: false });
  const search = readDetailSearch(address);
  const { organizationId, id: documentId } = document;
  const editor = useContentEditor({ organizationId, documentId });
  const noteEditor = useNoteEditor({ organizationId, documentId });
  const panels: Record<DocumentTab, ReactNode> = {
    info: <DocumentInfo document={document} />,
    content: <DocumentContent document={document} isLoading={isLoading} editor={editor} />,
    notes: <DocumentNotes document={document} editor={noteEditor} />,
    activity,
  };
  const open = (tab: DocumentTab) =>
    void navigate({
      to: '/organizations/$organizationId/documents/$documentId',
      params: { organizationId, documentId },
      search: { ...search, tab },
      state: true,
      replace: true,
    });
  const isOtherShown = address.tab !== undefined && address.tab !== search.tab;
  useEffect(() => {
    if (isOtherShown) open('info');
  });
  return (
    <Tabs
      className="max-sm:order-2"
      label={t('documents.details-and-preview')}
      value={search.tab ?? 'info'}
      onValueChange={open}
      tabs={documentTabs.map((tab) => ({
        value: tab,
        label:
          tab === 'notes' ? <NotesTab count={document.notesCount} /> : t(`documents.tab.${tab}`),
      }))}
    >
      {documentTabs.map((tab) => (
        <TabPanel key={tab} value={tab}>
          {panels[tab]}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function NotesTab({ count }: { count: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      {t('documents.tab.notes')}
      {count > 0 && <span className="ml-2 text-faint tabular-nums">{number(count)}</span>}
    </>
  );
}

function BackToList({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <div className="mb-2 flex h-9 items-center text-sm text-muted">
      <BackLink
        render={
          <Link
            to="/organizations/$organizationId/documents"
            params={{ organizationId }}
            search={useListOrigin()}
          />
        }
      >
        {t('documents.back-to-list')}
      </BackLink>
    </div>
  );
}

function DocumentNotFound({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<FileX size={24} />}
      title={t('documents.not-found.title')}
      description={t('documents.not-found.description')}
      actions={
        <Button
          icon={<ArrowLeft size={16} aria-hidden />}
          render={
            <Link to="/organizations/$organizationId/documents" params={{ organizationId }} />
          }
        >
          {t('documents.back-to-list')}
        </Button>
      }
    />
  );
}

function DetailSkeleton({ documentId }: { documentId: string }) {
  const { t } = useTranslation();
  useKeysAhead(documentId);
  return (
    <section
      aria-busy
      aria-label={t('common.loading')}
      className="flex flex-col gap-2 max-sm:gap-3"
    >
      {/* As tall as the header and the tags, so that the preview does not move when they load. */}
      <div className="flex h-17.5 flex-col justify-between py-2 pointer-coarse:h-20.5 max-sm:h-32 max-sm:pointer-coarse:h-36">
        <Skeleton className="h-7 w-80 max-w-full" />
        <Skeleton className="h-4 w-56" />
      </div>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-[80dvh]" />
        <SkeletonText lines={6} />
      </div>
    </section>
  );
}

/** Links to the reason why the text could not be read, and to reading it again. */
function UnreadText({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { organizationId, id: documentId, extractionState } = document;
  if (extractionState !== 'failed') return null;
  return (
    <Link
      to="/organizations/$organizationId/documents/$documentId"
      params={{ organizationId, documentId }}
      search={(search) => ({ ...search, tab: 'content' })}
      state
      replace
      className="flex min-h-10 shrink-0 items-center gap-2 rounded-sm text-sm text-muted underline-offset-4 hover:underline max-sm:order-1"
    >
      <TriangleAlert size={16} aria-hidden className="text-warning" />
      {t('documents.filter.failed')}
    </Link>
  );
}

function TrashedNotice({ document: { deletedAt } }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { deletedDocumentsRetentionDays } = useConfig().documents;
  if (!deletedAt) return null;
  const count = daysLeft(deletedAt, deletedDocumentsRetentionDays);
  return (
    <Callout tone="warning" className="mb-3">
      {count === 0 ? t('documents.trashed.due') : t('documents.trashed.days-left', { count })}
    </Callout>
  );
}
