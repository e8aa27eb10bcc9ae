import { useConfirm, type ConfirmOptions } from './confirm.tsx';

export interface Mutation<Input, Output> {
  mutateAsync: (input: Input) => Promise<Output>;
  isPending: boolean;
}

interface ConfirmedMutationOptions<Output> extends ConfirmOptions {
  onSuccess?: (output: Output) => unknown;
}

/**
 * A mutation that asks for confirmation, by default a destructive one. The mutation shows its own errors; `onSuccess`
 * runs even after the component has unmounted.
 */
export function useConfirmedMutation<Input, Output>(
  mutation: Mutation<Input, Output>,
  { onSuccess, ...question }: ConfirmedMutationOptions<Output>,
) {
  const confirm = useConfirm();
  const ask = async (input: Input) => {
    if (!(await confirm({ isDestructive: true, ...question }))) return;
    await mutation.mutateAsync(input).then(onSuccess, () => undefined);
  };
  return { ask: (input: Input) => void ask(input), isPending: mutation.isPending };
}
