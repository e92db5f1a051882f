import {serializeJsonLd, type JsonLdNode} from './structuredData';

/** Structured data of the page (schema.org), as a data block that never runs. */
export function JsonLd({data}: {data: JsonLdNode}) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{__html: serializeJsonLd(data)}}
    />
  );
}
