const localHostnames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the host of a URL (IPv6 in brackets) is this machine. */
export function isLocalHostname(hostname: string): boolean {
  return localHostnames.includes(hostname);
}
