import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Member } from '../../../shared/people/members/member.ts';
import type { AssignableRole, Role } from '../../../shared/roles.ts';
import { setTransport } from '../../api/transport/transport.ts';
import { membersQuery, useChangeRole } from './member-api.ts';

const organizationId = 'org_000000000000000000000001';
const [changed, other] = [memberOf('a', 'member'), memberOf('b', 'member')];

function memberOf(letter: string, role: Role): Member {
  const user = { id: `usr_${letter.repeat(24)}`, email: `${letter}@example.com`, name: letter };
  return { id: `mem_${letter.repeat(24)}`, organizationId, role, user };
}

const refusal = () =>
  Response.json({ error: { code: 'internal.error', message: '' } }, { status: 500 });

function openMembers() {
  const requests: { role: Role; respond: (response: Response) => void }[] = [];
  setTransport({
    fetch: (_input, init) =>
      new Promise((respond) => {
        const { role } = JSON.parse(init?.body as string) as { role: Role };
        requests.push({ role, respond });
      }),
    upload: () => Promise.reject(new Error('Not expected')),
    download: () => undefined,
  });
  const client = new QueryClient();
  const { queryKey } = membersQuery(organizationId);
  client.setQueryData(queryKey, [changed, other]);
  const onError = vi.fn<(error: Error) => void>();
  let change: ((role: AssignableRole) => void) | undefined;
  const Page = () => {
    const address = { organizationId, memberId: changed.id };
    change = useChangeRole(address, { onSuccess: () => undefined, onError }).mutate;
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));
  return {
    requests,
    onError,
    change: (role: AssignableRole) => change?.(role),
    roles: () => client.getQueryData(queryKey)?.map(({ role }) => role),
    sent: (count: number) => vi.waitFor(() => expect(requests).toHaveLength(count), 60_000),
  };
}

it('writes the last of several roles last, and shows it from the choice on', async () => {
  const { requests, change, roles, sent } = openMembers();
  change('admin');
  change('viewer');
  await sent(1);
  expect(roles()).toEqual(['viewer', 'member']);
  expect(requests.map(({ role }) => role)).toEqual(['admin']);
  requests[0]!.respond(Response.json({ member: { ...changed, role: 'admin' } }));
  await sent(2);
  expect(requests[1]!.role).toBe('viewer');
  expect(roles()).toEqual(['viewer', 'member']);
});

it('shows the former role again when the change fails, unless another was chosen since', async () => {
  const { requests, change, roles, sent, onError } = openMembers();
  change('admin');
  await sent(1);
  requests[0]!.respond(refusal());
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), 60_000);
  expect(roles()).toEqual(['member', 'member']);

  change('admin');
  change('viewer');
  await sent(2);
  requests[1]!.respond(refusal());
  await sent(3);
  expect(roles()).toEqual(['viewer', 'member']);
});
