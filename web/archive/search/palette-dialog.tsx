import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { List } from 'lucide-react';
import { useState } from 'react';
import { findWords } from '../../../shared/archive/search/find-words.ts';
import type { FoundDocument } from '../../../shared/archive/search/search.ts';
import { limits } from '../../../shared/limits.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandPinned,
} from '../../ui/lists/command.tsx';
import { FileTypeIcon } from '../../ui/display/file-type-icon.tsx';
import { MarkedText } from '../../ui/display/marked-text.tsx';
import { useDebounced } from '../../ui/forms/use-debounced.ts';
import { documentSearchQuery, isSearchable } from './search-api.ts';

const debounceMs = 300;

const nothingFound = { documents: [], documentsCount: 0, isCountCapped: false };

export interface PaletteDialogProps {
  organizationId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function PaletteDialog({ organizationId, open, onOpenChange }: PaletteDialogProps) {
  const { t } = useTranslation();
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      label={t('search.input')}
      shouldFilter={false}
    >
      <PaletteSearch organizationId={organizationId} onClose={() => onOpenChange(false)} />
    </CommandDialog>
  );
}

function PaletteSearch(props: { organizationId: string; onClose: () => void }) {
  const { organizationId, onClose } = props;
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const typed = text.slice(0, limits.searchQuery.max).trim();
  const searchQuery = useDebounced(typed, debounceMs);
  const search = useQuery(documentSearchQuery(organizationId, searchQuery));
  const isWanted = isSearchable(text);
  const isLoading =
    isWanted && (searchQuery !== typed || search.isPending || search.isPlaceholderData);
  const { documents, documentsCount, isCountCapped } =
    isWanted && search.isSuccess ? search.data : nothingFound;

  const open = (document: FoundDocument) => {
    onClose();
    void navigate({
      to: '/organizations/$organizationId/documents/$documentId',
      params: { organizationId, documentId: document.id },
      search: { find: findWords(searchQuery) || undefined },
    });
  };

  const showAll = () => {
    onClose();
    void navigate({
      to: '/organizations/$organizationId/documents',
      params: { organizationId },
      search: { q: searchQuery },
    });
  };

  return (
    <>
      <CommandInput
        value={text}
        onValueChange={setText}
        placeholder={t('search.input')}
        isLoading={isLoading}
      />
      <CommandList label={t('search.results')}>
        {documents.length > 0 && (
          <CommandGroup heading={t('search.results')}>
            {documents.map((document) => (
              <CommandItem
                key={document.id}
                value={document.id}
                onSelect={() => open(document)}
                icon={<FileTypeIcon mimeType={document.mimeType} />}
                description={
                  document.snippet.length > 0 && <MarkedText pieces={document.snippet} />
                }
              >
                {document.name}
              </CommandItem>
            ))}
            {documentsCount > documents.length && (
              <CommandPinned>
                <CommandItem value="all" onSelect={showAll} icon={<List size={16} aria-hidden />}>
                  {isCountCapped
                    ? t('search.show-many')
                    : t('search.show-all', { count: documentsCount })}
                </CommandItem>
              </CommandPinned>
            )}
          </CommandGroup>
        )}
        {documents.length === 0 && <CommandEmpty>{notice()}</CommandEmpty>}
      </CommandList>
    </>
  );

  function notice() {
    if (!isWanted) return t('search.hint');
    if (isLoading) return t('search.loading');
    if (search.isError) return errorMessage(search.error);
    return t('search.no-results');
  }
}
