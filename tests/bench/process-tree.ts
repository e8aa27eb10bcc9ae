import { readdirSync, readFileSync } from 'node:fs';

export type RunningProcess = {
  pid: number;
  parent: number;
  command: string;
  megabytes: number;
  cpuMs: number;
};

/** The length of a tick in Linux's `/proc/…/stat`. */
const tickMs = 10;

/** Returns a process and all its descendants from Linux's /proc; empty on other systems. */
export function processTree(rootPid: number): RunningProcess[] {
  const all = readProcesses();
  const below = (pid: number): RunningProcess[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter(({ pid }) => pid === rootPid), ...below(rootPid)];
}

function readProcesses(): RunningProcess[] {
  try {
    const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return names.flatMap((name) => readProcess(Number(name)) ?? []);
  } catch {
    return [];
  }
}

function readProcess(pid: number): RunningProcess | undefined {
  try {
    const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const kilobytes = /^VmRSS:\s*(\d+)/m.exec(read('status'))?.[1];
    const stat = read('stat');
    // Fields follow the name, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return {
      pid,
      parent: parent ?? 0,
      command: read('cmdline').replaceAll('\0', ' ').trim(),
      megabytes: Number(kilobytes ?? 0) / 1024,
      cpuMs: ((user ?? 0) + (system ?? 0)) * tickMs,
    };
  } catch {
    return undefined;
  }
}
