import { describe, expect, it } from 'vitest';
import { ApiError, isMissing } from './api-error.ts';

const invalid = (path: string) =>
  new ApiError({ code: 'request.invalid', status: 400, message: '', details: [{ path }] });

describe('what an address names', () => {
  it('is missing if it was not found, or its id has another shape', () => {
    const notFound = new ApiError({ code: 'document.not_found', status: 404, message: '' });
    expect(isMissing(notFound, 'document.not_found')).toBe(true);
    expect(isMissing(invalid('documentId'), 'document.not_found')).toBe(true);
  });

  it('is not missing after any other error', () => {
    expect(isMissing(invalid('pageSize'), 'document.not_found')).toBe(false);
    expect(isMissing(new Error('offline'), 'document.not_found')).toBe(false);
    const other = new ApiError({ code: 'tag.not_found', status: 404, message: '' });
    expect(isMissing(other, 'document.not_found')).toBe(false);
  });
});
