/** Width and height of every social card, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/**
 * Where the card drawn for a page is served.
 *
 * @param path path of the page, with both slashes
 * @returns path of a PNG from the root: `/cards/docs/api/email.png`
 */
export function cardPath(path: string): string {
  return `/cards/${path.replace(/^\/|\/$/g, '') || 'index'}.png`;
}

/**
 * The address of a page's card at an image-rendering service.
 *
 * @param service full address of the service; its own query parameters stay
 * @param title the page's title, without the site's name
 * @param image full address of the picture to draw beside the title
 * @returns the service's address with `title` and `image` as query parameters
 */
export function renderedCard(service: string, title: string, image: string): string {
  const address = new URL(service);
  address.searchParams.set('title', title);
  address.searchParams.set('image', image);
  return address.href;
}
