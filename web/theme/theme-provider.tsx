import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  parseTheme,
  resolveTheme,
  themeColors,
  themeStorageKey,
  type ResolvedTheme,
  type Theme,
} from './theme.ts';

interface ThemeContextValue {
  theme: Theme;
  resolvedTheme: ResolvedTheme;
  setTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(() => parseTheme(readStorage()));
  const prefersLight = useSyncExternalStore(subscribeToSystem, () => lightQuery().matches);
  const resolvedTheme = resolveTheme(theme, prefersLight);

  useEffect(() => {
    document.documentElement.dataset.theme = resolvedTheme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', themeColors[resolvedTheme]);
  }, [resolvedTheme]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === themeStorageKey) setTheme(parseTheme(event.newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const value = useMemo(() => {
    const choose = (next: Theme) => {
      setTheme(next);
      writeStorage(next);
    };
    return { theme, resolvedTheme, setTheme: choose };
  }, [theme, resolvedTheme]);

  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme(): ThemeContextValue {
  const value = use(ThemeContext);
  if (!value) throw new Error('ThemeProvider is missing');
  return value;
}

function lightQuery() {
  return window.matchMedia('(prefers-color-scheme: light)');
}

function subscribeToSystem(onChange: () => void) {
  const query = lightQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

// Throws if the browser blocks storage; the theme is then kept until the page is closed.
function readStorage() {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null;
  }
}

function writeStorage(theme: Theme) {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    return;
  }
}
