import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { cancellationRefusals } from '../../worker/people/invitations/invitation-rules.ts';
import { createInvitation } from '../../worker/people/invitations/sending/create-invitation.ts';
import { markCancelled } from '../../worker/people/invitations/sending/invitation-sending-store.ts';
import { sendInvitation } from '../../worker/people/invitations/sending/send-invitation.ts';
import { commit } from '../../worker/outbox/commit.ts';
import type { MailMessage } from '../../worker/platform/platform.ts';
import { deleteUser } from '../../worker/people/users/delete-user.ts';
import {
  addMember,
  createApiKey,
  removeMember,
  scopeOf,
  setInvitationExpiry,
  storedInvitation,
} from '../support/access.ts';
import { statusesOf } from '../support/builders.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import { expireInvitations } from '../support/cron-steps.ts';
import { mailsTo, randomEmail } from '../support/mails.ts';

type Invitation = {
  id: string;
  email: string;
  role: string;
  status: string;
  organizationId: string;
  createdAt: string;
};
type Received = Invitation & { organization: { id: string; name: string } };

let owner: Owner;
const path = () => `${owner.org}/members/invitations`;

async function invite(email: string, options: { by?: TestClient; role?: string } = {}) {
  const body = { email, role: options.role ?? 'member' };
  const { invitation } = await (options.by ?? owner).post<{ invitation: Invitation }>(path(), body);
  return invitation;
}

async function listOf(client: TestClient = owner) {
  return (await client.get<{ invitations: Invitation[] }>(path())).invitations;
}

async function receivedBy(client: TestClient) {
  return (await client.get<{ invitations: Received[] }>('/api/invitations')).invitations;
}

async function countOf(client: TestClient) {
  return (await client.get<{ pendingInvitationsCount: number }>('/api/invitations/count'))
    .pendingInvitationsCount;
}

async function repeatMail(invitation: Invitation) {
  const job = { type: 'invitation.send', invitationId: invitation.id, timesSent: 1 } as const;
  const scope = createSystemScope(harness.platform(), owner.organizationId);
  await commit(scope, { statements: {}, jobs: [job] });
  await harness.finishJobs();
}

/** Returns the mails of an invitation's job, which cannot tell here whether they were sent before. */
async function mailsOf(invitation: Invitation, { timesSent }: { timesSent: number }) {
  const mails: MailMessage[] = [];
  const mailer = { send: async (mail: MailMessage) => void mails.push(mail) };
  const scope = createSystemScope({ ...harness.platform(), mailer }, owner.organizationId);
  const job = { type: 'invitation.send', invitationId: invitation.id, timesSent } as const;
  await sendInvitation(scope, { jobId: 'job_of_test', job, attempt: 1 });
  return mails.map(({ to }) => to);
}

const decide = (client: TestClient, invitation: Invitation, decision: string) =>
  client.call('POST', `/api/invitations/${invitation.id}/${decision}`, { status: 204 });

async function roleOf(client: TestClient) {
  const response = await client.request('GET', `${owner.org}/members/me`);
  return response.ok ? ((await response.json()) as { member: { role: string } }).member.role : null;
}

beforeEach(async () => {
  owner = await createOwner({ name: 'Olga', organization: 'Papers & <Co>' });
});

describe('an invitation', () => {
  it('is mailed, listed for the invited user, and makes them a member when accepted', async () => {
    const email = randomEmail();
    const invitation = await invite(` ${email.toUpperCase()} `, { role: 'admin' });
    expect(invitation).toMatchObject({
      email,
      role: 'admin',
      status: 'pending',
      organizationId: owner.organizationId,
    });
    await harness.finishJobs();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Olga invited you to join Papers & <Co> on Sheaf');
    expect(mail?.text).toContain('/invitations');
    expect(mail?.html).toContain('Papers &amp; &lt;Co&gt;');
    expect(mail?.html).not.toContain('<Co>');

    const invited = await createUser({ email, name: 'Ines' });
    expect(await countOf(invited)).toBe(1);
    expect(await receivedBy(invited)).toEqual([
      expect.objectContaining({
        id: invitation.id,
        status: 'pending',
        organization: { id: owner.organizationId, name: 'Papers & <Co>' },
        inviterName: 'Olga',
      }),
    ]);
    expect(await roleOf(invited)).toBeNull();
    await decide(invited, invitation, 'accept');
    expect(await roleOf(invited)).toBe('admin');
    expect(await countOf(invited)).toBe(0);
    expect(await receivedBy(invited)).toEqual([]);
    expect(await listOf(invited)).toEqual([expect.objectContaining({ status: 'accepted' })]);
  });

  it('can be sent again after it was rejected', async () => {
    const invited = await createUser();
    const invitation = await invite(invited.email);
    await harness.finishJobs();
    await decide(invited, invitation, 'reject');
    expect(await listOf()).toEqual([expect.objectContaining({ status: 'rejected' })]);
    await invited.fails('POST', `/api/invitations/${invitation.id}/accept`, {
      code: 'invitation.not_found',
    });
    await decide(owner, invitation, 'resend');
    expect(await receivedBy(invited)).toHaveLength(1);
    await harness.finishJobs();
    expect(await mailsTo(invited.email)).toHaveLength(2);
    await decide(invited, invitation, 'accept');
    expect(await roleOf(invited)).toBe('member');
  });

  it('is neither listed, accepted nor mailed after it was cancelled', async () => {
    const invited = await createUser();
    const invitation = await invite(invited.email);
    expect(await mailsOf(invitation, { timesSent: 1 })).toEqual([invited.email]);
    await decide(owner, invitation, 'cancel');
    expect(await mailsOf(invitation, { timesSent: 1 })).toEqual([]);
    expect(await receivedBy(invited)).toEqual([]);
    await invited.fails('POST', `/api/invitations/${invitation.id}/accept`, {
      code: 'invitation.not_found',
    });
    await owner.fails('POST', `/api/invitations/${invitation.id}/cancel`, {
      code: 'invitation.not_found',
    });
    expect((await invite(invited.email)).id).not.toBe(invitation.id);
  });

  it('expires, before and after Cron marks it, and can be sent again', async () => {
    const invited = await createUser();
    const invitation = await invite(invited.email);
    await setInvitationExpiry(invitation.id, new Date(Date.now() - 1000));
    const expectExpired = async () => {
      expect(await mailsOf(invitation, { timesSent: 1 })).toEqual([]);
      expect(await listOf()).toEqual([expect.objectContaining({ status: 'expired' })]);
      expect(await countOf(invited)).toBe(0);
      expect(await receivedBy(invited)).toEqual([]);
      for (const decision of ['accept', 'reject']) {
        await invited.fails('POST', `/api/invitations/${invitation.id}/${decision}`, {
          code: 'invitation.not_found',
        });
      }
    };
    await expectExpired();
    await expireInvitations(harness.platform());
    await expectExpired();
    await decide(owner, invitation, 'resend');
    await decide(invited, invitation, 'accept');
    expect(await roleOf(invited)).toBe('member');
  });

  it('stays open when Cron marks others as expired', async () => {
    const invited = await createUser();
    const invitation = await invite(invited.email);
    await expireInvitations(harness.platform());
    expect(await listOf()).toEqual([expect.objectContaining({ status: 'pending' })]);
    await decide(invited, invitation, 'accept');
    expect(await roleOf(invited)).toBe('member');
  });

  it('does not prevent a new one after it has expired', async () => {
    const email = randomEmail();
    const invitation = await invite(email);
    await setInvitationExpiry(invitation.id, new Date(Date.now() - 1000));
    const second = await invite(email);
    expect(second.id).not.toBe(invitation.id);
    await owner.fails('POST', `/api/invitations/${invitation.id}/resend`, {
      code: 'organization.invitation_already_exists',
    });
  });

  it('creates one membership when accepted twice at the same time, and again later', async () => {
    const invited = await createUser();
    const invitation = await invite(invited.email);
    const responses = await Promise.all(
      [1, 2].map(() => invited.request('POST', `/api/invitations/${invitation.id}/accept`)),
    );
    expect(statusesOf(responses)).toEqual([204, 204]);
    await decide(invited, invitation, 'accept');
    const { members } = await owner.get<{ members: unknown[] }>(`${owner.org}/members`);
    expect(members).toHaveLength(2);
  });

  it('cannot be accepted or sent again after the new member was removed', async () => {
    const invited = await createUser();
    const invitation = await invite(invited.email);
    await decide(invited, invitation, 'accept');
    const { members } = await owner.get<{ members: { id: string; role: string }[] }>(
      `${owner.org}/members`,
    );
    const joined = members.find(({ role }) => role === 'member')?.id ?? '';
    await owner.call('DELETE', `${owner.org}/members/${joined}`, { status: 204 });
    await invited.fails('POST', `/api/invitations/${invitation.id}/accept`, {
      code: 'invitation.not_found',
    });
    await owner.fails('POST', `/api/invitations/${invitation.id}/resend`, {
      code: 'invitation.not_found',
    });
    expect(await roleOf(invited)).toBeNull();
  });

  it('cannot be accepted after its organization was deleted', async () => {
    const invited = await createUser();
    const invitation = await invite(invited.email);
    await owner.call('DELETE', owner.org, { status: 204 });
    expect(await receivedBy(invited)).toEqual([]);
    await invited.fails('POST', `/api/invitations/${invitation.id}/accept`, {
      code: 'invitation.not_found',
    });
    expect(await mailsOf(invitation, { timesSent: 1 })).toEqual([]);
  });

  it('is mailed once when its job is repeated', async () => {
    const email = randomEmail();
    const invitation = await invite(email);
    await harness.finishJobs();
    await repeatMail(invitation);
    await repeatMail(invitation);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is mailed for its latest sending only', async () => {
    const email = randomEmail();
    const invitation = await invite(email);
    await decide(owner, invitation, 'cancel');
    await decide(owner, invitation, 'resend');
    expect(await mailsOf(invitation, { timesSent: 1 })).toEqual([]);
    expect(await mailsOf(invitation, { timesSent: 2 })).toEqual([email]);
  });
});

describe('inviting', () => {
  it('rejects addresses with a pending invitation to the organization, and of its members', async () => {
    const member = await createUser();
    await addMember(owner, member, 'member');
    const email = randomEmail();
    await invite(email);
    await owner.fails('POST', path(), {
      code: 'organization.invitation_already_exists',
      body: { email },
    });
    await owner.fails('POST', path(), {
      code: 'organization.invitation_already_exists',
      body: { email: email.toUpperCase() },
    });
    await owner.fails('POST', path(), {
      code: 'user.already_in_organization',
      body: { email: member.email },
    });
    await owner.fails('POST', path(), {
      code: 'user.already_in_organization',
      body: { email: owner.email },
    });
    const elsewhere = await createOwner();
    await elsewhere.post(`${elsewhere.org}/members/invitations`, { email });
    await harness.finishJobs();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('creates one invitation when requested twice at the same time', async () => {
    const email = randomEmail();
    const responses = await Promise.all([1, 2].map(() => owner.request('POST', path(), { email })));
    expect(statusesOf(responses)).toEqual([201, 409]);
    expect(await listOf()).toHaveLength(1);
  });

  it.each([
    { email: 'nobody' },
    { email: '' },
    { role: 'admin' },
    { email: 'a@example.com\r\nBcc: b@example.com' },
    { email: `${'a'.repeat(250)}@example.com` },
    { email: 'x@example.com', role: 'owner' },
    { email: 'x@example.com', role: 'OWNER' },
  ])('rejects %j', async (body) => {
    await owner.fails('POST', path(), { code: 'request.invalid', body });
    expect(await listOf()).toEqual([]);
  });

  it('defaults to the role of member and ignores other fields of the body', async () => {
    const body = {
      email: randomEmail(),
      status: 'accepted',
      id: 'inv_x',
      organizationId: 'org_x',
      userId: 'usr_x',
    };
    const { invitation } = await owner.post<{ invitation: Invitation }>(path(), body);
    expect(invitation).toMatchObject({
      role: 'member',
      status: 'pending',
      organizationId: owner.organizationId,
    });
  });

  it('is limited per user and day, including invitations sent again', async () => {
    const invitations = [];
    for (let count = 0; count < 29; count += 1) invitations.push(await invite(randomEmail()));
    const [first] = invitations;
    if (!first) throw new Error('No invitation');
    await decide(owner, first, 'cancel');
    await decide(owner, first, 'resend');
    await decide(owner, first, 'cancel');
    const error = await owner.fails('POST', `/api/invitations/${first.id}/resend`, {
      code: 'user.organization_invitation_limit_reached',
    });
    expect(error.status).toBe(429);
    expect(Number(error.headers.get('retry-after'))).toBeGreaterThan(0);
    const body = { email: randomEmail() };
    await owner.fails('POST', path(), { code: 'user.organization_invitation_limit_reached', body });
    const admin = await createUser();
    await addMember(owner, admin, 'admin');
    await invite(body.email, { by: admin });
  });
});

describe('users who may not invite', () => {
  it('cannot list, create, accept, reject, resend or cancel invitations', async () => {
    const email = randomEmail();
    const invitation = await invite(email);
    const stranger = await createOwner();
    const member = await createUser();
    await addMember(owner, member, 'member');
    for (const client of [stranger, member]) {
      await client.fails('GET', path(), { code: 'auth.forbidden' });
      await client.fails('POST', path(), {
        code: 'auth.forbidden',
        body: { email: randomEmail() },
      });
      for (const decision of ['accept', 'reject']) {
        await client.fails('POST', `/api/invitations/${invitation.id}/${decision}`, {
          code: 'invitation.not_found',
        });
      }
    }
    for (const decision of ['cancel', 'resend']) {
      await stranger.fails('POST', `/api/invitations/${invitation.id}/${decision}`, {
        code: 'invitation.not_found',
      });
      await member.fails('POST', `/api/invitations/${invitation.id}/${decision}`, {
        code: 'auth.forbidden',
      });
    }
    expect(await listOf()).toEqual([expect.objectContaining({ status: 'pending' })]);
  });

  it.each(['removed', 'demoted'])(
    'cannot invite after they were %s, even if the access check was before',
    async (change) => {
      const admin = await createUser();
      const { id, userId } = await addMember(owner, admin, 'admin');
      const scope = await scopeOf(admin, { organizationId: owner.organizationId, role: 'admin' });
      if (change === 'removed') await removeMember(id);
      else await owner.call('PATCH', `${owner.org}/members/${id}`, { body: { role: 'member' } });
      const input = { email: randomEmail(), role: 'admin' } as const;
      const invite = createInvitation(scope, input, { userId, locale: 'en' });
      await expect(invite).rejects.toMatchObject({ code: 'auth.forbidden' });
      expect(await listOf()).toEqual([]);
    },
  );

  it('cannot cancel their invitations after they were demoted', async () => {
    const admin = await createUser();
    const { id } = await addMember(owner, admin, 'admin');
    const invitation = await invite(randomEmail(), { by: admin });
    await owner.call('PATCH', `${owner.org}/members/${id}`, { body: { role: 'member' } });
    await admin.fails('POST', `/api/invitations/${invitation.id}/cancel`, {
      code: 'auth.forbidden',
    });
  });

  it('cannot cancel in the millisecond of the demotion, which cancels them', async () => {
    const admin = await createUser();
    const { id, userId } = await addMember(owner, admin, 'admin');
    const invitation = await invite(randomEmail(), { by: admin });
    await owner.call('PATCH', `${owner.org}/members/${id}`, { body: { role: 'member' } });
    const { updatedAt } = await storedInvitation(invitation.id);
    const facts = await markCancelled(harness.platform().identityDatabase, invitation.id, {
      inviter: { userId, maxPerDay: 1, now: updatedAt },
      refusals: cancellationRefusals,
    });
    expect(facts).toMatchObject({ isUnknown: 0, actorMayNotInvite: 1 });
  });

  it('cannot use API keys instead', async () => {
    const key = new TestClient({ authorization: `Bearer ${await createApiKey(owner, {})}` });
    await key.fails('GET', '/api/invitations', { code: 'auth.unauthenticated' });
    await key.fails('GET', path(), { code: 'auth.unauthenticated' });
  });
});

it('escapes names in the email of an invitation', async () => {
  const email = randomEmail();
  const sly = await createOwner({
    name: 'Eve" <b>\u202E',
    organization: 'X"><img src=x>',
  });
  await sly.post(`${sly.org}/members/invitations`, { email });
  await harness.finishJobs();
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Eve" <b> invited you to join X"><img src=x> on Sheaf');
  expect(mail?.html).not.toMatch(/<img|<b>/);
});

async function invitedByAdmin() {
  const admin = await createUser();
  const guest = await createUser();
  const member = await addMember(owner, admin, 'admin');
  const invitation = await invite(guest.email, { by: admin, role: 'admin' });
  const others = await invite((await createUser()).email);
  return { admin, guest, member, invitation, others };
}

async function expectCancelled({
  guest,
  invitation,
  others,
}: Awaited<ReturnType<typeof invitedByAdmin>>) {
  const statuses = new Map((await listOf()).map(({ id, status }) => [id, status]));
  expect([statuses.get(invitation.id), statuses.get(others.id)]).toEqual(['cancelled', 'pending']);
  expect(await receivedBy(guest)).toEqual([]);
  await guest.fails('POST', `/api/invitations/${invitation.id}/accept`, {
    code: 'invitation.not_found',
  });
}

describe('the invitations of an admin who may not invite any more', () => {
  it('are cancelled when they are removed', async () => {
    const invited = await invitedByAdmin();
    await owner.call('DELETE', `${owner.org}/members/${invited.member.id}`, { status: 204 });
    await expectCancelled(invited);
  });

  it('are cancelled when they are demoted', async () => {
    const invited = await invitedByAdmin();
    await owner.call('PATCH', `${owner.org}/members/${invited.member.id}`, {
      body: { role: 'member' },
    });
    await expectCancelled(invited);
  });

  it('are cancelled when they delete their account', async () => {
    const invited = await invitedByAdmin();
    const { user } = await invited.admin.get<{ user: { id: string } }>('/api/users/me');
    await deleteUser(harness.platform(), user.id);
    await expectCancelled(invited);
  });

  it('stay when ownership is transferred', async () => {
    const { member, others } = await invitedByAdmin();
    await owner.post(`${owner.org}/members/${member.id}/transfer-ownership`, {}, 204);
    const statuses = new Map((await listOf()).map(({ id, status }) => [id, status]));
    expect(statuses.get(others.id)).toBe('pending');
  });
});
