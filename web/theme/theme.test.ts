import { describe, expect, it } from 'vitest';
import { parseTheme, resolveTheme } from './theme.ts';

describe('parseTheme', () => {
  it('defaults to dark', () => {
    expect(parseTheme(null)).toBe('dark');
  });

  it('returns dark for an unknown value', () => {
    expect(parseTheme('sepia')).toBe('dark');
    expect(parseTheme('toString')).toBe('dark');
  });

  it.each(['light', 'dark', 'system'])('keeps %s', (theme) => {
    expect(parseTheme(theme)).toBe(theme);
  });
});

describe('resolveTheme', () => {
  it('follows the system only for the theme system', () => {
    expect(resolveTheme('system', true)).toBe('light');
    expect(resolveTheme('system', false)).toBe('dark');
    expect(resolveTheme('light', false)).toBe('light');
    expect(resolveTheme('dark', true)).toBe('dark');
  });
});
