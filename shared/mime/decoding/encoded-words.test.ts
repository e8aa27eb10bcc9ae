import { expect, it } from 'vitest';
import { decodeWords } from './encoded-words.ts';

it.each([
  ['plain', 'plain'],
  ['=?utf-8?Q?a_b?= =?utf-8?Q?c=C3?=\t=?utf-8?Q?=A9d?= x', 'a bcéd x'],
  ['=?utf-8?B?w6k=?=y =?iso-8859-1?Q?=E9?= =?utf-8?Q?z?=', 'éy éz'],
  ['a =?x?= b =?utf-8?Z?c?=', 'a =?x?= b =?utf-8?Z?c?='],
  ['=?cp932?B?k/qWew==?= =?ISO-2022-JP?B?GyRCRnxLXBsoQg==?=', '日本日本'],
  ['=?utf-8*en?q?hi=?=!', 'hi=!'],
  ['=?replacement?Q?hi?=', 'hi'],
])('decodes %j', (value, text) => {
  expect(decodeWords(value)).toBe(text);
});
