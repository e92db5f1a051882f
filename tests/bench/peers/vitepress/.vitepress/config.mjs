import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitepress';

/** Every page below a folder: VitePress writes no menu by itself. */
function items(folder) {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort()
    .map((file) => ({
      text: JSON.parse(/^title: (".*")$/m.exec(readFileSync(file, 'utf8'))[1]),
      link: `/${file.replace(/(index)?\.md$/, '')}`,
    }));
}

export default defineConfig({
  title: 'Docs',
  ignoreDeadLinks: true,
  themeConfig: {sidebar: [{text: 'Docs', items: items('docs')}]},
});
