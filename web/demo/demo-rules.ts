/**
 * Everything in which the demo answers differently from a server, and on purpose. The contract suite reads this list
 * too.
 */
export const demoRules = {
  /** 501 `demo.not_available`: there is nobody to invite, nothing to pay, and nothing leaves the browser. */
  unavailable: [
    /^\/api\/invitations(\/|$)/,
    /^\/api\/organizations\/[^/]+\/members\/invitations(\/|$)/,
    /^\/api\/organizations\/[^/]+\/customer-portal$/,
    /^\/api\/organizations\/[^/]+\/webhooks\/[^/]+\/(test|deliveries\/[^/]+\/resend)$/,
    /^\/api\/stripe\//,
    /^\/api\/mcp$/,
  ],
  /** Page size where the caller names none. */
  defaultPageSizes: [
    { path: /^\/api\/organizations\/[^/]+\/documents(\/deleted)?$/, pageSize: 10 },
    { path: /^\/api\/organizations\/[^/]+\/documents\/search$/, pageSize: 5 },
  ],
  /** An upload takes this long at least, so that its progress can be seen. Milliseconds. */
  uploadDelay: 500,
};

export function isUnavailable({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return demoRules.unavailable.some((pattern) => pattern.test(pathname));
}

/** The request with the demo's page size where it names none. */
export function withDefaultPageSize(request: Request): Request {
  const url = new URL(request.url);
  const rule = demoRules.defaultPageSizes.find(({ path }) => path.test(url.pathname));
  if (request.method !== 'GET' || !rule || url.searchParams.has('pageSize')) return request;
  url.searchParams.set('pageSize', String(rule.pageSize));
  return new Request(url, request);
}

export function isUpload(request: Request): boolean {
  return (
    request.method === 'POST' &&
    /^\/api\/organizations\/[^/]+\/documents$/.test(new URL(request.url).pathname)
  );
}
