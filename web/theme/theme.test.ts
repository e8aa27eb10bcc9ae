import { describe, expect, it } from 'vitest';
import { parseTheme, resolveTheme } from './theme.ts';

describe('the stored theme', () => {
  it('is dark by default', () => {
    expect(parseTheme(null)).toBe('dark');
  });

  it('is dark when the stored value is unknown', () => {
    expect(parseTheme('sepia')).toBe('dark');
    expect(parseTheme('toString')).toBe('dark');
  });

  it.each(['light', 'dark', 'system'])('keeps %s', (theme) => {
    expect(parseTheme(theme)).toBe(theme);
  });
});

describe('the theme shown', () => {
  it('follows the system only when set to', () => {
    expect(resolveTheme('system', true)).toBe('light');
    expect(resolveTheme('system', false)).toBe('dark');
    expect(resolveTheme('light', false)).toBe('light');
    expect(resolveTheme('dark', true)).toBe('dark');
  });
});
