import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslationContext } from './use-translation.ts';

export interface TranslationProviderProps {
  i18n?: typeof i18next;
  children?: ReactNode;
}

/** Renders texts again when the language changes: one subscription for all, as a list has hundreds of components with texts. */
export function TranslationProvider({ i18n = i18next, children }: TranslationProviderProps) {
  const translation = useTranslation(undefined, { i18n, useSuspense: false });
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
