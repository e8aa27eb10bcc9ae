import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FoundDocument, Snippet } from '../../../shared/features/document-search/search.ts';
import { limits } from '../../../shared/limits.ts';
import { useShortcut } from '../../app-shell/shortcuts.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '../../ui/command.tsx';
import { FileTypeIcon } from '../../ui/file-type-icon.tsx';
import { findWords } from './find-words.ts';
import { documentSearchQuery, isSearchable } from './search-query.ts';

const CommandPaletteContext = createContext<{ open: () => void } | null>(null);

export function useCommandPalette() {
  const value = use(CommandPaletteContext);
  if (!value) throw new Error('CommandPaletteProvider is missing');
  return value;
}

export interface CommandPaletteProviderProps {
  organizationId: string;
  children: ReactNode;
}

/** The search palette of an organization, opened by Ctrl or Cmd and K, or by a button. */
export function CommandPaletteProvider({ organizationId, children }: CommandPaletteProviderProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const value = useMemo(() => ({ open: () => setIsOpen(true) }), []);
  useShortcut({ keys: 'mod+k', label: 'shortcuts.search', run: () => setIsOpen(true) });
  useShortcut({ keys: '/', label: 'shortcuts.search', run: () => setIsOpen(true) });

  return (
    <CommandPaletteContext value={value}>
      {children}
      <CommandDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t('search.input')}
        shouldFilter={false}
      >
        <PaletteSearch organizationId={organizationId} onClose={() => setIsOpen(false)} />
      </CommandDialog>
    </CommandPaletteContext>
  );
}

function PaletteSearch(props: { organizationId: string; onClose: () => void }) {
  const { organizationId, onClose } = props;
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const searchQuery = useDebounced(text.slice(0, limits.searchQuery.max).trim());
  const search = useQuery(documentSearchQuery(organizationId, searchQuery));
  const isWanted = isSearchable(text);
  const isLoading = isWanted && (search.isFetching || searchQuery !== text.trim());
  const documents = isWanted && search.isSuccess ? search.data.documents : [];

  const open = (document: FoundDocument) => {
    onClose();
    void navigate({
      to: '/organizations/$organizationId/documents/$documentId',
      params: { organizationId, documentId: document.id },
      search: { find: findWords(searchQuery) || undefined },
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
                description={document.snippet.length > 0 && <Marked snippet={document.snippet} />}
              >
                {document.name}
              </CommandItem>
            ))}
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

function Marked({ snippet }: { snippet: Snippet }) {
  return snippet.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-sm bg-accent-soft text-accent-text">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

const debounceMs = 300;

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
