import { useQuery } from '@tanstack/react-query';
import { FileDigit } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { looksLikeText } from '../../../../shared/archive/documents/preview-kind.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { decodeText } from '../../../../shared/text/decode-text.ts';
import { documentFileQuery } from '../document-file-api.ts';
import { PreviewError } from './preview-error.tsx';
import { PreviewLoading } from './preview-loading.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewedDocument } from './previewed-document.ts';
import { TextBox } from './text-box.tsx';

/** Text beyond this is neither downloaded nor shown. Bytes. */
const previewTextLimit = 1_000_000;

/** The file as plain text. `isInspected`: only if its bytes look like text. */
export default function TextPreview(props: { document: PreviewedDocument; isInspected?: boolean }) {
  const { document, isInspected = false } = props;
  const { t } = useTranslation();
  const { size } = useFormats();
  const address = { organizationId: document.organizationId, documentId: document.id };
  const length = Math.min(document.originalSize, previewTextLimit);
  const file = useQuery(documentFileQuery(address, length));

  if (file.isPending) return <PreviewLoading />;
  if (file.isError) {
    return (
      <PreviewError address={address} error={file.error} onRetry={() => void file.refetch()} />
    );
  }

  const bytes = new Uint8Array(file.data);
  if (isInspected && !looksLikeText(bytes)) {
    return (
      <PreviewNotice
        address={address}
        icon={<FileDigit size={24} />}
        title={t('preview.binary.title')}
        description={t('preview.unavailable')}
      />
    );
  }
  if (bytes.length === 0) {
    return <p className="px-5 py-4 text-muted">{t('preview.text.empty')}</p>;
  }
  return (
    <PreviewFrame document={document}>
      {document.originalSize > length && (
        <Callout className="m-3">{t('preview.text.cut', { size: size(length) })}</Callout>
      )}
      <TextBox
        label={t('preview.label', { name: document.name })}
        isMonospaced
        className="in-[[role=dialog]]:max-h-none max-sm:not-in-[[role=dialog]]:overflow-hidden"
      >
        {decodeText(bytes)}
      </TextBox>
    </PreviewFrame>
  );
}
