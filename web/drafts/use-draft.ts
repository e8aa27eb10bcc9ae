import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/feedback/toasts/toast.ts';
import { hasDraft, registerDraft, takeDraft } from './drafts.ts';
import { sessionQuery, useCurrentUser } from '../api/session/session-api.ts';

/**
 * Keeps typed values beyond the end of the session. `name` is unique on its page; `read` returns undefined while
 * nothing has been typed.
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

/**
 * Returns whether a dialog (or another form opened on its page) with a draft of this name is open: initially if there
 * is a draft, or if `isOpenAnyway`.
 */
export function useDraftOpener(name: string, isOpenAnyway = false) {
  const hasDraftHere = useHasDraft();
  return useState(() => isOpenAnyway || hasDraftHere(name));
}

export function useHasDraft() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return (name: string) => {
    const userId = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
    const path = router.state.location.pathname;
    return userId !== undefined && hasDraft(name, { userId, path });
  };
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
