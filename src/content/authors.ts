import {brand} from '../site';

/** Who writes: front matter names an author by key. Never an invented person. */
export const authors: Readonly<Record<string, {name: string}>> = {
  team: {name: `${brand.name} team`},
};
