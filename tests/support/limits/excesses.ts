import { allowed, limits, type LimitName } from './limits.ts';

/** Thrown for what Cloudflare rejects. */
export class LimitError extends Error {}

const excesses: string[] = [];

/** Records a use above the allowed share of a limit. Throws a LimitError above the limit itself. */
export function checkLimit(name: LimitName, used: number, where: string): void {
  if (used <= allowed(name)) return;
  const { name: title, paid } = limits[name];
  reportExcess(`${used} ${title} (limit ${paid})`, where);
  if (used > paid) throw new LimitError(`${used} ${title} are more than ${paid}`);
}

export function reportExcess(excess: string, where: string): void {
  excesses.push(`${excess}: ${where.slice(0, 300)}`);
}

export function takeExcesses(): string[] {
  return excesses.splice(0);
}
