import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UiLabelsProvider } from '../ui-labels.tsx';
import { ListQuery } from './list-states.tsx';

const error = new Error('Unreachable');
const labels = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  confirmTitle: 'Sure?',
  showPassword: 'Show',
  hidePassword: 'Hide',
  notifications: 'Notifications',
  retry: 'Retry',
  copyFailed: 'Failed',
  errorMessage: String,
  submitErrorMessage: String,
};
function render(data: string[] | undefined) {
  const list = ListQuery<string[]>({
    query: { data, error, isPending: false, isFetching: false, refetch: () => undefined },
    loadingLabel: 'Loading',
    errorTitle: 'The list could not be loaded',
    empty: 'Nothing',
    children: (items: string[]) => items.join(),
  });
  return renderToStaticMarkup(createElement(() => UiLabelsProvider({ labels, children: list })));
}

it('shows an error if nothing could be loaded', () => {
  expect(render(undefined)).toContain('The list could not be loaded');
});

it.each([
  [['a', 'b'], 'a,b'],
  [[], 'Nothing'],
])('shows what is loaded without an error above it when refetching fails: %j', (data, shown) => {
  expect(render(data)).toBe(shown);
});
