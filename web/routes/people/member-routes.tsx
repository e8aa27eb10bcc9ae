import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

const data = () => import('./member-data.ts');
const screens = () => import('./member-screens.tsx');

export const membersRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'members',
  loader: async ({ context, params }) =>
    (await data()).startMembers(context.queryClient, params.organizationId),
  component: lazyRouteComponent(screens, 'MembersScreen'),
});

export const inviteRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'invite',
  loader: async ({ context, params }) => {
    const { mayInvite } = await data();
    if (await mayInvite(context.queryClient, params.organizationId)) return;
    throw redirect({ to: '/organizations/$organizationId', params, replace: true });
  },
  component: lazyRouteComponent(screens, 'InviteScreen'),
});

export const organizationInvitationsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'invitations',
  loader: async ({ context, params }) => {
    const { mayInvite, startInvitations } = await data();
    if (await mayInvite(context.queryClient, params.organizationId)) {
      return startInvitations(context.queryClient, params.organizationId);
    }
    throw redirect({ to: '/organizations/$organizationId/members', params, replace: true });
  },
  component: lazyRouteComponent(screens, 'OrganizationInvitationsScreen'),
});
