// The portable link of a seat. Its secret stands behind the #, which browsers never send to a server.

export interface SeatLink {
  seat: number;
  token: string;
}

const SHAPE = /^#seat=(\d{1,2})\.([\w-]{8,200})$/;

export function seatLink(origin: string, code: string, { seat, token }: SeatLink): string {
  return `${tableLink(origin, code)}#seat=${seat}.${token}`;
}

export function tableLink(origin: string, code: string): string {
  return `${origin}/t/${encodeURIComponent(code)}`;
}

/** The seat that an address's part behind the # gives; null when it gives none. */
export function readSeatLink(hash: string): SeatLink | null {
  const found = SHAPE.exec(hash);
  return found ? { seat: Number(found[1]), token: found[2]! } : null;
}

/** Take the seat's secret out of the address, so that it is neither seen, shared nor kept in the history. */
export function takeSeatLink(): SeatLink | null {
  const link = readSeatLink(location.hash);
  if (link) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}
