import { limits } from '../../limits.ts';
import { MimeError } from '../mime-error.ts';

/** What opening the envelopes within one message may cost. What is beyond stays closed, as a file of its own. */
export const envelopeLimits = {
  /** Messages and archives within each other. */
  depth: 10,
  /** Bytes that are decoded to be opened, for a short message; for a long one as many as it has. */
  heldBytes: 1024 * 1024,
  /** Bytes of messages that are searched for parts, all levels together. */
  searchedBytes: 8 * limits.mail.bytes,
  /** Files of a zip archive, and their bytes unpacked. */
  zipEntries: 2000,
  unzippedBytes: 4 * limits.mail.bytes,
} as const;

/** Counts what the envelopes of one message cost together. Both throw a `MimeError` beyond the limit. */
export type EnvelopeCosts = {
  /** Bytes that take memory besides the message. */
  hold(bytes: number): void;
  search(bytes: number): void;
  unzip(bytes: number): void;
};

/** `size`: of the message, in bytes. */
export function countEnvelopeCosts(size: number): EnvelopeCosts {
  return {
    hold: createCounter(Math.max(size, envelopeLimits.heldBytes)),
    search: createCounter(envelopeLimits.searchedBytes),
    unzip: createCounter(envelopeLimits.unzippedBytes),
  };
}

function createCounter(most: number): (amount: number) => void {
  let left = most;
  return (amount) => {
    if (amount > left) throw new MimeError('The envelopes cost too much');
    left -= amount;
  };
}
