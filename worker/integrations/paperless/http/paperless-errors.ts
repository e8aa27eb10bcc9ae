import type { Context } from 'hono';
import { errorMessages } from '../../../../shared/error-messages.ts';
import type { ErrorCode } from '../../../../shared/errors.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { describeDetails, type InvalidDetail } from '../../../http/invalid-details.ts';

/** The texts of the original server, because clients compare some of them. */
const details: Partial<Record<ErrorCode, string>> = {
  'auth.unauthenticated': 'Invalid token, or no credentials were provided.',
  'auth.forbidden': 'You do not have permission to perform this action.',
};

const alreadyExists: readonly ErrorCode[] = [
  'tags.already_exists',
  'correspondent.already_exists',
  'document_type.already_exists',
  'field.already_exists',
];

const takenNumber = {
  archive_serial_number: ['document with this archive serial number already exists.'],
};

/**
 * Responds like the original server: with `{ detail }`, or with the problems of each field of a
 * request.
 */
export async function paperlessError(c: Context<AppEnv>, error: AppError): Promise<Response> {
  const { code, status, message, headers } = error;
  if (code === 'request.invalid') return c.json(await invalidFields(error), 400, headers);
  if (alreadyExists.includes(code)) {
    return c.json({ error: 'Object violates owner / name unique constraint' }, 400);
  }
  if (code === 'document.archive_number_taken') return c.json(takenNumber, 400);
  const isUsual = message === errorMessages[code];
  const usual = status === 404 ? 'Not found.' : (details[code] ?? message);
  const detail = isUsual ? usual : message;
  if (status === 409) return c.json({ detail }, 400, headers);
  const challenge = status === 401 ? { 'www-authenticate': 'Token' } : undefined;
  return c.json({ detail }, status, { ...headers, ...challenge });
}

async function invalidFields({ details, message }: AppError): Promise<object> {
  if (details && !Array.isArray(details)) return details;
  const list = (details ?? []) as InvalidDetail[];
  if (list.length === 0) return { detail: message };
  const described = await describeDetails(list);
  return Object.fromEntries(described.map((detail) => [detail.path, [detail.message]]));
}

/** Creates a 400 with the problems of each item of a list, by its position. */
export function invalidItems(path: string, problems: readonly object[]): AppError {
  return new AppError('request.invalid', { details: { [path]: problems } });
}

export function invalidField(path: string, message: string): AppError {
  return new AppError('request.invalid', { details: [{ path, message }] });
}
