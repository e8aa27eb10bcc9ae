import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from './log.ts';
import { ServiceError } from './service-error.ts';

const lines: string[] = [];
const entryOf = (write: () => void) => {
  write();
  return JSON.parse(lines.at(-1) ?? '') as { error?: string; stack?: string[] };
};

beforeEach(() => {
  lines.length = 0;
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

describe('the log', () => {
  it('writes one line of JSON with the facts beside the message', () => {
    const entry = entryOf(() => log.warn('Job failed', { jobId: 'evt_1', attempt: 2 }));
    expect(entry).toEqual({ message: 'Job failed', jobId: 'evt_1', attempt: 2 });
    expect(lines).toHaveLength(1);
  });

  it('has the stack of an unforeseen error, and the messages of its causes', () => {
    const error = new TypeError('x is\nundefined', { cause: new Error('D1_ERROR: busy') });
    const entry = entryOf(() => log.error('Request failed', {}, error));
    expect(entry.error).toBe('TypeError: x is\nundefined < Error: D1_ERROR: busy');
    expect(entry.stack?.[0]).toContain('log.test.ts');
  });

  it('has no stack of an expected error', () => {
    const refused = new ServiceError('Resend responded 503');
    expect(entryOf(() => log.error('Job failed', {}, refused))).toEqual({
      message: 'Job failed',
      error: 'ServiceError: Resend responded 503',
    });
    expect(entryOf(() => log.warn('Job failed', {}, new Error('a')))).toEqual({
      message: 'Job failed',
      error: 'Error: a',
    });
  });

  it('never has parameters of SQL', () => {
    const parameters = ['secret\n    at home', 'params: secret'];
    const cause = new Error('UNIQUE constraint failed: users.email');
    const error = new DrizzleQueryError('insert into users values (?, ?)', parameters, cause);
    const entry = entryOf(() => log.error('Request failed', {}, error));
    expect(entry.error).toBe(
      'Failed query: insert into users values (?, ?) < Error: UNIQUE constraint failed: users.email',
    );
    expect(entry.stack?.length).toBeGreaterThan(0);
    expect(lines[0]).not.toMatch(/secret|home/);
  });

  it('never has email addresses', () => {
    const error = new ServiceError('Invalid `to`: "Ada" <ada.l+x@mail.example.com>, or bob@b.co');
    expect(entryOf(() => log.error('Job failed', {}, error)).error).toBe(
      'ServiceError: Invalid `to`: "Ada" <[address]>, or [address]',
    );
  });

  it('survives what is no error, and errors that cause each other', () => {
    const error = new Error('a');
    error.cause = error;
    expect(entryOf(() => log.error('Request failed', {}, error)).error).toContain('Error: a');
    expect(entryOf(() => log.error('Request failed', {}, 'text'))).toEqual({
      message: 'Request failed',
      error: 'text',
    });
  });
});
