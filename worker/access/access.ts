import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Context, Env, HonoRequest, MiddlewareHandler } from 'hono';
import { idSchema } from '../../shared/ids.ts';
import { organizationVersionHeader } from '../../shared/organization-version.ts';
import { timeZoneHeader } from '../../shared/time/time-zone-header.ts';
import { isTimeZone } from '../../shared/time/local-time.ts';
import { isAtLeast, lowestRoleFor, type Role } from '../../shared/roles.ts';
import type { Permission } from '../../shared/permissions.ts';
import type { BatchResults, Columns, RowOf } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ApiKeyActor, UserActor } from './actor.ts';
import { credentialsOf } from './credentials.ts';
import {
  createOrganizationScope,
  createReadScope,
  writtenVersionOf,
  type OrganizationScope,
  type ReadScope,
} from './organization-scope.ts';
import {
  createSessionScope,
  createUserScope,
  type SessionScope,
  type UserScope,
} from './user-scope.ts';
import {
  identifyApiKey,
  identifyMember,
  identifyUser,
  recordKeyUsage,
  type Person,
} from './identify.ts';
import type { Selects } from './read-together.ts';
import type { RateLimit } from './rate-limits/rate-limits.ts';
import { assertSlotTaken, withUploadSlot } from './turns/upload-slot.ts';
import type { UploadSlot } from './turns/upload-slot-store.ts';

/**
 * The access that a route requires. With `permission: null` no API key is accepted, with `any`
 * every API key is. `isCheckedByLibrary` means that the session library checks the session when it
 * handles the request.
 */
export type AccessPolicy =
  | { kind: 'public' }
  | { kind: 'token'; of: TokenKind }
  | { kind: 'user'; permission: Permission | 'any' | null; isCheckedByLibrary?: boolean }
  | { kind: 'organization'; permission: Permission | null; role: Role };

/**
 * The kind of resource that the token in the path of a route opens for people without an account.
 */
type TokenKind = 'share-link' | 'upload-request';

const policies = new WeakMap<object, AccessPolicy>();

/** Returns the policy of a middleware in this file; a test fails on routes without one. */
export function accessPolicyOf(handler: object): AccessPolicy | undefined {
  return policies.get(handler);
}

function withPolicy<E extends Env>(policy: AccessPolicy, handler: MiddlewareHandler<E>) {
  policies.set(handler, policy);
  return handler;
}

type UserVariables = { userScope: UserScope };
type SessionVariables = UserVariables & { sessionScope: SessionScope };
type OrganizationVariables<CallerActor, Prefetched extends Selects, Own extends Columns> = {
  actor: CallerActor;
  scope: OrganizationScope;
  prefetched: BatchResults<Prefetched>;
  columns: RowOf<Own>;
  people: Person[];
};

type Nothing = Record<string, never>;

type AccessEnv = AppEnv & {
  Variables: SessionVariables & OrganizationVariables<UserActor | ApiKeyActor, Selects, Columns>;
};

/**
 * Returns the id of the user who sends a request with a large body. Throws 401 without valid
 * credentials, and 413 for a public route or a path without a route. The access check follows once
 * the body is received, because the user may lose access in the meantime.
 */
export async function authorizeLargeBody(c: Context<AppEnv>): Promise<string> {
  const [policy] = matchedRoutes(c).flatMap(({ handler }) => policies.get(handler) ?? []);
  if (!policy || policy.kind === 'public' || policy.kind === 'token')
    throw new AppError('request.too_large');
  const { permission } = policy;
  const acceptsApiKey = permission !== null;
  const credentials = await credentialsOf(c.env, c.req.raw, { acceptsApiKey });
  if (credentials.kind === 'session') return (await identifyUser(c, credentials)).id;
  return (await identifyApiKey(c, credentials, permission)).actor.userId;
}

export function publicAccess(): MiddlewareHandler<AppEnv> {
  return withPolicy({ kind: 'public' }, (_c, next) => next());
}

/**
 * For routes that a token in their path opens. `check` refuses all other requests; sessions and API
 * keys are ignored.
 */
export function tokenAccess<E extends Env>(of: TokenKind, check: MiddlewareHandler<E>) {
  return withPolicy({ kind: 'token', of }, check);
}

/**
 * For endpoints of the session library, which checks the session itself if it requires one. A test
 * sends a request without a session to each of those.
 */
export function libraryAccess(options: { needsSession: boolean }): MiddlewareHandler<AppEnv> {
  if (!options.needsSession) return publicAccess();
  return withPolicy({ kind: 'user', permission: null, isCheckedByLibrary: true }, (_c, next) =>
    next(),
  );
}

type UserAccessOptions<P> = { permission: P; rateLimit?: RateLimit };

/**
 * Requires a session. With `permission`, an API key that has this permission is accepted as well;
 * with `any`, every API key is. Sets `c.var.userScope`, and `c.var.sessionScope` if only sessions
 * are accepted.
 */
export function userAccess(
  options?: Partial<UserAccessOptions<undefined>>,
): MiddlewareHandler<{ Variables: SessionVariables }>;
export function userAccess(
  options: UserAccessOptions<Permission | 'any'>,
): MiddlewareHandler<{ Variables: UserVariables }>;
export function userAccess(
  options: Partial<UserAccessOptions<Permission | 'any'>> = {},
): MiddlewareHandler {
  const permission = options.permission ?? null;
  return withPolicy(
    { kind: 'user', permission },
    createMiddleware<AccessEnv>(async (c, next) => {
      const credentials = await credentialsOf(c.env, c.req.raw, {
        acceptsApiKey: permission !== null,
      });
      if (credentials.kind === 'api-key') {
        const { actor, key } = await identifyApiKey(c, credentials, permission);
        c.set('userScope', createUserScope(c.env, { actor, credentials, permission }));
        recordKeyUsage(c, key);
      } else {
        const user = await identifyUser(c, credentials, options.rateLimit);
        const scope = createSessionScope(c.env, { user, credentials, permission });
        c.set('userScope', scope);
        c.set('sessionScope', scope);
      }
      await next();
    }),
  );
}

/** Selects that run in the same batch as the access check. Their results are dropped if the check fails. */
type Prefetch<Prefetched extends Selects> = (scope: ReadScope, request: HonoRequest) => Prefetched;

type OrganizationAccessOptions<
  P,
  Prefetched extends Selects,
  Own extends Columns,
> = UserAccessOptions<P> & {
  role?: Role;
  prefetch?: Prefetch<Prefetched>;
  columns?: (scope: ReadScope) => Own;
  needsPeople?: (request: HonoRequest) => boolean;
  isUpload?: boolean;
};

/**
 * Requires membership in the organization of the path with at least `role`, by default viewer for a
 * permission to read and member otherwise. An API key needs `permission`; without it only sessions
 * are accepted. Sets `c.var.scope` and `c.var.actor`. The response is the same for an organization
 * that does not exist and for one in which the user is no member. The results of `prefetch` are in
 * `c.var.prefetched`, and the members in `c.var.people` if the request `needsPeople`, which saves a
 * round trip each. The results of `columns` are in `c.var.columns`; they are columns of the access
 * check itself if its database has the data of the organization.
 */
export function organizationAccess<
  Prefetched extends Selects = Nothing,
  Own extends Columns = Nothing,
>(
  options?: Partial<OrganizationAccessOptions<undefined, Prefetched, Own>>,
): MiddlewareHandler<{ Variables: OrganizationVariables<UserActor, Prefetched, Own> }>;
export function organizationAccess<
  Prefetched extends Selects = Nothing,
  Own extends Columns = Nothing,
>(
  options: OrganizationAccessOptions<Permission, Prefetched, Own>,
): MiddlewareHandler<{
  Variables: OrganizationVariables<UserActor | ApiKeyActor, Prefetched, Own>;
}>;
export function organizationAccess(
  options: Partial<OrganizationAccessOptions<Permission, Selects, Columns>> = {},
): MiddlewareHandler {
  const permission = options.permission ?? null;
  const role = options.role ?? lowestRoleFor(permission);
  return withPolicy(
    { kind: 'organization', permission, role },
    createMiddleware<AccessEnv>(async (c, next) => {
      const credentials = await credentialsOf(c.env, c.req.raw, {
        acceptsApiKey: permission !== null,
      });
      const organizationId = organizationIdOf(c);
      const enter = async (slot?: UploadSlot) => {
        const { actor, membership, slots, people, prefetched, columns } = await identifyMember(c, {
          credentials,
          organizationId,
          permission,
          rateLimit: options.rateLimit,
          slot,
          content: () => {
            const readScope = createReadScope(c.env, organizationId);
            return {
              prefetch: options.prefetch?.(readScope, c.req) ?? {},
              columns: options.columns?.(readScope),
            };
          },
          needsPeople: options.needsPeople?.(c.req) ?? false,
        });
        if (!membership || !isAtLeast(membership.role, role)) throw new AppError('auth.forbidden');
        if (slot) assertSlotTaken(slots);
        c.set('actor', actor);
        c.set(
          'scope',
          createOrganizationScope(c.env, organizationId, {
            actor,
            credentials,
            permission,
            role: membership.role,
            requiredRole: role,
            peopleVersion: membership.peopleVersion,
            timeZone: credentials.kind === 'session' ? timeZoneOf(c.req) : undefined,
          }),
        );
        c.set('prefetched', prefetched);
        c.set('columns', columns);
        c.set('people', people);
        await next();
        const version = writtenVersionOf(c.var.scope);
        if (version !== undefined) c.header(organizationVersionHeader, String(version));
      };
      await (options.isUpload ? withUploadSlot(c.env, enter) : enter());
    }),
  );
}

function timeZoneOf(request: HonoRequest): string | undefined {
  const named = request.header(timeZoneHeader);
  return named !== undefined && isTimeZone(named) ? named : undefined;
}

function organizationIdOf(c: Context<AccessEnv>): string {
  const parsed = idSchema('org').safeParse(c.req.param('organizationId'));
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', {
    details: [{ path: 'organizationId', message: 'Invalid id' }],
  });
}
