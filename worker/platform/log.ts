import { DrizzleQueryError } from 'drizzle-orm/errors';
import { ServiceError } from './service-error.ts';

/** Facts like ids and counts. Never content, tokens, email addresses or parameters of SQL. */
export type Facts = Record<string, string | number | undefined>;

/** Writes one line of JSON per entry, because Workers Logs makes its fields searchable. */
export const log = {
  /** Logs an ordinary event, if the configuration enables it. */
  info(message: string, facts: Facts): void {
    console.log(JSON.stringify({ message, ...facts }));
  },

  /** Logs an expected problem that is handled. `error` is logged without its stack. */
  warn(message: string, facts: Facts = {}, error?: unknown): void {
    console.warn(JSON.stringify({ message, ...facts, ...described(error) }));
  },

  /**
   * Logs an unexpected problem. `error` is logged with its stack, unless it is the failure of
   * another service.
   */
  error(message: string, facts: Facts = {}, error?: unknown): void {
    const stack = error instanceof ServiceError ? undefined : framesOf(error);
    console.error(JSON.stringify({ message, ...facts, ...described(error), stack }));
  },
};

const maxCauses = 5;

function described(error: unknown): { error?: string } {
  const messages: string[] = [];
  let at = error;
  while (at !== undefined && messages.length < maxCauses) {
    messages.push(messageOf(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return messages.length === 0 ? {} : { error: messages.join(' < ') };
}

/**
 * Matches begin only at the start of a word. Otherwise a long word without an @ would take
 * quadratic time.
 */
const emailAddress = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g;
const maxMessageLength = 1000;

function messageOf(error: unknown): string {
  const text =
    error instanceof DrizzleQueryError
      ? `Failed query: ${error.query}` // its own message ends with the parameters
      : String(error);
  return text.replaceAll(emailAddress, '[address]').slice(0, maxMessageLength);
}

function framesOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, stack = '' } = error;
  const start = stack.indexOf(message);
  return start < 0
    ? undefined
    : stack
        .slice(start + message.length)
        .split('\n    at ')
        .slice(1);
}
