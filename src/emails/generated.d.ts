/* What the plugin writes. Of two patterns that fit, TypeScript takes the longer. */
declare module '@generated/emails/default/*.json' {
  const page: import('./pageData').TemplatePage;
  export default page;
}

declare module '@generated/emails/default/gallery.json' {
  const gallery: import('./galleryData').Gallery;
  export default gallery;
}

declare module '@generated/emails/default/live-*.json' {
  const live: import('./pageData').LiveTemplate;
  export default live;
}

declare module '@generated/emails/default/letters.json' {
  const letters: Readonly<Record<string, import('./galleryData').EmailLetter>>;
  export default letters;
}

declare module '@generated/emails/default/shelf.json' {
  const shelf: import('./shelf').Shelf;
  export default shelf;
}

declare module '@generated/emails/default/parcel.json' {
  const parcel: import('./parcel').Parcel;
  export default parcel;
}

declare module '@generated/emails/default/required-props.json' {
  const props: Readonly<Record<string, readonly string[]>>;
  export default props;
}
