import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { keepResults } from './keep-results.ts';

const textsOf = keepResults((language: string) => i18next.getFixedT(language));

/** The texts in the chosen language. Renders again when another one is chosen. */
export function useTranslation() {
  const language = useSyncExternalStore(subscribe, chosenLanguage, chosenLanguage);
  return { t: textsOf(language), i18n: i18next };
}

function chosenLanguage() {
  return i18next.language;
}

function subscribe(onChange: () => void) {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}
