import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { useTranslation } from './use-translation.ts';

const seen = new Set<unknown>();

function Title() {
  const { t } = useTranslation();
  seen.add(t);
  return t('documents.list.title');
}

const title = () => renderToStaticMarkup(createElement(Title));

it('is in the chosen language, with the same function for every component', async () => {
  const resources = { de: { translation: de }, en: { translation: en } };
  await i18next.init({ lng: 'en', resources, keySeparator: false, nsSeparator: false });
  expect([title(), title()]).toEqual([en['documents.list.title'], en['documents.list.title']]);
  expect(seen.size).toBe(1);
  await i18next.changeLanguage('de');
  expect(title()).toBe(de['documents.list.title']);
});
