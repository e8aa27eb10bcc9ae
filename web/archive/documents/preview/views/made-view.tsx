import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ExtractionFailureReason } from '../../../../../shared/reading/extraction-reasons.ts';
import type { FileView } from '../../../../reading/views/file-view.ts';
import { PreviewError } from '../preview-error.tsx';
import { PreviewLoading } from '../preview-loading.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';
import { useViewTexts, viewQuery, type ViewSource } from './view-queries.ts';

export interface MadeViewProps {
  document: PreviewedDocument;
  source: ViewSource;
  renderFailure: (reason: ExtractionFailureReason) => ReactNode;
}

export function MadeView(props: MadeViewProps & { children: (view: FileView) => ReactNode }) {
  const { document, source, renderFailure, children } = props;
  const query = useQuery(viewQuery(source, useViewTexts()));
  const { data: view } = query;
  if (view) return view.kind === 'failed' ? renderFailure(view.reason) : children(view);
  if (!query.isError) return <PreviewLoading />;
  const address = { organizationId: document.organizationId, documentId: document.id };
  return (
    <PreviewError address={address} error={query.error} onRetry={() => void query.refetch()} />
  );
}
