import type { ReactNode } from 'react';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import type { DocumentFieldName } from '../../../../shared/reading/fields/document-fields.ts';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DescriptionList, DescriptionRow } from '../../../ui/lists/description-list.tsx';
import { ArchiveNumberRow } from '../../fields/archive-number-row.tsx';
import { CorrespondentValue } from '../../fields/correspondent-value.tsx';
import { FoundLabel, FoundValue } from '../../findings/found-value.tsx';
import { EditableValue } from '../../fields/editable-value.tsx';
import { fieldNames } from '../../fields/field-names.ts';
import { ReadOnlyValue } from '../../fields/read-only-value.tsx';
import { TypeValue } from '../../fields/type-value.tsx';

interface DocumentFieldsProps {
  document: DocumentDetail;
  children: ReactNode;
}

export function DocumentFields({ document, children }: DocumentFieldsProps) {
  const { t } = useTranslation();
  const isFixed = !useCanChange() || document.isDeleted;
  return (
    <section aria-label={t('documents.fields.label')}>
      <DescriptionList>
        {fieldNames.map((field) => (
          <DescriptionRow
            key={field}
            label={
              <FoundLabel document={document} field={field}>
                {t(`documents.fields.name.${field}`)}
              </FoundLabel>
            }
          >
            <FoundValue document={document} field={field}>
              <Value document={document} field={field} isFixed={isFixed} />
            </FoundValue>
          </DescriptionRow>
        ))}
        <ArchiveNumberRow document={document} isFixed={isFixed} />
        {children}
      </DescriptionList>
    </section>
  );
}

type ValueProps = { document: DocumentDetail; field: DocumentFieldName; isFixed: boolean };

function Value({ document, field, isFixed }: ValueProps) {
  const fixed = <ReadOnlyValue document={document} field={field} />;
  switch (field) {
    case 'correspondent':
      return isFixed ? fixed : <CorrespondentValue document={document} />;
    case 'documentType':
      return isFixed ? fixed : <TypeValue document={document} />;
    case 'documentDate':
    case 'dueDate':
    case 'endDate':
    case 'noticeDate':
    case 'totalAmount':
    case 'iban':
    case 'reference':
    case 'vatId':
      return <EditableValue document={document} field={field} isFixed={isFixed} />;
  }
}
