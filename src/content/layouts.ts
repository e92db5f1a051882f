/** The layouts a Markdown page can have; its folder chooses, `layout` overrules. */
export const LAYOUTS = ['docs', 'article', 'legal'] as const;

export type LayoutName = (typeof LAYOUTS)[number];

/** The layout that a page names, or that of its folder. */
export function layoutOf(
  frontMatter: Readonly<Record<string, unknown>>,
  ofFolder: LayoutName,
): LayoutName {
  return LAYOUTS.find((name) => name === frontMatter['layout']) ?? ofFolder;
}
