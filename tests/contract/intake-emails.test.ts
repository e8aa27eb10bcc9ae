import { describe, expect, it } from 'vitest';
import { addMember } from '../support/access.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';

type IntakeEmail = {
  id: string;
  emailAddress: string;
  isEnabled: boolean;
  allowedOrigins: string[];
};

async function createAddress(owner: Owner) {
  const { intakeEmail } = await owner.post<{ intakeEmail: IntakeEmail }>(
    `${owner.org}/intake-emails`,
  );
  return intakeEmail;
}

async function listAddresses(owner: Owner) {
  return (await owner.get<{ intakeEmails: IntakeEmail[] }>(`${owner.org}/intake-emails`))
    .intakeEmails;
}

describe('an intake address', () => {
  it('is random and accepts nobody at first', async () => {
    const owner = await createOwner();
    const intakeEmail = await createAddress(owner);
    expect(intakeEmail.emailAddress).toMatch(/^[a-z0-9]{12}@intake\.(demo\.)?localhost$/);
    expect(intakeEmail).toMatchObject({ isEnabled: true, allowedOrigins: [] });
    expect(await listAddresses(owner)).toEqual([intakeEmail]);
  });

  it('is given its origins in lower case, and switched off and on', async () => {
    const owner = await createOwner();
    const { id } = await createAddress(owner);
    const path = `${owner.org}/intake-emails/${id}`;
    const { intakeEmail } = await owner.call<{ intakeEmail: IntakeEmail }>('PUT', path, {
      body: {
        isEnabled: false,
        allowedOrigins: [' Ada@Example.com ', 'bob@example.com'],
        organizationId: 'org_x',
        emailAddress: 'mine@evil.example',
      },
    });
    expect(intakeEmail).toMatchObject({
      isEnabled: false,
      allowedOrigins: ['ada@example.com', 'bob@example.com'],
    });
    expect(await listAddresses(owner)).toEqual([intakeEmail]);
  });

  it.each([
    ['something that is no address', ['ada'], 'intake-emails.origins.form.invalid'],
    ['an empty address', [''], 'intake-emails.origins.form.required'],
    [
      'the same address twice',
      ['ada@example.com', 'ADA@example.com'],
      'intake-emails.origins.form.duplicate',
    ],
  ])('refuses %s as origin', async (_what, allowedOrigins, key) => {
    const owner = await createOwner();
    const { id } = await createAddress(owner);
    const error = await owner.fails('PUT', `${owner.org}/intake-emails/${id}`, {
      code: 'request.invalid',
      body: { isEnabled: true, allowedOrigins },
    });
    expect(error.details).toMatchObject([{ key }]);
  });

  it('comes before those that were created earlier', async () => {
    const owner = await createOwner();
    const first = await createAddress(owner);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = await createAddress(owner);
    expect((await listAddresses(owner)).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('is one of ten at most', async () => {
    const owner = await createOwner();
    for (let count = 0; count < 10; count += 1) await createAddress(owner);
    await owner.fails('POST', `${owner.org}/intake-emails`, { code: 'intake_email.limit_reached' });
    const [first] = await listAddresses(owner);
    await owner.call('DELETE', `${owner.org}/intake-emails/${first?.id}`, { status: 204 });
    await createAddress(owner);
    expect(await listAddresses(owner)).toHaveLength(10);
  });

  it('is shown to members, and changed by admins alone', async () => {
    const owner = await createOwner();
    const member = await createUser();
    const admin = await createUser();
    await addMember(owner, member, 'member');
    await addMember(owner, admin, 'admin');
    const { id } = await createAddress(owner);
    const path = `${owner.org}/intake-emails`;
    const body = { isEnabled: true, allowedOrigins: ['ada@example.com'] };
    await member.get(path);
    await member.get(`${path}/messages`);
    await member.fails('POST', path, { code: 'auth.forbidden' });
    await member.fails('PUT', `${path}/${id}`, { code: 'auth.forbidden', body });
    await member.fails('DELETE', `${path}/${id}`, { code: 'auth.forbidden' });
    await admin.call('PUT', `${path}/${id}`, { body });
  });

  it('cannot be reached from another organization', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    const { id } = await createAddress(owner);
    const foreign = `${other.org}/intake-emails/${id}`;
    const body = { isEnabled: true, allowedOrigins: ['eve@evil.example'] };
    await other.fails('PUT', foreign, { code: 'intake_email.not_found', body });
    await other.fails('DELETE', foreign, { code: 'intake_email.not_found' });
    expect(await listAddresses(other)).toEqual([]);
    expect(await listAddresses(owner)).toMatchObject([{ id, allowedOrigins: [] }]);
  });
});
