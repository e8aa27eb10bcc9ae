import { describe, expect, it } from 'vitest';
import { findWebhookUrlProblem } from './webhook-url.ts';

const strict = { allowedHostnames: [], isHttpAllowed: false };
const check = (url: string) => findWebhookUrlProblem(url, strict);

describe('findWebhookUrlProblem', () => {
  it.each([
    'https://hooks.example.com/in?token=1#part',
    'https://example.com:8443/',
    'https://8.8.8.8/',
    'https://172.32.0.1/',
    'https://100.128.0.1/',
    'https://[2606:4700::1111]/',
    'https://[2a00:1450:4001:81b::200e]:8443/',
    'https://bücher.example/',
    'https://localhost.example.com/',
    'https://internal.example.com./',
  ])('allows %s', (url) => {
    expect(check(url)).toBeNull();
  });

  it.each([
    ['decimal', 'https://2130706433/'],
    ['octal', 'https://0177.0.0.1/'],
    ['hexadecimal', 'https://0x7f000001/'],
    ['hexadecimal by parts', 'https://0x7f.0x0.0x0.0x1/'],
    ['mixed and short', 'https://127.1/'],
    ['with a trailing dot', 'https://127.0.0.1./'],
    ['percent-encoded', 'https://%31%32%37.0.0.1/'],
    ['in full-width digits', 'https://１２７.０.０.１/'],
    ['in circled digits', 'https://①②⑦.⓪.⓪.①/'],
    ['zero', 'https://0/'],
    ['zero in full', 'https://0.0.0.0/'],
    ['IPv6', 'https://[::1]/'],
    ['IPv6 in full', 'https://[0:0:0:0:0:0:0:1]/'],
    ['IPv6-mapped', 'https://[::ffff:127.0.0.1]/'],
    ['IPv6-mapped in hexadecimal', 'https://[::ffff:7f00:1]/'],
    ['IPv6-compatible', 'https://[::127.0.0.1]/'],
    ['behind NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['behind 6to4', 'https://[2002:7f00:1::]/'],
    ['behind Teredo', 'https://[2001:0:7f00:1::]/'],
    ['by name', 'https://localhost/'],
    ['by name with a trailing dot', 'https://localhost./'],
    ['by name in capitals', 'https://LOCALHOST/'],
    ['below localhost', 'https://app.localhost/'],
    ['as localdomain', 'https://localhost.localdomain/'],
  ])('refuses this machine: %s', (_notation, url) => {
    expect(check(url)).toBe('private-address');
  });

  it.each([
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://192.0.0.1/',
    'https://192.0.2.1/',
    'https://198.19.255.255/',
    'https://198.51.100.7/',
    'https://203.0.113.7/',
    'https://224.0.0.1/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[ff02::1]/',
    'https://[4000::1]/',
    'https://[100::1]/',
    'https://[5f00::1]/',
    'https://[64:ff9b:1::1]/',
    'https://[2001:db8::1]/',
    'https://[3fff::1]/',
    'https://[::]/',
    'https://[::ffff:10.0.0.1]/',
    'https://nas.lan/',
    'https://printer.home/',
    'https://wiki.corp./',
    'https://api.default.svc/',
    'https://api.default.svc.cluster.local/',
    'https://pc.localdomain/',
    'https://router.home.arpa/',
    'https://1.0.0.10.in-addr.arpa/',
    'https://wiki.intranet/',
    'https://WIKI.PRIVATE/',
    'https://metadata.google.internal/',
    'https://vault.service.consul/',
    'https://printer/',
    'https://printer./',
    'https://nas.local/',
    'https://nas.local../',
    'https://metadata.google.internal/',
    'https://router.home.arpa/',
  ])('refuses private and reserved networks: %s', (url) => {
    expect(check(url)).toBe('private-address');
  });

  it.each([
    ['', 'invalid'],
    ['example.com', 'invalid'],
    ['ftp://example.com/', 'invalid'],
    ['javascript:alert(1)', 'invalid'],
    ['https://', 'invalid'],
    ['https://exa mple.com/', 'invalid'],
    ['http://example.com/', 'not-https'],
    ['https://user@example.com/', 'credentials'],
    ['https://user:password@example.com/', 'credentials'],
    ['https://:password@localhost/', 'credentials'],
  ] as const)('refuses %j (%s)', (url, problem) => {
    expect(check(url)).toBe(problem);
  });

  it('allows exempt hosts, exactly, and http in local development', () => {
    const local = { allowedHostnames: ['localhost', '[::1]'], isHttpAllowed: true };
    expect(findWebhookUrlProblem('http://localhost:9999/in', local)).toBeNull();
    expect(findWebhookUrlProblem('http://[::1]:9999/in', local)).toBeNull();
    expect(findWebhookUrlProblem('http://a.localhost/', local)).toBe('private-address');
    expect(findWebhookUrlProblem('http://127.0.0.1/', local)).toBe('private-address');
    expect(findWebhookUrlProblem('http://me@localhost/', local)).toBe('credentials');
    expect(findWebhookUrlProblem('http://localhost/', { ...local, isHttpAllowed: false })).toBe(
      'not-https',
    );
  });
});
