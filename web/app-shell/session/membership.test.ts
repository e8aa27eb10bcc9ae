import { expect, it } from 'vitest';
import { currentMemberQuery } from '../../api/session/current-member-api.ts';
import { ApiError } from '../../api/api-error.ts';
import { organizationQuery } from '../../people/organizations/organization-api.ts';
import { membersQuery } from '../../people/members/member-api.ts';
import { membershipDoubtOf } from './membership.ts';

const error = (status: number) => new ApiError({ code: String(status), status, message: '' });
const organizationId = 'org_1';
const own = [organizationQuery(organizationId), currentMemberQuery(organizationId)];

it.each([400, 403])('ends the membership when the organization cannot be loaded: %d', (status) => {
  for (const { queryKey } of own) {
    expect(membershipDoubtOf({ error: error(status), queryKey })).toEqual({
      kind: 'ended',
      organizationId,
    });
  }
});

it('asks again about the membership when anything else is forbidden', () => {
  const { queryKey } = membersQuery(organizationId);
  expect(membershipDoubtOf({ error: error(403), queryKey })).toEqual({ kind: 'unsure' });
  expect(membershipDoubtOf({ error: error(403) })).toEqual({ kind: 'unsure' });
});

it('keeps the membership when the server fails, a session ends or other input is refused', () => {
  const [{ queryKey }] = [organizationQuery(organizationId)];
  for (const status of [401, 429, 500, 502]) {
    expect(membershipDoubtOf({ error: error(status), queryKey })).toEqual({ kind: 'none' });
  }
  expect(membershipDoubtOf({ error: new TypeError('Failed to fetch'), queryKey })).toEqual({
    kind: 'none',
  });
  const members = membersQuery(organizationId).queryKey;
  expect(membershipDoubtOf({ error: error(400), queryKey: members })).toEqual({ kind: 'none' });
});
