import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { MoreTags } from '../tags/more-tags.tsx';
import { useValueText } from './use-value-text.ts';

/** A row shows so many options and counts the others, so that it stays low. */
const shownOptions = 3;

export interface CustomCellProps {
  document: DocumentSummary;
  field: CustomField;
}

export function CustomCell({ document, field }: CustomCellProps) {
  const { value = null, documentName } = document.fields.find(({ id }) => id === field.id) ?? {};
  const text = useValueText(field, value, documentName);
  if (text === undefined) return <span className="text-faint">–</span>;
  if (field.type !== 'select' && field.type !== 'multi-select') {
    return (
      <bdi title={text} className="block truncate text-muted">
        {text}
      </bdi>
    );
  }
  const ids = [value].flat();
  const chosen = field.options.filter(({ id }) => ids.includes(id));
  const rest = chosen.slice(shownOptions).map(({ name }) => name);
  return (
    <span className="flex max-w-56 flex-wrap gap-1 sm:min-w-40">
      {chosen.slice(0, shownOptions).map(({ id, name, color }) => (
        <TagBadge key={id} name={name} color={color} />
      ))}
      <MoreTags names={rest} />
    </span>
  );
}
