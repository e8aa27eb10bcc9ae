import { expect, it } from 'vitest';
import { rankItems, wholeRank } from './rank-items.ts';

const items = [
  { label: 'Members', words: 'people, invite, team' },
  { label: 'Invite a member', words: 'share, add person' },
  { label: 'Kündigung 2025' },
  { label: 'Tax 2025' },
];
const found = (query: string) => rankItems(items, query).map(({ item }) => item.label);

it('puts what begins with the query before what has its words, and other names last', () => {
  expect(found('invite')).toEqual(['Invite a member', 'Members']);
  expect(found('member')).toEqual(['Members', 'Invite a member']);
  expect(found('team')).toEqual(['Members']);
});

it('finds by the beginnings of words, in any order, without case and accents', () => {
  expect(found('2025 kund')).toEqual(['Kündigung 2025']);
  expect(found('MEMB inv')).toEqual(['Invite a member', 'Members']);
  expect(found('add person')).toEqual(['Invite a member']);
});

it('finds nothing by the inside of a word, by a word too many, and by marks alone', () => {
  expect(found('ember')).toEqual([]);
  expect(found('tax 2026')).toEqual([]);
  expect(found(' - ')).toEqual([]);
});

it('puts what is called so first, however it is typed', () => {
  const [first, second] = rankItems(
    [{ label: 'Settings of Ada' }, { label: 'Settings' }],
    ' SETTINGS',
  );
  expect(first).toEqual({ item: { label: 'Settings' }, rank: wholeRank });
  expect(second?.rank).toBeLessThan(wholeRank);
});
