import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import { documentSearchQuery, isSearchable } from '../../archive/search/search-api.ts';
import { foundDetailSearch } from '../../archive/documents/document-detail-search.ts';
import { PaperLine } from '../../archive/fields/paper/paper-line.tsx';
import { DocumentThumbnail } from '../../archive/thumbnails/document-thumbnail.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CutText } from '../../ui/display/text/cut-text.tsx';
import { MarkedText } from '../../ui/display/text/marked-text.tsx';
import { useDebounced } from '../../ui/forms/use-debounced.ts';
import type { PaletteItem } from './palette-item.ts';

const debounceMs = 300;
const list = '/organizations/$organizationId/documents';

export function useFoundItems(organizationId: string, text: string) {
  const { t } = useTranslation();
  const typed = text.slice(0, limits.searchQuery.max).trim();
  const searchQuery = useDebounced(typed, debounceMs);
  const { data, error, isPending, isPlaceholderData } = useQuery(
    documentSearchQuery(organizationId, searchQuery),
  );
  if (!isSearchable(text)) return { isLoading: false, error: null };
  const isLoading = searchQuery !== typed || isPending || isPlaceholderData;
  if (!data) return { isLoading, error };
  const { documents, documentsCount, isCountCapped, correctedQuery } = data;
  const items = documents.map((document): PaletteItem => {
    const { id: documentId, name, markedName, snippet, snippetSource } = document;
    return {
      id: documentId,
      label: name,
      icon: <DocumentThumbnail document={document} />,
      content: <CutText text={name} pieces={markedName} />,
      description:
        snippet.length > 0 ? (
          <>
            {snippetSource === 'note' && t('search.in-note')} <MarkedText pieces={snippet} />
          </>
        ) : (
          <PaperLine document={document} />
        ),
      link: {
        to: `${list}/$documentId`,
        params: { organizationId, documentId },
        search: foundDetailSearch(document, correctedQuery ?? searchQuery),
      },
    };
  });
  const all: PaletteItem = {
    id: 'all-results',
    label: isCountCapped ? t('search.show-many') : t('search.show-all', { count: documentsCount }),
    icon: <List size={16} aria-hidden />,
    isPinned: true,
    link: { to: list, params: { organizationId }, search: { q: searchQuery } },
  };
  return {
    isLoading,
    error,
    found: {
      heading: correctedQuery
        ? t('search.corrected', { query: correctedQuery })
        : t('search.results'),
      items: documentsCount > documents.length ? [...items, all] : items,
    },
  };
}
