import type {PageText} from '../../metadata';

export const editorialMeta = {
  path: '/editorial/',
  title: 'How we write and check our articles',
  description:
    'Who writes our articles, where their facts come from, every figure with its source and the date on which we read it, and each correction so far.',
  keywords: ['editorial policy', 'corrections', 'sources', 'fact checking'],
} as const satisfies PageText;
