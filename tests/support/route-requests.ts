import type { Role } from '../../shared/roles.ts';
import { addMember, addOrganization } from './access.ts';
import { successStatusOf } from './api-reference.ts';
import { createUser, TestClient, type Owner } from './client.ts';
import type {
  OrganizationExpectation,
  UserExpectation,
  ValidRequest,
} from './route-expectations.ts';
import type { Target } from './route-targets.ts';

/**
 * Creates organizations with the same owner, admin, member and viewer. Each request uses one of them and may delete
 * it.
 */
export async function createTargets() {
  const users = {
    owner: await createUser(),
    admin: await createUser(),
    member: await createUser(),
    viewer: await createUser(),
  };
  return async (role: Role): Promise<Target> => {
    const organizationId = await addOrganization(users.owner);
    await addMember({ organizationId }, users.admin, 'admin');
    await addMember({ organizationId }, users.member, 'member');
    await addMember({ organizationId }, users.viewer, 'viewer');
    const org = `/api/organizations/${organizationId}`;
    const owner: Owner = Object.assign(new TestClient(users.owner.headers), {
      name: users.owner.name,
      email: users.owner.email,
      organizationId,
      org,
    });
    return { owner, caller: users[role], role };
  };
}

/**
 * One route for each kind of access, for tests that do not try all: of an organization with a permission, to read and
 * to write, for admins and for the owner alone; of a user, for sessions and for keys.
 */
export const representativeRoutes = [
  'GET /api/organizations/:organizationId/tags',
  'POST /api/organizations/:organizationId/documents',
  'POST /api/organizations/:organizationId/webhooks',
  'DELETE /api/organizations/:organizationId',
  'POST /api/organizations',
  'POST /api/api-keys',
  'POST /api/mcp',
];

/** Prepares a valid request to the route `key` (method and path) of `target`. */
export async function prepareRequest(key: string, target: Target, expectation: UserExpectation) {
  const [method = '', path = ''] = key.split(' ');
  const request: ValidRequest = (await expectation.prepare?.(target)) ?? {};
  const ids: Record<string, string> = {
    organizationId: target.owner.organizationId,
    ...request.ids,
  };
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`${key}: no ${name} is prepared`);
    return id;
  });
  const url = filled + (request.query ?? '');
  const sendAs = (client: TestClient) =>
    new TestClient({ ...client.headers, ...request.headers }).request(method, url, request.body);
  return { method, url, body: request.body, headers: request.headers ?? {}, sendAs };
}

/** Returns `401 code` for a refused request, `200` for others. */
export async function outcomeOfResponse(sent: Promise<Response>): Promise<string> {
  const response = await sent;
  if (response.ok) {
    await response.arrayBuffer();
    return String(response.status);
  }
  const { error } = (await response.json()) as { error?: { code?: string } };
  return `${response.status} ${error?.code}`;
}

export const bearer = (token: string) => new TestClient({ authorization: `Bearer ${token}` });

/** Returns the expected outcome for a caller with access: the documented success, unless an exception is declared. */
export async function successOf(
  key: string,
  expectation: OrganizationExpectation | UserExpectation,
) {
  if ('exception' in expectation && expectation.exception) return expectation.exception.outcome;
  const documented = 'successStatus' in expectation ? expectation.successStatus : undefined;
  return String(documented ?? (await successStatusOf(key)));
}
