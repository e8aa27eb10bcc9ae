import { describe, expect, it } from 'vitest';
import { parseSender } from './parse-sender.ts';

describe('parseSender', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada@Example.COM  ', 'ada@example.com'],
    ['<ada@example.com>', 'ada@example.com'],
    ['Ada Lovelace <ada@example.com>', 'ada@example.com'],
    ['"Lovelace, Ada" <ada@example.com>', 'ada@example.com'],
    ['"ada@example.com" <ada@example.com>', 'ada@example.com'],
    ['=?utf-8?B?QWRhIMWBw7Nkxbo=?= <ada@example.com>', 'ada@example.com'],
    ['Ada Lovelace\r\n <ada+scans@mail.example.com>', 'ada+scans@mail.example.com'],
    ['ada@example.com (Ada (the first) Lovelace)', 'ada@example.com'],
    ['Łukasz Żółć <l.zolc@example.pl>', 'l.zolc@example.pl'],
    ["o'brien@example.ie", "o'brien@example.ie"],
  ])('returns the address of %j: %s', (header, sender) => {
    expect(parseSender(header)).toBe(sender);
  });

  it.each([
    ['"ada@example.com" <eve@evil.example>', 'eve@evil.example'],
    ['"ada@example.com\\" <ada@example.com>" <eve@evil.example>', 'eve@evil.example'],
    ['=?utf-8?Q?=3Cada=40example.com=3E?= <eve@evil.example>', 'eve@evil.example'],
    ['(ada@example.com) eve@evil.example', 'eve@evil.example'],
    ['eve@evil.example (<ada@example.com>)', 'eve@evil.example'],
    ['eve@evil.example (\\) <ada@example.com>)', 'eve@evil.example'],
  ])('ignores addresses in names and comments: %j', (header, sender) => {
    expect(parseSender(header)).toBe(sender);
  });

  it.each([
    '',
    'Ada Lovelace',
    '<>',
    'ada@example.com, eve@evil.example',
    'ada@example.com eve@evil.example',
    'ada@example.com <eve@evil.example>',
    '<ada@example.com> <eve@evil.example>',
    'Ada <ada@example.com> eve@evil.example',
    'Friends: ada@example.com, eve@evil.example;',
    'Friends: ada@example.com;',
    '<@evil.example:ada@example.com>',
    'ada@example.com@evil.example',
    'ada@example.com\u0000@evil.example',
    'ada@exam\u200bple.com',
    'ada@example.com (unclosed',
    'ada@example.com )',
    '"unclosed <ada@example.com>',
    '(") eve@evil.example (") ada@example.com',
    '(") <eve@evil.example> (") <ada@example.com>',
    '"(" <eve@evil.example> ")" <ada@example.com>',
  ])('returns null for %j', (header) => {
    expect(parseSender(header)).toBeNull();
  });
});
