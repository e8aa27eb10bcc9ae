import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/forms/text/text-field.tsx';
import type { Finder, FindState } from './document-finder.ts';
import { searchedMarkers, typedMarkers } from './find-patterns.ts';

/** Delay in milliseconds before the search starts while typing. */
const typingMs = 250;

interface FindBarProps {
  finder: Pick<Finder, 'search' | 'step' | 'endSearch'>;
  state: FindState;
  /** The query that found the document, whose words are matched like in search; typed text is matched as a whole. */
  initialWords?: string;
  onClose: () => void;
}

export function isFindKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'f';
}

export function FindBar({ finder, state, initialWords = '', onClose }: FindBarProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialWords);
  const isInitial = text === initialWords;
  const markers = useMemo(
    () => (isInitial ? searchedMarkers(text) : typedMarkers(text)),
    [isInitial, text],
  );
  const isEmpty = markers.length === 0;

  useEffect(() => {
    if (markers.length === 0) return finder.endSearch();
    if (isInitial) return finder.search(markers);
    const timer = setTimeout(() => finder.search(markers), typingMs);
    return () => clearTimeout(timer);
  }, [finder, markers, isInitial]);
  useEffect(() => () => finder.endSearch(), [finder]);
  useEffect(() => {
    if (initialWords === '') input.current?.focus();
  }, [initialWords]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes only the search, not the full-window preview.
      event.preventDefault();
      return onClose();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isEmpty) return;
    finder.step(event.shiftKey ? 'previous' : 'next');
  };

  return (
    <search className="max-sm:not-in-[[role=dialog]]:hidden flex min-h-11.25 shrink-0 items-center gap-1 border-b border-border px-2 py-1.5 pointer-coarse:min-h-13.25">
      <TextField
        ref={input}
        label={t('preview.pdf.find')}
        isLabelHidden
        placeholder={t('preview.pdf.find')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-w-0 flex-1"
        inputClassName="h-8! text-sm"
      />
      <span aria-live="polite" className="px-2 text-sm whitespace-nowrap text-muted tabular-nums">
        {isEmpty ? '' : countText()}
      </span>
      <IconButton
        size="sm"
        aria-label={t('preview.pdf.find-previous')}
        disabled={state.total === 0}
        onClick={() => finder.step('previous')}
      >
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        aria-label={t('preview.pdf.find-next')}
        disabled={state.total === 0}
        onClick={() => finder.step('next')}
      >
        <ChevronDown size={16} aria-hidden />
      </IconButton>
      <IconButton size="sm" aria-label={t('preview.pdf.find-close')} onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </search>
  );

  function countText() {
    if (state.total > 0) return t('preview.pdf.matches', state);
    return state.isSearching ? t('preview.pdf.searching') : t('preview.pdf.no-match');
  }
}
