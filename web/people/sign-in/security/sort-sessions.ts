import type { DeviceSession } from '../../../../shared/people/sign-in/auth-responses.ts';

type Sorted = Pick<DeviceSession, 'token' | 'createdAt'>;

export function sortSessions<Session extends Sorted>(
  sessions: readonly Session[],
  currentToken: string,
): Session[] {
  const isCurrent = ({ token }: Session) => Number(token === currentToken);
  return sessions.toSorted(
    (left, right) =>
      isCurrent(right) - isCurrent(left) || right.createdAt.getTime() - left.createdAt.getTime(),
  );
}
