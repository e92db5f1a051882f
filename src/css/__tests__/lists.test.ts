import postcss from 'postcss';
import {writeOutLists} from '../lists';

const compiled = async (css: string) => {
  const lists = {color: ['red', 'green']};
  const result = await postcss([writeOutLists(lists)]).process(css, {from: undefined});
  return result.css.replace(/\s+/g, ' ');
};

it('writes a selector once for each entry, and leaves those without a name', async () => {
  expect(
    await compiled(".a[b='$color'] > [c='$color'], .d, a[href$='x'] { top: 0 }"),
  ).toBe(
    ".a[b='red'] > [c='red'], .a[b='green'] > [c='green'], .d, a[href$='x'] { top: 0 }",
  );
});

it('refuses a name that no list has', async () => {
  await expect(compiled("[b='$colour'] { top: 0 }")).rejects.toThrow(
    /There is no list for "\$colour"/,
  );
});
