import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useItemDialog } from './use-item-dialog.ts';

const drafts = vi.hoisted(() => new Set<string>());
vi.mock('../../drafts/use-draft.ts', () => ({
  useDraftOpener: (name: string) => useState(drafts.has(name)),
  useHasDraft: () => (name: string) => drafts.has(name),
}));

function shownWith(...names: string[]) {
  drafts.clear();
  for (const name of names) drafts.add(name);
  let dialog: ReturnType<typeof useItemDialog<string>> | undefined;
  const Page = () => {
    dialog = useItemDialog({ items: ['first', 'second'], draftOf: (item = 'new') => item });
    return null;
  };
  renderToStaticMarkup(createElement(Page));
  return dialog && { isOpen: dialog.shown.open, item: dialog.shown.item };
}

it('is open where there is a draft to come back to', () => {
  expect(shownWith()).toEqual({ isOpen: false, item: undefined });
  expect(shownWith('new')).toEqual({ isOpen: true, item: undefined });
  expect(shownWith('second')).toEqual({ isOpen: true, item: 'second' });
});

it('stays that of a new item where there is a draft of another one too', () => {
  expect(shownWith('new', 'second')).toEqual({ isOpen: true, item: undefined });
});
