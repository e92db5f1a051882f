/** A file that can be downloaded. */
export interface KitFile {
  /** From the root of the site. */
  path: string;
  bytes: number;
}

/** A drawing in its two forms. */
export interface KitPicture {
  name: string;
  label: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  /** Ground it has to stand on. */
  ground: 'light' | 'dark';
  kind: 'logo' | 'scene';
  /** Of the SVG, in pixels. */
  width: number;
  height: number;
  svg: KitFile;
  png: KitFile & {width: number; height: number};
}

/** A colour of the house. */
export interface KitColor {
  name: string;
  /** `#rrggbb` in light mode. */
  hex: string;
  use: string;
  /** Contrast ratios of text in ink and in paper white on it. */
  ink: number;
  paper: number;
}

/** What the press page shows, made at build. */
export interface Kit {
  pictures: KitPicture[];
  colors: KitColor[];
  zip: KitFile & {files: number};
}
