/** Intended differences between the demo and a server. */
export type DemoRules = {
  /** Paths that respond with 501 `demo.not_available`. */
  unavailable: readonly RegExp[];
  /** Page sizes of GET requests without one. */
  defaultPageSizes: readonly { path: RegExp; pageSize: number }[];
  /** Minimum duration of an upload in milliseconds. */
  uploadDelay: number;
  /** Milliseconds without requests before a job starts, as both share one thread. */
  quietTime: number;
};

/** The demo has no invitations, payments or outgoing traffic, and shows the progress of uploads. */
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

/** Adds the demo's page size to a request without one. */
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
