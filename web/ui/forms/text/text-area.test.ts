import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

const render = (value: string) =>
  renderToStaticMarkup(
    createElement(TextArea, {
      label: 'Text',
      isAutoSized: true,
      dir: 'auto',
      value,
      readOnly: true,
    }),
  );

it('grows with a short text', () => {
  expect(render('short')).toMatch(/dir="auto".*field-sizing-content/);
});

it('has a fixed height and a fixed direction for a long text, which would be laid out again and again', () => {
  const markup = render(`שלום ${'x'.repeat(20_000)}`);
  expect(markup).toMatch(/dir="rtl".*h-125/);
  expect(markup).not.toContain('field-sizing-content');
});
