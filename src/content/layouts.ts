/** The layouts a Markdown page can have; its folder chooses, `layout` overrules. */
export const LAYOUTS = ['docs', 'article', 'legal'] as const;

export type LayoutName = (typeof LAYOUTS)[number];
