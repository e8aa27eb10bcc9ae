import { Hono } from 'hono';
import { day } from '../../shared/time/durations.ts';
import { publicAccess } from '../access/access.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeEndpoint } from '../http/describe-endpoint.ts';
import type { Config } from '../platform/config.ts';

/** RFC 9116 recommends a validity of less than a year. */
const validity = 180 * day;

export const securityRoutes = new Hono<AppEnv>().get(
  '/.well-known/security.txt',
  describeEndpoint({
    summary: 'Get the contact for reporting vulnerabilities',
    tag: 'Server',
    success: { status: 200, mediaType: 'text/plain' },
  }),
  publicAccess(),
  (c) => {
    const { config, clock } = c.env;
    const lines = [
      `Contact: ${contactOf(config)}`,
      `Expires: ${new Date(clock.now().getTime() + validity).toISOString()}`,
      `Canonical: ${config.APP_BASE_URL}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`);
  },
);

function contactOf(config: Config): string {
  const { hostname } = new URL(config.APP_BASE_URL);
  return (
    config.SECURITY_CONTACT || `mailto:${config.EMAILS_FROM_ADDRESS || `security@${hostname}`}`
  );
}
