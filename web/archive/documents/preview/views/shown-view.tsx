import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ExtractionFailureReason } from '../../../../../shared/reading/extraction-reasons.ts';
import { PreviewLoading } from '../preview-loading.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';
import { ShownCards } from './cards-view.tsx';
import { ShownPage } from './shown-page.tsx';
import { ShownSheets } from './sheets-view.tsx';
import { useViewTexts, viewQuery, type ViewSource } from './view-queries.ts';

export interface ShownViewProps {
  document: PreviewedDocument;
  source: ViewSource;
  tools?: ReactNode;
  renderFailure: (reason: ExtractionFailureReason) => ReactNode;
}

/** A file that no browser shows, made readable. Mails, whose files open in their place, are shown elsewhere. */
export function ShownView({ document, source, tools, renderFailure }: ShownViewProps) {
  const texts = useViewTexts();
  const { data: view } = useQuery(viewQuery(source, texts));
  if (!view) return <PreviewLoading />;
  switch (view.kind) {
    case 'sheets':
      return <ShownSheets document={document} view={view} />;
    case 'page':
      return <ShownPage document={document} page={view} tools={tools} />;
    case 'cards':
      return <ShownCards document={document} view={view} tools={tools} />;
    case 'mail':
      return renderFailure('unsupported');
    case 'failed':
      return renderFailure(view.reason);
  }
}
