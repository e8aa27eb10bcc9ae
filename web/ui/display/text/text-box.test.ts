import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextBox } from './text-box.tsx';

it('is a read-only text area with a name', () => {
  const markup = renderToStaticMarkup(
    createElement(() =>
      TextBox({ label: 'Text', isTextArea: true, className: '', children: 'A line' }),
    ),
  );
  expect(markup).toMatch(
    /role="textbox" aria-multiline="true" aria-readonly="true" aria-label="Text" tabindex="0"/,
  );
});

it('lays out only the pieces of a long line that are near the visible part', () => {
  const line = '{"id":1},'.repeat(2000);
  const markup = renderToStaticMarkup(
    createElement(() => TextBox({ label: 'Text', className: '', children: line })),
  );
  const pieces = markup.match(/<pre [^>]*content-visibility:auto[^>]*>/g) ?? [];
  expect(pieces.length).toBeGreaterThan(4);
  expect(pieces.every((piece) => /contain-intrinsic-block-size:auto \d+lh/.test(piece))).toBe(true);
});
