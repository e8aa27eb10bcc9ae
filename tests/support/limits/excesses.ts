import { allowed, limits, type LimitName } from './limits.ts';

/** What Cloudflare refuses, as the limited bindings do. */
export class LimitError extends Error {}

const excesses: string[] = [];

/** Takes note of a use beyond what is allowed of a limit. Throws a LimitError if it is beyond the limit itself. */
export function checkLimit(name: LimitName, used: number, where: string): void {
  if (used <= allowed(name)) return;
  const { name: title, paid } = limits[name];
  reportExcess(`${used} ${title} (limit ${paid})`, where);
  if (used > paid) throw new LimitError(`${used} ${title} are more than ${paid}`);
}

/** Fails the test that runs. */
export function reportExcess(excess: string, where: string): void {
  excesses.push(`${excess}: ${where.slice(0, 300)}`);
}

/** What has been noted since the last time. */
export function takeExcesses(): string[] {
  return excesses.splice(0);
}
