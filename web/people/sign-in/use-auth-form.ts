import { useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import type { FieldError } from '../../i18n/messages/use-field-message.ts';
import type { authSchemas } from './auth-schemas.ts';

type Inputs = { [Name in keyof typeof authSchemas]: z.output<(typeof authSchemas)[Name]> };
type FieldErrors = Partial<Record<string, FieldError>>;

/**
 * A form before the login, with uncontrolled fields. It is validated on submit, and then on every change. Its schema is
 * loaded on first focus, and there is no form library, as a visitor's first page should be small. It is busy until
 * `send` has ended.
 */
export function useAuthForm<Name extends keyof Inputs>(
  name: Name,
  send: (input: Inputs[Name]) => Promise<unknown>,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [loadError, setLoadError] = useState<unknown>(null);
  const wasSubmitted = useRef(false);

  const check = async (form: HTMLFormElement) => {
    const schemas = await loadSchemas();
    const result = schemas[name].safeParse(valuesOf(form));
    setErrors(result.success ? {} : errorsOf(result.error));
    return result;
  };

  const submit = async (form: HTMLFormElement) => {
    wasSubmitted.current = true;
    const result = await check(form).catch((error: unknown) => setLoadError(error));
    if (!result) return undefined;
    setLoadError(null);
    if (result.success) return send(result.data);
    const field = form.elements.namedItem(String(result.error.issues[0]?.path[0]));
    if (field instanceof HTMLElement) field.focus();
    return undefined;
  };

  return {
    errors,
    /** The error of loading the schema on submit. */
    loadError,
    formProps: {
      onFocus: () => void loadSchemas().catch(() => undefined),
      onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
        if (wasSubmitted.current) void check(currentTarget).catch(() => undefined);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => submit(event.currentTarget),
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

function errorsOf({ issues }: z.ZodError): FieldErrors {
  return Object.fromEntries(
    issues.map((issue) => [String(issue.path[0]), errorOf(issue)] as const).toReversed(),
  );
}

function errorOf(issue: z.core.$ZodIssue): FieldError {
  const { message } = issue;
  if (issue.code === 'too_small') return { message, values: { minLength: Number(issue.minimum) } };
  if (issue.code === 'too_big') return { message, values: { maxLength: Number(issue.maximum) } };
  return { message };
}
