import { describe, expect, it } from 'vitest';
import {
  isSelected,
  nothingSelected,
  pageState,
  toggle,
  togglePage,
  withoutDone,
  type Selection,
} from './document-selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const all: Selection = { kind: 'all' };
const chosen = (selection: Selection) => page.filter((id) => isSelected(selection, id)).join('');
const on = (selection: Selection, id: string, isRange = false) =>
  toggle(selection, { id, isOn: true, isRange }, page);
const off = (selection: Selection, id: string, isRange = false) =>
  toggle(selection, { id, isOn: false, isRange }, page);

describe('the selection of a document list', () => {
  it('selects and deselects a document', () => {
    expect(chosen(off(on(on(nothingSelected, 'a'), 'c'), 'a'))).toBe('c');
  });

  it('selects a range from the last toggled document, in either direction', () => {
    expect(chosen(on(on(nothingSelected, 'b'), 'd', true))).toBe('bcd');
    expect(chosen(on(on(nothingSelected, 'd'), 'b', true))).toBe('bcd');
    expect(chosen(off(on(on(nothingSelected, 'a'), 'e', true), 'c', true))).toBe('ab');
  });

  it('selects only the document if no other of the page was toggled before', () => {
    expect(chosen(on(nothingSelected, 'c', true))).toBe('c');
    expect(chosen(on(on(nothingSelected, 'on another page'), 'c', true))).toBe('c');
  });

  it('keeps the selection of other pages when a page is toggled', () => {
    const elsewhere = on(nothingSelected, 'elsewhere');
    const both = togglePage(elsewhere, true, page);
    expect(pageState(both, page)).toBe('all');
    expect(isSelected(togglePage(both, false, page), 'elsewhere')).toBe(true);
    expect(pageState(togglePage(both, false, page), page)).toBe('none');
  });

  it('keeps the rest of the page when one of all documents is deselected', () => {
    expect(chosen(off(all, 'b'))).toBe('acde');
    expect(off(all, 'b').kind).toBe('some');
    expect(togglePage(all, false, page)).toBe(nothingSelected);
  });

  it('distinguishes all, some and none of a page', () => {
    expect(pageState(on(nothingSelected, 'a'), page)).toBe('some');
  });

  it('keeps what was selected while an action ran', () => {
    const done = on(on(nothingSelected, 'a'), 'b');
    expect(chosen(withoutDone(done, done))).toBe('');
    expect(chosen(withoutDone(on(off(done, 'a'), 'd'), done))).toBe('d');
    expect(withoutDone(all, done)).toBe(all);
    expect(withoutDone(all, all)).toBe(nothingSelected);
    expect(chosen(withoutDone(on(nothingSelected, 'c'), all))).toBe('c');
    const another: Selection = { kind: 'all' };
    expect(withoutDone(another, all)).toBe(another);
  });
});
