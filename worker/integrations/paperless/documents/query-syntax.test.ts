import { expect, it } from 'vitest';
import { translateQuery } from './query-syntax.ts';

const types = [
  { key: 'image', name: 'Image' },
  { key: 'lease', name: 'Lease' },
];

it.each([
  ['rent november', 'rent november'],
  ['"exact phrase" other*', '"exact phrase" other'],
  [
    'tag:tax correspondent:"City works" type:invoice',
    'tag:tax correspondent:"City works" kind:invoice',
  ],
  ['title:lease notes:old', 'name:lease note:old'],
  ['rent AND NOT electricity -gas +water', 'rent -electricity -gas water'],
  ['(rent OR lease)', 'rent lease'],
  ['created:[2026-01-01 to 2026-02-01]', 'date:2026-01-01..2026-02-01'],
  ['created:[20260101000000 TO 20260201]', 'date:2026-01-01..2026-02-01'],
  ['added:[-1 week to now]', 'added:2026-03-08..2026-03-15'],
  ['added:[-3 months to now]', 'added:2025-12-15..2026-03-15'],
  ['added:[2026-01-01 to ]', 'added:>=2026-01-01'],
  [
    'created:2026 added:yesterday created:"previous month"',
    'date:2026 added:yesterday date:last-month',
  ],
  [
    'kind:invoice date:>=2026-01 amount:>100eur is:unpaid',
    'kind:invoice date:>=2026-01 amount:>100eur is:unpaid',
  ],
  ['added:last-month date:2026-01-01..2026-02-01', 'added:last-month date:2026-01-01..2026-02-01'],
  ['owner:ada path:x paper', 'paper'],
  ['asn:3 archive_serial_number:[5 to 7]', 'asn:3 asn:5..7'],
  ['from:ada warranty:2026 size:>1mb', 'from:ada warranty:2026 size:>1mb'],
  ['amount:[10 to 20] due:[2026-01-01 to ]', 'amount:10..20 due:>=2026-01-01'],
  ['date:next-30-days -type:pdf', 'date:next-30-days -type:pdf'],
  ['type:image type:png type:lease', 'kind:image type:png kind:lease'],
  ['', ''],
])('translates %j', (query, expected) => {
  expect(translateQuery(query, { today: '2026-03-15', fieldKeys: ['warranty'], types })).toBe(
    expected,
  );
});
