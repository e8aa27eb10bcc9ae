import { expect, it } from 'vitest';
import { errorMessages } from '../../shared/error-messages.ts';
import { errorStatuses, type ErrorCode } from '../../shared/errors.ts';
import { AppError } from './app-error.ts';

it.each(Object.keys(errorStatuses) as ErrorCode[])('says in a sentence what %s means', (code) => {
  expect(new AppError(code).message).toBe(errorMessages[code]);
  expect(errorMessages[code]).toMatch(/^[A-Z].+ .+\.$/);
});
