import type {EditorComponentDefinition} from '@sveltia/cms';

/** The build refuses a shorter one for covers; pictures in the text follow suit. */
export const LEAST_ALT = 10;

const oneLine = (text: unknown) =>
  (typeof text === 'string' ? text : '').replace(/\s+/g, ' ').trim();

const attribute = (text: unknown) =>
  oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');

/** A picture in the text: `![What it shows](./map.png)`. It cannot be left undescribed. */
export const picture = {
  id: 'picture',
  label: 'Picture',
  icon: 'image',
  trigger: 'button',
  fields: [
    {name: 'src', label: 'Picture', widget: 'image', choose_url: false},
    {
      name: 'alt',
      label: 'What it shows',
      hint: 'One sentence that is read aloud to people who cannot see the picture.',
      widget: 'string',
      minlength: LEAST_ALT,
    },
  ],
  pattern: /!\[(?<alt>[^\][]*)\]\((?<src>[^()\s]*)\)/,
  // One without a file stays in the text, so that it is asked for when the text is saved.
  toBlock: ({src, alt}) => `![${oneLine(alt).replace(/[[\]]/g, '')}](${oneLine(src)})`,
  toPreview: ({src, alt}) => `<img src="${attribute(src)}" alt="${attribute(alt)}">`,
} satisfies EditorComponentDefinition;
