import { describe, expect, it } from 'vitest';
import { recipientLines, toLines } from './recipient-lines.ts';

const grace = { name: 'Grace Hopper', email: 'grace@example.com' };

describe('a field of recipients', () => {
  it.each([
    ['Grace Hopper <grace@example.com>', [grace]],
    ['  Grace Hopper<Grace@Example.com>\n\n', [grace]],
    ['Grace Hopper, grace@example.com', [grace]],
    ['"Hopper, Grace" <grace@example.com>', [{ ...grace, name: 'Hopper, Grace' }]],
    ['grace@example.com', [{ ...grace, name: grace.email }]],
    ['<grace@example.com>', [{ ...grace, name: grace.email }]],
    ['', []],
  ])('has names and addresses: %j', (text, recipients) => {
    expect(recipientLines.parse(text)).toEqual(recipients);
  });

  it('is refused with a line without an address, and beyond 20 recipients', () => {
    const many = Array.from({ length: 21 }, (_, index) => `grace${index}@example.com`);
    for (const text of ['Grace Hopper', `${grace.email}\nGrace`, many.join('\n')]) {
      expect(recipientLines.safeParse(text).error?.issues).toMatchObject([
        { message: 'upload-requests.form.recipients.invalid' },
      ]);
    }
  });

  it('shows what it was filled with', () => {
    const recipients = [grace, { name: 'ada@example.com', email: 'ada@example.com' }];
    const text = 'Grace Hopper <grace@example.com>\nada@example.com';
    expect(toLines(recipients)).toBe(text);
    expect(recipientLines.parse(text)).toEqual(recipients);
  });
});
