import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

const sonner = vi.hoisted(() => ({ Toaster: vi.fn<(props: object) => null>(() => null) }));
vi.mock('sonner', () => sonner);
vi.mock('react-dom', () => ({ createPortal: (node: unknown) => node }));
vi.mock('../../../theme/theme-provider.tsx', () => ({
  useTheme: () => ({ resolvedTheme: 'dark' }),
}));
vi.mock('../../ui-labels.tsx', () => ({ useUiLabels: () => ({ notifications: 'Notifications' }) }));

it('shows three messages at the bottom right, for four seconds, and is reached with Alt and T', () => {
  vi.stubGlobal('document', { body: {} });
  renderToStaticMarkup(createElement(Toaster));
  vi.unstubAllGlobals();
  expect(sonner.Toaster.mock.lastCall?.[0]).toMatchObject({
    position: 'bottom-right',
    visibleToasts: 3,
    duration: 4000,
    gap: 14,
    offset: 32,
    hotkey: ['altKey', 'KeyT'],
  });
});
