const first = Number(process.env.SHEAF_E2E_PORT ?? 8790);

/** Ports of the stories' servers; another SHEAF_E2E_PORT lets two checkouts run at once. */
export const ports = {
  product: first,
  people: first + 1,
  restart: first + 5,
  backup: first + 6,
  demo: first + 8,
  oidc: first + 9,
};
