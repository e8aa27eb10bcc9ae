import { eq, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { identityTables } from '../../.lint/tables.ts';
import { createApp } from '../../worker/app.ts';
import { hashToken } from '../../worker/access/credentials.ts';
import { batch } from '../../worker/database/database.ts';
import type { Role } from '../../shared/roles.ts';
import { createApiKey, userIdOf } from '../support/access.ts';
import { casesOn } from '../support/cases-on.ts';
import { createOwner, type TestClient } from '../support/client.ts';
import { interruptedPlatform } from '../support/interrupted-platform.ts';
import {
  keyRevocations,
  membershipRevocations,
  permissionRevocations,
  reachRevocations,
  roleRevocations,
  sessionRevocations,
  type Caller,
} from '../support/revocations.ts';
import { organizationExpectations, userExpectations } from '../support/route-expectations.ts';
import {
  bearer,
  createTargets,
  outcomeOfResponse,
  prepareRequest,
  representativeRoutes,
  successOf,
} from '../support/route-requests.ts';
import type { Target } from '../support/route-targets.ts';
import * as tables from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();

/**
 * Routes that only read, although they are not GET. Only their body, which is read before the check, can be delayed.
 */
const readingRoutes = [
  'POST /api/organizations/:organizationId/tagging-rules/preview',
  'POST /api/organizations/:organizationId/documents/known-files',
  'POST /api/organizations/:organizationId/documents/batch/count',
  'POST /api/organizations/:organizationId/documents/batch/sum',
  'POST /api/organizations/:organizationId/documents/batch/download',
  'POST /api/organizations/:organizationId/documents/batch/csv',
  'POST /api/mcp',
];

let createTarget: Awaited<ReturnType<typeof createTargets>>;
// Milliseconds; all stored data is read and compared many times.
beforeEach(async () => {
  await harness.empty();
  createTarget = await createTargets();
});

/** Counters of requests and the last use of a key change whatever the outcome of a request is. */
const countersOfRequests: SQLiteTable[] = [tables.rateLimitsTable, tables.uploadSlotsTable];

async function readEverything() {
  const { databases, files } = harness.platform();
  const known = Object.entries<unknown>(tables)
    .filter((entry): entry is [string, SQLiteTable] => is(entry[1], SQLiteTable))
    .filter(([, table]) => !countersOfRequests.includes(table));
  const [people, ...content] = await Promise.all(
    databases.map((database, shard) => {
      const selects = known
        .filter(([, table]) => shard === 0 || !identityTables.includes(getTableName(table)))
        .map(([name, table]) => [name, database.select().from(table)] as const);
      return batch(database, Object.fromEntries(selects));
    }),
  );
  const keys = people?.['apiKeysTable']?.map((key) => ({
    ...key,
    lastUsedAt: null,
    clients: [],
  }));
  return { ...people, apiKeysTable: keys, content, files: (await files.list()).files };
}

type Sender = { client: TestClient; caller: Caller };

async function withSession({ owner, caller, role }: Target): Promise<Sender> {
  const request = new Request(testVariables.APP_BASE_URL, { headers: caller.headers });
  const token = (await harness.platform().sessions.tokenOf(request)) ?? '';
  const { organizationId } = owner;
  const holder = eq(tables.sessionsTable.token, token);
  const userId = await userIdOf(caller);
  return { client: caller, caller: { userId, organizationId, holder, role } };
}

async function withKey({ owner, caller, role }: Target): Promise<Sender> {
  const token = await createApiKey(caller, {});
  const { organizationId } = owner;
  const holder = eq(tables.apiKeysTable.tokenHash, await hashToken(token));
  const userId = await userIdOf(caller);
  return { client: bearer(token), caller: { userId, organizationId, holder, role } };
}

type Prepared = Awaited<ReturnType<typeof prepareRequest>>;

async function requestOf(
  { method, url, body, headers }: Prepared,
  client: TestClient,
  work: () => Promise<void> = () => Promise.resolve(),
) {
  const form = body instanceof FormData ? body : JSON.stringify(body);
  const encoded = new Response(form);
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  const type =
    body instanceof FormData ? (encoded.headers.get('content-type') ?? '') : 'application/json';
  const halves = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const half = halves.shift();
        if (!half) return controller.close();
        if (halves.length === 0) await work();
        controller.enqueue(half);
      },
    },
    { highWaterMark: 0 },
  );
  const origin = testVariables.APP_BASE_URL;
  return new Request(new URL(url, origin), {
    method,
    headers: {
      origin,
      ...client.headers,
      ...headers,
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body: stream, duplex: 'half' }),
  });
}

const revocationsOf = (role: Role | undefined, { isKey, needsPermission }: Holder) => ({
  ...(isKey ? keyRevocations : sessionRevocations),
  ...(needsPermission && permissionRevocations),
  ...(role && membershipRevocations),
  ...(role && isKey && reachRevocations),
  ...(role && role !== 'viewer' && roleRevocations),
});

type Holder = { isKey: boolean; needsPermission: boolean };

const changingRoutes = Object.entries({ ...organizationExpectations, ...userExpectations })
  .filter(([key]) => !key.startsWith('GET '))
  .flatMap(([key, expectation]) => {
    const { permission } = expectation;
    const needsPermission = permission !== null && permission !== 'any';
    const acceptsSessions = !('sessionException' in expectation);
    return [
      ...(acceptsSessions ? [{ isKey: false, needsPermission: false }] : []),
      ...(permission === null ? [] : [{ isKey: true, needsPermission }]),
    ].map((holder) => ({
      title: `${key} with ${holder.isKey ? 'a key' : 'a session'}`,
      key,
      expectation,
      holder,
    }));
  });

const routes = casesOn('demo', changingRoutes, ({ key }) => representativeRoutes.includes(key));

describe.each(routes)('$title', ({ key, expectation, holder }) => {
  it('is refused and writes nothing once the permission is gone', async () => {
    const role = 'role' in expectation ? expectation.role : undefined;
    const target = role
      ? await createTarget(role)
      : await createOwner().then((owner): Target => ({ owner, caller: owner, role: 'owner' }));
    const { client, caller } = await (holder.isKey ? withKey(target) : withSession(target));
    const prepared = await prepareRequest(key, target, expectation);
    await harness.finishJobs();
    const isReading = readingRoutes.includes(key);

    const outcomeWhile = async (
      moment: 'after the check' | 'within the body',
      revoke: (caller: Caller) => Promise<() => Promise<unknown>>,
    ) => {
      let restore: (() => Promise<unknown>) | undefined;
      let before: unknown;
      const work = async () => {
        restore = await revoke(caller);
        before = await readEverything();
      };
      const isWithinBody = moment === 'within the body';
      const { platform, settled } = interruptedPlatform(
        isWithinBody ? () => Promise.resolve() : work,
      );
      const request = await requestOf(prepared, client, isWithinBody ? work : undefined);
      const outcome = await outcomeOfResponse(Promise.resolve(app.fetch(request, platform)));
      await settled();
      const after = await readEverything();
      await restore?.();
      return { outcome, before, after };
    };

    const revocations = Object.entries(revocationsOf(role, holder));
    // For checks after the body, one revocation is enough, because the cause makes no difference there.
    const withinBody = prepared.body === undefined ? [] : revocations.slice(0, 1);
    for (const [moment, found] of [
      ['after the check', isReading ? [] : revocations],
      ['within the body', withinBody],
    ] as const) {
      for (const [name, { outcome, revoke }] of found) {
        const refused = await outcomeWhile(moment, revoke);
        expect(refused.outcome, `${name} ${moment}`).toBe(outcome);
        expect(refused.after, `${name} ${moment}`).toEqual(refused.before);
      }
    }

    const allowed = await outcomeWhile('after the check', async () => () => Promise.resolve());
    expect(allowed.outcome).toBe(await successOf(key, expectation));
    if (isReading) expect(allowed.after).toEqual(allowed.before);
  });
});
