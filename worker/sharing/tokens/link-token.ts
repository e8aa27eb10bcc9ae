import { randomString } from '../../../shared/ids.ts';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** About 190 bits. */
const length = 32;
const pattern = new RegExp(`^[A-Za-z0-9]{${length}}$`);

export function createLinkToken(): string {
  return randomString(length, characters);
}

export function isLinkToken(text: string): boolean {
  return pattern.test(text);
}
