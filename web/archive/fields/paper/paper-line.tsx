import { clsx } from 'clsx';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useFieldText } from '../text/use-field-text.ts';
import { DueText } from './due-text.tsx';
import { isTelling, paperFields } from './paper-fields.ts';

/**
 * The known fields of a document: sender · type · date · total · due date. A part that does not fit moves to the next
 * line as a whole; only the sender is truncated. On a phone, a single line omits the type if there are other parts; on
 * the smallest phones, there are several lines.
 */
export function PaperLine({
  document,
  isSingle,
}: {
  document: DocumentSummary;
  isSingle?: boolean;
}) {
  const textOf = useFieldText();
  const told = paperFields.filter((field) => isTelling(document, field));
  const parts = told.map((field) => {
    const part = field === 'dueDate' ? <DueText {...document} /> : textOf(field, document[field]);
    return { field, part };
  });
  if (parts.length === 0) return null;
  return (
    <span className="block overflow-hidden text-sm text-muted tabular-nums">
      {/* The separator before the first part of a line is outside of it. */}
      <span
        className={clsx(
          '-ml-3 flex',
          isSingle ? 'flex-nowrap max-[22.5rem]:flex-wrap' : 'flex-wrap',
        )}
      >
        {parts.map(({ field, part }) => (
          <span
            key={field}
            className={clsx(
              'relative max-w-full pl-3 before:absolute before:left-1 before:content-["·"]',
              field === 'correspondent' ? 'min-w-0 truncate' : 'whitespace-nowrap',
              isSingle && field === 'documentType' && parts.length > 1 && 'max-sm:hidden',
            )}
          >
            <bdi>{part}</bdi>{' '}
          </span>
        ))}
      </span>
    </span>
  );
}
