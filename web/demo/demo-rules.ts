/** In what the demo answers differently from a server, on purpose. */
export type DemoRules = {
  /** Paths that answer 501 `demo.not_available`. */
  unavailable: readonly RegExp[];
  /** Page sizes of GET calls that name none. */
  defaultPageSizes: readonly { path: RegExp; pageSize: number }[];
  /** How long an upload takes at least. Milliseconds. */
  uploadDelay: number;
  /** How long no call must have come in before a job starts: both share one thread. Milliseconds. */
  quietTime: number;
};

/** There is nobody to invite, nothing to pay, nothing leaves the browser, and progress can be seen. */
export const demoRules: DemoRules = {
  unavailable: [
    /^\/api\/invitations(\/|$)/,
    /^\/api\/organizations\/[^/]+\/members\/invitations(\/|$)/,
    /^\/api\/organizations\/[^/]+\/customer-portal$/,
    /^\/api\/organizations\/[^/]+\/webhooks\/[^/]+\/(test|deliveries\/[^/]+\/resend)$/,
    /^\/api\/stripe\//,
    /^\/api\/mcp$/,
    /^\/api\/reference/,
  ],
  defaultPageSizes: [
    { path: /^\/api\/organizations\/[^/]+\/documents(\/deleted)?$/, pageSize: 10 },
    { path: /^\/api\/organizations\/[^/]+\/documents\/search$/, pageSize: 5 },
  ],
  uploadDelay: 500,
  quietTime: 150,
};

/** The product as it is on a server; the contract suite runs on it. */
export const noRules: DemoRules = {
  unavailable: [],
  defaultPageSizes: [],
  uploadDelay: 0,
  quietTime: 0,
};

export function isUnavailable(rules: DemoRules, { url }: Request): boolean {
  const { pathname } = new URL(url);
  return rules.unavailable.some((pattern) => pattern.test(pathname));
}

/** The request with the demo's page size where it names none. */
export function withDefaultPageSize(rules: DemoRules, request: Request): Request {
  const url = new URL(request.url);
  const rule = rules.defaultPageSizes.find(({ path }) => path.test(url.pathname));
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
