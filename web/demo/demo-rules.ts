/** Intended differences between the demo and a server. */
export type DemoRules = {
  /** Paths that respond with 501 `demo.not_available`. */
  unavailable: readonly RegExp[];
  /** Page sizes of GET requests without one. */
  defaultPageSizes: readonly { path: RegExp; pageSize: number }[];
  /** Minimum duration of an upload. Milliseconds. */
  uploadDelay: number;
  /** How long no request may have arrived before a job starts: both share one thread. Milliseconds. */
  quietTime: number;
};

/** No one to invite, nothing to pay, nothing leaves the browser, and the progress of an upload is visible. */
export const demoRules: DemoRules = {
  unavailable: [
    /^\/api\/invitations(\/|$)/,
    /^\/api\/organizations\/[^/]+\/members\/invitations(\/|$)/,
    /^\/api\/organizations\/[^/]+\/customer-portal$/,
    /^\/api\/organizations\/[^/]+\/webhooks\/[^/]+\/(test|deliveries\/[^/]+\/resend)$/,
    /^\/api\/organizations\/[^/]+\/upload-requests(\/|$)/,
    /^\/api\/uploads\//,
    /^\/api\/stripe\//,
    /^\/api\/calendar\//,
    /^\/api\/organizations\/[^/]+\/share-links(\/|$)/,
    /^\/api\/shares\//,
    /^\/api\/organizations\/[^/]+\/calendar-feed$/,
    /^\/api\/users\/me\/reminder-mail$/,
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

/** No differences; the contract suite runs with these. */
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

/** The request with the demo's page size where it has none. */
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
