import {readMarkdown} from '../../review/readMarkdown';
import {untested} from '../../review/rules/copies';

const page = readMarkdown('blog/x/index.mdx', 'Text.\n\n```php\nrun();\n```\n');
const found = (file?: string, holds = 'run') =>
  untested({markdown: [page], views: [], read: () => file}, [
    {page: page.name, holds, file: 'tests/x.php'},
  ]).map(({line, says}) => `${String(line)} ${says}`);

test('code that is not the tested one, with its line', () => {
  expect(found('run();\n')).toEqual([]);
  expect(found('stop();\n')).toEqual([
    '3 The code is not the one that is tested in tests/x.php.',
  ]);
  expect(found()).toHaveLength(1);
});

test('an article that prints no such code any more', () => {
  expect(found('stop();\n', 'stop')).toEqual([]);
});
