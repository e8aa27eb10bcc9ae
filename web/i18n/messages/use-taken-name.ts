import { hasCode } from '../../api/api-error.ts';
import { useErrorMessage } from './error-message.ts';

/** Shows `{ message }` at the name's field of a form, and focuses it. */
type ShowAtName = (
  field: 'name',
  error: { message: string },
  options: { shouldFocus: true },
) => void;

/** Shows the error `code` (the name is taken) at the name's field, and every other error below the form. */
export function useTakenName(code: `${string}.already_exists`, setError: ShowAtName) {
  const errorMessage = useErrorMessage();
  const isTaken = (error: unknown) => hasCode(error, code);
  return {
    onError: (error: unknown) => {
      if (isTaken(error)) setError('name', { message: errorMessage(error) }, { shouldFocus: true });
    },
    otherThanTaken: (error: unknown) => (isTaken(error) ? null : error),
  };
}
