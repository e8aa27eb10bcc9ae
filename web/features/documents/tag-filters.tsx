import { useTranslation } from '../../i18n/use-translation.ts';
import type { DocumentSummary } from '../../../shared/features/documents/document.ts';
import { TagBadge } from '../../ui/tag-badge.tsx';

export interface TagFiltersProps {
  tagIds: readonly string[];
  /** The documents found: they carry the tags, and so their names and colours. */
  documents: readonly DocumentSummary[];
  onChange: (tagIds: string[]) => void;
}

export function TagFilters({ tagIds, documents, onChange }: TagFiltersProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{t('documents.filter.label')}</span>
      {tagIds.map((tagId) => {
        const tag = documents[0]?.tags.find((candidate) => candidate.id === tagId);
        const name = tag?.name ?? t('documents.filter.unknown-tag');
        return (
          <TagBadge
            key={tagId}
            name={name}
            color={tag?.color ?? 'transparent'}
            removeLabel={t('documents.filter.remove', { name })}
            onRemove={() => onChange(tagIds.filter((other) => other !== tagId))}
          />
        );
      })}
    </div>
  );
}
