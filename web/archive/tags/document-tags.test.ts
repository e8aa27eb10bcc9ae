import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { DocumentTags } from './document-tags.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: 'a' }));
vi.mock('../../i18n/use-translation.ts', () => ({
  useTranslation: () => ({
    i18n: { language: 'de' },
    t: (key: string, { items = [] }: { items?: string[] }) => [key, ...items].join(' '),
  }),
}));

it('shows tags in the order of the language, also one that was just added, and names the rest', () => {
  const tags = ['Zoll', 'Ärzte', 'Bank', 'Auto'].map((name) => ({
    id: name,
    name,
    color: '#000000',
  }));
  const document = { organizationId: 'org_1', tags } as DocumentSummary;
  const markup = renderToStaticMarkup(createElement(DocumentTags, { document, max: 3 }));
  const shown = [...markup.matchAll(/ title="([^"]*)"/g)].map(([, title]) => title);
  expect(shown).toEqual(['Ärzte', 'Auto', 'Bank', 'common.list Zoll']);
});
