import { fieldValues } from './field-values.ts';
import { useFieldMessage } from './use-field-message.ts';

const valuesByMessage = new Map(Object.entries(fieldValues));

export function useFieldError() {
  const fieldMessage = useFieldMessage();
  return (error: { message?: string } | undefined): string | undefined => {
    const { message } = error ?? {};
    return message ? fieldMessage({ message, values: valuesByMessage.get(message) }) : undefined;
  };
}
