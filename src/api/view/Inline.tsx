import Link from '@docusaurus/Link';

const PARTS = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;

/** A sentence of the OpenAPI file: text with `code` and [links](/docs/). */
export function Inline({text}: {text: string}) {
  return text.split(PARTS).map((part, index) => {
    const [, label, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (label !== undefined && target !== undefined) {
      return (
        <Link key={index} to={target}>
          {label}
        </Link>
      );
    }
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part;
  });
}
