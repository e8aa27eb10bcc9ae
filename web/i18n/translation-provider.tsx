import i18next from 'i18next';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { TranslationContext } from './use-translation.ts';

export interface TranslationProviderProps {
  i18n?: typeof i18next;
  children?: ReactNode;
}

/** Renders texts again when the language changes. */
export function TranslationProvider({ i18n = i18next, children }: TranslationProviderProps) {
  const subscribe = (notify: () => void) => {
    i18n.on('languageChanged', notify);
    return () => i18n.off('languageChanged', notify);
  };
  const languageOf = () => i18n.language;
  const language = useSyncExternalStore(subscribe, languageOf, languageOf);
  const translation = useMemo(() => ({ t: i18n.getFixedT(language), i18n }), [i18n, language]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
