import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { DueText } from '../../fields/paper/due-text.tsx';
import { isTelling } from '../../fields/paper/paper-fields.ts';
import { useFieldText } from '../../fields/text/use-field-text.ts';

export function CardPaper({ document }: { document: DocumentSummary }) {
  const textOf = useFieldText();
  const { correspondent, documentType, documentDate, totalAmount, dueDate, isPaid } = document;
  const type = isTelling(document, 'documentType') ? textOf('documentType', documentType) : null;
  const date = textOf('documentDate', documentDate);
  return (
    <>
      {correspondent && (
        <bdi className="truncate pr-2 text-sm" title={correspondent.name}>
          {correspondent.name}
        </bdi>
      )}
      {(type ?? date) && (
        <span className="flex flex-wrap justify-between gap-x-2 pr-2 text-sm text-muted">
          <span>{type}</span>
          <span className="whitespace-nowrap">{date}</span>
        </span>
      )}
      {(totalAmount ?? (isPaid || dueDate)) && (
        <span className="flex flex-wrap justify-between gap-x-2 pr-2 text-sm tabular-nums">
          <span>{textOf('totalAmount', totalAmount)}</span>
          <DueText dueDate={dueDate} isPaid={isPaid} />
        </span>
      )}
    </>
  );
}
