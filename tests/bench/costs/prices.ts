/** Date on which the prices were read. Those of logs begin on 1 December 2026. */
export const pricesReadOn = '2026-11-29';

const docs = 'https://developers.cloudflare.com';

/** Billed use of a month. Sizes are GB on average over the month; CPU is in milliseconds. */
export type Usage = Record<keyof typeof prices, number>;

/**
 * Cloudflare's list prices of the Workers Paid plan, in dollars for each `unit` beyond what is `included` in a month.
 */
export const prices = {
  requests: workers({ included: 10e6, unit: 1e6, price: 0.3 }),
  cpuMs: workers({ included: 30e6, unit: 1e6, price: 0.02 }),
  rowsRead: d1({ included: 25e9, unit: 1e6, price: 0.001 }),
  rowsWritten: d1({ included: 50e6, unit: 1e6, price: 1 }),
  databaseGb: d1({ included: 5, unit: 1, price: 0.75 }),
  queueOperations: {
    included: 1e6,
    unit: 1e6,
    price: 0.4,
    address: `${docs}/queues/platform/pricing/`,
  },
  filesWritten: r2({ included: 1e6, unit: 1e6, price: 4.5 }),
  filesRead: r2({ included: 10e6, unit: 1e6, price: 0.36 }),
  filesGb: r2({ included: 10, unit: 1, price: 0.015 }),
  logGb: logs({ included: 50, unit: 1, price: 0.25 }),
  storedLogGb: logs({ included: 12, unit: 1, price: 0.1 }),
  mails: {
    included: 3000,
    unit: 1000,
    price: 0.35,
    address: `${docs}/email-service/platform/pricing/`,
  },
} satisfies Record<string, Price>;

export const planPrice = 5;

type Tier = { included: number; unit: number; price: number };
export type Price = Tier & { address: string };

function workers(tier: Tier): Price {
  return { ...tier, address: `${docs}/workers/platform/pricing/` };
}

function d1(tier: Tier): Price {
  return { ...tier, address: `${docs}/d1/platform/pricing/` };
}

function r2(tier: Tier): Price {
  return { ...tier, address: `${docs}/r2/pricing/` };
}

function logs(tier: Tier): Price {
  return { ...tier, address: `${docs}/observability/pricing/` };
}
