import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '../../../../../shared/limits.ts';
import { useCorrespondents } from '../../../correspondents/correspondent-api.ts';
import { useCustomFields } from '../../../custom-fields/custom-field-api.ts';
import { usePeople } from '../../../custom-fields/use-people.ts';
import { useNextArchiveNumber } from '../../../fields/use-next-archive-number.ts';
import { useTags } from '../../../tags/tag-api.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { controlStyles } from '../../../../ui/forms/field.tsx';
import { listItemStyles, popupSurfaceStyles } from '../../../../ui/overlays/popup-styles.ts';
import { defer, useDeferred } from '../../../../ui/overlays/deferred.ts';
import { useSuggestionList } from '../../../../ui/pickers/use-suggestion-list.ts';

const suggesting = defer(() => import('./search-suggestions.ts'));

interface SearchBoxProps {
  organizationId: string;
  value: string;
  onValueChange: (value: string) => void;
  onSend: (value?: string) => void;
}

type Suggestion = { label: string; hint?: string; value: string };

export function SearchBox(props: SearchBoxProps) {
  const { organizationId, value, onValueChange, onSend } = props;
  const { t } = useTranslation();
  const [caret, setCaret] = useState(value.length);
  const [hasFocus, setHasFocus] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const suggestions = useSuggestions(organizationId, { text: value, caret, isNeeded: hasFocus });
  const isOpen = hasFocus && !isDismissed && suggestions.length > 0;

  const write = (next: string) => {
    onValueChange(next);
    setIsDismissed(false);
  };
  const { fieldProps, listProps, optionProps } = useSuggestionList({
    itemsKey: `${caret} ${value}`,
    count: suggestions.length,
    isOpen,
    onChoose: (index) => {
      const chosen = suggestions[index]?.value ?? value;
      write(chosen);
      setCaret(chosen.length);
    },
    onDismiss: () => setIsDismissed(true),
  });

  return (
    <div className="relative flex min-w-0 flex-1 items-center max-sm:basis-full">
      <Search size={16} aria-hidden className="pointer-events-none absolute left-3 text-faint" />
      <input
        {...fieldProps}
        aria-label={t('documents.search.label')}
        placeholder={t('documents.search.placeholder')}
        maxLength={limits.searchQuery.max}
        spellCheck={false}
        className={clsx(controlStyles, 'h-9 pr-9 pl-9 pointer-coarse:h-10')}
        value={value}
        onChange={(event) => write(event.target.value)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => {
          setHasFocus(false);
          onSend();
        }}
        onClick={() => setIsDismissed(false)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? value.length)}
      />
      {value !== '' && (
        <span className="absolute right-0.5">
          <IconButton size="sm" aria-label={t('documents.search.clear')} onClick={() => onSend('')}>
            <X size={16} aria-hidden />
          </IconButton>
        </span>
      )}
      {isOpen && (
        <div
          {...listProps}
          aria-label={t('documents.search.filters')}
          className={clsx(
            popupSurfaceStyles,
            'absolute inset-x-0 top-full z-popover mt-1.5 max-h-72 overflow-y-auto p-1',
          )}
        >
          {suggestions.map((suggestion, index) => (
            <div key={suggestion.value} {...optionProps(index)} className={listItemStyles}>
              <span className="max-w-full shrink-0 truncate font-mono text-sm">
                {suggestion.label}
              </span>
              {suggestion.hint && (
                <span className="min-w-0 truncate text-sm text-muted">{suggestion.hint}</span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

type Typing = { text: string; caret: number; isNeeded: boolean };

function useSuggestions(organizationId: string, { text, caret, isNeeded }: Typing): Suggestion[] {
  const { t } = useTranslation();
  const parts = useDeferred(suggesting, isNeeded);
  const key = parts?.filterAtCaret(text, caret)?.key;
  const { data: tags = [] } = useTags(organizationId, { enabled: key === 'tag' });
  const { data: correspondents = [] } = useCorrespondents(organizationId, {
    enabled: key === 'correspondent',
  });
  const { data: fields = [] } = useCustomFields(organizationId, { enabled: isNeeded });
  const hasNumbers = useNextArchiveNumber(organizationId) != null;
  const isPerson = parts?.fieldAtCaret(text, caret, fields)?.type === 'person';
  const { data: members } = usePeople(organizationId, { enabled: isPerson || key === 'by' });
  if (!parts) return [];
  const people = members?.map(({ user }) => user.name);
  const today = parts.today();
  const suggested = [
    ...parts
      .filterSuggestions({ text, caret, today }, { tags, correspondents, people })
      .filter((each) => hasNumbers || (each.key !== 'asn' && each.value !== 'asn'))
      .map(({ key: filter, value, ...rest }) => ({
        ...rest,
        hint: value === undefined ? t(`documents.search.filter.${filter}`) : undefined,
      })),
    ...parts
      .customSuggestions(
        { text, caret, today },
        fields.map((field) => ({ ...field, people })),
      )
      .map(({ name, ...rest }) => ({ ...rest, hint: name })),
  ];
  return suggested.map(({ insert, hint, start, end }) => ({
    label: insert.trim(),
    hint,
    value: text.slice(0, start) + insert + text.slice(end),
  }));
}
