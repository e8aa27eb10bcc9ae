import { describe, expect, it } from 'vitest';
import { allowedOriginSchema, isAllowedOrigin } from './allowed-origin.ts';

describe('an allowed origin', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada@Example.COM ', 'ada@example.com'],
    ['*@Example.com', '*@example.com'],
    ['*@mail.example.co.uk', '*@mail.example.co.uk'],
  ])('accepts %j', (origin, stored) => {
    expect(allowedOriginSchema.parse(origin)).toBe(stored);
  });

  it.each([
    '*',
    '*@',
    '@example.com',
    '*@*',
    '*@*.com',
    'a*@example.com',
    '*@@example.com',
    '*@com',
  ])('refuses %j', (origin) => {
    expect(allowedOriginSchema.safeParse(origin).success).toBe(false);
  });
});

describe('a sender', () => {
  const origins = ['ada@example.com', '*@acme.example'];

  it.each([
    ['ada@example.com', true],
    ['bob@example.com', false],
    ['anybody@acme.example', true],
    ['anybody@mail.acme.example', false],
    ['anybody@notacme.example', false],
    ['anybody@acme.example.evil.example', false],
    ['acme.example', false],
  ])('%s is allowed: %s', (sender, isAllowed) => {
    expect(isAllowedOrigin(origins, sender)).toBe(isAllowed);
  });
});
