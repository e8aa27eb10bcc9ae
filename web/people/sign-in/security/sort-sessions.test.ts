import { expect, it } from 'vitest';
import { sortSessions } from './sort-sessions.ts';

it('has the current device first, then the newest', () => {
  const sessions = ['a', 'b', 'c', 'd'].map((token, day) => ({
    token,
    createdAt: new Date(Date.UTC(2026, 0, day + 1)),
  }));
  expect(sortSessions(sessions, 'b').map(({ token }) => token)).toEqual(['b', 'd', 'c', 'a']);
  expect(sortSessions(sessions, '').map(({ token }) => token)).toEqual(['d', 'c', 'b', 'a']);
});
