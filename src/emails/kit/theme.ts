/** The families of emails: each is laid out in its own way. */
export type DesignName = 'card' | 'letter' | 'editorial';

/** A brand as the kit wears it: its design, and every color it needs in both color modes. */
export interface Theme {
  design: DesignName;
  name: string;
  /** Ground of the button, and the text on it. */
  color: string;
  onColor: string;
  /** The brand's color where it is text on the sheet. */
  link: string;
  /** The same three in dark mode. */
  darkColor: string;
  onDarkColor: string;
  darkLink: string;
  /** A font stack that every mail client has. */
  font: string;
  /** Corners of sheet and button, in pixels. */
  radius: string;
  /** Shown instead of the name; give the size it is drawn at. */
  logo?: {src: string; width: number; height: number};
}
