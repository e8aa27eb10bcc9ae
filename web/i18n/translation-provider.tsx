import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslationContext } from './use-translation.ts';

export interface TranslationProviderProps {
  i18n?: i18n;
  children?: ReactNode;
}

/** Renders texts again when the language changes: one subscription for all, as a list has hundreds of components with texts. */
export function TranslationProvider({ i18n: instance, children }: TranslationProviderProps) {
  const { t, i18n } = useTranslation(undefined, instance && { i18n: instance });
  const translation = useMemo(() => ({ t, i18n }), [t, i18n]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
