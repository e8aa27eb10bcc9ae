import { Hash } from 'lucide-react';
import { maxArchiveNumber } from '../../../shared/archive/archive-limits.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { DescriptionRow } from '../../ui/lists/description-list.tsx';
import { EditableValue } from './editable-value.tsx';
import type { FieldValue } from './editing/field-value.ts';
import { useFieldEditing } from './editing/use-field-editing.ts';
import { useNextArchiveNumber } from './use-next-archive-number.ts';

interface ArchiveNumberRowProps {
  document: DocumentDetail;
  isFixed: boolean;
}

/**
 * The archive number of a document, or a button that assigns the next one. While no document has a number, only the
 * command palette offers it.
 */
export function ArchiveNumberRow({ document, isFixed }: ArchiveNumberRowProps) {
  const { t } = useTranslation();
  const next = useNextArchiveNumber(document.organizationId);
  const hasNone = document.archiveNumber === null;
  const isFree = next != null && next <= maxArchiveNumber;
  if (hasNone && next === undefined) return null;
  if (hasNone && next === null) return isFixed ? null : <FirstNumber document={document} />;
  return (
    <DescriptionRow label={t('documents.fields.name.archiveNumber')}>
      <EditableValue document={document} field="archiveNumber" isFixed={isFixed}>
        {(save) => hasNone && isFree && <NextNumber number={next} save={save} />}
      </EditableValue>
    </DescriptionRow>
  );
}

function FirstNumber({ document }: { document: DocumentDetail }) {
  const { save } = useFieldEditing(document, 'archiveNumber');
  useGiveCommand(1, save);
  return null;
}

type Save = (value: FieldValue) => void;

function NextNumber({ number, save }: { number: number; save: Save }) {
  const { t } = useTranslation();
  const give = useGiveCommand(number, save);
  return (
    <Button
      size="sm"
      className="-my-1.5"
      title={t('documents.archive-number.give', { archiveNumber: number })}
      onClick={give}
    >
      {t('documents.archive-number.next', { archiveNumber: number })}
    </Button>
  );
}

function useGiveCommand(number: number, save: Save) {
  const { t } = useTranslation();
  const give = () => save({ field: 'archiveNumber', value: number });
  const label = t('documents.archive-number.give', { archiveNumber: number });
  useCommand({ subject: 'document', label, icon: Hash, run: give });
  return give;
}
