/**
 * The people and products in the drawn scenes, the same on every page. They are
 * made up: all their addresses stand on reserved names.
 */
export const acme = {
  name: 'Acme',
  address: 'hello@acme.example',
  /** Whom product news comes from. */
  news: {name: 'Team Acme', address: 'news@news.acme.example'},
} as const;

export const ana = {
  name: 'Ana Duarte',
  firstName: 'Ana',
  address: 'ana@customer.example',
} as const;
