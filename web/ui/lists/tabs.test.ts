import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

function render(value: 'info' | 'notes') {
  const children = ['info', 'notes'].map((name) =>
    createElement(TabPanel, { key: name, value: name }, `The ${name}`),
  );
  const tabs = [
    { value: 'info', label: 'Info' },
    { value: 'notes', label: 'Notes' },
  ] as const;
  return renderToStaticMarkup(
    createElement(
      Tabs<'info' | 'notes'>,
      { label: 'Details', value, onValueChange: () => undefined, tabs },
      children,
    ),
  );
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

it('shows the panel of the open tab only, which names it', () => {
  const markup = render('notes');
  const [info = '', notes = ''] = markup.match(/<button [^>]*>/g) ?? [];
  const [panel = ''] = /<div role="tabpanel"[^>]*>/.exec(markup) ?? [];

  expect(markup).toContain('The notes');
  expect(markup).not.toContain('The info');
  expect(attribute(panel, 'aria-labelledby')).toBe(attribute(notes, 'id'));
  expect(attribute(notes, 'aria-controls')).toBe(attribute(panel, ' id'));
  expect(attribute(notes, 'aria-selected')).toBe('true');
  expect(attribute(info, 'aria-selected')).toBe('false');
  expect(attribute(info, 'aria-controls')).toBeUndefined();
});

it('has one stop for the Tab key', () => {
  const stops = (render('info').match(/<button [^>]*>/g) ?? []).map((tag) =>
    attribute(tag, 'tabindex'),
  );
  expect(stops).toEqual(['0', '-1']);
});
