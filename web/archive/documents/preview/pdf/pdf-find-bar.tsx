import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { PdfFindState, PdfView } from './pdf-viewer.ts';

export interface PdfFindBarProps {
  view: PdfView;
  state: PdfFindState;
  /** The words of the search that found the document, each of them found separately; typed text is a phrase. */
  initialWords?: string;
  onClose: () => void;
}

export function PdfFindBar({ view, state, initialWords = '', onClose }: PdfFindBarProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialWords);
  const query = text === initialWords ? text.split(/\s+/).filter(Boolean) : text;
  const isEmpty = text.trim() === '';

  useEffect(() => {
    if (text.trim() === '') return view.endFind();
    view.find(text === initialWords ? text.split(/\s+/).filter(Boolean) : text);
  }, [view, text, initialWords]);
  useEffect(() => () => view.endFind(), [view]);
  useEffect(() => {
    if (initialWords === '') input.current?.focus();
  }, [initialWords]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes only this, not the preview that fills the window.
      event.preventDefault();
      return onClose();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isEmpty) return;
    view.find(query, event.shiftKey ? 'previous' : 'next');
  };

  return (
    <>
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
        onClick={() => view.find(query, 'previous')}
      >
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        aria-label={t('preview.pdf.find-next')}
        disabled={state.total === 0}
        onClick={() => view.find(query, 'next')}
      >
        <ChevronDown size={16} aria-hidden />
      </IconButton>
      <IconButton size="sm" aria-label={t('preview.pdf.find-close')} onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </>
  );

  function countText() {
    if (state.total > 0) return t('preview.pdf.matches', state);
    return state.isSearching ? t('preview.pdf.searching') : t('preview.pdf.no-match');
  }
}
