import { useEffect, useEffectEvent } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { documentPagesLimits } from '../../../shared/archive/documents/document-pages-limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { OrganiserBar } from './organiser-bar.tsx';
import { pressCommand, pressKey } from './organiser-keys.ts';
import { operationsOf, partsOf } from './page-arrangement.ts';
import type { PageFile } from './page-file.ts';
import { PageGrid } from './page-grid.tsx';
import { SplitProposal } from './split-proposal.tsx';
import { useOrganiser } from './use-organiser.ts';
import { useSavePages } from './use-save-pages.ts';

interface OpenedPagesProps {
  document: DocumentSummary;
  file: PageFile;
  onChange: (isChanged: boolean) => void;
  onSaved: (as: 'version' | 'parts') => void;
}

export function OpenedPages(props: OpenedPagesProps) {
  const { document, file, onChange, onSaved } = props;
  const { t } = useTranslation();
  const organiser = useOrganiser(file.count);
  const { pages, selection, message, change, moveTo } = organiser;
  const parts = partsOf(pages);
  const operations = operationsOf(pages, file.count);
  const isChanged = operations.length > 0 || parts.length > 1;
  useEffect(() => onChange(isChanged), [isChanged, onChange]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && pressCommand(event, organiser)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.document.addEventListener('keydown', listen);
    return () => window.document.removeEventListener('keydown', listen);
  }, []);
  const save = useSavePages(document, onSaved);
  const { max } = documentPagesLimits.parts;

  return (
    <>
      <OrganiserBar organiser={organiser}>
        <SplitProposal file={file} pages={pages} change={change} />
        <Button
          variant="primary"
          size="sm"
          disabled={!isChanged || parts.length > max}
          isLoading={save.isPending}
          onClick={() => save.run({ operations, parts })}
        >
          {parts.length > 1
            ? t('document-pages.save-parts', { count: parts.length })
            : t('document-pages.save')}
        </Button>
      </OrganiserBar>
      {parts.length > max && (
        <Callout tone="warning">{t('document-pages.too-many-parts', { count: max })}</Callout>
      )}
      <PageGrid
        file={file}
        pages={pages}
        selected={selection.selected}
        current={selection.current}
        onFocus={selection.focus}
        onSelect={selection.select}
        onMove={moveTo}
        onToggleMark={organiser.toggleMark}
        onKeyDown={(event, columns) => {
          if (!pressKey(event, organiser, columns)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <VisuallyHidden>
        <output>{message}</output>
      </VisuallyHidden>
    </>
  );
}
