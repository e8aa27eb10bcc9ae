export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
export type ResolvedTheme = Exclude<Theme, 'system'>;

/** `public/theme.js` reads the same key before the first paint. */
export const themeStorageKey = 'sheaf.theme';
const defaultTheme: Theme = 'dark';

/** The colour of the browser's own bars: the page background of each theme. */
export const themeColors: Record<ResolvedTheme, string> = { light: '#fbf9f4', dark: '#151312' };

export function parseTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? defaultTheme;
}

export function resolveTheme(theme: Theme, prefersLight: boolean): ResolvedTheme {
  if (theme !== 'system') return theme;
  return prefersLight ? 'light' : 'dark';
}
