import { expect, it } from 'vitest';
import { nextInInbox } from './next-in-inbox.ts';

const at = (id: string, day: number) => ({ id, createdAt: new Date(2026, 0, day) });
const [newest, middle, oldest] = [at('c', 3), at('b', 2), at('a', 1)] as const;
const listed = [newest, middle, oldest];

it('is the following document, in whatever order the list is', () => {
  expect(nextInInbox(listed, newest)).toBe('b');
  expect(nextInInbox(listed.toReversed(), middle)).toBe('c');
});

it('is none after the last', () => {
  expect(nextInInbox(listed, oldest)).toBeUndefined();
  expect(nextInInbox([], middle)).toBeUndefined();
  expect(nextInInbox(undefined, middle)).toBeUndefined();
});

it('is the first that arrived earlier, of a document that has left the list', () => {
  expect(nextInInbox([newest, oldest], middle)).toBe('a');
});
