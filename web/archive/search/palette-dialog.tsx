import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { List } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { findWords } from '../../../shared/archive/search/highlights/find-words.ts';
import type { FoundDocument } from '../../../shared/archive/search/search.ts';
import { limits } from '../../../shared/limits.ts';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useConfirmLeave } from '../../i18n/questions/use-leave-question.ts';
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
import { CutText } from '../../ui/display/text/cut-text.tsx';
import { MarkedText } from '../../ui/display/text/marked-text.tsx';
import { isDialogTyped } from '../../ui/overlays/dialogs/typed-dialog.ts';
import { useDebounced } from '../../ui/forms/use-debounced.ts';
import { DocumentThumbnail } from '../thumbnails/document-thumbnail.tsx';
import type { EarlyKeys } from './early-keys.ts';
import { documentSearchQuery, isSearchable } from './search-api.ts';

const debounceMs = 300;

const nothingFound = {
  documents: [],
  documentsCount: 0,
  isCountCapped: false,
  correctedQuery: null,
};

export interface PaletteDialogProps {
  organizationId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was typed before the field had the focus. */
  takeEarlyKeys: () => EarlyKeys | undefined;
}

export function PaletteDialog(props: PaletteDialogProps) {
  const { organizationId, open, onOpenChange, takeEarlyKeys } = props;
  const { t } = useTranslation();
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      label={t('search.input')}
      shouldFilter={false}
    >
      <PaletteSearch
        organizationId={organizationId}
        takeEarlyKeys={takeEarlyKeys}
        onClose={() => onOpenChange(false)}
      />
    </CommandDialog>
  );
}

function PaletteSearch(props: {
  organizationId: string;
  takeEarlyKeys: () => EarlyKeys | undefined;
  onClose: () => void;
}) {
  const { organizationId, takeEarlyKeys, onClose } = props;
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  const [text, setText] = useState('');
  const [enteredText, setEnteredText] = useState<string>();
  const typed = text.slice(0, limits.searchQuery.max).trim();
  const searchQuery = useDebounced(typed, debounceMs);
  const search = useQuery(documentSearchQuery(organizationId, searchQuery));
  const isWanted = isSearchable(text);
  const isLoading =
    isWanted && (searchQuery !== typed || search.isPending || search.isPlaceholderData);
  const { documents, documentsCount, isCountCapped, correctedQuery } =
    isWanted && search.isSuccess ? search.data : nothingFound;

  // The palette may be above a dialog, which a navigation closes. Whoever leaves it is not asked by its form again.
  const leave = async () => {
    onClose();
    if (!isDialogTyped()) return { ignoreBlocker: false };
    const mayLeave = await confirmLeave({ description: t('common.leave.description') });
    return mayLeave ? { ignoreBlocker: true } : undefined;
  };

  const open = async (document: FoundDocument) => {
    const leaving = await leave();
    if (!leaving) return;
    void navigate({
      ignoreBlocker: leaving.ignoreBlocker,
      to: '/organizations/$organizationId/documents/$documentId',
      params: { organizationId, documentId: document.id },
      search: {
        find: findWords(correctedQuery ?? searchQuery) || undefined,
        page: document.page ?? undefined,
        tab: document.snippetSource === 'note' ? 'notes' : undefined,
      },
    });
  };

  const showAll = async () => {
    const leaving = await leave();
    if (!leaving) return;
    void navigate({
      ignoreBlocker: leaving.ignoreBlocker,
      to: '/organizations/$organizationId/documents',
      params: { organizationId },
      search: { q: searchQuery },
    });
  };

  // Enter waits for the results of what is typed: those shown until then are of an earlier text.
  const [first] = documents;
  const openFirst = useEffectEvent(() => {
    if (first) void open(first);
  });
  const isEntered = enteredText === text;
  useEffect(() => {
    if (isEntered && !isLoading) openFirst();
  }, [isEntered, isLoading]);

  const takeOver = () => {
    const early = takeEarlyKeys();
    if (!early) return;
    const whole = text + early.text;
    setText(whole);
    if (early.isEntered) setEnteredText(whole);
  };

  return (
    <>
      <CommandInput
        value={text}
        onValueChange={setText}
        onFocus={takeOver}
        onEnter={isLoading ? () => setEnteredText(text) : undefined}
        placeholder={t('search.input')}
        isLoading={isLoading}
      />
      <CommandList label={t('search.results')} isStale={isLoading}>
        {documents.length > 0 && (
          <CommandGroup
            heading={
              correctedQuery
                ? t('search.corrected', { query: correctedQuery })
                : t('search.results')
            }
          >
            {documents.map((document) => (
              <CommandItem
                key={document.id}
                value={document.id}
                onSelect={() => void open(document)}
                icon={<DocumentThumbnail document={document} />}
                description={
                  document.snippet.length > 0 && (
                    <>
                      {document.snippetSource === 'note' && t('search.in-note')}{' '}
                      <MarkedText pieces={document.snippet} />
                    </>
                  )
                }
              >
                <CutText text={document.name} pieces={document.markedName} />
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
      </CommandList>
      {documents.length === 0 && <CommandEmpty>{notice()}</CommandEmpty>}
    </>
  );

  function notice() {
    if (!isWanted) return t('search.hint');
    if (isLoading) return t('search.loading');
    if (search.isError) return errorMessage(search.error);
    return t('search.no-results');
  }
}
