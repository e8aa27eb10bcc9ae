import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useUnsavableReason } from './use-unsavable-reason.ts';

const member = vi.hoisted(() => ({ canChange: true }));
vi.mock('../../api/session/current-role.ts', () => ({ useCanChange: () => member.canChange }));
vi.mock('../../i18n/use-translation.ts', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

it.each([
  [true, false, undefined],
  [true, true, 'documents.trashed.draft-stays'],
  [false, false, 'roles.draft-stays'],
  [false, true, 'roles.draft-stays'],
])('with the right to change %s, in the trash %s, is %s', (canChange, isDeleted, expected) => {
  member.canChange = canChange;
  let reason: string | undefined = 'none';
  const Form = () => {
    reason = useUnsavableReason({ isDeleted });
    return null;
  };
  renderToStaticMarkup(createElement(Form));
  expect(reason).toBe(expected);
});
