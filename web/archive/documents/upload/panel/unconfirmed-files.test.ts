import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import de from '../../../../../locales/de.json';
import { TranslationProvider } from '../../../../i18n/translation-provider.tsx';
import { UnconfirmedFiles } from './unconfirmed-files.tsx';

it('names files in the order of the language, numbers by their values, and counts those after the eighth', async () => {
  await i18next.init({
    lng: 'de',
    resources: { de: { translation: de } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const names = ['b 10', 'b 9', 'Zelt', 'Äpfel', 'c', 'd', 'e', 'f', 'g', 'h'];
  const panel = createElement(UnconfirmedFiles, {
    files: names.map((name) => new File([], `${name}.txt`)),
    onConfirm: () => undefined,
    onLeaveOut: () => undefined,
  });
  const markup = renderToStaticMarkup(createElement(TranslationProvider, {}, panel));
  const named = [...markup.matchAll(/([\wÄ ]+)\.txt/g)].map(([, name]) => name?.trim());
  expect(named).toEqual(['Äpfel', 'b 9', 'b 10', 'c', 'd', 'e', 'f', 'g']);
});
