import { z } from 'zod';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomLength = 24;

export type IdPrefix =
  | 'usr'
  | 'ses'
  | 'acc'
  | 'ver'
  | 'tf'
  | 'pk'
  | 'dev'
  | 'org'
  | 'mem'
  | 'inv'
  | 'doc'
  | 'up'
  | 'tag'
  | 'not'
  | 'rem'
  | 'tr'
  | 'cor'
  | 'viw'
  | 'fld'
  | 'opt'
  | 'run'
  | 'act'
  | 'ie'
  | 'im'
  | 'upr'
  | 'upf'
  | 'upl'
  | 'wh'
  | 'whd'
  | 'ak'
  | 'shr'
  | 'she'
  | 'evt';

/** Returns `length` random characters of `characters` (at most 256) with equal probability, from a CSPRNG. */
export function randomString(length: number, characters: string): string {
  const limit = 256 - (256 % characters.length);
  let result = '';
  while (result.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && result.length < length) result += characters[byte % characters.length];
    }
  }
  return result;
}

/** Returns a new id: prefix, underscore, 24 random characters `[a-z0-9]`. */
export function createId(prefix: IdPrefix): string {
  return `${prefix}_${randomString(randomLength, alphabet)}`;
}

/** Returns the schema of an id with the given prefix. */
export function idSchema(prefix: IdPrefix) {
  return z.string().regex(new RegExp(`^${prefix}_[a-z0-9]{${randomLength}}$`));
}
