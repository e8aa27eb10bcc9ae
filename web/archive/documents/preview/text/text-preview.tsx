import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { FileDigit } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import { mimeTypeEssence } from '../../../../../shared/reading/file-types/mime-types.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { looksLikeText } from '../../../../../shared/archive/documents/preview-kind.ts';
import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { decodeText } from '../../../../../shared/text/encodings/decode-text.ts';
import { documentFileQuery, fileAddressOf } from '../../document-file-api.ts';
import { PreviewError } from '../preview-error.tsx';
import { PreviewLoading } from '../preview-loading.tsx';
import { PreviewNotice } from '../preview-notice.tsx';
import { PreviewFrame } from '../preview-frame.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';
import { useTextMarks } from './text-marks.ts';
import { parseDelimited } from '../table/parse-delimited.ts';
import { TextTable } from '../table/text-table.tsx';
import { TextBox } from '../../../../ui/display/text/text-box.tsx';

/** In bytes; the rest of the text is neither downloaded nor shown. */
const previewTextLimit = 1_000_000;

const tableMimeTypes = ['text/csv', 'text/tab-separated-values'];
/** The amount that a browser renders at once. */
const tableLimits = { rows: 500, columns: 50, cells: 10_000, cellLength: 1000 };

interface TextPreviewProps {
  document: PreviewedDocument;
  isInspected?: boolean;
  tools?: ReactNode;
}

/** The file as plain text. `isInspected`: only if its bytes look like text. */
export default function TextPreview(props: TextPreviewProps) {
  const { document } = props;
  const { t } = useTranslation();
  const address = fileAddressOf(document);
  const length = Math.min(document.originalSize, previewTextLimit);
  const file = useQuery(documentFileQuery(address, length));
  const bytes = useMemo(() => new Uint8Array(file.data ?? []), [file.data]);

  if (file.isPending) return <PreviewLoading />;
  if (file.isError) {
    return (
      <PreviewError address={address} error={file.error} onRetry={() => void file.refetch()} />
    );
  }
  const binary = (
    <PreviewNotice
      address={address}
      icon={<FileDigit size={24} />}
      title={t('preview.binary.title')}
      description={t('preview.unavailable')}
    />
  );
  return <ShownText {...props} bytes={bytes} binary={binary} />;
}

interface ShownTextProps extends TextPreviewProps {
  bytes: Uint8Array;
  binary: ReactNode;
}

/** Shows bytes as text; they may be those of another file than the document's. */
export function ShownText({ document, isInspected = false, tools, bytes, binary }: ShownTextProps) {
  const { t } = useTranslation();
  const shown = useMemo(() => bytes.subarray(0, previewTextLimit), [bytes]);
  if (isInspected && !looksLikeText(shown)) return binary;
  if (bytes.length === 0) {
    return <p className="px-5 py-4 text-muted">{t('preview.text.empty')}</p>;
  }
  return (
    <PreviewFrame document={document} tools={tools}>
      <DecodedText document={document} bytes={shown} />
    </PreviewFrame>
  );
}

const boxStyles = 'in-[[role=dialog]]:max-h-none max-sm:not-in-[[role=dialog]]:overflow-hidden';

function DecodedText({ document, bytes }: { document: PreviewedDocument; bytes: Uint8Array }) {
  const { t } = useTranslation();
  const { size } = useFormats();
  const text = useMemo(() => decodeText(bytes), [bytes]);
  const isTable = tableMimeTypes.includes(mimeTypeEssence(document.mimeType));
  const table = useMemo(
    () => (isTable ? parseDelimited(text, tableLimits) : undefined),
    [isTable, text],
  );
  const label = t('preview.label', { name: document.name });
  const box = useRef<HTMLElement>(null);
  useTextMarks(document, { box, text });

  if (table) {
    const { header, rows, hasMoreRows, hasMoreColumns } = table;
    const isCut = document.originalSize > bytes.length;
    return (
      <>
        {(hasMoreRows || hasMoreColumns || isCut) && (
          <Callout className="m-3">
            {hasMoreColumns && <p>{t('preview.table.columns', { last: header.length })}</p>}
            {(hasMoreRows || isCut) && <p>{t('preview.table.rows', { last: rows.length })}</p>}
          </Callout>
        )}
        <TextTable label={label} table={table} className={boxStyles} />
      </>
    );
  }
  return (
    <>
      {document.originalSize > bytes.length && (
        <Callout className="m-3">{t('preview.text.cut', { size: size(bytes.length) })}</Callout>
      )}
      <TextBox
        ref={box}
        label={label}
        isMonospaced
        className={clsx('max-h-[800px] px-5 py-4', boxStyles)}
      >
        {text}
      </TextBox>
    </>
  );
}
