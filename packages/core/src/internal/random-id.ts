interface Crypto {
  readonly getRandomValues: (bytes: Uint8Array) => Uint8Array;
}

/** 128 bits that nobody can guess, as 32 hexadecimal digits. */
export function randomId(): string {
  // Core has no types of any platform. `randomUUID` is missing in pages that came over plain http.
  const { crypto } = globalThis as unknown as { readonly crypto: Crypto };
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
