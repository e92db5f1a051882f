/** What the button that copies a whole program says, by what came of it. */
export const COPY_PROGRAM_OUTCOMES = {
  idle: 'Copy the whole program',
  copied: 'Copied',
  refused: 'Not copied. Download it instead.',
};
