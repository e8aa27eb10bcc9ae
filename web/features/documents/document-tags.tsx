import { Link } from '@tanstack/react-router';
import type { DocumentSummary } from '../../../shared/features/documents/document.ts';
import { TagBadge } from '../../ui/tag-badge.tsx';

/** A document's tags, each leading to the documents that have it. */
export function DocumentTags({ document }: { document: DocumentSummary }) {
  const { organizationId, tags } = document;
  if (tags.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <TagBadge
          key={tag.id}
          name={tag.name}
          color={tag.color}
          render={
            <Link
              to="/organizations/$organizationId/documents"
              params={{ organizationId }}
              search={{ tags: [tag.id] }}
            />
          }
        />
      ))}
    </div>
  );
}
