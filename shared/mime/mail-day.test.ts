import { expect, it } from 'vitest';
import { mailDayOf } from './mail-day.ts';

it.each([
  ['Wed, 06 Mar 2024 00:15:00 +0100', '2024-03-06'],
  ['Tue, 05 Mar 2024 20:00:00 -0800', '2024-03-05'],
  ['5 Mar 2024 23:59 -1200 (Baker Island)', '2024-03-05'],
  ['Fri,\r\n 1 Mar 2024 00:00:01 +1400', '2024-03-01'],
  ['(a comment) Thu, 29 Feb 2024 12:00:00 GMT', '2024-02-29'],
  ['Tue, 5 Mar 24 00:15:00 +0100', '2024-03-05'],
  ['5 Mar 99 00:15:00 EST', '1999-03-05'],
  ['5 Mar 124 00:15:00 GMT', '2024-03-05'],
  ['Tue Mar  5 23:30:00 2024 -0500', '2024-03-05'],
  ['Tue Mar 5 23:30:00 PST 2024', '2024-03-05'],
  ['2024-03-06T00:15:00+01:00', '2024-03-06'],
  ['6-Mar-2024 00:15:00 +0100', '2024-03-06'],
])('is the day that its sender has written: %s', (value, day) => {
  expect(mailDayOf(value)).toBe(day);
});

it.each(['', 'yesterday', '31 Feb 2024 00:00:00 +0000', '2024-13-01', '6 Foo 2024'])(
  'is none without a day: %j',
  (value) => {
    expect(mailDayOf(value)).toBeUndefined();
  },
);
