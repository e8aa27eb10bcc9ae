import type { ReactNode } from 'react';
import type { FramedPage } from '../../../../reading/views/file-view.ts';
import { PageFrame } from '../../../../reading/views/page-frame.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { PreviewFrame } from '../preview-frame.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';

interface ShownPageProps {
  document: PreviewedDocument;
  page: FramedPage;
  children?: ReactNode;
  tools?: ReactNode;
}

export function ShownPage({ document, page, children, tools }: ShownPageProps) {
  const { t } = useTranslation();
  const { html, isIncomplete, isCut } = page;
  return (
    <PreviewFrame document={document} isFixedHeight tools={tools}>
      <div className="flex min-h-0 flex-1 flex-col overflow-auto">
        {children}
        {(isIncomplete || isCut) && (
          <Callout className="m-3">
            {isIncomplete && <p>{t('preview.view.blocked')}</p>}
            {isCut && <p>{t('preview.view.cut')}</p>}
          </Callout>
        )}
        <div className="flex min-h-64 flex-1 flex-col">
          <PageFrame html={html} label={t('preview.label', { name: document.name })} />
        </div>
      </div>
    </PreviewFrame>
  );
}
