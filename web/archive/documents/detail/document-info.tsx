import { Pencil } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { mayHaveContents } from '../../../../shared/archive/contents/may-have-contents.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useLanguageName } from '../../../i18n/names/use-language-name.ts';
import { IconButton } from '../../../ui/button.tsx';
import { DescriptionList, DescriptionRow } from '../../../ui/lists/description-list.tsx';
import { useSenderText } from '../../activity/use-sender-text.ts';
import { useCustomFields } from '../../custom-fields/custom-field-api.ts';
import { DocumentFields } from './document-fields.tsx';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { useIsPainted } from '../../../ui/use-is-painted.ts';
import { RenameDialog } from '../edit/rename-dialog.tsx';

const customFieldRows = defer(
  () => import('../../custom-fields/values/document-custom-fields.tsx'),
);
const documentContents = defer(() => import('../../contents/document-contents.tsx'));
const documentReminders = defer(() => import('../../reminders/document-reminders.tsx'));
const documentRelated = defer(() => import('../../related/document-related.tsx'));

/** Each part appears after those above it are loaded, so that none moves another. */
export function DocumentInfo({ document }: { document: DocumentDetail }) {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const showRest = () => setIsUnavailable(true);
  // The first part of the page is painted before the rest.
  const isPainted = useIsPainted();
  const rows = useDeferred(customFieldRows, isPainted, showRest);
  const reminders = useDeferred(documentReminders, isPainted, showRest);
  const related = useDeferred(documentRelated, isPainted, showRest);
  const mayContain = mayHaveContents(document);
  const contents = useDeferred(documentContents, isPainted && mayContain, showRest);
  const { data, isPending } = useCustomFields(document.organizationId, {
    enabled: rows !== undefined,
  });
  // Fields that load after the page are rendered in short tasks.
  const fields = useDeferredValue(data);
  const areFieldsKnown = isUnavailable || (!isPending && fields === data);
  const fileInfo = <FileInfo document={document} />;
  const rest = (
    <div className="flex flex-col gap-4">
      <DocumentFields document={document}>
        {rows && fields && <rows.DocumentCustomFields document={document} fields={fields} />}
      </DocumentFields>
      {areFieldsKnown && (document.isDeleted || (isUnavailable && !reminders)) && fileInfo}
      {areFieldsKnown && reminders && !document.isDeleted && (
        <reminders.DocumentReminders document={document}>
          {related ? (
            <related.DocumentRelated document={document}>{fileInfo}</related.DocumentRelated>
          ) : (
            isUnavailable && fileInfo
          )}
        </reminders.DocumentReminders>
      )}
    </div>
  );
  if (!mayContain || isUnavailable) return rest;
  if (!contents) return null;
  return <contents.DocumentContents document={document}>{rest}</contents.DocumentContents>;
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
      <OriginRow origin={document.origin} />
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

function OriginRow({ origin }: Pick<DocumentDetail, 'origin'>) {
  const { t } = useTranslation();
  const senderText = useSenderText();
  const text = origin && senderText(origin);
  if (!text) return null;
  return <DescriptionRow label={t('documents.info.origin')}>{text}</DescriptionRow>;
}

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
