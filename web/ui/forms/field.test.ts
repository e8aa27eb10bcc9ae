import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field, type FieldProps } from './field.tsx';

function render(props: Omit<FieldProps, 'label'>) {
  const field: ComponentProps<typeof Field> = {
    label: 'Name',
    ...props,
    children: (attributes) => createElement('input', attributes),
  };
  return renderToStaticMarkup(createElement(Field, field));
}

it('marks a required field for eyes and for screen readers, each once', () => {
  expect(render({ isRequired: true })).toMatch(/>Name<span aria-hidden="true"[^>]*>\*</);
  expect(render({ isRequired: true })).toContain('aria-required="true"');
});

it('marks no other field, and no label that is hidden', () => {
  expect(render({})).not.toMatch(/\*|aria-required/);
  expect(render({ isRequired: true, isLabelHidden: true })).not.toContain('*');
});
