import type {PageText} from '../metadata';

export const articlesMeta = {
  path: '/articles/',
  title: 'Articles',
  description:
    'Email for people who build software: standards, sender rules and how to meet them, worked through with real records and real headers.',
} as const satisfies PageText;
