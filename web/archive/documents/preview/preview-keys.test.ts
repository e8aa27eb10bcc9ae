import type { KeyboardEvent } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { runPreviewKey } from './preview-keys.ts';

class FakeElement {
  private readonly tag: string;
  constructor(tag: string) {
    this.tag = tag;
  }
  matches(selector: string) {
    return selector.split(', ').includes(this.tag);
  }
}

beforeAll(() => void vi.stubGlobal('Element', FakeElement));

function press(key: string, { tag = 'div', ...more }: Record<string, unknown> = {}) {
  const rotate = vi.fn<() => void>();
  const event = {
    key,
    target: new FakeElement(String(tag)),
    nativeEvent: { isComposing: false },
    preventDefault: vi.fn<() => void>(),
    ...more,
  };
  runPreviewKey(event as unknown as KeyboardEvent, new Map([['r', rotate]]));
  return rotate.mock.calls.length;
}

it('runs the action of a key, in capitals too', () => {
  expect([press('r'), press('R'), press('x')]).toEqual([1, 1, 0]);
});

it('leaves keys to the field they are typed into, and to shortcuts with a modifier', () => {
  expect(press('r', { tag: 'input' })).toBe(0);
  expect(press('r', { ctrlKey: true })).toBe(0);
  expect(press('r', { metaKey: true })).toBe(0);
  expect(press('r', { defaultPrevented: true })).toBe(0);
});
