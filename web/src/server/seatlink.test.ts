import { expect, test } from 'vitest';
import { readSeatLink, seatLink } from './seatlink';

const TOKEN = 'aB3-_xyzAB3-_xyzAB3-_xyzAB3-_xyz';

test('what a seat link holds can be read again', () => {
  const link = new URL(seatLink('https://play.example', 'lumo-kari-tes', { seat: 2, token: TOKEN }));
  expect(link.pathname).toBe('/t/lumo-kari-tes');
  expect(readSeatLink(link.hash)).toEqual({ seat: 2, token: TOKEN });
});

test('the secret is in no part of the address that a server gets', () => {
  const link = new URL(seatLink('https://play.example', 'lumo-kari-tes', { seat: 2, token: TOKEN }));
  link.hash = '';
  expect(link.href).not.toContain(TOKEN);
});

test.each([
  '',
  '#',
  '#seat=2',
  '#seat=.x',
  '#seat=2.',
  '#seat=x.aB3aB3aB3',
  '#seat=2.<b>aB3aB3aB3',
  '#board',
])('no seat in %j', (hash) => {
  expect(readSeatLink(hash)).toBeNull();
});
