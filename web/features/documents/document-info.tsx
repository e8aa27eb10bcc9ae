import { useTranslation } from '../../i18n/use-translation.ts';
import type { ArchivedDocument } from '../../../shared/features/documents/document.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { DescriptionList, DescriptionRow } from '../../ui/description-list.tsx';

export function DocumentInfo({ document }: { document: ArchivedDocument }) {
  const { t } = useTranslation();
  const { size, dateTime } = useFormats();
  return (
    <DescriptionList>
      <DescriptionRow label={t('documents.info.id')}>
        <code className="font-mono text-sm">{document.id}</code>
      </DescriptionRow>
      <DescriptionRow label={t('documents.info.name')}>{document.name}</DescriptionRow>
      <DescriptionRow label={t('documents.info.mime-type')}>{document.mimeType}</DescriptionRow>
      <DescriptionRow label={t('documents.info.size')}>
        {size(document.originalSize)}
      </DescriptionRow>
      <DescriptionRow label={t('documents.info.created-at')}>
        {dateTime(document.createdAt)}
      </DescriptionRow>
      <DescriptionRow label={t('documents.info.updated-at')}>
        {document.updatedAt ? dateTime(document.updatedAt) : t('documents.info.never')}
      </DescriptionRow>
    </DescriptionList>
  );
}
