const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Characters that XML cannot contain, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escape(text: string): string {
  return text
    .replaceAll(forbidden, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A folder, or a file with `size` and its other properties. `path` is percent-encoded. */
type DavResource = {
  path: string;
  name: string;
  file?: { size: number; etag: string; type: string | null; sentAt: Date };
};

/** Returns the response to PROPFIND (RFC 4918, 9.1), always with all properties. */
export function multistatusXml(resources: readonly DavResource[]): string {
  const responses = resources.map((resource) =>
    responseXml(resource.path, `<D:prop>${propertiesXml(resource)}</D:prop>`),
  );
  return `${declaration}<D:multistatus xmlns:D="DAV:">${responses.join('')}</D:multistatus>`;
}

/**
 * Returns the response to PROPPATCH. Properties that clients set are not stored, because they do
 * not read them again.
 */
export function patchedXml(path: string): string {
  return `${declaration}<D:multistatus xmlns:D="DAV:">${responseXml(path, '<D:prop/>')}</D:multistatus>`;
}

function responseXml(path: string, properties: string): string {
  const status = '<D:status>HTTP/1.1 200 OK</D:status>';
  return `<D:response><D:href>${escape(path)}</D:href><D:propstat>${properties}${status}</D:propstat></D:response>`;
}

const lockKind = '<D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype>';

function propertiesXml({ name, file }: DavResource): string {
  const common = `<D:displayname>${escape(name)}</D:displayname><D:supportedlock><D:lockentry>${lockKind}</D:lockentry></D:supportedlock><D:lockdiscovery/>`;
  if (!file) return `${common}<D:resourcetype><D:collection/></D:resourcetype>`;
  const type = file.type ?? 'application/octet-stream';
  return [
    common,
    '<D:resourcetype/>',
    `<D:getcontentlength>${file.size}</D:getcontentlength>`,
    `<D:getcontenttype>${escape(type)}</D:getcontenttype>`,
    `<D:getetag>${escape(file.etag)}</D:getetag>`,
    `<D:getlastmodified>${file.sentAt.toUTCString()}</D:getlastmodified>`,
    `<D:creationdate>${file.sentAt.toISOString()}</D:creationdate>`,
  ].join('');
}

export function lockXml(path: string, { token, seconds }: { token: string; seconds: number }) {
  return `${declaration}<D:prop xmlns:D="DAV:"><D:lockdiscovery><D:activelock>${lockKind}<D:depth>0</D:depth><D:timeout>Second-${seconds}</D:timeout><D:locktoken><D:href>${escape(token)}</D:href></D:locktoken><D:lockroot><D:href>${escape(path)}</D:href></D:lockroot></D:activelock></D:lockdiscovery></D:prop>`;
}

type DavCondition = 'propfind-finite-depth' | 'quota-not-exceeded';

/**
 * Returns an error for programs, with a sentence in the element that clients of other servers read.
 */
export function errorXml(error: {
  code: string;
  message: string;
  condition?: DavCondition | undefined;
}): string {
  const condition = error.condition ? `<D:${error.condition}/>` : '';
  return `${declaration}<D:error xmlns:D="DAV:" xmlns:S="http://sabredav.org/ns">${condition}<S:exception>${escape(error.code)}</S:exception><S:message>${escape(error.message)}</S:message></D:error>`;
}
