import Link from '@docusaurus/Link';

const PARTS = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** A sentence given as an attribute: text with `code` and [links](/docs/). */
export function InlineText({text}: {text: string}) {
  return text.split(PARTS).map((part, index) => {
    const [, label, target] = LINK.exec(part) ?? [];
    if (label !== undefined && target !== undefined) {
      return (
        <Link key={index} to={target}>
          {label}
        </Link>
      );
    }
    return part.length > 1 && part.startsWith('`') && part.endsWith('`') ? (
      <code key={index}>{part.slice(1, -1)}</code>
    ) : (
      part
    );
  });
}
