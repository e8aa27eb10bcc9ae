/** More arrives at once than fits into memory. The sender may try again after `retryAfter` seconds. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  readonly retryAfter = 5;
}

/** Bytes that are held in memory for an owner. */
export type ByteShare = {
  /** Takes room for so many bytes in all, as soon as there is some; rejects with OverloadError. */
  grow(bytes: number): Promise<void>;
  /** Gives back all but so many bytes. */
  shrink(bytes: number): void;
  /** To be called when something arrives: the runtime may end a request without a word, so silent shares are lost. */
  touch(): void;
  /** Makes it the youngest again. */
  renew(): void;
  /** It does not give way any more. */
  settle(): void;
  /** The result of `work`, but rejects with OverloadError as soon as the share has to give way. */
  whileHeld<Result>(work: Promise<Result>): Promise<Result>;
  release(): void;
};

type ByteBudgetOptions = {
  /** Bytes in all. */
  capacity: number;
  /**
   * Bytes that several shares of one owner may take together, so that others need not wait for them even if none gives way.
   * A single share may take more. Unlimited by default.
   */
  ownerCapacity?: number;
  /** Milliseconds: how long a share is safe, and how long another one waits before one gives way to it. */
  patience: number;
  /** Milliseconds after which a share that waits for room is refused. */
  longestWait: number;
};

/** Milliseconds without a `touch` after which a share is lost. */
const longestSilence = 90_000;

type Share = {
  owner: unknown;
  bytes: number;
  since: number;
  seenAt: number;
  /** What ends with the share. */
  working: Set<() => void>;
};
/** The bytes that a share is to have in all. */
type Request = { share: Share; bytes: number };
type Waiting = Request & { endsAt: number; enter: () => void };

const needOf = ({ share, bytes }: Request) => bytes - share.bytes;

/**
 * How much of what arrives an isolate holds at once. Whoever finds no room waits, those of the owner with the least first.
 * If that takes too long, the oldest share of the owner with the most gives way, unless that leaves its owner with less.
 */
export function createByteBudget({
  capacity,
  ownerCapacity = Infinity,
  patience,
  longestWait,
}: ByteBudgetOptions) {
  const shares = new Set<Share>();
  const heldByOwner = new Map<unknown, number>();
  let held = 0;
  let waiting: Waiting[] = [];

  const heldBy = (owner: unknown) => heldByOwner.get(owner) ?? 0;
  const isWithinOwner = (request: Request) => {
    const { owner, bytes } = request.share;
    return heldBy(owner) === bytes || heldBy(owner) + needOf(request) <= ownerCapacity;
  };
  const hasRoom = (request: Request) =>
    needOf(request) <= capacity - held && isWithinOwner(request);

  /** What each owner has waited for longest: nothing that it needs less for goes ahead of that. */
  const firstOfOwners = () => {
    const firsts = new Map<unknown, Waiting>();
    for (const entry of waiting) {
      if (!firsts.has(entry.share.owner)) firsts.set(entry.share.owner, entry);
    }
    return [...firsts.values()];
  };

  const resize = (share: Share, bytes: number) => {
    if (!shares.has(share)) return;
    const owned = heldBy(share.owner) + bytes - share.bytes;
    if (owned > 0) heldByOwner.set(share.owner, owned);
    else heldByOwner.delete(share.owner);
    held += bytes - share.bytes;
    share.bytes = bytes;
  };

  const drop = (share: Share) => {
    resize(share, 0);
    shares.delete(share);
    for (const end of share.working) end();
  };

  const admit = () => {
    const now = Date.now();
    waiting = waiting.filter(({ share, endsAt }) => shares.has(share) && endsAt > now);
    for (;;) {
      const [first, ...others] = firstOfOwners().filter(isWithinOwner);
      if (!first) return;
      const next = others.reduce(
        (least, other) => (heldBy(other.share.owner) < heldBy(least.share.owner) ? other : least),
        first,
      );
      if (!hasRoom(next)) return;
      waiting = waiting.filter((other) => other !== next);
      resize(next.share, next.bytes);
      next.enter();
    }
  };

  const makeRoom = (entry: Waiting) => {
    const now = Date.now();
    for (const share of shares) if (share.seenAt < now - longestSilence) drop(share);
    const victims = [...shares]
      .filter((other) => other !== entry.share && other.since <= now - patience)
      .toSorted((a, b) => heldBy(b.owner) - heldBy(a.owner) || a.since - b.since);
    for (const victim of victims) {
      if (hasRoom(entry) || !isWithinOwner(entry)) break;
      if (heldBy(victim.owner) - victim.bytes >= heldBy(entry.share.owner)) drop(victim);
    }
    admit();
  };

  const whileHeld = async <Result>(share: Share, work: Promise<Result>): Promise<Result> => {
    // A new promise each time: one that lives as long as the share would keep all results alive.
    const { promise: revoked, reject } = Promise.withResolvers<never>();
    const end = () => reject(new OverloadError());
    if (shares.has(share)) share.working.add(end);
    else end();
    try {
      return await Promise.race([revoked, work]);
    } finally {
      share.working.delete(end);
    }
  };

  const waitForRoom = async (share: Share, bytes: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { share, bytes, endsAt: Date.now() + longestWait, enter: resolve };
    waiting.push(entry);
    admit();
    // Timers of its own, as those of another request end with it.
    const pressure = setInterval(() => makeRoom(entry), patience);
    const end = setTimeout(() => reject(new OverloadError()), longestWait);
    try {
      await whileHeld(share, promise);
    } finally {
      clearInterval(pressure);
      clearTimeout(end);
      waiting = waiting.filter((other) => other !== entry);
    }
  };

  return {
    /** A share of an owner, without any bytes yet. */
    open(owner: unknown): ByteShare {
      const now = Date.now();
      const share: Share = { owner, bytes: 0, since: now, seenAt: now, working: new Set() };
      shares.add(share);
      return {
        whileHeld: (work) => whileHeld(share, work),
        async grow(bytes) {
          if (bytes <= share.bytes) return;
          if (waiting.length === 0 && hasRoom({ share, bytes })) return resize(share, bytes);
          await waitForRoom(share, bytes);
        },
        shrink(bytes) {
          resize(share, Math.min(share.bytes, bytes));
          admit();
        },
        touch: () => void (share.seenAt = Date.now()),
        renew: () => void (share.since = Date.now()),
        settle: () => void (share.since = Infinity),
        release() {
          resize(share, 0);
          shares.delete(share);
          admit();
        },
      };
    },
  };
}
