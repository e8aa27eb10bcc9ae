import { afterEach, expect, it, vi } from 'vitest';
import { focusStep, pageHeading } from './heading-focus.ts';

function stubPage() {
  const heading = { tabIndex: 0, focus: vi.fn<HTMLElement['focus']>() };
  const find = (found: string) => (selector: string) => (selector === found ? heading : null);
  const body = {};
  const page = { activeElement: body, body, querySelector: find('main h1') };
  vi.stubGlobal('document', page);
  const around = { querySelector: find('h2') } as unknown as HTMLElement;
  return { page, around, heading };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives the heading of a step the focus that nothing has any more', () => {
  const { page, around, heading } = stubPage();
  focusStep(around);
  expect(heading.focus).toHaveBeenCalledOnce();
  expect(heading.tabIndex).toBe(-1);
  page.activeElement = { of: 'another field' };
  focusStep(around);
  expect(heading.focus).toHaveBeenCalledOnce();
});

it('finds the heading of the page, able to take the focus', () => {
  const { heading } = stubPage();
  expect(pageHeading()).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
});
