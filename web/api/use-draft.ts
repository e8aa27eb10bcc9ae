import { useLocation } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/feedback/toast.ts';
import { registerDraft, takeDraft } from './drafts.ts';
import { useCurrentUser } from './session-api.ts';

/**
 * Lets what is typed survive the end of the session. `name` is unique on its page; `read` returns undefined while nothing
 * has been typed.
 */
export function useDraft<Draft>(
  name: string,
  options: { read: () => Draft | undefined; restore: (draft: Draft) => void },
) {
  const { id: userId } = useCurrentUser();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const read = useEffectEvent(options.read);
  const restore = useEffectEvent(options.restore);

  useEffect(() => {
    const draft = takeDraft(name, { userId, path });
    if (draft !== undefined) {
      restore(draft as Draft);
      toast.info(i18next.t('drafts.restored'));
    }
    return registerDraft(name, () => read());
  }, [name, userId, path]);
}

/** `useDraft` for a form; passwords, secrets, tokens and codes are not kept. */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  {
    formState,
    getValues,
    reset,
  }: Pick<UseFormReturn<Values, unknown, never>, 'formState' | 'getValues' | 'reset'>,
) {
  const { isDirty } = formState;
  useDraft<Partial<Values>>(name, {
    read: () => (isDirty ? getValues() : undefined),
    restore: (draft) => reset({ ...getValues(), ...draft }, { keepDefaultValues: true }),
  });
}
