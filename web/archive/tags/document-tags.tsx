import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNameOrder } from '../../i18n/names/use-name-order.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { DocumentTag } from '../../../shared/archive/tags/tag.ts';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { MoreTags } from './more-tags.tsx';

interface DocumentTagsProps {
  document: DocumentSummary;
  max?: number;
  onRemove?: (tag: DocumentTag) => void;
  children?: ReactNode;
}

export function DocumentTags({ document, max = Infinity, onRemove, children }: DocumentTagsProps) {
  const { t } = useTranslation();
  const inOrder = useNameOrder();
  const { organizationId } = document;
  if (document.tags.length === 0 && !children) return null;
  const tags = inOrder(document.tags);
  const rest = tags.slice(max).map(({ name }) => name);
  return (
    <div className="flex flex-wrap items-center gap-1">
      {tags.slice(0, max).map((tag) => (
        <TagBadge
          key={tag.id}
          name={tag.name}
          color={tag.color}
          isWhole={max === Infinity}
          onRemove={onRemove && (() => onRemove(tag))}
          removeLabel={t('documents.remove-tag', { name: tag.name })}
          render={
            <Link
              to="/organizations/$organizationId/documents"
              params={{ organizationId }}
              search={{ tags: [tag.id] }}
            />
          }
        />
      ))}
      <MoreTags names={rest} />
      {children}
    </div>
  );
}
