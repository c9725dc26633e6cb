// Which page the address asks for.

export type Route =
  | { page: 'shelf' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string | null }
  | { page: 'missing' };

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: 'shelf' };
  if (first === 'new' && second && parts.length === 2) return { page: 'new', game: second };
  if (first === 't' && second && parts.length === 2) return { page: 'table', code: second };
  if (first === 't' && second && third === 'replay' && parts.length === 3)
    return { page: 'replay', code: second };
  if (first === 'replay' && parts.length === 1) return { page: 'replay', code: null };
  return { page: 'missing' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(location.pathname);
const route = $derived(parse(path));

export const here = {
  get route(): Route {
    return route;
  },
};

/** Go to a page of ours; `state` is kept with the entry of the history. */
export function go(to: string, state: Record<string, unknown> = {}): void {
  history.pushState(state, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

addEventListener('popstate', () => (path = location.pathname));

/** Links of ours change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname);
}
