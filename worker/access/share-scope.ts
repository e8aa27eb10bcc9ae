import type { Database } from '../database/database.ts';
import type { Condition } from '../database/expressions.ts';
import type { Platform } from '../platform/platform.ts';

declare const shared: unique symbol;

/**
 * Permission to read what one share link shows, for anyone who has its token. It is no scope of an
 * organization: none of the archive's operations takes it, and it reaches only the documents of the
 * link. Scopes are only created in this file, for a link that was open when the request began.
 */
export type ShareScope = {
  readonly [shared]: true;
  readonly organizationId: string;
  /**
   * The database of the organization's content, as far as known; `assertOpen` finds the present
   * one.
   */
  readonly database: Database;
  readonly files: Pick<Platform['files'], 'get'>;
  /**
   * The documents that the request may reach: all of a link; for a view the one at a position or
   * those on a page.
   */
  readonly places: readonly { position: number; documentId: string }[];
  isShown(documentIds: readonly string[]): Condition;
  /** Throws like a new request once the link is closed, or does not have a document any more. */
  assertOpen(documentId?: string): Promise<void>;
};

/** Only for callers that have checked the token and the password of a link. */
export function createShareScope(
  { databaseFor, files }: Platform,
  link: Pick<ShareScope, 'organizationId' | 'places' | 'isShown' | 'assertOpen'>,
): ShareScope {
  const reached: Omit<ShareScope, typeof shared> = {
    ...link,
    get database() {
      return databaseFor(link.organizationId);
    },
    files,
  };
  return reached as ShareScope;
}
