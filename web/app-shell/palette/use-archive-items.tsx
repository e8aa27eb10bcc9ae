import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Bookmark, Mail } from 'lucide-react';
import { useCorrespondents } from '../../archive/correspondents/correspondent-api.ts';
import { correspondentSearch } from '../../archive/correspondents/correspondent-search.ts';
import { documentsQuery } from '../../archive/documents/document-api.ts';
import { openedDocuments } from '../../archive/documents/document-cache.ts';
import { listStateOf } from '../../archive/documents/document-list-search.ts';
import { PaperLine } from '../../archive/fields/paper/paper-line.tsx';
import { useTags } from '../../archive/tags/tag-api.ts';
import { DocumentThumbnail } from '../../archive/thumbnails/document-thumbnail.tsx';
import { viewsQuery } from '../../archive/views/views-query.ts';
import { TagDot } from '../../ui/display/tag-badge.tsx';
import type { PaletteItem } from './palette-item.ts';

// Few enough that the views below stay visible.
const recentCount = 4;
const latest = listStateOf({});
const list = '/organizations/$organizationId/documents';

export function useRecentItems(organizationId: string): PaletteItem[] {
  const { data: page } = useQuery(documentsQuery(organizationId, latest));
  const opened = openedDocuments(useQueryClient(), organizationId);
  const { documentId: openId } = useParams({ strict: false });
  const documents = new Map(
    [...opened, ...(page?.documents ?? [])].map((document) => [document.id, document]),
  );
  return [...documents.values()]
    .filter(({ id, isDeleted }) => id !== openId && !isDeleted)
    .slice(0, recentCount)
    .map((document) => ({
      id: document.id,
      label: document.name,
      ...(document.correspondent && { words: document.correspondent.name }),
      icon: <DocumentThumbnail document={document} />,
      content: <bdi>{document.name}</bdi>,
      description: <PaperLine document={document} />,
      link: {
        to: `${list}/$documentId`,
        params: { organizationId, documentId: document.id },
      },
    }));
}

export function useViewItems(organizationId: string): PaletteItem[] {
  const { data: views = [] } = useQuery(viewsQuery(organizationId));
  return views.map(({ id, name }) => ({
    id,
    label: name,
    icon: <Bookmark size={16} aria-hidden />,
    link: { to: list, params: { organizationId }, search: { view: id } },
  }));
}

export function useTagItems(organizationId: string): PaletteItem[] {
  const { data: tags = [] } = useTags(organizationId);
  return tags.map(({ id, name, color }) => ({
    id,
    label: name,
    icon: <TagDot color={color} />,
    isNamedOnly: true,
    link: { to: list, params: { organizationId }, search: { tags: [id] } },
  }));
}

export function useCorrespondentItems(organizationId: string): PaletteItem[] {
  const { data: correspondents = [] } = useCorrespondents(organizationId);
  return correspondents.map(({ id, name, aliases }) => ({
    id,
    label: name,
    words: aliases.join(' '),
    icon: <Mail size={16} aria-hidden />,
    isNamedOnly: true,
    link: { to: list, params: { organizationId }, search: correspondentSearch(name) },
  }));
}
