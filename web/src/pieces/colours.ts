// Every player colour is also a shape, so that a board without colours can be read.

/** Outlines about (0, 0), drawn to look equally large; scale 1 fills a circle of radius 1. */
export const SHAPES: Record<string, string> = {
  blue: 'M0-.86A.86.86 0 0 1 0 .86A.86.86 0 0 1 0-.86Z',
  red: 'M0-1L.94.7H-.94Z',
  yellow: 'M-.76-.76H.76V.76H-.76Z',
  green: 'M0-1.02L.8 0L0 1.02L-.8 0Z',
  orange: 'M0-1.05L.29-.36L1.03-.3L.47.2L.64.92L0 .54L-.64.92L-.47.2L-1.03-.3L-.29-.36Z',
  violet: 'M-.32-.95H.32V-.32H.95V.32H.32V.95H-.32V.32H-.95V-.32H-.32Z',
};

export const fill = (colour: string) => `var(--${colour})`;

/** What is written or drawn on the colour. */
export const ink = (colour: string) => `var(--${colour}-ink)`;

/** The colour as a line on paper. */
export const deep = (colour: string) => `var(--${colour}-deep)`;

export const wash = (colour: string) => `var(--${colour}-wash)`;
