import { beforeEach, expect, it, vi } from 'vitest';
import { doneToast } from './done-toast.ts';

const shown = vi.hoisted((): unknown[][] => []);
vi.mock('../../ui/feedback/toasts/toast.ts', () => ({
  toast: {
    success: (...message: unknown[]) => shown.push(['success', ...message]),
    warning: (...message: unknown[]) => shown.push(['warning', ...message]),
  },
}));
vi.mock('../../i18n/messages/error-message.ts', () => ({ errorMessage: () => 'Offline' }));

beforeEach(() => shown.splice(0));

it('is a success where all was done', () => {
  doneToast('Tagged 3');
  expect(shown).toEqual([['success', 'Tagged 3', { action: undefined }]]);
});

it('is a warning that says what was left out', () => {
  doneToast('Tagged 0', { leftOut: '3 were left out.' });
  expect(shown).toEqual([
    ['warning', 'Tagged 0', { action: undefined, description: '3 were left out.' }],
  ]);
});

it('shows both what was left out and why it ended early', () => {
  doneToast('Tagged 1', { leftOut: '3 were left out.', error: new Error('x') });
  expect(shown).toEqual([
    ['warning', 'Tagged 1', { action: undefined, description: 'Offline' }],
    ['warning', '3 were left out.'],
  ]);
});
