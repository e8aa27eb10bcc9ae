import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ContainedEntry } from '../../../reading/views/file-view.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOnMount } from '../../../ui/layout/focus-on-mount.ts';
import type { DocumentAddress } from '../../documents/document-address.ts';
import { PreviewLoading } from '../../documents/preview/preview-loading.tsx';
import type { PreviewedDocument } from '../../documents/preview/previewed-document.ts';
import type { MadeViewProps } from '../../documents/preview/views/made-view.tsx';
import { UnshownFile } from '../../documents/preview/views/unshown.tsx';
import {
  containedQuery,
  useViewTexts,
  type ViewSource,
} from '../../documents/preview/views/view-queries.ts';
import { containedFileHref } from '../contents-api.ts';
import { ContainedFile } from './contained-file.tsx';
import { AddAction } from './add-action.tsx';
import { SaveButton } from './save-button.tsx';

interface ContainedPreviewProps {
  around: PreviewedDocument;
  source: ViewSource;
  address: DocumentAddress | undefined;
  entry: ContainedEntry;
  renderMail: (props: MadeViewProps) => ReactNode;
  onClose: () => void;
}

export function ContainedPreview({ onClose, ...props }: ContainedPreviewProps) {
  const { t } = useTranslation();
  const { source, address, entry } = props;
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-border px-2 py-1.5">
        <Button
          ref={focusOnMount}
          size="sm"
          variant="ghost"
          icon={<ArrowLeft size={16} aria-hidden className="rtl:rotate-180" />}
          onClick={onClose}
        >
          {t('preview.mail.back')}
        </Button>
        <span className="min-w-0 flex-1 truncate text-end text-sm" title={entry.name}>
          <bdi>{entry.name}</bdi>
        </span>
        <SaveButton source={source} file={entry} />
        {address && <AddAction address={address} file={entry} />}
      </div>
      <OpenedFile {...props} />
    </>
  );
}

function OpenedFile(props: Omit<ContainedPreviewProps, 'onClose'>) {
  const { around, source, address, entry, renderMail } = props;
  const { index, name, mimeType, size } = entry;
  const texts = useViewTexts();
  const { data: file, isPending } = useQuery(containedQuery(source, { index, texts }));
  if (isPending) return <PreviewLoading />;
  const save = <SaveButton source={source} file={entry} />;
  if (!file) return <UnshownFile name={name} reason="damaged" actions={save} />;
  const key = [...source.key, index];
  const shown: PreviewedDocument = {
    ...around,
    name,
    mimeType,
    originalSize: size,
    hasThumbnail: false,
    extractionState: 'done',
    recognition: null,
    content: '',
    isContentEdited: false,
    contained: { key: key.join('/'), href: address && containedFileHref(address, index) },
  };
  return (
    <ContainedFile
      document={shown}
      source={{ key, mimeType, bytes: file.bytes }}
      renderMail={renderMail}
      renderFailure={(reason) => <UnshownFile name={name} reason={reason} actions={save} />}
    />
  );
}
