import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Form } from './form.tsx';

vi.mock('../use-single-flight.ts', () => ({
  useSingleFlight: () => ({ run: (action: () => unknown) => action(), isBusy: false }),
}));

function submitIn(dialog: 'open' | 'closed') {
  const onSubmit = vi.fn();
  const { props } = Form({ onSubmit }) as ReactElement<{
    children: ReactElement<{ onSubmit: (event: object) => void }>;
  }>;
  props.children.props.onSubmit({
    preventDefault: () => undefined,
    currentTarget: { closest: (selector: string) => (selector === `[data-${dialog}]` ? {} : null) },
  });
  return onSubmit.mock.calls.length;
}

it('is not submitted again while its dialog closes', () => {
  expect(submitIn('open')).toBe(1);
  expect(submitIn('closed')).toBe(0);
});
