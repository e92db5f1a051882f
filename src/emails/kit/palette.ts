/** Ground, sheet, text and rules. No pure black or white: clients that invert leave these alone. */
export const light = {
  ground: '#f2f3f5',
  sheet: '#fefefe',
  ink: '#1b1f27',
  quiet: '#555d6b',
  line: '#d9dde3',
};

export const dark = {
  ground: '#12151b',
  sheet: '#1c2029',
  ink: '#eef0f3',
  quiet: '#aab1be',
  line: '#3a4150',
};
