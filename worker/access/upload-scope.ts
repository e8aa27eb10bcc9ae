import type { Database } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';

declare const opened: unique symbol;

/**
 * Permission of an external person to send files to one upload request, by the token of its
 * address. It is no OrganizationScope, so no operation on documents takes it: every statement has
 * the organization and the hash of the token as conditions. `sessionHash` identifies the browser
 * that sends the files, which can see its own files.
 */
export type UploadScope = {
  readonly [opened]: true;
  readonly organizationId: string;
  readonly tokenHash: string;
  readonly sessionHash: string;
  readonly database: Database;
  readonly platform: Platform;
};

type Address = Pick<UploadScope, 'organizationId' | 'tokenHash' | 'sessionHash'>;

/**
 * Only for an address whose organization exists. Every statement has the existence of the request
 * as a condition.
 */
export function createUploadScope(platform: Platform, address: Address): UploadScope {
  const database = platform.databaseFor(address.organizationId);
  return { ...address, platform, database } as UploadScope;
}
