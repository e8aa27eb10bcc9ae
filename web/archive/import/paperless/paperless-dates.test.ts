import { expect, it } from 'vitest';
import { createDayReader } from './paperless-dates.ts';

it.each([
  '2023-05-01',
  '2023-05-01T00:00:00Z',
  '2023-05-01T00:00:00+02:00',
  '2023-05-01T00:00:00.000-0800',
  '2023-05-01T00:00',
])('midnight is the day that is written, wherever the device is: %s', (created) => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland']) {
    expect(createDayReader([created], zone)(created)).toBe('2023-05-01');
  }
});
