// What this device adds to the dice of a match, so that the server alone can't choose them.

const BYTES = 16;

export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
