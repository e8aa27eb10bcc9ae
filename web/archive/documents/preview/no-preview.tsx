import { clsx } from 'clsx';
import { FileQuestionMark } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { fileKindOf } from '../../../ui/display/file-kind.ts';
import { FileTypeIcon } from '../../../ui/display/file-type-icon.tsx';
import { fileFormatOf } from './file-format.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { TextBox } from '../../../ui/display/text/text-box.tsx';

interface NoPreviewProps {
  document: DocumentDetail;
  description?: string;
}

export function NoPreview({ document, description }: NoPreviewProps) {
  const { t } = useTranslation();
  const { mimeType, content } = document;
  const format = fileFormatOf(mimeType);
  const kind = fileKindOf(mimeType);
  const known = format ? t(`preview.format.${format}`) : t(`documents.type.${kind}`);
  const isUnknown = kind === 'generic';
  return (
    <>
      <PreviewNotice
        address={{ organizationId: document.organizationId, documentId: document.id }}
        icon={isUnknown ? <FileQuestionMark size={24} /> : <FileTypeIcon mimeType={mimeType} />}
        title={isUnknown ? t('preview.unknown.title') : known}
        description={description ?? t('preview.unavailable')}
        isLine={content !== ''}
      />
      {content !== '' && <ExtractedText text={content} isMonospaced={kind === 'sheet'} />}
    </>
  );
}

/** Text that fits into the excerpt on a phone, below which the details are in view. */
const shortText = { length: 200, lines: 5 };

function ExtractedText({ text, isMonospaced }: { text: string; isMonospaced: boolean }) {
  const { t } = useTranslation();
  const isLong =
    text.length > shortText.length ||
    text.split('\n', shortText.lines + 1).length > shortText.lines;
  const [isExcerpt, setIsExcerpt] = useState(isLong);
  const box = useRef<HTMLElement>(null);
  const label = t('documents.content.label');
  const showAll = () => {
    setIsExcerpt(false);
    // The focused button is removed.
    box.current?.focus();
  };
  return (
    <div className="border-t border-border">
      <h2 className="px-5 pt-4 text-sm font-medium text-muted">{label}</h2>
      <TextBox
        ref={box}
        label={label}
        isMonospaced={isMonospaced}
        className={clsx(
          'max-h-[800px] px-5 py-4',
          isExcerpt && 'max-sm:max-h-40 max-sm:mask-b-from-50% max-sm:overflow-hidden',
        )}
      >
        {text}
      </TextBox>
      {isExcerpt && (
        <div className="border-t border-border px-3 py-2 sm:hidden">
          <Button variant="ghost" onClick={showAll}>
            {t('preview.text.show-all')}
          </Button>
        </div>
      )}
    </div>
  );
}
