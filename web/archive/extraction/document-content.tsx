import { Pencil, RotateCw } from 'lucide-react';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  extractionFailureReasons,
  waitingForReader,
  type ExtractionFailureReason,
} from '../../../shared/reading/extraction-reasons.ts';
import { withoutPageBreaks } from '../../../shared/reading/page-breaks.ts';
import { canReadingAgainHelp } from '../../../shared/archive/extraction/can-reading-again-help.ts';
import { isTextMissing } from '../../../shared/archive/extraction/is-text-missing.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { TextBox } from '../../ui/display/text/text-box.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Form, FormActions } from '../../ui/forms/form.tsx';
import { focusOnMount } from '../../ui/layout/focus-on-mount.ts';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { TextArea } from '../../ui/forms/text/text-area.tsx';
import { useUnsavableReason } from '../documents/use-unsavable-reason.ts';
import { ConflictDialog } from '../documents/edit/conflict-dialog.tsx';
import { useExtractAgain } from './reading-api.ts';
import { useConfirmReplacing } from './use-confirm-replacing.ts';
import type { ContentEditor } from './use-content-editor.ts';

interface DocumentContentProps {
  document: DocumentDetail;
  isLoading: boolean;
  editor: ContentEditor;
}

export function DocumentContent({ document, isLoading, editor }: DocumentContentProps) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  if (isLoading) return <SkeletonText lines={6} />;
  if (editor.draft !== undefined)
    return <ContentForm document={document} editor={editor} draft={editor.draft} />;
  return (
    <div className="flex flex-col gap-3">
      <ExtractionNotice document={document} />
      {document.content !== '' && (
        <TextBox
          label={t('documents.content.label')}
          isTextArea
          className="max-h-125 rounded-md border border-border-strong bg-surface-sunken px-3 py-2"
        >
          {withoutPageBreaks(document.content)}
        </TextBox>
      )}
      <Confidence document={document} />
      {!document.isDeleted && canChange && (
        <div className="flex flex-wrap gap-2">
          <Button icon={<Pencil size={16} aria-hidden />} onClick={() => editor.begin(document)}>
            {t('documents.content.edit')}
          </Button>
          {document.extractionState === 'done' && (
            <ExtractAgainButton document={document} variant="ghost" />
          )}
        </div>
      )}
    </div>
  );
}

type ContentFormProps = { document: DocumentDetail; editor: ContentEditor; draft: string };

function ContentForm({ document, editor, draft }: ContentFormProps) {
  const { t } = useTranslation();
  const unsavable = useUnsavableReason(document);
  const { edit } = editor;
  return (
    <Form onSubmit={() => editor.save()}>
      <TextArea
        label={t('documents.content.label')}
        isLabelHidden
        isAutoSized
        readOnly={unsavable !== undefined}
        ref={focusOnMount}
        dir="auto"
        inputClassName="min-h-64"
        value={draft}
        error={editor.error}
        onChange={(event) => editor.write(event.target.value)}
      />
      <FormActions>
        <Button variant="ghost" onClick={editor.cancel}>
          {t('common.cancel')}
        </Button>
        {!unsavable && (
          <Button type="submit" variant="primary" isLoading={edit.isSaving}>
            {t('documents.content.save')}
          </Button>
        )}
      </FormActions>
      {unsavable ? (
        <Callout tone="warning">{unsavable}</Callout>
      ) : (
        <p className="text-sm text-pretty text-muted">{t('documents.content.edit-note')}</p>
      )}
      <ConflictDialog edit={edit} onTheirs={editor.cancel} />
    </Form>
  );
}

function ExtractionNotice({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  switch (document.extractionState) {
    case 'pending':
      return (
        <output className="flex items-center gap-2 text-muted">
          <Spinner />
          <PendingText document={document} />
        </output>
      );
    case 'failed':
      return (
        <Callout
          tone="warning"
          title={t(
            document.content === ''
              ? 'documents.content.failed.title'
              : 'documents.content.failed.partial',
          )}
          actions={<ExtractAgainButton document={document} size="sm" />}
        >
          <FailureText document={document} />
        </Callout>
      );
    case 'none':
      return (
        <Callout actions={<ExtractAgainButton document={document} size="sm" />}>
          {t(isUnread(document) ? 'documents.content.scan' : 'documents.content.none')}
        </Callout>
      );
    case 'done':
      return (
        document.content === '' && <p className="text-muted">{t('documents.content.empty')}</p>
      );
  }
}

function FailureText({
  document: { extractionReason, recognition },
}: {
  document: DocumentDetail;
}) {
  const { t } = useTranslation();
  const reason = reasonOf(extractionReason);
  if (reason !== 'too_many_pixels') return t(`documents.content.failed.${reason}`);
  const megapixels = recognition?.megapixels;
  return megapixels === undefined
    ? t('documents.content.failed.too_complex')
    : t('documents.content.failed.too_many_pixels', { megapixels });
}

function PendingText({
  document: { extractionReason, recognition },
}: {
  document: DocumentDetail;
}) {
  const { t } = useTranslation();
  if (recognition) {
    const { pagesDone, pagesTotal } = recognition;
    const page = Math.min(pagesDone + 1, pagesTotal);
    return t('documents.content.reading-page', { page, pages: pagesTotal });
  }
  return t(
    extractionReason === waitingForReader
      ? 'documents.content.waiting'
      : 'documents.content.pending',
  );
}

function Confidence({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { recognition, extractionState, isContentEdited } = document;
  const isShown = extractionState !== 'pending' && !isContentEdited && document.content !== '';
  if (!isShown || !recognition || recognition.recognizedPages === 0) return null;
  return (
    <p className="text-sm text-pretty text-muted">
      {t('documents.content.confidence', { confidence: percent(recognition.confidence / 100) })}
    </p>
  );
}

function ExtractAgainButton({
  document,
  ...props
}: { document: DocumentDetail } & Pick<ButtonProps, 'size' | 'variant'>) {
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  const extractAgain = useExtractAgain({ organizationId, documentId });
  const confirmReplacing = useConfirmReplacing();
  if (!useCanChange() || document.isDeleted || !canReadingAgainHelp(document)) return null;

  const readAgain = async () => {
    const replacesEdited = document.isContentEdited;
    if (replacesEdited && !(await confirmReplacing(1))) return;
    extractAgain.mutate({ replacesEdited });
  };

  return (
    <Button
      {...props}
      icon={<RotateCw size={16} aria-hidden />}
      isLoading={extractAgain.isPending}
      onClick={() => void readAgain()}
    >
      {t(isUnread(document) ? 'documents.content.extract' : 'documents.content.extract-again')}
    </Button>
  );
}

function isUnread(document: DocumentDetail): boolean {
  return document.extractionState === 'none' && isTextMissing(document);
}

function reasonOf(reason: string | null): ExtractionFailureReason | 'unknown' {
  return extractionFailureReasons.find((known) => known === reason) ?? 'unknown';
}
