import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { responseErrorOf } from '../../../http/respond-with-error.ts';
import { errorXml } from './dav-xml.ts';

export const davMethods = [
  'OPTIONS',
  'GET',
  'HEAD',
  'PUT',
  'PROPFIND',
  'PROPPATCH',
  'MKCOL',
  'MOVE',
  'COPY',
  'DELETE',
  'LOCK',
  'UNLOCK',
];

const challenge = { 'www-authenticate': 'Basic realm="Sheaf", charset="UTF-8"' };

export function xmlResponse(
  xml: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const type = { 'content-type': 'application/xml; charset=utf-8' };
  return new Response(xml, { status, headers: { ...headers, ...type } });
}

type Refusal = Parameters<typeof errorXml>[0] & {
  status: number;
  headers?: Record<string, string>;
};

export function refuse({ status, headers, ...error }: Refusal): Response {
  return xmlResponse(errorXml(error), status, headers);
}

export function respondWithDavError(failure: Error, c: Context<AppEnv>): Response {
  return respondWithAppError(responseErrorOf(failure, c));
}

function respondWithAppError({ code, message, status, headers }: AppError): Response {
  // WebDAV has a separate status for exceeded storage.
  if (code === 'limit.reached') {
    return refuse({ status: 507, code, message, condition: 'quota-not-exceeded', headers });
  }
  return refuse({
    status,
    code,
    message,
    headers: { ...headers, ...(status === 401 && challenge) },
  });
}

export function respondWithoutDavRoute(c: Context<AppEnv>): Response {
  if (/^\/dav\/*$/.test(c.req.path)) return respondWithAppError(new AppError('request.not_found'));
  return refuse(methodNotAllowed(c.req.method));
}

export function methodNotAllowed(method: string): Refusal {
  return {
    status: 405,
    code: 'request.invalid',
    message: `${method} is not possible here.`,
    headers: { allow: davMethods.join(', ') },
  };
}
