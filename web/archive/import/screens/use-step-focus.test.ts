import { afterEach, expect, it, vi } from 'vitest';
import { focusStep } from './use-step-focus.ts';

function stubPage() {
  const heading = { tabIndex: 0, focus: vi.fn<HTMLElement['focus']>() };
  const body = {};
  const page = { activeElement: body, body };
  vi.stubGlobal('document', page);
  const around = { querySelector: () => heading } as unknown as HTMLElement;
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
