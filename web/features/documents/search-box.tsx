import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import {
  filterAtCaret,
  suggestFilters,
} from '../../../shared/features/document-search/suggest-filters.ts';
import { limits } from '../../../shared/limits.ts';
import { tagsQuery } from '../../api/tag-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { controlStyles } from '../../ui/field.tsx';
import { listItemStyles, popupSurfaceStyles } from '../../ui/popup-styles.ts';
import { tagSuggestions } from './tag-suggestions.ts';

export interface SearchBoxProps {
  organizationId: string;
  value: string;
  onValueChange: (value: string) => void;
}

type Suggestion = { label: string; hint?: string; value: string };

/** The list's search field; offers the search language's filters, and their values where these are known. */
export function SearchBox({ organizationId, value, onValueChange }: SearchBoxProps) {
  const { t } = useTranslation();
  const [caret, setCaret] = useState(value.length);
  const [hasFocus, setHasFocus] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const suggestions = useSuggestions(organizationId, value, caret);

  return (
    <Autocomplete.Root<Suggestion>
      mode="none"
      items={suggestions}
      value={value}
      onValueChange={(next, { reason }) => {
        onValueChange(next);
        setIsDismissed(false);
        if (reason === 'item-press') setCaret(next.length);
      }}
      open={hasFocus && !isDismissed && suggestions.length > 0}
      onOpenChange={(isOpen, { reason }) => {
        if (!isOpen && reason === 'escape-key') setIsDismissed(true);
      }}
    >
      <div className="relative flex min-w-0 flex-1 items-center">
        <Search size={16} aria-hidden className="pointer-events-none absolute left-3 text-faint" />
        <Autocomplete.Input
          aria-label={t('documents.search.label')}
          placeholder={t('documents.search.placeholder')}
          maxLength={limits.searchQuery.max}
          spellCheck={false}
          className={[controlStyles, 'h-9 pr-9 pl-9 pointer-coarse:h-10'].join(' ')}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? value.length)}
        />
        {value !== '' && (
          <span className="absolute right-0.5">
            <IconButton
              size="sm"
              aria-label={t('documents.search.clear')}
              onClick={() => onValueChange('')}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6} align="start" className="z-popover outline-none">
          <Autocomplete.Popup
            aria-label={t('documents.search.filters')}
            className={[popupSurfaceStyles, 'w-(--anchor-width) min-w-64'].join(' ')}
          >
            <Autocomplete.List className="max-h-72 overflow-y-auto p-1">
              {(suggestion: Suggestion) => (
                <Autocomplete.Item
                  key={suggestion.value}
                  value={suggestion}
                  className={listItemStyles}
                >
                  <span className="font-mono text-sm">{suggestion.label}</span>
                  {suggestion.hint && (
                    <span className="min-w-0 truncate text-sm text-muted">{suggestion.hint}</span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

/** What can be put in at the caret; `value` is the whole text with it. */
function useSuggestions(organizationId: string, text: string, caret: number): Suggestion[] {
  const { t } = useTranslation();
  const isTag = filterAtCaret(text, caret)?.key === 'tag';
  const { data: tags = [] } = useQuery({ ...tagsQuery(organizationId), enabled: isTag });
  const offered = isTag ? tagSuggestions(text, caret, tags) : suggestFilters(text, caret);
  return offered.map(({ key, value, insert, start, end }) => ({
    label: insert.trim(),
    hint: value === undefined ? t(`documents.search.filter.${key}`) : undefined,
    value: text.slice(0, start) + insert + text.slice(end),
  }));
}
