import { FileQuestionMark } from 'lucide-react';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fileKindOf } from '../../../ui/display/file-kind.ts';
import { FileTypeIcon } from '../../../ui/display/file-type-icon.tsx';
import { fileFormatOf } from './file-format.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { TextBox } from './text-box.tsx';

/** Says what a file is that has no preview, and shows its text. */
export function NoPreview({ document }: { document: DocumentDetail }) {
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
        description={t('preview.unavailable')}
      />
      {content !== '' && (
        <div className="border-t border-border">
          <h2 className="px-5 pt-4 text-sm font-medium text-muted">
            {t('documents.content.label')}
          </h2>
          <TextBox label={t('documents.content.label')} isMonospaced={kind === 'sheet'}>
            {content}
          </TextBox>
        </div>
      )}
    </>
  );
}
