import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SavedTaggingRule } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { RuleToSave } from '../tagging-rule-api.ts';
import { useSaveRule } from './use-save-rule.ts';

const saved = { taggingRule: { id: 'rule_1', name: 'Bills' } } as SavedTaggingRule;

vi.mock('../tagging-rule-api.ts', () => ({
  useSaveTaggingRule: () => ({
    isPending: false,
    mutateAsync: async (
      _toSave: unknown,
      { onSuccess }: { onSuccess: (result: SavedTaggingRule) => void },
    ) => onSuccess(saved),
  }),
}));
vi.mock('../../../ui/overlays/dialogs/confirm.tsx', () => ({ useConfirm: () => async () => true }));
vi.mock('../../../i18n/use-translation.ts', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

it('saves until the page that follows is there', async () => {
  const left = Promise.withResolvers<void>();
  const onSaved = vi.fn(() => left.promise);
  let save: ((toSave: RuleToSave) => Promise<void>) | undefined;
  const Form = () => {
    save = useSaveRule('org_1', { rule: undefined, isSameForm: () => true, onSaved }).save;
    return null;
  };
  const client = new QueryClient();
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Form)));

  let isSaving = true;
  const saving = save?.({ isEnabled: false } as RuleToSave).then(() => (isSaving = false));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isSaving).toBe(true);
  left.resolve();
  await saving;
  expect(isSaving).toBe(false);
});
