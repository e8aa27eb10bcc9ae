import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Files, ListTree, Paperclip, type LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useMedia } from '../../../../../ui/layout/use-media.ts';
import { TabPanel, Tabs } from '../../../../../ui/lists/tabs.tsx';
import type { EmbeddedFile, EmbeddedFiles } from '../embedded-files.ts';
import type { PdfView, PdfViewState } from '../pdf-viewer.ts';
import { EmbeddedFileList } from './embedded-file-list.tsx';
import { OutlineTree } from './outline-tree.tsx';
import { PageStrip } from './page-strip.tsx';
import { createPageThumbnails } from './page-thumbnails.ts';
import { fetchOutline, type OutlineEntry } from './pdf-outline.ts';
import { panelTabs, type PanelTab, type SidePanel } from './use-side-panel.ts';

interface PdfSidePanelProps {
  pdf: PDFDocumentProxy;
  embeddedFiles: EmbeddedFiles;
  view: PdfView;
  state: PdfViewState;
  panel: SidePanel;
}

const icons: Record<PanelTab, LucideIcon> = {
  pages: Files,
  outline: ListTree,
  attachments: Paperclip,
};

export function PdfSidePanel({ pdf, embeddedFiles, view, state, panel }: PdfSidePanelProps) {
  const { t } = useTranslation();
  const isPhone = useMedia('(width < 40rem)');
  const hasCoarsePointer = useMedia('(pointer: coarse)');
  const thumbnails = useMemo(() => createPageThumbnails(pdf, view.isShown), [pdf, view]);
  const { outline, files } = useContents(pdf, embeddedFiles);
  const isOffered: Record<PanelTab, boolean> = {
    pages: true,
    outline: outline.length > 0,
    attachments: files.length > 0,
  };
  const tabs = panelTabs.filter((tab) => isOffered[tab]);
  const tab = isOffered[panel.tab] ? panel.tab : 'pages';

  const strip = (
    <PageStrip
      pageCount={pdf.numPages}
      page={state.page}
      rotation={state.rotation}
      thumbnails={thumbnails}
      isHorizontal={isPhone}
      onGo={view.goToPage}
    />
  );
  return (
    <section
      aria-label={t('preview.panel.label')}
      className="flex w-44 shrink-0 flex-col border-border bg-surface in-[[role=dialog]]:sm:w-60 max-sm:w-auto max-sm:border-t sm:border-r max-sm:not-in-[[role=dialog]]:hidden"
    >
      {tabs.length === 1 ? (
        strip
      ) : (
        <Tabs
          label={t('preview.panel.label')}
          value={tab}
          onValueChange={panel.select}
          className="flex-1"
          tabs={tabs.map((value) => {
            const Icon = icons[value];
            const label = t(`preview.panel.${value}`);
            return {
              value,
              label: (
                <span title={label} className="flex px-3">
                  <Icon size={16} aria-hidden />
                  <span className="sr-only">{label}</span>
                </span>
              ),
            };
          })}
        >
          <TabPanel value="pages" className="flex flex-1 flex-col">
            {strip}
          </TabPanel>
          <TabPanel
            value="outline"
            className="flex flex-1 flex-col py-1 max-sm:h-[40dvh] max-sm:flex-none"
          >
            <OutlineTree
              entries={outline}
              hasCoarsePointer={hasCoarsePointer}
              onGo={view.goToDestination}
            />
          </TabPanel>
          <TabPanel value="attachments" className="overflow-y-auto max-sm:max-h-[40dvh]">
            <EmbeddedFileList files={files} embeddedFiles={embeddedFiles} />
          </TabPanel>
        </Tabs>
      )}
    </section>
  );
}

function useContents(pdf: PDFDocumentProxy, embeddedFiles: EmbeddedFiles) {
  const [outline, setOutline] = useState<OutlineEntry[]>([]);
  const [files, setFiles] = useState<EmbeddedFile[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void fetchOutline(pdf).then((entries) => isCurrent && setOutline(entries));
    void embeddedFiles.list().then((found) => isCurrent && setFiles(found));
    return () => {
      isCurrent = false;
    };
  }, [pdf, embeddedFiles]);
  return { outline, files };
}
