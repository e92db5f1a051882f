import {brand} from '../../site';

export const pressMeta = {
  title: `${brand.name} press kit`,
  description:
    'Facts that can be printed, a description in three lengths, the logo and three drawings as SVG and PNG, the colours, and whom to write to.',
} as const;
