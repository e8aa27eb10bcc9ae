import { Hono } from 'hono';
import type { Context } from 'hono';
import { organizationAccess, publicAccess } from '../../access/access.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { serveDocumentFile } from '../../archive/documents/files/serve-document-file.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { findFiles, forgetFile, listFiles, type DavFile } from './files/dav-file-store.ts';
import { moveFile } from './files/move-file.ts';
import { putFile } from './files/put-file.ts';
import { filePath, inboxPath, rootPath, targetOf } from './http/dav-path.ts';
import { lockXml, multistatusXml, patchedXml } from './http/dav-xml.ts';
import { davMethods, methodNotAllowed, refuse, xmlResponse } from './http/respond-to-dav.ts';

const path = '/dav/:organizationId/*';
const permission = 'documents:create';
const access = () => organizationAccess({ permission });

const lockSeconds = 600;

const noFolder = {
  status: 409,
  code: 'request.not_found',
  message: 'Send files to inbox/, which has no folders.',
} as const;

const kept = (message: string) => ({ status: 403, code: 'auth.forbidden', message }) as const;

const routes = new Hono<AppEnv>()
  .options(path, publicAccess(), async (c) => {
    // Some clients test their key with this request.
    if (c.req.header('authorization') !== undefined) {
      await access()(c as never, () => Promise.resolve());
    }
    return c.body(null, 200, {
      dav: '1, 2',
      'ms-author-via': 'DAV',
      allow: davMethods.join(', '),
      'content-length': '0',
    });
  })
  .put(path, organizationAccess({ permission, isUpload: true }), async (c) => {
    const target = targetIn(c);
    if (target?.kind !== 'file') return refuse(target ? methodNotAllowed('PUT') : noFolder);
    if (c.req.header('content-range') !== undefined) {
      throw new AppError('request.invalid', { message: 'Send the whole file in one request.' });
    }
    const isKnown = await putFile(c.var.scope, {
      name: target.name,
      type: c.req.header('content-type') ?? '',
      body: c.var.upload ?? new Blob().stream(),
      sizeAtMost: Number(c.req.header('content-length') ?? Infinity),
    });
    return c.body(null, isKnown ? 204 : 201);
  })
  .on('PROPFIND', path, access(), async (c) => {
    const { scope } = c.var;
    const { organizationId } = scope;
    const target = targetIn(c);
    if (!target) throw new AppError('request.not_found');
    if (target.kind === 'file') {
      const file = await requireFile(scope, target);
      return xmlResponse(multistatusXml([resourceOf(scope, file)]), 207);
    }
    const depth = c.req.header('depth')?.trim();
    if (depth !== '0' && depth !== '1') {
      return refuse({
        ...kept('Ask for one folder at a time, with Depth: 0 or 1.'),
        condition: 'propfind-finite-depth',
      });
    }
    const inbox = { path: inboxPath(organizationId), name: 'inbox' };
    if (target.kind === 'root') {
      const root = { path: rootPath(organizationId), name: organizationId };
      return xmlResponse(multistatusXml(depth === '0' ? [root] : [root, inbox]), 207);
    }
    const files = depth === '0' ? [] : await listFiles(scope);
    const resources = files.map((file) => resourceOf(scope, file));
    return xmlResponse(multistatusXml([inbox, ...resources]), 207);
  })
  .get(path, access(), async (c) => {
    const { scope } = c.var;
    const target = targetIn(c);
    if (!target) throw new AppError('request.not_found');
    if (target.kind !== 'file') return c.text('Programs send files here with WebDAV.\n');
    const file = await requireFile(scope, target);
    if (c.req.method === 'HEAD' || file.size === 0) {
      return c.body(null, 200, {
        etag: etagOf(file),
        'content-length': String(file.size),
        'content-type': file.mimeType ?? 'application/octet-stream',
        'last-modified': file.sentAt.toUTCString(),
      });
    }
    if (file.documentId === null) throw new AppError('document.not_found');
    requirePermission(scope, 'documents:read');
    const { documentId } = file;
    return serveDocumentFile(scope, { documentId, isInline: false, request: c.req.raw });
  })
  .on('MOVE', path, access(), async (c) => {
    const { scope } = c.var;
    const source = targetIn(c);
    if (!source) throw new AppError('request.not_found');
    const destination = URL.parse(c.req.header('destination') ?? '', c.req.url);
    const target = destination && targetOf(destination.href, scope.organizationId);
    if (source.kind !== 'file') return refuse(kept('Only files can be renamed.'));
    if (target?.kind !== 'file') return refuse(noFolder);
    if (source.name === target.name) return refuse(kept('The file already has this name.'));
    const outcome = await moveFile(scope, {
      from: source.name,
      to: target.name,
      mayReplace: c.req.header('overwrite')?.trim().toUpperCase() !== 'F',
    });
    if (outcome === 'missing') throw new AppError('document.not_found');
    if (outcome === 'occupied') throw new AppError('request.conflict');
    return c.body(null, outcome === 'replaced' ? 204 : 201);
  })
  .delete(path, access(), async (c) => {
    const { scope } = c.var;
    const target = targetIn(c);
    if (!target) throw new AppError('request.not_found');
    if (target.kind !== 'file') return refuse(kept('This folder cannot be deleted.'));
    const file = await requireFile(scope, target);
    if (file.documentId !== null) {
      return refuse(kept('Sent files stay in the archive. Delete them in the application.'));
    }
    await forgetFile(scope, file.name);
    return c.body(null, 204);
  })
  .on('MKCOL', path, access(), (c) => {
    const target = targetIn(c);
    const isFolder = target?.kind === 'root' || target?.kind === 'inbox';
    return refuse(isFolder ? methodNotAllowed('MKCOL') : { ...noFolder, status: 403 });
  })
  .on('COPY', path, access(), () => refuse(kept('Send the file again instead.')))
  .on('PROPPATCH', path, access(), (c) => xmlResponse(patchedXml(pathOf(c)), 207))
  // Only the client itself can change a file that it sends, so locks have no effect, but some
  // clients do not send files without them.
  .on('LOCK', path, access(), (c) => {
    if (!targetIn(c)) return refuse(noFolder);
    const [, renewed] = /<(opaquelocktoken:[\w-]{1,64})>/.exec(c.req.header('if') ?? '') ?? [];
    const token = renewed ?? `opaquelocktoken:${crypto.randomUUID()}`;
    const xml = lockXml(pathOf(c), { token, seconds: lockSeconds });
    return xmlResponse(xml, 200, { 'lock-token': `<${token}>` });
  })
  .on('UNLOCK', path, access(), (c) => c.body(null, 204));

/**
 * Scanners and their apps send files to the inbox of an organization, and see the files that they
 * sent within a day.
 */
export const davRoutes: Hono<AppEnv> = new Hono<AppEnv>().route('/', routes);

function targetIn(c: Pick<Context, 'req'>) {
  return targetOf(c.req.url, c.req.param('organizationId') ?? '');
}

function pathOf(c: Pick<Context, 'req'>): string {
  return new URL(c.req.url).pathname;
}

async function requireFile(scope: OrganizationScope, { name }: { name: string }): Promise<DavFile> {
  const [file] = await findFiles(scope, [name]);
  if (!file) throw new AppError('document.not_found');
  return file;
}

function resourceOf({ organizationId }: OrganizationScope, file: DavFile) {
  const { name, size, mimeType, sentAt } = file;
  return {
    path: filePath(organizationId, name),
    name,
    file: { size, etag: etagOf(file), type: mimeType, sentAt },
  };
}

/** The ETag of the document, also for the client's own file. */
function etagOf({ sha256, size, sentAt }: DavFile): string {
  return `"${sha256 ?? `${size}-${sentAt.getTime()}`}"`;
}
