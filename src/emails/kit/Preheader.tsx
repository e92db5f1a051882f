/** A character without a width, and a space that is not merged with the next. */
const SPACE = '\u200c\u00a0';
/** Inboxes with most room show 150 characters, and a preheader has at least 40. */
const SPACES = 110;

/**
 * The line an inbox shows after the subject. Spaces fill the room after it, where inboxes
 * would otherwise go on with the first words of the letter. React Email leaves it out of
 * the plain text that it makes of an email.
 */
export function Preheader({children}: {children: string}) {
  const hidden = {display: 'none', maxHeight: 0, overflow: 'hidden', msoHide: 'all'};
  return (
    <div style={hidden} data-skip-in-text="true">
      {children + SPACE.repeat(SPACES)}
    </div>
  );
}
