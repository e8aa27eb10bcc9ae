import * as passwords from '../../node_modules/@better-auth/utils/dist/password.node.mjs';

const hashes = new Map<string, string>();
const results = new Map<string, boolean>();

/**
 * Hashes a password as the session library does, at full cost, but caches the hash within a test file: one takes a
 * tenth of a second of CPU, and nearly every test creates users.
 */
export async function hashPassword(password: string): Promise<string> {
  const hash = hashes.get(password) ?? (await passwords.hashPassword(password));
  hashes.set(password, hash);
  results.set(`${hash} ${password}`, true);
  return hash;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const key = `${hash} ${password}`;
  const isRight = results.get(key) ?? (await passwords.verifyPassword(hash, password));
  results.set(key, isRight);
  return isRight;
}
