import { describe, expect, it } from 'vitest';
import {
  isSelected,
  nothingSelected,
  pageState,
  toggle,
  togglePage,
  type Selection,
} from './document-selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const all: Selection = { kind: 'all' };
const chosen = (selection: Selection) => page.filter((id) => isSelected(selection, id)).join('');
const on = (selection: Selection, id: string, isRange = false) =>
  toggle(selection, { id, isOn: true, isRange }, page);
const off = (selection: Selection, id: string, isRange = false) =>
  toggle(selection, { id, isOn: false, isRange }, page);

describe('choosing documents in a list', () => {
  it('switches single ones on and off', () => {
    expect(chosen(off(on(on(nothingSelected, 'a'), 'c'), 'a'))).toBe('c');
  });

  it('takes a range from the one switched before, in either direction', () => {
    expect(chosen(on(on(nothingSelected, 'b'), 'd', true))).toBe('bcd');
    expect(chosen(on(on(nothingSelected, 'd'), 'b', true))).toBe('bcd');
    expect(chosen(off(on(on(nothingSelected, 'a'), 'e', true), 'c', true))).toBe('ab');
  });

  it('takes the one alone when no other of this page was switched before', () => {
    expect(chosen(on(nothingSelected, 'c', true))).toBe('c');
    expect(chosen(on(on(nothingSelected, 'on another page'), 'c', true))).toBe('c');
  });

  it('keeps what was chosen on other pages when a page is switched', () => {
    const elsewhere = on(nothingSelected, 'elsewhere');
    const both = togglePage(elsewhere, true, page);
    expect(pageState(both, page)).toBe('all');
    expect(isSelected(togglePage(both, false, page), 'elsewhere')).toBe(true);
    expect(pageState(togglePage(both, false, page), page)).toBe('none');
  });

  it('leaves the rest of the page when one is switched off of all', () => {
    expect(chosen(off(all, 'b'))).toBe('acde');
    expect(off(all, 'b').kind).toBe('some');
    expect(togglePage(all, false, page)).toBe(nothingSelected);
  });

  it('tells whether a page is chosen in part', () => {
    expect(pageState(on(nothingSelected, 'a'), page)).toBe('some');
  });
});
