import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TagBadge } from './tag-badge.tsx';

const render = (name: string) =>
  renderToStaticMarkup(createElement(TagBadge, { name, color: '#7ad7ff' }));

it('keeps the end of a long name, which tells it from those that begin alike', () => {
  const name = 'A very long tag name about household insurance 2024';
  expect(render(name)).toContain(`title="${name}"`);
  expect(render(name)).toMatch(/shrink-0[^>]*>[^<]*surance 2024</);
});

it('leaves a short name in one piece', () => {
  expect(render('Invoices')).toContain('>Invoices<');
});
