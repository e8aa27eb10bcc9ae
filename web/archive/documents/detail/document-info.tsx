import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useCanChange } from '../../../api/current-role.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { useLanguageName } from '../../../i18n/use-language-name.ts';
import { IconButton } from '../../../ui/button.tsx';
import { DescriptionList, DescriptionRow } from '../../../ui/lists/description-list.tsx';
import { DocumentFields } from '../../fields/document-fields.tsx';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { useIsPainted } from '../../../ui/use-is-painted.ts';
import { RenameDialog } from '../edit/rename-dialog.tsx';

const documentReminders = defer(() => import('../../reminders/document-reminders.tsx'));

export function DocumentInfo({ document }: { document: DocumentDetail }) {
  // What the page begins with comes first.
  const reminders = useDeferred(documentReminders, useIsPainted());
  return (
    <div className="flex flex-col gap-4">
      <DocumentFields document={document} />
      {reminders && !document.isDeleted && <reminders.DocumentReminders document={document} />}
      <FileInfo document={document} />
    </div>
  );
}

function FileInfo({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { size, dateTime } = useFormats();
  return (
    <DescriptionList>
      <DescriptionRow label={t('documents.info.id')}>
        <code className="font-mono text-sm">{document.id}</code>
      </DescriptionRow>
      <DescriptionRow label={t('documents.info.name')}>
        <NameValue document={document} />
      </DescriptionRow>
      <DescriptionRow label={t('documents.info.mime-type')}>{document.mimeType}</DescriptionRow>
      <DescriptionRow label={t('documents.info.size')}>
        {size(document.originalSize)}
      </DescriptionRow>
      <RecognitionRow recognition={document.recognition} />
      <DescriptionRow label={t('documents.info.created-at')}>
        {dateTime(document.createdAt)}
      </DescriptionRow>
      <DescriptionRow label={t('documents.info.updated-at')}>
        {document.updatedAt ? dateTime(document.updatedAt) : t('documents.info.never')}
      </DescriptionRow>
    </DescriptionList>
  );
}

/** How sure a recognized text is, and its languages. */
function RecognitionRow({ recognition }: Pick<DocumentDetail, 'recognition'>) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const languageName = useLanguageName();
  if (!recognition || recognition.languages.length === 0) return null;
  const { confidence, languages } = recognition;
  const sure = t('documents.info.confidence', { confidence: percent(confidence / 100) });
  return (
    <DescriptionRow label={t('documents.info.recognition')}>
      {[sure, ...languages.map(languageName)].join(' · ')}
    </DescriptionRow>
  );
}

function NameValue({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const [isRenaming, setIsRenaming] = useState(false);
  const canChange = useCanChange();
  const name = <bdi>{document.name}</bdi>;
  if (document.isDeleted || !canChange) return name;
  return (
    <span className="flex items-start justify-between gap-2">
      {name}
      <IconButton
        size="sm"
        className="-my-1.5"
        aria-label={t('documents.rename.title')}
        onClick={() => setIsRenaming(true)}
      >
        <Pencil size={14} aria-hidden />
      </IconButton>
      <RenameDialog document={document} open={isRenaming} onClose={() => setIsRenaming(false)} />
    </span>
  );
}
