/** Creates a software passkey: WebAuthn level 3 with ES256 and no attestation, as JSON. */
export async function createAuthenticator({ rpId, origin }: { rpId: string; origin: string }) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  const id = crypto.getRandomValues(new Uint8Array(16));
  const credential = { id: toBase64url(id), rawId: toBase64url(id), type: 'public-key' };
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    new TextEncoder().encode(JSON.stringify({ type, challenge, origin }));

  /** Flags: 1 user present, 4 user verified, 64 attested credential data follows. */
  const authenticatorData = async (flags: number, attested = new Uint8Array()) => {
    counter += 1;
    return bytes(await sha256(new TextEncoder().encode(rpId)), flags, uint32(counter), attested);
  };

  return {
    id: credential.id,
    async register({ challenge }: { challenge: string }, isHolderVerified = true) {
      const coseKey = bytes(
        [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01],
        [0x21, 0x58, 0x20],
        point.slice(1, 33),
        [0x22, 0x58, 0x20],
        point.slice(33),
      );
      const attested = bytes(new Uint8Array(16), 0, id.length, id, coseKey);
      const data = await authenticatorData(65 + (isHolderVerified ? 4 : 0), attested);
      const attestation = bytes(
        [0xa3],
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        [0xa0],
        cborText('authData'),
        [0x58, data.length],
        data,
      );
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(clientData('webauthn.create', challenge)),
          attestationObject: toBase64url(attestation),
          transports: ['internal'],
        },
      };
    },
    async signIn({ challenge }: { challenge: string }, isHolderVerified = true) {
      const data = await authenticatorData(1 + (isHolderVerified ? 4 : 0));
      const client = clientData('webauthn.get', challenge);
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        bytes(data, await sha256(client)),
      );
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(client),
          authenticatorData: toBase64url(data),
          signature: toBase64url(toDer(new Uint8Array(signature))),
        },
      };
    },
  };
}

function bytes(...parts: (number | number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])));
}

function uint32(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

function cborText(text: string): Uint8Array {
  return bytes(0x60 + text.length, new TextEncoder().encode(text));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

/** Converts a WebCrypto signature (r and s side by side) to the two ASN.1 integers of WebAuthn. */
function toDer(signature: Uint8Array): Uint8Array {
  const integer = (half: Uint8Array) => {
    const start = half.findIndex((byte) => byte !== 0);
    const digits = half.slice(start);
    const value = (digits[0] ?? 0) > 0x7f ? bytes(0, digits) : digits;
    return bytes(0x02, value.length, value);
  };
  const pair = bytes(integer(signature.slice(0, 32)), integer(signature.slice(32)));
  return bytes(0x30, pair.length, pair);
}

function toBase64url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
