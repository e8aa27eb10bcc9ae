import { useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import type { authSchemas } from './auth-schemas.ts';

type Inputs = { [Name in keyof typeof authSchemas]: z.output<(typeof authSchemas)[Name]> };
type FieldErrors = Partial<Record<string, { message: string }>>;

/**
 * A form before the sign-in with uncontrolled fields. It is validated on submit, and from then on at every change. Its
 * schema is loaded on first focus, and there is no form library, since these pages are a visitor's first ones.
 */
export function useAuthForm<Name extends keyof Inputs>(
  name: Name,
  onValid: (input: Inputs[Name]) => void,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const wasSubmitted = useRef(false);

  const check = async (form: HTMLFormElement) => {
    const schemas = await loadSchemas();
    const result = schemas[name].safeParse(valuesOf(form));
    setErrors(result.success ? {} : errorsOf(result.error));
    return result;
  };

  const submit = async (form: HTMLFormElement) => {
    wasSubmitted.current = true;
    const result = await check(form);
    if (result.success) return onValid(result.data);
    const field = form.elements.namedItem(String(result.error.issues[0]?.path[0]));
    if (field instanceof HTMLElement) field.focus();
  };

  return {
    errors,
    formProps: {
      onFocus: () => void loadSchemas(),
      onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
        if (wasSubmitted.current) void check(currentTarget);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

type Schemas = { [Name in keyof Inputs]: z.ZodType<Inputs[Name]> };

async function loadSchemas(): Promise<Schemas> {
  return (await import('./auth-schemas.ts')).authSchemas;
}

function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs.map(({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value]),
  );
}

/** The first error of each field. */
function errorsOf({ issues }: z.ZodError): FieldErrors {
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), { message }] as const).toReversed(),
  );
}
