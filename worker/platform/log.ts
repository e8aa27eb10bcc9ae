import { DrizzleQueryError } from 'drizzle-orm/errors';
import { ServiceError } from './service-error.ts';

/** Facts like ids and counts. Never content, tokens, email addresses or parameters of SQL. */
export type Facts = Record<string, string | number | undefined>;

/** One line of JSON per entry: Workers Logs makes its fields searchable. */
export const log = {
  /** Something ordinary, where the configuration has it logged. */
  info(message: string, facts: Facts): void {
    console.log(JSON.stringify({ message, ...facts }));
  },

  /** Something expected that the product deals with. `error` is logged without its stack. */
  warn(message: string, facts: Facts = {}, error?: unknown): void {
    console.warn(JSON.stringify({ message, ...facts, ...described(error) }));
  },

  /** Something that should not happen. `error` is logged with its stack, unless another service failed. */
  error(message: string, facts: Facts = {}, error?: unknown): void {
    const stack = error instanceof ServiceError ? undefined : framesOf(error);
    console.error(JSON.stringify({ message, ...facts, ...described(error), stack }));
  },
};

const maxCauses = 5;

/** The messages of an error and of its causes. */
function described(error: unknown): { error?: string } {
  const messages: string[] = [];
  let at = error;
  while (at !== undefined && messages.length < maxCauses) {
    messages.push(messageOf(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return messages.length === 0 ? {} : { error: messages.join(' < ') };
}

/** Tried only where a word begins: a long one without an @ would take quadratic time. */
const emailAddress = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g;
const maxMessageLength = 1000;

function messageOf(error: unknown): string {
  const text =
    error instanceof DrizzleQueryError
      ? `Failed query: ${error.query}` // its own message ends with the parameters
      : String(error);
  return text.replaceAll(emailAddress, '[address]').slice(0, maxMessageLength);
}

/** The frames of a stack, without the message that precedes them. */
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
