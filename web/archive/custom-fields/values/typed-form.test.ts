import { describe, expect, it } from 'vitest';
import { valueSchemas } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import { typedInput } from './typed-form.ts';

function linkOf(value: string): string | undefined {
  const typed = typedInput({ type: 'link', value, locale: 'en', currency: 'EUR' });
  return valueSchemas.link.safeParse(typed).data;
}

describe('a typed number', () => {
  it.each([
    ['1.250,5', 1250.5],
    ['-3', -3],
    ['5 kg', '5 kg'],
    ['5 €', '5 €'],
  ])('%s is sent as %s', (value, sent) => {
    expect(typedInput({ type: 'number', value, locale: 'de', currency: 'EUR' })).toBe(sent);
  });
});

describe('a typed link', () => {
  it.each([
    ['example.com/a', 'https://example.com/a'],
    [' www.example.co.uk ', 'https://www.example.co.uk'],
    ['bücher.example?q=1#top', 'https://bücher.example?q=1#top'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(linkOf(typed)).toBe(stored);
  });

  it.each([
    'invoice',
    '12.5',
    'ada@example.com',
    'mailto:ada@example.com',
    'javascript:alert(1)',
    'javascript:example.com/',
    'data:text/html,x',
    'example.com:javascript',
    'a sentence. and another/',
    '//example.com',
  ])('is refused: %s', (typed) => {
    expect(linkOf(typed)).toBeUndefined();
  });
});
