import { limits } from '../../limits.ts';
import { MimeError } from '../mime-error.ts';

/** Limits for opening the envelopes in one message. Envelopes beyond them stay closed, as files. */
export const envelopeLimits = {
  depth: 10,
  /** Bytes that are decoded in memory; for a longer message, its own size. */
  heldBytes: 1024 * 1024,
  searchedBytes: 8 * limits.mail.bytes,
  zipEntries: 2000,
  unzippedBytes: 4 * limits.mail.bytes,
} as const;

export type EnvelopeCosts = {
  hold(bytes: number): void;
  search(bytes: number): void;
  unzip(bytes: number): void;
};

/** Returns counters of the costs of a message of `size` bytes, which throw a `MimeError` beyond the limit. */
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
